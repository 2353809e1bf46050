// Mutated levels of Tiled, as XML and as JSON, and of LDtk.
#include "catch.hpp"
#include "fuzz/level_target.hpp"
#include "fuzz/mutate.hpp"
#include "fuzz/runner.hpp"

namespace {

const std::vector<std::string> xml_levels = {
    R"(<?xml version="1.0" encoding="UTF-8"?>
<map version="1.10" orientation="orthogonal" width="4" height="3" tilewidth="16" tileheight="8">
 <tileset firstgid="1" name="set" tilewidth="16" tileheight="8" objectalignment="center">
  <tileoffset x="1" y="2"/>
  <tile id="0" type="wall"/>
  <tile id="1">
   <properties>
    <property name="one_way" type="bool" value="true"/>
    <property name="nez:slopeTopLeft" type="int" value="3"/>
    <property name="nez:slopeTopRight" type="int" value="0"/>
   </properties>
  </tile>
  <tile id="2">
   <objectgroup>
    <object id="1" x="0" y="8" rotation="30"><polygon points="0,0 16,-8 16,0"/></object>
    <object id="2" x="0" y="4" width="8" height="4"><ellipse/></object>
   </objectgroup>
  </tile>
 </tileset>
 <group name="all" offsetx="3.5" offsety="-2">
  <layer name="ground" width="4" height="3">
   <data encoding="csv">
    0,2,0,3221225475,
    1,0,536870915,0,
    1,1,1,7
   </data>
  </layer>
 </group>
 <layer name="packed" width="2" height="1" class="solid">
  <data encoding="base64" compression="zlib">eJxjZGBgYAJiAAAYAAQ=</data>
 </layer>
 <objectgroup name="collision">
  <object id="3" name="left wall" x="0" y="0" width="9" height="30"/>
  <object id="4" type="platform" x="9" y="12"><polyline points="0,0 8,1 20,0"/></object>
  <object id="5" x="40" y="20" rotation="45"><polygon points="0,0 8,0 8,8 4,4 0,8"/></object>
  <object id="6" x="70" y="20" width="12" height="12"><ellipse/></object>
  <object id="7" x="90" y="20" width="12" height="30" rotation="10"><capsule/></object>
  <object id="8" gid="2147483651" x="120" y="20" width="32" height="32" rotation="10"/>
  <object id="9" name="Player" x="30" y="-20"><point/></object>
 </objectgroup>
</map>
)",
    R"(<?xml version="1.0" encoding="UTF-8"?>
<map version="1.10" orientation="orthogonal" infinite="1" tilewidth="32" tileheight="32">
 <tileset firstgid="1" name="a" tilewidth="64" tileheight="48"/>
 <layer name="walls">
  <data encoding="csv">
   <chunk x="-16" y="0" width="4" height="2">
    1,1,0,2,
    3,0,0,1
   </chunk>
   <chunk x="0" y="-16" width="2" height="2">
    1,1,
    0,1
   </chunk>
  </data>
 </layer>
</map>
)"};

const std::vector<std::string> json_levels = {
    R"({"type": "map", "tiledversion": "1.10", "orientation": "orthogonal", "width": 3, "height": 2,
        "tilewidth": 16, "tileheight": 16, "tilesets": [{"firstgid": 1, "name": "set",
        "tilewidth": 16, "tileheight": 16, "tiles": [{"id": 0, "properties": [{"name": "solid",
        "type": "bool", "value": true}]}, {"id": 1, "objectgroup": {"objects": [{"x": 0, "y": 8,
        "width": 16, "height": 8, "rotation": 0}]}}]}], "layers": [{"type": "group", "offsetx": 4,
        "layers": [{"type": "tilelayer", "name": "ground", "width": 3, "height": 2,
        "data": [0, 0, 2, 1, 1, 1]}]}, {"type": "objectgroup", "name": "walls", "objects": [
        {"x": 1, "y": 2, "width": 3, "height": 4, "rotation": 20, "type": "wall"},
        {"x": 9, "y": 2, "polygon": [{"x": 0, "y": 0}, {"x": 8, "y": 0}, {"x": 4, "y": 9}]},
        {"x": 9, "y": 2, "polyline": [{"x": 0, "y": 0}, {"x": 8, "y": 0}, {"x": 4, "y": 9}]},
        {"x": 9, "y": 2, "width": 8, "height": 5, "ellipse": true},
        {"name": "spawn", "point": true, "x": 5, "y": 6}]}]})",
    R"({"jsonVersion": "1.5.3", "defaultGridSize": 16, "worldLayout": "Free", "defs": {"layers": [
        {"uid": 3, "intGridValues": [{"value": 1, "identifier": "walls"}, {"value": 2,
        "identifier": "slopeLB"}, {"value": 3, "identifier": "cloud"}]}]}, "levels": [
        {"identifier": "Cave", "worldX": 10, "worldY": -5, "pxWid": 48, "pxHei": 32,
        "layerInstances": [{"__identifier": "Cells", "layerDefUid": 3, "__cWid": 3, "__cHei": 2,
        "__gridSize": 16, "__pxTotalOffsetX": 1, "__pxTotalOffsetY": 2,
        "intGridCsv": [3, 0, 2, 1, 1, 1]}, {"__identifier": "Entities", "__gridSize": 16,
        "entityInstances": [{"__identifier": "Player", "__pivot": [0.5, 1], "__tags": ["hero"],
        "px": [20, 16], "width": 8, "height": 12, "fieldInstances": []}]}]}]})"};

std::string level_like(fuzz::Random& random) {
    const bool is_xml = random.one_in(2);
    const std::vector<std::string>& texts = is_xml ? xml_levels : json_levels;
    const auto change = [&](const std::string& from) {
        const std::string& other = random.from(texts);
        if (!is_xml && !random.one_in(4)) return fuzz::with_other_value(from, other, random);
        return fuzz::with_other_part(from, other, random.one_in(2) ? "\n" : " <", random);
    };
    const auto takes = [](const std::string& from) {
        return fuzz::is_taken<lab::SceneError>(
            [](const std::string& each) {
                static_cast<void>(lab::read_level_scene(
                    each, "seed", [](const std::string&) { return std::optional<std::string>(); }));
            },
            from);
    };
    return fuzz::mutated(random.from(texts), change, takes, random);
}

}  // namespace

TEST_CASE("every level is rejected or becomes a valid scene", "[fuzz]") {
    fuzz::run_seeds("level", 400, level_like, fuzz::level);
}
