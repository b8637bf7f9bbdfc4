import { describe, expect, it } from 'vitest';
import type { DeckLine } from '#contract/decks/deckLists.ts';
import type { CardFace } from '#contract/games/faces.ts';
import { loadMessages } from '../../../messages/load.ts';
import { nameOnlyFace } from '../opened/openedDraft.ts';
import { LOOK } from '../results.testkit.ts';
import { layoutPicture, PICTURE_WIDTH } from './pictureLayout.ts';

await loadMessages('results');

const LOOK_WITH_SIDE = {
  ...LOOK,
  buckets: [...LOOK.buckets, { key: 'side', label: 'Side', min: 0, max: null }],
};
const faceAt = (index: number): CardFace =>
  nameOnlyFace(index, `Card ${index}`, {
    cost: index % 10,
    type: index % 3 === 0 ? 'Spell' : 'Being',
    rarity: index === 4 ? 'rare' : 'common',
    image: `/art/${index}.svg`,
  });
const lineAt = (card: number, more: Partial<DeckLine> = {}): DeckLine => ({
  bucket: 'main',
  count: 1,
  name: `Card ${card}`,
  set: 'S',
  number: String(card),
  rarity: 'common',
  finish: 'plain',
  card,
  ...more,
});
const faces = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [index, faceAt(index)]));
const lines = [
  ...Array.from({ length: 23 }, (_, card) => lineAt(card, card === 2 ? { count: 2 } : {})),
  lineAt(40, { bucket: 'side' }),
  lineAt(0, { name: 'Berth', card: null, count: 9 }),
];

describe('the picture of a deck', () => {
  const layout = layoutPicture(lines, faces, LOOK_WITH_SIDE);
  const cards = layout.rows.flatMap((row) => (row.kind === 'card' ? [row.card] : []));

  it('holds every card of the deck once, under its type', () => {
    const headings = layout.rows.flatMap((row) => (row.kind === 'heading' ? [[row.words, row.count]] : []));
    expect(headings).toEqual([
      ['Being', 16],
      ['Spell', 8],
      ['Basic cards', 9],
    ]);
    expect(cards.map(({ name }) => name).sort()).toEqual(
      lines
        .filter(({ bucket }) => bucket === 'main')
        .map(({ name }) => name)
        .sort(),
    );
    expect([layout.mainCards, layout.besideCards]).toEqual([33, 1]);
  });

  it('names the lanes of the main deck alone', () => {
    const inLanes = {
      ...faces,
      1: { ...faceAt(1), lanes: ['ember'] },
      40: { ...faceAt(40), lanes: ['tide'] },
    };
    expect(layoutPicture(lines, inLanes, LOOK_WITH_SIDE).lanes).toEqual(['ember']);
  });

  it('counts the curve with its copies; 7 stands for more, free cards have no cost', () => {
    expect(layout.curve).toEqual([3, 3, 4, 2, 2, 2, 2, 6]);
    expect(layout.curve.reduce((sum, count) => sum + count, 0)).toBe(24);
  });

  it('keeps every row inside its frame, none upon another', () => {
    for (const { x, y } of layout.rows) {
      expect(x + layout.columnWidth).toBeLessThanOrEqual(PICTURE_WIDTH - 48 + 0.01);
      expect(y + 46).toBeLessThanOrEqual(layout.height - 24);
    }
    expect(new Set(layout.rows.map(({ x, y }) => `${x}:${y}`)).size).toBe(layout.rows.length);
  });

  it('shows the rarest cards large, six at most', () => {
    expect(layout.portraits).toHaveLength(6);
    expect(layout.portraits.some(({ name }) => name === 'Card 4')).toBe(true);
  });

  it('is a whole picture of an empty deck too', () => {
    const empty = layoutPicture([], {}, LOOK);
    expect([empty.rows, empty.portraits, empty.mainCards]).toEqual([[], [], 0]);
    expect(empty.height).toBeGreaterThan(400);
  });
});
