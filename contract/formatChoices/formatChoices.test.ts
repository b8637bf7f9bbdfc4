import { describe, expect, it } from 'vitest';
import { formats } from '#engine/formats/registry.ts';
import { storedTemplateSchema } from '../games/templates.ts';
import { type DraftSource, sourceOfPile } from './draftSource.ts';
import { formatChoice, formatChoices } from './formatChoices.ts';

const pileOf = (copies: number, packSize = 15) =>
  sourceOfPile({ slug: 'otters', name: 'Otters', copies, cards: copies, packSize });

/** A set whose packs never run out, or only so many times. */
const setOf = (changes: Partial<DraftSource> = {}): DraftSource => ({
  slug: 'tea',
  title: 'Tea',
  packSize: 15,
  packs: Number.POSITIVE_INFINITY,
  cards: 270,
  pile: null,
  themes: 0,
  deckSize: 40,
  problem: null,
  ...changes,
});

const byFormat = (source: DraftSource) =>
  Object.fromEntries(formatChoices(source).map((choice) => [choice.format, choice]));

describe('formats for a source of cards', () => {
  it('are all there, each with a template that can be stored', () => {
    for (const source of [pileOf(540), pileOf(7), setOf(), setOf({ packSize: 1 }), setOf({ packSize: 80 })]) {
      const choices = formatChoices(source);
      expect(choices.map(({ format }) => format).toSorted()).toEqual(Object.keys(formats).toSorted());
      for (const { template } of choices) expect(storedTemplateSchema.parse(template)).toEqual(template);
    }
  });

  it('have the defaults people expect of 540 cards', () => {
    const { booster, rotisserie, sealed, winston, grid, jumpstart } = byFormat(pileOf(540));
    expect(booster?.template).toMatchObject({ slug: 'otters-draft', name: 'Otters draft', seats: 8 });
    expect(booster?.note).toBeNull();
    expect(rotisserie?.template).toMatchObject({ seats: 8, mode: { cardsPerSeat: 45, lay: 'all' } });
    expect(sealed?.template).toMatchObject({ seats: 6, packs: [{ pack: 'otters', count: 6 }] });
    expect(sealed?.note).toBe('8 players with 6 packs each would need 720 cards.');
    expect(sealed?.seats).toEqual([1, 2, 3, 4, 5, 6]);
    expect(winston?.template).toMatchObject({ seats: 2, packs: 6, piles: 3 });
    expect(grid?.template).toMatchObject({ grids: 18, size: '3x3' });
    expect(grid?.seats).toEqual([2, 3]);
    expect(jumpstart?.refusal).toBe(
      'Jumpstart needs half-decks of at least 2 themes. These packs have none, so 2 are missing.',
    );
  });

  it('have the defaults people expect of a set with packs', () => {
    const { booster, sealed, rotisserie, teamSealed } = byFormat(setOf());
    expect(booster?.template).toMatchObject({ seats: 8, rounds: [{ pack: 'tea' }, {}, {}] });
    expect(sealed?.template).toMatchObject({ seats: 8, packs: [{ count: 6 }] });
    expect(teamSealed?.template).toMatchObject({ seats: 6, packs: [{ count: 4 }], teams: 2 });
    expect(teamSealed?.seats).toEqual([2, 4, 6, 8, 10, 12, 14, 16]);
    expect(rotisserie?.template).toMatchObject({ seats: 6, mode: { cardsPerSeat: 45 } });
    expect(rotisserie?.note).toBe('8 players with 45 cards each would need 360 different cards.');
  });

  it.each([
    [12, 4],
    [10, 5],
    [16, 3],
    [20, 3],
    [60, 1],
  ])('open packs of %d cards %d times in a booster draft', (packSize, rounds) => {
    const { template } = formatChoice(setOf({ packSize }), 'booster');
    expect(template).toMatchObject({ rounds: Array.from({ length: rounds }, () => ({ pack: 'tea' })) });
  });

  it('take half-decks for what a deck needs', () => {
    const { template, refusal } = formatChoice(setOf({ packSize: 20, themes: 12 }), 'jumpstart');
    expect(refusal).toBeNull();
    expect(template).toMatchObject({ offered: 3, chosen: 2 });
  });

  it('refuse packs that nobody can open, each in the same words', () => {
    const problem = 'A pack would have 120 cards; at most 100 are possible.';
    const choices = formatChoices(setOf({ problem, packSize: 120 }));
    expect(new Set(choices.map(({ refusal }) => refusal))).toEqual(new Set([problem]));
  });

  it('say that packs are too small for passing', () => {
    expect(formatChoice(setOf({ packSize: 3 }), 'booster').refusal).toBe(
      'A booster draft needs packs of at least 5 cards. These have 3, so 2 are missing.',
    );
    expect(formatChoice(setOf({ packSize: 3 }), 'winston').refusal).toBeNull();
  });
});

/** The fewest packs of 15 for two players (team sealed: four), and what is said of one pack fewer. */
const LEAST_PACKS = {
  booster: [
    6,
    'A booster draft for 2 players with 3 packs each needs 6 packs. There are cards for 5, so 1 is missing.',
  ],
  rochester: [
    6,
    'Rochester for 2 players with 3 packs each needs 6 packs. There are cards for 5, so 1 is missing.',
  ],
  sealed: [
    6,
    'Sealed for 2 players with 3 packs each needs 6 packs. There are cards for 5, so 1 is missing.',
  ],
  teamSealed: [
    12,
    'Team sealed for 4 players with 3 packs each needs 12 packs. There are cards for 11, so 1 is missing.',
  ],
  housman: [4, 'Housman for 2 players with 3 rounds needs 4 packs. There are cards for 3, so 1 is missing.'],
  silentAuction: [
    2,
    'A silent auction for 2 players with 2 packs needs 2 packs. There are cards for 1, so 1 is missing.',
  ],
  solomon: [3, 'Solomon for 2 players with 4 rounds needs 3 packs. There are cards for 2, so 1 is missing.'],
  winston: [2, 'Winston for 2 players with 2 packs needs 2 packs. There are cards for 1, so 1 is missing.'],
  winchester: [
    2,
    'Winchester for 2 players with 2 packs needs 2 packs. There are cards for 1, so 1 is missing.',
  ],
  grid: [4, 'A grid draft for 2 players with 6 grids needs 4 packs. There are cards for 3, so 1 is missing.'],
  minesweeper: [
    4,
    'Minesweeper for 2 players with 2 grids needs 4 packs. There are cards for 3, so 1 is missing.',
  ],
} as const;

describe('the least that a format needs', () => {
  it.each(Object.entries(LEAST_PACKS))(
    '%s: offered with just enough packs, refused with one fewer',
    (name, [least, words]) => {
      const format = name as keyof typeof LEAST_PACKS;
      expect(formatChoice(setOf({ packs: least }), format).refusal).toBeNull();
      expect(formatChoice(setOf({ packs: least - 1 }), format)).toMatchObject({ refusal: words, seats: [] });
    },
  );

  it('Rotisserie: different cards, not packs', () => {
    expect(formatChoice(setOf({ cards: 30, packs: 0 }), 'rotisserie').refusal).toBeNull();
    expect(formatChoice(setOf({ cards: 29 }), 'rotisserie').refusal).toBe(
      'Rotisserie for 2 players with 15 cards each needs 30 different cards. There are 29, so 1 is missing.',
    );
  });

  it('Jumpstart: themes, and half-decks to choose among', () => {
    const shelf = { packSize: 20, themes: 2, packs: 8 };
    expect(formatChoice(setOf(shelf), 'jumpstart')).toMatchObject({
      refusal: null,
      template: { seats: 2, offered: 2 },
    });
    expect(formatChoice(setOf({ ...shelf, packs: 7 }), 'jumpstart').refusal).toBe(
      'Jumpstart for 2 players with 4 half-decks each needs 8 packs. There are cards for 7, so 1 is missing.',
    );
    expect(formatChoice(setOf({ ...shelf, themes: 0 }), 'jumpstart').refusal).toContain('2 are missing');
  });

  it('is told in cards where there is one pile', () => {
    expect(formatChoice(pileOf(90), 'sealed').refusal).toBeNull();
    expect(formatChoice(pileOf(89), 'sealed').refusal).toBe(
      'Sealed for 2 players with 3 packs each needs 90 cards. There are 89, so 1 is missing.',
    );
  });

  it('is met by fewer players first, then by less for two [spec 9.8]', () => {
    const seatsAndRounds = (copies: number) => {
      const { template } = formatChoice(pileOf(copies), 'rotisserie');
      return template.format === 'rotisserie' && template.mode.kind === 'singleton'
        ? [template.seats, template.mode.cardsPerSeat]
        : null;
    };
    expect(seatsAndRounds(360)).toEqual([8, 45]);
    expect(seatsAndRounds(359)).toEqual([7, 45]);
    expect(seatsAndRounds(89)).toEqual([2, 44]);
    expect(seatsAndRounds(30)).toEqual([2, 15]);
  });
});
