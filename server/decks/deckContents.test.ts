import { describe, expect, it } from 'vitest';
import { instanceId } from '#engine/core/cards.ts';
import type { PooledCard } from '#engine/core/state.ts';
import type { FormatName } from '#engine/formats/registry.ts';
import { firstContents } from './deckContents.ts';

const BUCKETS = [
  { key: 'main', label: 'Main', min: 0, max: null },
  { key: 'side', label: 'Sideboard', min: 0, max: null },
];

const played = (format: FormatName, phase: 'drafting' | 'complete' = 'complete', buckets = BUCKETS) => ({
  game: { buckets },
  setup: { template: { format } },
  state: { phase },
});

const pool = (count: number, toSide: readonly number[] = []): PooledCard[] =>
  Array.from({ length: count }, (_, at) => ({
    id: instanceId(`card ${at}`),
    destination: toSide.includes(at) ? ('side' as const) : ('main' as const),
    round: 0,
    pick: at,
  }));

const sizes = (...asked: Parameters<typeof firstContents>) =>
  Object.fromEntries(Object.entries(firstContents(...asked).buckets).map(([key, ids]) => [key, ids.length]));

describe('a deck before its owner touched it', () => {
  it.each(['sealed', 'teamSealed'] as const)('is empty beside its pool where it is %s', (format) => {
    expect(sizes(played(format), pool(30))).toEqual({ main: 0, side: 30 });
  });

  it('is empty beside a pool of more than 60 cards, once the draft is over', () => {
    expect(sizes(played('booster'), pool(60))).toEqual({ main: 60, side: 0 });
    expect(sizes(played('booster'), pool(61))).toEqual({ main: 0, side: 61 });
    expect(sizes(played('booster', 'drafting'), pool(61))).toEqual({ main: 61, side: 0 });
  });

  it('keeps what was sorted while drafting, and the pool of a game that has nowhere else for it', () => {
    expect(sizes(played('booster'), pool(90, [3, 4]))).toEqual({ main: 88, side: 2 });
    expect(sizes(played('sealed', 'complete', BUCKETS.slice(0, 1)), pool(90))).toEqual({ main: 90 });
  });
});
