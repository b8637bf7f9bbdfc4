import { describe, expect, it } from 'vitest';
import type { StoredPack } from '#contract/games/game.ts';
import { freezeBounded } from '#contract/games/packBounds.ts';
import type { DraftCard } from '#engine/core/cards.ts';
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

/** So many slots, a hundred a layout, each of which takes a card from another three of forty sheets. */
function scattered(slots: number): StoredPack {
  const names = Array.from({ length: 40 }, (_, at) => `s${at}`);
  const threes = names.flatMap((a, i) =>
    names.slice(i + 1).flatMap((b, j) => names.slice(i + j + 2).map((c) => [a, b, c])),
  );
  const layouts = Array.from({ length: Math.ceil(slots / 100) }, (_, at) => ({
    name: `l${at}`,
    weight: 1,
    slots: threes.slice(at * 100, Math.min(slots, (at + 1) * 100)).map((three) => ({
      ...slot(1),
      sheets: three.map((sheet) => ({ sheet, weight: 1 })),
    })),
  }));
  const sheets = Object.fromEntries(
    names.map((name, at) => [name, { kind: random, cards: weighed([1, at]) }]),
  );
  return { ...cube, replacement: 'pack', sheets, layouts };
}

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
    ['five hundred slots of which each takes from other sheets', scattered(500)],
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
      'three thousand slots of which each takes from other sheets',
      scattered(3000),
      /slots take from too many different sets of sheets/,
    ],
    [
      'more layouts than a pack can have',
      { ...cube, layouts: Array.from({ length: 100_001 }, () => cube.layouts[0]!) },
      /too many layouts; at most 100000/,
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

  it.each([
    ['ten slots of ten', Array.from({ length: 10 }, () => slot(10))],
    ['two slots of fifty', [slot(50), slot(50)]],
  ])('is uneven, too, when %s take all of it', (_, slots) => {
    const sheet = {
      kind: random,
      balanceBy: 'lanes' as const,
      cards: weighed([1e9, ...Array.from({ length: 98 }, () => 1), 1e-6]),
    };
    expect(sentenceOf(pack(sheet, { layouts: [{ name: 'all', weight: 1, slots }] }))).toMatch(
      /“all” is too uneven/,
    );
  });

  it('is uneven, too, when a large sheet leaves six hundredths of its weight to all cards but one', () => {
    const layouts = [{ name: 'most', weight: 1, slots: [slot(100)] }];
    const rest = Array.from({ length: CARDS - 1 }, () => 1);
    const cardsOfSheet = weighed([((CARDS - 1) * 94) / 6, ...rest]);
    const sheet = { kind: random, balanceBy: 'lanes' as const, cards: cardsOfSheet };
    expect(sentenceOf(pack(sheet, { layouts }))).toMatch(/“all” is too uneven/);
    expect(sentenceOf(pack({ ...sheet, balanceBy: undefined }, { layouts }))).toBeNull();
  });

  /** A pack whose one slot takes from so many sheets, each with every card of the game. */
  const filtered = (many: number, unused: number): StoredPack => {
    const names = Array.from({ length: many + unused }, (_, at) => `s${at}`);
    return pack(
      { kind: random, filter: {} },
      {
        sheets: Object.fromEntries(names.map((name) => [name, { kind: random, filter: {} }])),
        layouts: [
          {
            name: 'whole',
            weight: 1,
            slots: [{ ...slot(1), sheets: names.slice(0, many).map((sheet) => ({ sheet, weight: 1 })) }],
          },
        ],
      },
    );
  };

  it('has room for so many filters as the game’s size leaves; those of sheets that no slot takes from count nothing', () => {
    expect(sentenceOf(filtered(1667, 0))).toBe(
      'In a game of 1200 cards a pack has room for 1666 sheets with filters. Name the cards of the others.',
    );
    expect(sentenceOf(filtered(1000, 0))).toMatch(/sheets are too long: “s0” alone has 1200 cards/);
    expect(sentenceOf(filtered(200, 2000))).toBeNull();
  });

  it('says first what no pack at all can be', () => {
    expect(sentenceOf(pack({ kind: random, cards: [] }))).toBe('The sheet "all" holds no card.');
  });
});
