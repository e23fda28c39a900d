"""The smallest game that has everything: hidden choices, shared dice, turns, a clock, hidden secrets and an end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from msgspec.structs import replace

from engine.game import Best, Hint, Illegal, Measure, Outcome, Reason, Record, Score


class Options(Record, frozen=True):
    rounds: int = 2
    clock: int | None = None

    def __post_init__(self) -> None:
        if not 1 <= self.rounds <= 9:
            raise ValueError("rounds")


class Claim(Record, frozen=True, tag_field="type", tag="claim"):
    """Take a share of the die: 0 … its face. The share is hidden until everybody has claimed."""

    turn: int
    share: int


class Rolled(Record, frozen=True, tag_field="type", tag="rolled"):
    face: int


class Claimed(Record, frozen=True, tag_field="type", tag="claimed"):
    seat: int
    share: int


class Revealed(Record, frozen=True, tag_field="type", tag="revealed"):
    pass


class Ended(Record, frozen=True, tag_field="type", tag="ended"):
    pass


class State(Record, frozen=True):
    rounds: int
    turn: int
    face: int | None
    claims: tuple[int | None, ...]
    scores: tuple[int, ...]
    ended: bool = False


class View(Record, frozen=True):
    game: str
    turn: int
    face: int | None
    claimed: tuple[bool, ...]
    scores: tuple[int, ...]


class Secret(Record, frozen=True):
    turn: int
    claim: int | None


class TinyGame:
    version = 1
    options = Options
    state = State
    command = Claim
    event = Rolled | Claimed | Revealed | Ended
    strengths = 2
    measured = True
    dailies: ClassVar[dict[str, Options]] = {}

    def __init__(self, id: str, seats: range) -> None:
        self.id = id
        self.seats = seats

    def table(self, options: Options) -> str:
        return f"{options.rounds}"

    def clock(self, options: Options) -> int | None:
        return options.clock

    def start(self, seats: int, options: Options) -> State:
        return State(options.rounds, 0, None, (None,) * seats, (0,) * seats)

    def legal(self, state: State, seat: int) -> Iterator[Claim]:
        if not self.waits(state, seat):
            yield from (Claim(state.turn, share) for share in range((state.face or 0) + 1))

    def decide(self, state: State, seat: int, command: Claim, dice: Any) -> tuple[Any, ...]:
        if command.turn != state.turn:
            raise Illegal("turn_passed", turn=state.turn)
        if state.claims[seat] is not None:
            raise Illegal("already_chosen")
        if not 0 <= command.share <= (state.face or 0):
            raise Illegal("out_of_range")
        return (Claimed(seat, command.share),)

    def follow_up(self, state: State, dice: Any) -> Any:
        if state.ended:
            return None
        if state.face is None:
            return Ended() if state.turn == state.rounds else Rolled(dice.roll(6, "roll", state.turn + 1))
        return None if None in state.claims else Revealed()

    def evolve(self, state: State, event: Any) -> State:
        match event:
            case Rolled():
                return replace(state, turn=state.turn + 1, face=event.face)
            case Claimed():
                claims = [event.share if seat == event.seat else c for seat, c in enumerate(state.claims)]
                return replace(state, claims=tuple(claims))
            case Revealed():
                scores = tuple(score + (claim or 0) for score, claim in zip(state.scores, state.claims, strict=True))
                return replace(state, face=None, claims=(None,) * len(scores), scores=scores)
            case _:
                return replace(state, ended=True)

    def view(self, state: State) -> View:
        return View(self.id, state.turn, state.face, tuple(c is not None for c in state.claims), state.scores)

    def secret(self, state: State, seat: int) -> Secret:
        return Secret(state.turn, state.claims[seat])

    def autoplay(self, state: State, seat: int) -> Claim:
        return Claim(state.turn, 0)

    def think(self, view: View, secret: Secret, seat: int, strength: int) -> Claim:
        return Claim(view.turn, min(strength, view.face or 0))

    def hint(self, view: View, secret: Secret, seat: int) -> Hint:
        return Hint(Claim(view.turn, 0), (Reason("wise", {}),))

    def review(self, options: Options, seats: int, events: Any) -> tuple[Any, ...]:
        return ()

    def measure(self, options: Options, seats: int, dice: Any) -> Measure:
        return Measure((options.rounds,) * seats, Best(6 * options.rounds, None))

    def outcome(self, state: State) -> Outcome | None:
        if not state.ended:
            return None
        return Outcome("rounds_played", tuple(Score(score, (0,), {"points": score}) for score in state.scores))

    def turn(self, state: State) -> int:
        return state.turn

    def waits(self, state: State, seat: int) -> bool:
        return state.ended or state.claims[seat] is not None
