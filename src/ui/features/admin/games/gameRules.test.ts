import { describe, expect, it } from 'vitest';
import type { Attribute, GameDefinition } from '#contract/games/game.ts';
import { loadMessages } from '#src/ui/messages/load.ts';
import { messagesFor } from '#src/ui/messages/messagesFor.ts';
import { rangeOf } from '../buckets/BucketsScreen.tsx';
import { withBuckets, withDeckSize } from './deckSize.ts';
import { freshKey, freshLane } from './gameDraft.ts';
import { faultsOfGame, GAME_RULES, rebasedEntries, storable } from './gameRules.ts';
import { moved } from './OrderedRows.tsx';

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
    expect(faultsOfGame(kites)).toEqual({});
  });

  it('gives a new lane a colour that none of the others has, whichever were taken away', () => {
    let game = kites;
    for (let count = 0; count < 12; count++) game = { ...game, lanes: [...game.lanes, freshLane(game)] };
    const hues = () => new Set(game.lanes.map(({ hue }) => hue)).size;
    expect([hues(), faultsOfGame(game)]).toEqual([12, expect.not.objectContaining({ 'lanes.11.hue': '' })]);
    game = { ...game, lanes: game.lanes.slice(1, 6) };
    game = { ...game, lanes: [...game.lanes, freshLane(game)] };
    expect(hues()).toBe(6);
    expect(game.lanes[5]).toMatchObject({ hue: '#FF8A55' });
  });

  it('says at each field what is wrong with it', () => {
    const attribute = { key: 'wind', label: '', type: 'text', group: { by: 'ranges', width: 5 } } as const;
    const errors = faultsOfGame({
      ...kites,
      name: 'A\u202Eb',
      deckSize: Number.NaN,
      lanes: [
        { key: 'up', label: 'Up', hue: 'ember', glyph: '' },
        { key: 'up', label: 'Down', hue: 'javascript:1', glyph: '' },
      ],
      attributes: [attribute],
      cardBack: 'javascript:alert(1)',
      freeCards: ['Wind', 'w'.repeat(301)],
    });
    expect(errors).toEqual({
      name: ['Take the invisible characters out.'],
      cardBack: ['Give an address that begins with https:// or leave it empty.'],
      deckSize: ['Enter a whole number.'],
      freeCards: ['Use at most 300 characters.'],
      'lanes.1.hue': ['Choose a colour.'],
      'lanes.1.key': ['This key is used above.'],
      'attributes.0.label': ['Give it a name.'],
      'attributes.0.group': ['Only numbers can be put into ranges.'],
    });
  });

  it('is saved without what only the form needs', () => {
    const attribute: Attribute = {
      ...{ key: 'size', label: 'Size', type: 'text' },
      sort: { by: 'listed', values: ['Small,Large', ' '] },
    };
    const typed = { ...kites, cardBack: ' /art/back.webp ', freeCards: [' Wind', '', 'Sun'] };
    expect(storable({ ...typed, attributes: [attribute] })).toEqual({
      ...typed,
      cardBack: '/art/back.webp',
      freeCards: ['Wind', 'Sun'],
      attributes: [{ ...attribute, sort: { by: 'listed', values: ['Small', 'Large'] } }],
    });
    expect(storable(kites)).toEqual(kites);
  });
});

describe('a game that somebody else changed meanwhile', () => {
  it('keeps what was typed over what they saved, field by field and entry by entry', () => {
    const side2 = { ...side!, label: 'Sideboard' };
    const mine = { ...kites, name: 'Paper Kites', buckets: [{ ...main!, label: 'Deck' }, side!] };
    const theirs = { ...kites, tagline: 'Up.', name: 'Kites!', buckets: [main!, side2] };
    expect(GAME_RULES.rebase?.(kites, mine, theirs)).toEqual({
      ...theirs,
      name: 'Paper Kites',
      buckets: [{ ...main, label: 'Deck' }, side2],
    });
  });

  it('numbers rarities again where both added one', () => {
    const rarity = (code: string) => ({ ...kites.rarities[0]!, code, name: code, order: 2 });
    const with2 = (code: string) => ({ ...kites, rarities: [...kites.rarities, rarity(code)] });
    const { rarities } = GAME_RULES.rebase!(kites, with2('mine'), with2('theirs'));
    expect(rarities.map(({ code, order }) => [code, order])).toEqual([
      ['common', 1],
      ['theirs', 2],
      ['mine', 3],
    ]);
  });

  it('keeps the order of the person who moved entries, and nothing that either removed', () => {
    const merge = (base: string, mine: string, theirs: string) =>
      rebasedEntries((entry: string) => entry, [[...base], [...mine], [...theirs]]).join('');
    expect(merge('abc', 'cab', 'abcd')).toBe('cabd');
    expect(merge('abc', 'abce', 'cba')).toBe('cbae');
    expect(merge('abc', 'ab', 'bcd')).toBe('bd');
    // Two with one key are being typed, so they stay as they are.
    expect(merge('ab', 'abb', 'b')).toBe('abb');
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

  it('is said in words for each bucket', async () => {
    await loadMessages('adminRarities');
    const t = messagesFor('en', 'adminRarities');
    const words = (min: number, max: number | null) =>
      t('range', rangeOf({ key: 'x', label: 'X', min, max }, kites));
    expect([words(0, null), words(2, null), words(1, 1), words(0, 15), words(2, 4)]).toEqual([
      'any number',
      '2 or more',
      'exactly 1',
      'up to 15',
      '2 to 4',
    ]);
    expect([t('range', rangeOf(main!, kites)), t('range', rangeOf(side!, kites))]).toEqual([
      '40 or more',
      'any number, the rest of the pool',
    ]);
  });
});
