#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "workspace/workspace.hpp"

namespace lab {

/// What the address of a web page says after its #: the id of an unchanged scene, a step of a
/// lesson such as "slabs/3", or a case line that holds everything.
std::string address_of(const Workspace& workspace);

/// Opens what an address says. Throws CaseError, or UsageError for an unknown name.
void open_address(Workspace& workspace, const std::string& fragment);

/// Notices when the address of the page has to change.
class AddressFollower {
public:
    struct Change {
        std::string fragment;
        bool is_elsewhere{};  ///< another scene or lesson was opened, which "back" leaves again
    };

    /// Returns a change once it is made. A drag, a take or a running animation has none until it
    /// ends.
    std::optional<Change> look(const Workspace& workspace);
    /// The page went to this address, as with "back".
    void arrive(const Workspace& workspace, const std::string& fragment);

private:
    static std::string place_of(const Workspace& workspace);

    std::string fragment_, place_;
    std::size_t step_{};  ///< of the scene's history
};

}  // namespace lab
