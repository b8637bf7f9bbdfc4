import { describe, expect, it } from 'vitest';
import type { StoredPack } from '#contract/game.ts';
import { freezeBounded } from '#contract/packBounds.ts';
import type { DraftCard } from '#engine/cards.ts';
import { draftCardOf } from '#server/cards/look.ts';
import { canaryGame } from '../harness/canaryGame.ts';

const CARDS = 1200;
const game = canaryGame(CARDS);
const cards: readonly DraftCard[] = game.cards.flatMap((card, at) => {
  const printing = game.printings[at];
  return printing ? [draftCardOf(card, printing)] : [];
});
const keyOf = (at: number) => cards[at]?.printing ?? '';
const weighed = (weights: readonly number[]) =>
  weights.map((weight, at) => ({ printing: keyOf(at), weight }));

const slot = (count: number) => ({
  name: 'slot',
  count,
  finish: 'plain' as const,
  sheets: [{ sheet: 'all', weight: 1 }],
});

function pack(sheet: StoredPack['sheets'][string], more: Partial<StoredPack> = {}): StoredPack {
  return {
    slug: 'pack',
    name: 'Pack',
    layouts: [{ name: 'whole', weight: 1, slots: [slot(15)] }],
    sheets: { all: sheet },
    replacement: 'pack',
    refill: false,
    ...more,
  };
}

const random = { type: 'random' as const };
/** One card with nearly all the weight of many. */
const lopsided = [1_000_000, ...Array.from({ length: CARDS - 1 }, () => 1)];
const cube = pack({ kind: random, filter: {} }, { replacement: 'table' });

const sentenceOf = (stored: StoredPack) => {
  const bounded = freezeBounded(stored, cards, cards.length);
  return bounded.ok ? null : bounded.sentence;
};

describe('a pack that a server opens', () => {
  it.each<[string, StoredPack]>([
    ['a cube', cube],
    [
      'a print run of a thousand',
      pack({ kind: { type: 'printRun', groupSize: 10 }, cards: weighed([400, 600, 1]) }),
    ],
    [
      'a bag of a thousand layouts',
      { ...cube, layoutDraw: 'bag', layouts: [{ ...cube.layouts[0]!, weight: 1000 }] },
    ],
    [
      'an uneven sheet of few cards',
      pack({ kind: random, cards: weighed([1_000_000, ...Array.from({ length: 40 }, () => 1)]) }),
    ],
    [
      'a lopsided sheet of which one card is drawn',
      pack(
        { kind: random, balanceBy: 'lanes', cards: weighed(lopsided) },
        { layouts: [{ name: 'one', weight: 1, slots: [slot(1)] }] },
      ),
    ],
    [
      'a lopsided sheet whose cards may repeat',
      pack({ kind: random, balanceBy: 'lanes', mayRepeat: true, cards: weighed(lopsided) }),
    ],
    ['a balanced sheet of equal cards', pack({ kind: random, balanceBy: 'lanes', filter: {} })],
  ])('may be %s', (_, stored) => {
    expect(sentenceOf(stored)).toBeNull();
  });

  it.each<[string, StoredPack, RegExp]>([
    [
      'a print run whose weights make it endless',
      pack({ kind: { type: 'printRun', groupSize: 10 }, cards: weighed([1, 300_000_000]) }),
      /sheets are too long: “all” alone has 300000001 cards/,
    ],
    [
      'a bag whose weights are no counts',
      { ...cube, layoutDraw: 'bag', layouts: [{ ...cube.layouts[0]!, weight: 200_000_000 }] },
      /A bag would hold 200000000 layouts; at most 1000/,
    ],
    [
      'a round that names a thousand layouts of one name a thousand times',
      {
        ...cube,
        layouts: Array.from({ length: 1000 }, () => ({ ...cube.layouts[0]! })),
        rounds: [Array.from({ length: 1000 }, () => ({ layout: 'whole', weight: 1 }))],
      },
      /rounds name too many layouts/,
    ],
    [
      'filters without end',
      pack({ kind: random, filter: { sets: Array.from({ length: 50_000 }, (_, at) => `S${at}`) } }),
      /filters of its sheets name too much for a game of 1200 cards/,
    ],
    [
      'slots that look for sheets without end',
      {
        ...cube,
        sheets: Object.fromEntries(
          Array.from({ length: 1000 }, (_, at) => [`s${at}`, { kind: random, cards: weighed([1]) }]),
        ),
        layouts: [
          {
            name: 'whole',
            weight: 1,
            slots: Array.from({ length: 60 }, () => ({
              ...slot(1),
              sheets: Array.from({ length: 1000 }, (_, at) => ({ sheet: `s${at}`, weight: 1 })),
            })),
          },
        ],
      },
      /slots take from too many sheets/,
    ],
    [
      'a balanced sheet of which one card has nearly all weight',
      pack({ kind: random, balanceBy: 'lanes', cards: weighed(lopsided) }),
      /“all” is too uneven/,
    ],
  ])('is not %s: a sentence says so', (_, stored, sentence) => {
    expect(sentenceOf(stored)).toMatch(sentence);
  });

  it.each([
    [23, 23],
    [45, 47],
    [100, 100],
    [100, 101],
  ])('may be a balanced sheet of equal cards of which a pack takes %i of %i', (count, many) => {
    const layouts = [{ name: 'most', weight: 1, slots: [slot(count)] }];
    const even = weighed(Array.from({ length: many }, () => 1));
    expect(sentenceOf(pack({ kind: random, balanceBy: 'lanes', cards: even }, { layouts }))).toBeNull();
  });

  it('is uneven, too, when the heavy card is written forty times', () => {
    const heavy = Array.from({ length: 40 }, () => ({ printing: keyOf(0), weight: 1_000_000 }));
    const light = weighed(lopsided).slice(1);
    const sheet = { kind: random, balanceBy: 'lanes' as const, cards: [...heavy, ...light] };
    expect(sentenceOf(pack(sheet))).toMatch(/“all” is too uneven/);
  });

  it('may have many filters that find little, and any at all in sheets that no slot takes from', () => {
    const none = { kind: random, filter: { sets: ['NONE'] } };
    const many = Object.fromEntries(Array.from({ length: 900 }, (_, at) => [`s${at}`, none]));
    const unused = { kind: random, filter: { sets: Array.from({ length: 50_000 }, () => 'NONE') } };
    expect(
      sentenceOf(
        pack(
          { kind: random, filter: {} },
          { sheets: { all: { kind: random, filter: {} }, ...many, unused } },
        ),
      ),
    ).toBeNull();
  });

  it('says first what no pack at all can be', () => {
    expect(sentenceOf(pack({ kind: random, cards: [] }))).toBe('The sheet "all" holds no card.');
  });
});
