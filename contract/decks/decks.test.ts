import { describe, expect, it } from 'vitest';
import { bucketSchema, cardRecordSchema } from '../games/game.ts';
import { deckContentsSchema } from './decks.ts';

describe('what a deck holds', () => {
  it('has room for whatever a game may call its buckets and cards, since it is read again as it was stored', () => {
    const key = 'b'.repeat(120);
    const name = 'n'.repeat(300);
    expect(bucketSchema.safeParse({ key, label: 'B', min: 0, max: null }).success).toBe(true);
    expect(cardRecordSchema.shape.name.safeParse(name).success).toBe(true);
    const pool = Array.from({ length: 6000 }, (_, at) => `p${at}`);
    expect(deckContentsSchema.safeParse({ buckets: { [key]: pool }, free: { [name]: 1 } }).success).toBe(
      true,
    );
  });
});
