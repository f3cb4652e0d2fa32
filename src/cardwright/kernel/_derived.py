"""Written by derive.py from the fields in state.py; do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cardwright.kernel.state import Decision, Frame, State

if TYPE_CHECKING:
    from cardwright.kernel.game import Game


def clone_frame(x: Frame) -> Frame:
    """An independent copy."""
    return Frame(
        x.node,
        x.step,
        x.count,
        x.you,
        x.source,
        x.slots,
        x.cards,
        tuple([clone_frame(part) for part in x.frames]) if x.frames else x.frames,
    )


def same_frame(x: Frame, y: Frame) -> bool:
    """Whether all fields are equal."""
    return (
        x.node is y.node
        and x.step == y.step
        and x.count == y.count
        and x.you == y.you
        and x.source == y.source
        and x.slots == y.slots
        and x.cards == y.cards
        and len(x.frames) == len(y.frames)
        and all([same_frame(a, b) for a, b in zip(x.frames, y.frames, strict=True)])
    )


def frame_data(x: Frame) -> list[Any]:
    """The fields as plain lists, numbers and texts."""
    return [
        x.node.index,
        x.step,
        x.count,
        x.you,
        x.source,
        list(x.slots),
        list(x.cards),
        [frame_data(part) for part in x.frames],
    ]


def frame_from(game: Game, data: list[Any]) -> Frame:
    """The object that the plain data describes."""
    return Frame(
        game.nodes[data[0]],
        int(data[1]),
        int(data[2]),
        int(data[3]),
        int(data[4]),
        tuple(data[5]),
        tuple(data[6]),
        tuple([frame_from(game, part) for part in data[7]]),
    )


def clone_decision(x: Decision) -> Decision:
    """An independent copy."""
    return Decision(
        x.seat,
        x.kind,
        x.source,
        x.options[:],
        x.batch,
    )


def same_decision(x: Decision, y: Decision) -> bool:
    """Whether all fields are equal."""
    return x.seat == y.seat and x.kind == y.kind and x.source == y.source and x.options == y.options and x.batch == y.batch


def decision_data(x: Decision) -> list[Any]:
    """The fields as plain lists, numbers and texts."""
    return [
        x.seat,
        x.kind,
        x.source,
        list(x.options),
        x.batch,
    ]


def decision_from(game: Game, data: list[Any]) -> Decision:
    """The object that the plain data describes."""
    return Decision(
        int(data[0]),
        int(data[1]),
        int(data[2]),
        list(data[3]),
        int(data[4]),
    )


def clone_state(x: State) -> State:
    """An independent copy."""
    return State(
        x.game,
        x.zones[:],
        x.where.copy(),
        x.seen.copy(),
        x.counters[:],
        [clone_frame(part) for part in x.stack],
        tuple([clone_frame(part) for part in x.waiting]) if x.waiting else x.waiting,
        x.pending,
        x.batch,
        x.asked,
        x.answers,
        x.result,
        x.seed,
        x.chance,
    )


def same_state(x: State, y: State) -> bool:
    """Whether all fields are equal."""
    return (
        x.game is y.game
        and x.zones == y.zones
        and x.where == y.where
        and x.seen == y.seen
        and x.counters == y.counters
        and len(x.stack) == len(y.stack)
        and all([same_frame(a, b) for a, b in zip(x.stack, y.stack, strict=True)])
        and len(x.waiting) == len(y.waiting)
        and all([same_frame(a, b) for a, b in zip(x.waiting, y.waiting, strict=True)])
        and len(x.pending) == len(y.pending)
        and all([same_decision(a, b) for a, b in zip(x.pending, y.pending, strict=True)])
        and x.batch == y.batch
        and x.asked == y.asked
        and x.answers == y.answers
        and x.result == y.result
        and x.seed == y.seed
        and x.chance == y.chance
    )


def state_data(x: State) -> list[Any]:
    """The fields as plain lists, numbers and texts."""
    return [
        [list(part) for part in x.zones],
        list(x.where),
        [[key, x.seen[key]] for key in sorted(x.seen)],
        list(x.counters),
        [frame_data(part) for part in x.stack],
        [frame_data(part) for part in x.waiting],
        [decision_data(part) for part in x.pending],
        x.batch,
        x.asked,
        x.answers,
        x.result,
        x.seed.hex(),
        x.chance,
    ]


def state_from(game: Game, data: list[Any]) -> State:
    """The object that the plain data describes."""
    return State(
        game,
        [tuple(part) for part in data[0]],
        bytearray(data[1]),
        {int(key): int(value) for key, value in data[2]},
        list(data[3]),
        [frame_from(game, part) for part in data[4]],
        tuple([frame_from(game, part) for part in data[5]]),
        tuple([decision_from(game, part) for part in data[6]]),
        int(data[7]),
        int(data[8]),
        int(data[9]),
        int(data[10]),
        bytes.fromhex(data[11]),
        int(data[12]),
    )
