import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { acted, drafted } from '#engine/events/event.testkit.ts';
import type { EventRound } from '#engine/events/event.types.ts';
import { CARD_DATA, hasCardData } from '../harness/cardData.ts';
import { simulateSwiss } from './swissEvents.ts';

const EVENTS = 200;

describe('simulated Swiss events of 4 to 128 players with drops', () => {
  it('are paired in every round as well as a maximum-weight matching of the same field', {
    timeout: 120_000,
  }, () => {
    const verdicts = Array.from({ length: EVENTS }, (_, seed) => simulateSwiss(seed)).flat();
    expect(verdicts.length).toBeGreaterThan(EVENTS * 3);
    expect(verdicts.filter(({ paired, optimum }) => paired.join() !== optimum.join())).toEqual([]);
    // What has to be avoided does happen among them, where it can't be.
    const had = (at: number) => verdicts.some(({ optimum }) => (optimum[at] ?? 0) > 0);
    expect([0, 1, 2, 3, 4].map(had)).toEqual([true, true, true, true, true]);
  });
});

const PLAYED = 'reports/e1-event-of-eight.json';

describe.skipIf(!hasCardData(PLAYED, 'the third round of a reported event'))(
  'a reported event of eight',
  () => {
    it('e1: has a third round in which all meet somebody with their points', () => {
      const file = JSON.parse(readFileSync(join(CARD_DATA, PLAYED), 'utf8')) as {
        readonly rounds: readonly EventRound[];
      };
      const rounds = file.rounds.slice(0, 2);
      expect(rounds.map(({ matches }) => matches.length)).toEqual([4, 4]);
      const played = { ...drafted(8, { opens: 'host' }), phase: 'playing' as const, rounds };
      for (let chance = 1; chance <= 20; chance += 1) {
        const third = acted(played, { type: 'openRound', chance }).rounds[2];
        const pairs = third?.matches.map(({ players: [a, b] }) => [a, b].toSorted().join('–')).toSorted();
        expect([
          ['0–1', '2–3', '4–5', '6–7'],
          ['0–1', '2–3', '4–6', '5–7'],
        ]).toContainEqual(pairs);
      }
    });
  },
);
