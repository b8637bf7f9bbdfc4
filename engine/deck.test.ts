import { describe, expect, it } from 'vitest';
import { type DeckRules, validateDeck } from './deck.ts';

const rules: DeckRules = {
  deckSize: 10,
  maxCopies: 3,
  buckets: [
    { key: 'main', label: 'Main deck', min: 10, max: 12 },
    { key: 'leader', label: 'Leader', min: 1, max: 1 },
    { key: 'side', label: 'Sideboard', min: 0, max: null },
  ],
  freeCards: ['Hearth'],
};
const line = (name: string, count: number, bucket = 'main') => ({ name, bucket, count });
const leader = line('Ash Queen', 1, 'leader');

describe('a deck', () => {
  it('is legal when every bucket holds what it should', () => {
    expect(
      validateDeck(rules, [leader, line('Spark', 3), line('Hearth', 7), line('Spark', 9, 'side')]),
    ).toEqual([]);
  });

  it('is told how many cards it lacks', () => {
    expect(validateDeck(rules, [leader, line('Hearth', 8)])).toEqual([
      { kind: 'tooFewCards', needs: 10, has: 8 },
    ]);
  });

  it('is told of full and empty buckets', () => {
    expect(validateDeck(rules, [line('Hearth', 13)])).toEqual([
      { kind: 'bucketTooLarge', bucket: 'main', label: 'Main deck', allowed: 12, has: 13 },
      { kind: 'bucketTooSmall', bucket: 'leader', label: 'Leader', needs: 1, has: 0 },
    ]);
  });

  it('is told of too many copies over all buckets but the sideboard', () => {
    const deck = [line('Ash Queen', 3), leader, line('Hearth', 7)];
    expect(validateDeck(rules, deck)).toEqual([
      { kind: 'tooManyCopies', name: 'Ash Queen', allowed: 3, has: 4 },
    ]);
    expect(validateDeck({ ...rules, maxCopies: null }, deck)).toEqual([]);
  });

  it('is told of buckets that the game does not have', () => {
    expect(validateDeck(rules, [leader, line('Hearth', 10), line('Spark', 2, 'attic')])).toEqual([
      { kind: 'unknownBucket', bucket: 'attic', has: 2 },
    ]);
  });
});
