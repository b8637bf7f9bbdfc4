import { applyEvent, newEvent } from './event.ts';
import type { EventAction, EventRules, EventState, Score } from './event.types.ts';

export const RULES: EventRules = {
  gamesToWin: 2,
  swissRounds: 3,
  cut: 0,
  isWithinPods: false,
  opens: 'itself',
};

/** The event after these actions; throws the refusal of one that is not taken. */
export function acted(state: EventState, ...actions: readonly EventAction[]): EventState {
  return actions.reduce((before, action) => {
    const applied = applyEvent(before, action);
    if (!applied.ok) throw new Error(`${action.type}: ${applied.refusal}`);
    return applied.state;
  }, state);
}

/** An event whose players p0, p1 … have drafted in pods of this size. */
export function drafted(players: number, rules: Partial<EventRules> = {}, podSize = 8): EventState {
  const ids = Array.from({ length: players }, (_, at) => `p${at}`);
  return acted(
    newEvent({ ...RULES, ...rules }),
    ...ids.map((playerId): EventAction => ({ type: 'join', playerId })),
    {
      type: 'seat',
      podOf: ids.map((_, at) => Math.floor(at / podSize)),
      seatOf: ids.map((_, at) => at % podSize),
      swissRounds: rules.swissRounds ?? RULES.swissRounds,
    },
  );
}

export const score = (own: number, other: number, draws = 0): Score => ({ wins: [own, other], draws });

/** The host settles every open match of the last round by this. */
export function settled(
  state: EventState,
  scoreOf: (players: readonly [number, number], table: number) => Score,
  chance = 7,
): EventState {
  const round = state.rounds.length - 1;
  const open = state.rounds[round]?.matches.filter((match) => match.state.kind !== 'final') ?? [];
  return open.reduce((before, { table, players: [first, second] }) => {
    if (second === null) return before;
    return acted(before, { type: 'rule', round, table, score: scoreOf([first, second], table), chance });
  }, state);
}

/** An event folded anew from the rows of its log; throws where one of them is not taken. */
export function replayEvent(hostId: string, rules: EventRules, rows: readonly unknown[]): EventState {
  const first = { ...newEvent(rules), players: [{ id: hostId, pod: null, droppedAfter: null }] };
  return rows.reduce<EventState>((state, row) => acted(state, row as EventAction), first);
}
