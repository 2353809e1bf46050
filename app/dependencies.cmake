# What the lab is built with: the system's packages where there are any, else sources of a pinned version by
# FetchContent, each archive checked by its hash (FETCHCONTENT_SOURCE_DIR_IMGUI, ..._SDL2, ... take a folder instead
# of a download).
include(FetchContent)
if(POLICY CMP0135)
    cmake_policy(SET CMP0135 NEW)  # a downloaded file is as new as its download
endif()
option(ISECT_BUNDLE_LIBRARIES "Build the libraries into the program, so that it runs where they aren't installed" OFF)
if(ISECT_BUNDLE_LIBRARIES AND NOT MSVC)
    enable_language(C)
    list(REMOVE_ITEM CMAKE_C_IMPLICIT_LINK_LIBRARIES gcc_s)
    add_link_options(-static-libgcc -static-libstdc++)
endif()
# The system's libraries can't be linked into a web page.
if(NOT CMAKE_CROSSCOMPILING AND NOT ISECT_BUNDLE_LIBRARIES)
    find_package(PkgConfig QUIET)
endif()

find_package(Threads REQUIRED)

find_package(nlohmann_json 3.11 QUIET)
if(NOT nlohmann_json_FOUND)
    FetchContent_Declare(nlohmann_json
        URL https://github.com/nlohmann/json/releases/download/v3.11.3/json.tar.xz
        URL_HASH SHA256=d6c65aca6b1ed68e7a182f4757257b107ae403032760ed6ef121c9d55e81757d)
    FetchContent_MakeAvailable(nlohmann_json)
endif()

find_package(CLI11 2.1 QUIET)
if(NOT CLI11_FOUND)
    FetchContent_Declare(CLI11
        URL https://github.com/CLIUtils/CLI11/archive/v2.4.2.tar.gz
        URL_HASH SHA256=f2d893a65c3b1324c50d4e682c0cdc021dd0477ae2c048544f39eed6654b699a)
    FetchContent_MakeAvailable(CLI11)
endif()

# A folder or an archive has SDL's own build; a static library of it needs nothing beside the program.
if(NOT ISECT_BUNDLE_LIBRARIES)
    find_package(SDL2 2.26 QUIET)
    find_package(GIF 5 QUIET)
endif()
if(NOT SDL2_FOUND)
    set(SDL_SHARED OFF CACHE BOOL "")
    set(SDL_TEST OFF CACHE BOOL "")
    set(SDL_AUDIO OFF CACHE BOOL "")
    set(SDL2_DISABLE_INSTALL ON CACHE BOOL "")
    set(sdl_folder .)
    if(EMSCRIPTEN)
        set(sdl_folder no-build)
    endif()
    FetchContent_Declare(SDL2
        URL https://github.com/libsdl-org/SDL/releases/download/release-2.28.5/SDL2-2.28.5.tar.gz
        URL_HASH SHA256=332cb37d0be20cb9541739c61f79bae5a477427d79ae85e352089afdaf6666e4
        SOURCE_SUBDIR ${sdl_folder})
    # Some of SDL's sources define the same names.
    set(CMAKE_UNITY_BUILD OFF)
    FetchContent_MakeAvailable(SDL2)
    unset(CMAKE_UNITY_BUILD)
    if(EMSCRIPTEN)
        include(web/sdl.cmake)
    elseif(NOT TARGET SDL2::SDL2)
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
    FetchContent_Declare(imgui
        URL https://github.com/ocornut/imgui/archive/v1.90.4.tar.gz
        URL_HASH SHA256=5d9dc738af74efa357f2a9fc39fe4a28d29ef1dfc725dd2977ccf3f3194e996e)
    FetchContent_MakeAvailable(imgui)
    add_library(lab-imgui STATIC)
    foreach(part imgui imgui_draw imgui_tables imgui_widgets)
        target_sources(lab-imgui PRIVATE ${imgui_SOURCE_DIR}/${part}.cpp)
    endforeach()
    target_include_directories(lab-imgui SYSTEM PUBLIC ${imgui_SOURCE_DIR})
    target_compile_features(lab-imgui PUBLIC cxx_std_20)
    set_target_properties(lab-imgui PROPERTIES CXX_CLANG_TIDY "")
endif()

# Only the parser of md4c, without the HTML that its own build makes of it.
if(PKG_CONFIG_FOUND)
    pkg_check_modules(MD4C QUIET IMPORTED_TARGET md4c)
endif()
if(MD4C_FOUND)
    add_library(lab-md4c ALIAS PkgConfig::MD4C)
else()
    FetchContent_Declare(md4c
        URL https://github.com/mity/md4c/archive/refs/tags/release-0.5.2.tar.gz
        URL_HASH SHA256=55d0111d48fb11883aaee91465e642b8b640775a4d6993c2d0e7a8092758ef21
        SOURCE_SUBDIR src/no-build)
    FetchContent_MakeAvailable(md4c)
    enable_language(C)
    add_library(lab-md4c STATIC ${md4c_SOURCE_DIR}/src/md4c.c)
    target_include_directories(lab-md4c SYSTEM PUBLIC ${md4c_SOURCE_DIR}/src)
endif()

# Only the reader of pugixml, without XPath. Debian's library has both.
if(NOT CMAKE_CROSSCOMPILING AND NOT ISECT_BUNDLE_LIBRARIES AND NOT FETCHCONTENT_SOURCE_DIR_PUGIXML)
    find_package(pugixml 1.11 QUIET)
endif()
if(pugixml_FOUND)
    add_library(lab-pugixml INTERFACE)
    target_link_libraries(lab-pugixml INTERFACE pugixml::pugixml)
else()
    FetchContent_Declare(pugixml
        URL https://github.com/zeux/pugixml/archive/refs/tags/v1.13.tar.gz
        URL_HASH SHA256=5c5ad5d7caeb791420408042a7d88c2c6180781bf218feca259fd9d840a888e1
        SOURCE_SUBDIR no-build)
    FetchContent_MakeAvailable(pugixml)
    add_library(lab-pugixml STATIC ${pugixml_SOURCE_DIR}/src/pugixml.cpp)
    target_include_directories(lab-pugixml SYSTEM PUBLIC ${pugixml_SOURCE_DIR}/src)
    target_compile_definitions(lab-pugixml PUBLIC PUGIXML_NO_XPATH)
    set_target_properties(lab-pugixml PROPERTIES CXX_CLANG_TIDY "" UNITY_BUILD OFF)
endif()

# Only the library of giflib, without its tools.
if(GIF_FOUND)
    add_library(lab-gif ALIAS GIF::GIF)
else()
    FetchContent_Declare(giflib
        URL https://downloads.sourceforge.net/project/giflib/giflib-5.2.1.tar.gz
        URL_HASH SHA256=31da5562f44c5f15d63340a09a4fd62b48c45620cd302f77a6d9acf0077879bd)
    FetchContent_MakeAvailable(giflib)
    enable_language(C)
    add_library(lab-gif STATIC)
    foreach(part dgif_lib egif_lib gif_err gif_hash gifalloc openbsd-reallocarray)
        target_sources(lab-gif PRIVATE ${giflib_SOURCE_DIR}/${part}.c)
    endforeach()
    target_include_directories(lab-gif SYSTEM PUBLIC ${giflib_SOURCE_DIR})
endif()

# stb comes with Debian's Dear ImGui; its writer of PNG is ours to find where that is built here, and its inflater for
# levels.
find_path(STB_INCLUDE_DIR stb_image_write.h HINTS ${FETCHCONTENT_SOURCE_DIR_STB} PATH_SUFFIXES stb
    NO_CMAKE_FIND_ROOT_PATH REQUIRED)
add_library(lab-stb INTERFACE)
target_include_directories(lab-stb SYSTEM INTERFACE ${STB_INCLUDE_DIR})
