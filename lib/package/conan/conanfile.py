"""The Conan recipe: conan create lib/package/conan. It lies in the tree that it packages."""
import os
import re

from conan import ConanFile
from conan.tools.build import check_min_cppstd
from conan.tools.files import copy, load

required_conan_version = ">=2.0"


class IsectConan(ConanFile):
    name = "isect"
    description = "Exact 2D intersection and sweep tests, headers only"
    license = "MIT"
    topics = ("geometry", "collision", "intersection", "header-only")
    package_type = "header-library"
    settings = "os", "arch", "compiler", "build_type"
    no_copy_source = True

    @property
    def _tree(self):
        return os.path.join(self.recipe_folder, "..", "..", "..")

    def set_version(self):
        project = load(self, os.path.join(self._tree, "CMakeLists.txt"))
        self.version = re.search(r"project\(\S+ VERSION ([0-9.]+)", project).group(1)

    def export_sources(self):
        copy(self, "LICENSE", self._tree, self.export_sources_folder)
        copy(self, "*.hpp", os.path.join(self._tree, "lib", "include"),
             os.path.join(self.export_sources_folder, "include"))

    def validate(self):
        check_min_cppstd(self, 20)

    def package_id(self):
        self.info.clear()

    def package(self):
        copy(self, "LICENSE", self.source_folder, os.path.join(self.package_folder, "licenses"))
        copy(self, "*.hpp", os.path.join(self.source_folder, "include"),
             os.path.join(self.package_folder, "include"))

    def package_info(self):
        self.cpp_info.bindirs = []
        self.cpp_info.libdirs = []
        self.cpp_info.set_property("cmake_file_name", "isect")
        self.cpp_info.set_property("cmake_target_name", "isect::isect")
        self.cpp_info.set_property("pkg_config_name", "isect")
        # Results must be the same bits everywhere.
        is_msvc = self.settings.compiler == "msvc"
        self.cpp_info.cxxflags = ["/fp:precise" if is_msvc else "-ffp-contract=off"]
