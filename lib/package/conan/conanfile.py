"""The Conan recipe: conan create lib/package/conan. It lies in the tree that it packages."""
import os
import re

from conan import ConanFile
from conan.tools.build import check_min_cppstd
from conan.tools.cmake import CMake, CMakeDeps, CMakeToolchain, cmake_layout
from conan.tools.files import copy, load

required_conan_version = ">=2.0"


class IsectConan(ConanFile):
    name = "isect"
    description = "Exact 2D intersection and sweep tests"
    license = "MIT"
    topics = ("geometry", "collision", "intersection")
    package_type = "library"
    settings = "os", "arch", "compiler", "build_type"
    options = {"shared": [True, False], "fPIC": [True, False]}
    default_options = {"shared": False, "fPIC": True}

    @property
    def _tree(self):
        return os.path.join(self.recipe_folder, "..", "..", "..")

    def set_version(self):
        project = load(self, os.path.join(self._tree, "CMakeLists.txt"))
        self.version = re.search(r"project\(\S+ VERSION ([0-9.]+)", project).group(1)

    def export_sources(self):
        for pattern in "CMakeLists.txt", "LICENSE", "lib/*":
            copy(self, pattern, self._tree, self.export_sources_folder)

    def config_options(self):
        if self.settings.os == "Windows":
            del self.options.fPIC

    def validate(self):
        check_min_cppstd(self, 20)

    def layout(self):
        cmake_layout(self)

    def generate(self):
        toolchain = CMakeToolchain(self)
        toolchain.cache_variables["ISECT_BUILD_APP"] = False
        toolchain.cache_variables["ISECT_BUILD_TESTS"] = False
        toolchain.generate()
        CMakeDeps(self).generate()

    def build(self):
        cmake = CMake(self)
        cmake.configure()
        cmake.build()

    def package(self):
        copy(self, "LICENSE", self.source_folder, os.path.join(self.package_folder, "licenses"))
        CMake(self).install()

    def package_info(self):
        self.cpp_info.libs = ["isect"]
        self.cpp_info.set_property("cmake_file_name", "isect")
        self.cpp_info.set_property("cmake_target_name", "isect::isect")
        self.cpp_info.set_property("pkg_config_name", "isect")
        # Results must be the same bits everywhere.
        is_msvc = self.settings.compiler == "msvc"
        self.cpp_info.cxxflags = ["/fp:precise" if is_msvc else "-ffp-contract=off"]
