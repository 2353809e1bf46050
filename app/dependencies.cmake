# What the lab is built with: the system's packages where there are any, else sources of a pinned version by
# FetchContent (FETCHCONTENT_SOURCE_DIR_IMGUI, ..._SDL2, ... take a folder instead of a download).
# An archive is checked by its hash; where only a repository is given, by its tag.
include(FetchContent)
find_package(PkgConfig QUIET)

find_package(nlohmann_json 3.11 QUIET)
if(NOT nlohmann_json_FOUND)
    FetchContent_Declare(nlohmann_json
        URL https://github.com/nlohmann/json/releases/download/v3.11.3/json.tar.xz
        URL_HASH SHA256=d6c65aca6b1ed68e7a182f4757257b107ae403032760ed6ef121c9d55e81757d)
    FetchContent_MakeAvailable(nlohmann_json)
endif()

find_package(CLI11 2.1 QUIET)
if(NOT CLI11_FOUND)
    FetchContent_Declare(CLI11 GIT_REPOSITORY https://github.com/CLIUtils/CLI11.git GIT_TAG v2.4.2)
    FetchContent_MakeAvailable(CLI11)
endif()

# A folder or an archive has SDL's own build; a static library of it needs nothing beside the program.
find_package(SDL2 2.26 QUIET)
if(NOT SDL2_FOUND)
    set(SDL_SHARED OFF CACHE BOOL "")
    set(SDL_TEST OFF CACHE BOOL "")
    FetchContent_Declare(SDL2 GIT_REPOSITORY https://github.com/libsdl-org/SDL.git GIT_TAG release-2.30.10)
    FetchContent_MakeAvailable(SDL2)
    if(NOT TARGET SDL2::SDL2)
        add_library(SDL2::SDL2 ALIAS SDL2-static)
    endif()
endif()

# Dear ImGui has no CMake of its own, so its core becomes a target here. A folder that was asked for goes before the
# system's library.
if(PKG_CONFIG_FOUND AND NOT FETCHCONTENT_SOURCE_DIR_IMGUI)
    pkg_check_modules(IMGUI QUIET IMPORTED_TARGET imgui)
endif()
if(IMGUI_FOUND)
    add_library(lab-imgui INTERFACE)
    target_link_libraries(lab-imgui INTERFACE PkgConfig::IMGUI)
else()
    FetchContent_Declare(imgui GIT_REPOSITORY https://github.com/ocornut/imgui.git GIT_TAG v1.90.1)
    FetchContent_MakeAvailable(imgui)
    add_library(lab-imgui STATIC)
    foreach(part imgui imgui_draw imgui_tables imgui_widgets)
        target_sources(lab-imgui PRIVATE ${imgui_SOURCE_DIR}/${part}.cpp)
    endforeach()
    target_include_directories(lab-imgui SYSTEM PUBLIC ${imgui_SOURCE_DIR})
    target_compile_features(lab-imgui PUBLIC cxx_std_20)
    set_target_properties(lab-imgui PROPERTIES CXX_CLANG_TIDY "")
endif()

# stb comes with Debian's Dear ImGui; its writer of PNG is ours to find where that is built here.
find_path(STB_INCLUDE_DIR stb_image_write.h PATH_SUFFIXES stb REQUIRED)
if(TARGET PkgConfig::IMGUI)
    target_include_directories(lab-imgui SYSTEM INTERFACE ${STB_INCLUDE_DIR})
else()
    target_include_directories(lab-imgui SYSTEM PUBLIC ${STB_INCLUDE_DIR})
endif()
