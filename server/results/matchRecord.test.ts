import { describe, expect, it } from 'vitest';
import type { EventMatch, EventState, MatchState } from '#engine/events/event.types.ts';
import { addedRecords, matchRecordOf } from './matchRecord.ts';

const over = (first: number, second: number, by: 'players' | 'bye' | 'drop' = 'players'): MatchState => ({
  kind: 'final',
  by,
  score: { wins: [first, second], draws: 0 },
});

const eventOf = (...matches: readonly EventMatch[]): EventState => ({
  rules: { gamesToWin: 2, swissRounds: 3, cut: 2, isWithinPods: false, opens: 'host' },
  phase: 'playing',
  players: ['ana', 'mara', 'juno'].map((id) => ({ id, pod: 0, droppedAfter: null })),
  rounds: [{ kind: 'swiss', number: 1, matches }],
});

describe('the matches of a player in an event', () => {
  it('are counted from either side, with byes as wins and matches that somebody dropped from', () => {
    const event = eventOf(
      { table: 1, players: [0, 1], state: over(2, 1) },
      { table: 2, players: [2, 0], state: over(2, 0) },
      { table: 3, players: [0, null], state: over(2, 0, 'bye') },
      { table: 4, players: [1, 0], state: over(0, 2, 'drop') },
      { table: 5, players: [0, 1], state: over(1, 1) },
      { table: 6, players: [0, 2], state: { kind: 'open' } },
    );
    expect(matchRecordOf(event, 'ana')).toEqual({ wins: 3, losses: 1, draws: 1 });
    expect(matchRecordOf(event, 'mara')).toEqual({ wins: 0, losses: 2, draws: 1 });
  });

  it('are not told before one is over, nor of somebody who does not play', () => {
    const event = eventOf({ table: 1, players: [0, 1], state: { kind: 'open' } });
    expect([matchRecordOf(event, 'ana'), matchRecordOf(event, 'nobody')]).toEqual([null, null]);
  });

  it('of several events are added up', () => {
    expect(addedRecords([{ wins: 3, losses: 0, draws: 0 }, null, { wins: 1, losses: 2, draws: 1 }])).toEqual({
      wins: 4,
      losses: 2,
      draws: 1,
    });
    expect(addedRecords([null])).toBeNull();
  });
});
