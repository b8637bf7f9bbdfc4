import { describe, expect, it } from 'vitest';
import { acted, drafted, RULES, score } from './event.testkit.ts';
import { newEvent } from './event.ts';
import type { EventAction, EventState } from './event.types.ts';
import { happenedBetween } from './happened.ts';

const OPEN: EventAction = { type: 'openRound', chance: 3 };
const madeBy = (state: EventState, ...actions: EventAction[]) =>
  happenedBetween(state, acted(state, ...actions));
const idOf = (state: EventState, table: number, side: 0 | 1) => {
  const player = state.rounds.at(-1)?.matches.find((match) => match.table === table)?.players[side];
  return state.players[player ?? -1]?.id ?? '';
};
const tell = (state: EventState, type: 'report' | 'confirm', side: 0 | 1): EventAction => {
  const name = { round: state.rounds.length - 1, table: 1 };
  return { type, ...name, playerId: idOf(state, 1, side), score: score(2, 1), chance: 5 };
};
const byHost = acted(drafted(4, { opens: 'host' }), OPEN);

describe('what happened in an event', () => {
  it('is the round that opened, by the host or with the last result', () => {
    expect(madeBy(drafted(4), OPEN)).toEqual([{ kind: 'roundOpened', round: 0 }]);
    const first = acted(drafted(2), OPEN);
    const reported = acted(first, tell(first, 'report', 0));
    expect(madeBy(reported, tell(reported, 'confirm', 1))).toEqual([
      { kind: 'settled', round: 0, table: 1 },
      { kind: 'roundOpened', round: 1 },
    ]);
  });

  it('is a result that was reported, changed or ruled, and nothing where the same is told again', () => {
    const report = tell(byHost, 'report', 1);
    expect(madeBy(byHost, report)).toEqual([{ kind: 'reported', round: 0, table: 1, by: 1 }]);
    const reported = acted(byHost, report);
    expect(madeBy(reported, report)).toEqual([]);
    const ruled: EventAction = { type: 'rule', round: 0, table: 1, score: score(0, 2), chance: 1 };
    expect(madeBy(reported, ruled)).toEqual([{ kind: 'settled', round: 0, table: 1 }]);
    expect(madeBy(acted(reported, ruled), ruled)).toEqual([]);
  });

  it('is a match that a drop gave away, and that it is played after all', () => {
    const drop: EventAction = { type: 'drop', playerId: idOf(byHost, 1, 0), chance: 1 };
    expect(madeBy(byHost, drop)).toEqual([{ kind: 'settled', round: 0, table: 1 }]);
    const back: EventAction = { type: 'takeDropBack', playerId: idOf(byHost, 1, 0) };
    expect(madeBy(acted(byHost, drop), back)).toEqual([{ kind: 'reopened', round: 0, table: 1 }]);
  });

  it('is who came in from the waiting list, and who is left out when the pods are seated', () => {
    const full = acted(
      newEvent(RULES),
      { type: 'join', playerId: 'a' },
      { type: 'join', playerId: 'b' },
      { type: 'wait', playerId: 'c' },
    );
    const seat: EventAction = { type: 'seat', podOf: [0, 0], seatOf: [0, 1], swissRounds: 1 };
    expect(madeBy(full, { type: 'leave', playerId: 'a' }, { type: 'admit' })).toEqual([
      { kind: 'admitted', playerId: 'c' },
    ]);
    expect(madeBy(full, seat)).toEqual([{ kind: 'seated' }, { kind: 'startedWithout', playerId: 'c' }]);
    expect(madeBy(full, { type: 'cancel' })).toEqual([{ kind: 'cancelled' }]);
  });
});
