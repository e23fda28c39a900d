"""The client's sheet is the engine's."""

import json
import subprocess
from pathlib import Path

from engine.lost_cities import sheet

MODULE = Path(__file__).parents[3] / "client/games/lost_cities/sheet.js"


def printed():
    script = f"import({json.dumps(MODULE.as_uri())}).then((sheet) => console.log(JSON.stringify(sheet)))"
    said = subprocess.run(["node", "--eval", script], capture_output=True, text=True, check=True)
    return json.loads(said.stdout)


def test_the_client_draws_the_sheet_that_the_engine_plays_on():
    client = printed()
    drawn = [(one["colour"], set(one["arrows"]), set(one["artifacts"])) for one in client.pop("EXPEDITIONS")]
    assert drawn == [tuple(expedition) for expedition in sheet.EXPEDITIONS]
    assert client == {name: json.loads(json.dumps(getattr(sheet, name))) for name in client}
