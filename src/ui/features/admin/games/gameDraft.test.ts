import { describe, expect, it } from 'vitest';
import type { GameDefinition } from '#contract/games/game.ts';
import { rebased } from '#src/machines/rebased.ts';
import { rangeWords } from '../buckets/BucketsScreen.tsx';
import { whatGoesAlong } from './DeleteGameDialog.tsx';
import { withBuckets, withDeckSize } from './deckSize.ts';
import { errorsOfGame, freshKey, freshLane, hasErrorUnder, isSameGame, moved } from './gameDraft.ts';

const kites: GameDefinition = {
  slug: 'kites',
  name: 'Kites',
  tagline: '',
  cardAspect: 0.714,
  lanes: [],
  laneRule: { kind: 'any' },
  laneWord: 'lane',
  rarities: [{ code: 'common', name: 'Common', colour: '#B9C2BD', shape: 'circle', order: 1 }],
  buckets: [
    { key: 'main', label: 'Main', min: 40, max: null },
    { key: 'side', label: 'Side', min: 0, max: null },
  ],
  deckSize: 40,
  maxCopies: null,
  freeCards: [],
  attributes: [],
  featuredType: null,
};
const [main, side] = kites.buckets;

describe('a game being edited', () => {
  it('may be saved as it was made', () => {
    expect(errorsOfGame(kites)).toEqual({});
  });

  it('gives a new lane a colour that none of the others has, whichever were taken away', () => {
    let game = kites;
    for (let count = 0; count < 12; count++) game = { ...game, lanes: [...game.lanes, freshLane(game)] };
    const hues = () => new Set(game.lanes.map(({ hue }) => hue)).size;
    expect([hues(), errorsOfGame(game)]).toEqual([12, expect.not.objectContaining({ 'lanes.11.hue': '' })]);
    game = { ...game, lanes: game.lanes.slice(1, 6) };
    game = { ...game, lanes: [...game.lanes, freshLane(game)] };
    expect(hues()).toBe(6);
    expect(game.lanes[5]).toMatchObject({ hue: '#FF8A55' });
  });

  it('says at each field what is wrong with it', () => {
    const attribute = { key: 'wind', label: '', type: 'text', group: { by: 'ranges', width: 5 } } as const;
    const errors = errorsOfGame({
      ...kites,
      name: 'A\u202Eb',
      deckSize: Number.NaN,
      lanes: [
        { key: 'up', label: 'Up', hue: 'ember', glyph: '' },
        { key: 'up', label: 'Down', hue: 'javascript:1', glyph: '' },
      ],
      attributes: [attribute],
      cardBack: 'javascript:alert(1)',
    });
    expect(errors).toEqual({
      name: 'Take the invisible characters out.',
      cardBack: 'Give an address that begins with https:// or leave it empty.',
      deckSize: 'Enter a whole number.',
      'lanes.1.hue': 'Choose a colour.',
      'lanes.1.key': 'This key is used above.',
      'attributes.0.label': 'Give it a name.',
      'attributes.0.group': 'Only numbers can be put into ranges.',
    });
    expect([hasErrorUnder(errors, 'lanes.1'), hasErrorUnder(errors, 'lanes.0')]).toEqual([true, false]);
  });

  it('keeps what was typed when somebody else changed another part meanwhile', () => {
    const mine = { ...kites, name: 'Paper Kites' };
    const theirs = { ...kites, tagline: 'Up.', name: 'Kites!' };
    expect(rebased(kites, mine, theirs)).toEqual({ ...theirs, name: 'Paper Kites' });
    expect([isSameGame(kites, { ...kites }), isSameGame(kites, mine)]).toEqual([true, false]);
  });
});

describe('entries with an order', () => {
  it('move up and down, and stay where there is no place', () => {
    expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
    expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
    expect(moved(['a'], 0, 1)).toEqual(['a']);
  });

  it('are given a key that no other has', () => {
    expect(freshKey('Ébène Rouge', [], 'x')).toBe('ebene-rouge');
    expect(freshKey('Rare', ['rare', 'RARE-2'], 'x')).toBe('rare-3');
    expect(freshKey('稀有', [], 'rarity-1')).toBe('rarity-1');
  });
});

describe('the size of a deck', () => {
  it('is also the least of its main bucket, wherever it is typed', () => {
    expect(withDeckSize(kites, 30)).toEqual({ deckSize: 30, buckets: [{ ...main, min: 30 }, side] });
    expect(withBuckets(kites, [{ ...main!, min: 60 }, side!]).deckSize).toBe(60);
    expect(withBuckets({ ...kites, deckSize: 23 }, [side!, main!]).deckSize).toBe(23);
  });

  it('is said in words for each bucket', () => {
    const words = (min: number, max: number | null) => rangeWords({ key: 'x', label: 'X', min, max }, kites);
    expect([words(0, null), words(2, null), words(1, 1), words(0, 15), words(2, 4)]).toEqual([
      'any number',
      '2 or more',
      'exactly 1',
      'up to 15',
      '2 to 4',
    ]);
    expect([rangeWords(main!, kites), rangeWords(side!, kites)]).toEqual([
      '40 or more',
      'any number, the rest of the pool',
    ]);
  });
});

describe('deleting a game', () => {
  it('counts what goes with it', () => {
    const nothing = { nameOnly: 0, printings: 0, publishedTemplates: 0, drafts: 0, events: 0 };
    const maps = { byRarity: {}, byLane: {}, byType: {}, byBucket: {} };
    const usage = { ...nothing, ...maps, cards: 1214, sets: 1, packs: 0, templates: 3 };
    expect(whatGoesAlong({ usage })).toBe('1,214 cards, 1 set and 3 templates');
    expect(whatGoesAlong({ usage: { ...usage, cards: 0, sets: 0, templates: 0 } })).toBe('');
  });
});
