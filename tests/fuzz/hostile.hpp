// Values that often break programs.
#pragma once

#include <string>

namespace fuzz {

/// In the syntax of JSON and command lines; most are within the range that scenes may use.
inline constexpr const char* hostile_numbers[] = {
    "0",     "-0.0",  "1",      "-1",         "0.5",        "0.1",        "2",
    "64",    "1e-7",  "1e5",    "1e9",        "1e15",       "1e17",       "1e20",
    "1e30",  "1e36",  "1e37",   "1e60",       "-1e60",      "1e-60",      "1.6e60",
    "1e61",  "1e308", "5e-324", "2147483647", "2147483648", "4294967296", "9007199254740993",
    "-1e15", "-1e30", "-0.1",   "1e-30"};

/// As bytes in memory: control characters, broken UTF-8, and syntax of JSON, C++, XML and paths.
inline const std::string hostile_texts[] = {"",
                                            " ",
                                            "\n",
                                            "a\nb",
                                            "a\r\nb",
                                            std::string(1, '\0'),
                                            "\x01\x1b[31m",
                                            "\x7f",
                                            "\t",
                                            "\xff\xfe",
                                            "\xc3",
                                            "\xed\xa0\x80",
                                            "\xf0\x9f\x92\xa9",
                                            "\xe2\x80\xae",
                                            "\"",
                                            "\\",
                                            "a\\",
                                            "*/",
                                            "/*",
                                            "//",
                                            "</svg>",
                                            "]]>",
                                            "&amp;<&>",
                                            "%",
                                            "%s%n",
                                            "%00",
                                            "../x",
                                            "a/b",
                                            "?\?/",
                                            "R\"(",
                                            "#include",
                                            "@title",
                                            "isect1",
                                            "int",
                                            "main",
                                            "answer",
                                            "isect",
                                            "a;b,c(d)~e:f",
                                            std::string(300, 'x'),
                                            std::string(5000, 'w'),
                                            std::string(70, ' ') + "end"};

}  // namespace fuzz
