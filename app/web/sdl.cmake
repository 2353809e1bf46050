# SDL for a web page, as a list of its sources: SDL's own build takes minutes to configure here. Leaves out sound,
# sensors, software rendering and whatever else the lab doesn't use.
enable_language(C)
file(GLOB sdl_sources ${sdl2_SOURCE_DIR}/src/*.c)
foreach(folder atomic cpuinfo events file joystick joystick/emscripten filesystem/emscripten loadso/dlopen
        libm locale locale/emscripten misc misc/emscripten render render/opengles2 stdlib thread
        thread/generic timer timer/unix video video/emscripten video/yuv2rgb)
    file(GLOB in_folder ${sdl2_SOURCE_DIR}/src/${folder}/*.c)
    list(APPEND sdl_sources ${in_folder})
endforeach()
add_library(lab-sdl STATIC ${sdl_sources})
add_library(SDL2::SDL2 ALIAS lab-sdl)
target_include_directories(lab-sdl SYSTEM PUBLIC ${sdl2_SOURCE_DIR}/include)
target_include_directories(lab-sdl PRIVATE ${sdl2_SOURCE_DIR}/src/video/khronos)
target_compile_definitions(lab-sdl PRIVATE SDL_AUDIO_DISABLED=1 SDL_POWER_DISABLED=1 SDL_SENSOR_DISABLED=1
    SDL_LEAN_AND_MEAN=1)
target_compile_options(lab-sdl PRIVATE -w)
set_target_properties(lab-sdl PROPERTIES UNITY_BUILD OFF)
