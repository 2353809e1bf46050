# Finds the faces that the lab embeds. Sets `fonts` and `font_licenses` to lists of NAME=PATH; without a face the lab
# uses the one that Dear ImGui brings.
set(font_folders /usr/share/fonts /usr/local/share/fonts /Library/Fonts $ENV{HOME}/.local/share/fonts
    $ENV{HOME}/.fonts $ENV{HOME}/Library/Fonts $ENV{WINDIR}/Fonts)
set(font_subfolders opentype/inter truetype/inter truetype/jetbrains-mono inter jetbrains-mono Inter JetBrainsMono
    TTF OTF)

# Appends to `fonts` the first of the files that is there, as NAME.
function(find_font name)
    string(MAKE_C_IDENTIFIER "ISECT_FONT_${name}" variable)
    string(TOUPPER ${variable} variable)
    find_file(${variable} NAMES ${ARGN} PATHS ${font_folders} PATH_SUFFIXES ${font_subfolders}
        NO_DEFAULT_PATH NO_CMAKE_FIND_ROOT_PATH DOC "The face embedded as fonts/${name}")
    if(${variable})
        set(fonts ${fonts} fonts/${name}=${${variable}} PARENT_SCOPE)
    else()
        message(STATUS "No ${ARGV1} found: the lab uses Dear ImGui's font for ${name}")
    endif()
endfunction()

set(fonts "")
find_font(sans Inter-Regular.otf Inter-Regular.ttf)
find_font(sans-bold Inter-SemiBold.otf Inter-SemiBold.ttf)
find_font(mono JetBrainsMono-Regular.ttf JetBrainsMono-Regular.otf)
find_font(mono-italic JetBrainsMono-Italic.ttf JetBrainsMono-Italic.otf)

# The text of their licence goes with them.
set(font_licenses "")
foreach(family inter jetbrains-mono)
    if(EXISTS /usr/share/doc/fonts-${family}/copyright)
        list(APPEND font_licenses licenses/${family}=/usr/share/doc/fonts-${family}/copyright)
    endif()
endforeach()
