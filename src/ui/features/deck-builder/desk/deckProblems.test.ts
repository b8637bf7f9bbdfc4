import { describe, expect, it } from 'vitest';
import { testEntry, testFace, testLook } from '../testCards.testkit.ts';
import { troublesOf } from './deckProblems.ts';

const hearth = testFace('Ember Hearth');
const look = {
  ...testLook,
  deckSize: 4,
  maxCopies: 2,
  buckets: [
    { key: 'main', label: 'Main deck', min: 4, max: null },
    { key: 'side', label: 'Side', min: 0, max: null },
    { key: 'leader', label: 'Leader', min: 1, max: 1 },
  ],
};
const pool = new Map(
  ['Runner', 'Runner', 'Runner', 'Vale', 'Moth', 'Ram'].map((name, place) => [
    String(place),
    { ...testEntry(name), id: String(place) },
  ]),
);
const titles = (buckets: Record<string, string[]>, free: Record<string, number> = {}) =>
  troublesOf(look, pool, { buckets, free }, [hearth]).map(({ title, mark }) => [title, mark]);

describe('what keeps a deck from being submitted', () => {
  it('is nothing for a deck that is ready, however many free copies it has', () => {
    expect(titles({ main: ['3'], leader: ['4'], side: ['0', '1', '2', '5'] }, { 'Ember Hearth': 3 })).toEqual(
      [],
    );
  });

  it('is told in words, one card or several', () => {
    expect(titles({ main: ['3', '5'], leader: ['4'], side: [] })).toEqual([
      ['Main needs 2 more cards', { kind: 'short', count: 2 }],
    ]);
    expect(titles({ main: ['3', '5', '1'], leader: [], side: [] })).toEqual([
      ['Main needs 1 more card', { kind: 'short', count: 1 }],
      ['Leader needs 1 more card', { kind: 'short', count: 1 }],
    ]);
  });

  it('counts what is too much', () => {
    expect(titles({ main: ['0', '1', '2', '3'], leader: ['4', '5'], side: [] })).toEqual([
      ['Leader holds 1 card at most, take 1 out', { kind: 'tooMany', count: 1 }],
      ['3 copies of Runner, 2 are allowed', { kind: 'copies', count: 3 }],
    ]);
  });

  it('names cards that lie where the game has no place any more', () => {
    expect(titles({ main: ['0', '1', '3', '5'], leader: ['4'], relic: ['2'] })).toContainEqual([
      '1 card in “relic”, which this game does not have any more',
      { kind: 'unknown', count: 1 },
    ]);
  });
});
