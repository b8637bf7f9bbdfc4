import { describe, expect, it } from 'vitest';
import { acted, RULES, replayEvent } from './event.testkit.ts';
import { applyEvent, newEvent } from './event.ts';
import type { EventAction, EventState } from './event.types.ts';
import { waitingIn } from './gathering.ts';

const join = (playerId: string): EventAction => ({ type: 'join', playerId });
const wait = (playerId: string): EventAction => ({ type: 'wait', playerId });
const leave = (playerId: string): EventAction => ({ type: 'leave', playerId });
const SEAT: EventAction = { type: 'seat', podOf: [0, 0], seatOf: [0, 1], swissRounds: 1 };

const idsOf = ({ players }: EventState) => players.map(({ id }) => id);
const refusalOf = (state: EventState, action: EventAction) => {
  const applied = applyEvent(state, action);
  return applied.ok ? null : applied.refusal;
};
const full = acted(newEvent(RULES), join('a'), join('b'), wait('c'), wait('d'));

describe('the waiting list of an event', () => {
  it('takes in whoever has waited longest', () => {
    const free = acted(full, leave('a'));
    expect([idsOf(free), waitingIn(free)]).toEqual([['b'], ['c', 'd']]);
    const taken = acted(free, { type: 'admit' });
    expect([idsOf(taken), waitingIn(taken)]).toEqual([['b', 'c'], ['d']]);
  });

  it('is left as the event is, and nobody is on it twice or in both', () => {
    const left = acted(full, leave('c'));
    expect([idsOf(left), waitingIn(left)]).toEqual([['a', 'b'], ['d']]);
    for (const action of [join('c'), wait('c'), wait('a')])
      expect(refusalOf(full, action)).toBe('alreadyInEvent');
    expect(refusalOf(full, leave('e'))).toBe('notInEvent');
  });

  it('takes in nobody where nobody waits', () => {
    expect(refusalOf(acted(newEvent(RULES), join('a')), { type: 'admit' })).toBe('waitingListEmpty');
  });

  it('ends when the pods are seated', () => {
    const seated = acted(full, SEAT);
    expect([idsOf(seated), waitingIn(seated)]).toEqual([['a', 'b'], []]);
    for (const action of [wait('e'), leave('c'), { type: 'admit' } as const])
      expect(refusalOf(seated, action)).toBe('eventStarted');
  });

  it('leaves no trace in an event without one, so that its log is read as before', () => {
    const rows = [join('b'), join('c'), leave('b'), SEAT];
    const state = replayEvent('a', RULES, rows);
    expect(Object.keys(state).toSorted()).toEqual(['phase', 'players', 'rounds', 'rules']);
  });
});
