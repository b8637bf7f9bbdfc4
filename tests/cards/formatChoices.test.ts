import { describe, expect, it } from 'vitest';
import { sourceOfStored } from '#contract/formatChoices/draftSource.ts';
import { type FormatChoice, formatChoices } from '#contract/formatChoices/formatChoices.ts';
import type { CardRecord, PrintingRecord, StoredPack } from '#contract/games/game.ts';
import { freezeBounded } from '#contract/games/packBounds.ts';
import { rulesOf } from '#contract/games/templates.ts';
import { demoGames } from '#demo/games.ts';
import type { DraftCard } from '#engine/core/cards.ts';
import { isDealable } from '#engine/dealable.ts';
import { deal, openCards, viewFor } from '#engine/draft.ts';
import { formats, type Setup } from '#engine/formats/registry.ts';
import { OPEN_CARDS_AT_MOST } from '#engine/tableSize.ts';
import { draftCardOf } from '#server/cards/look.ts';
import { newGame } from '#server/cards/newGame.ts';
import { draftsOfPile } from '#server/imports/boosters/pileFit.ts';
import { batchOf, parseReal } from '#server/imports/realFiles.testkit.ts';
import { secretOf } from '#tests/support/engine/inventedGame.ts';
import { canaryGame } from '../harness/canaryGame.ts';
import { hasCardData } from '../harness/cardData.ts';
import { draftedByBots, shortageOf } from '../harness/draftedByBots.ts';

const ISD = 'mtg/mtgjson5/ISD.json';
const hasIsd = hasCardData(ISD, 'every format of the real ISD boosters, drafted by bots');

interface Game {
  readonly definition: ReturnType<typeof newGame>;
  readonly cards: readonly CardRecord[];
  readonly printings: readonly PrintingRecord[];
  readonly packs: readonly StoredPack[];
}

interface Choice {
  readonly name: string;
  readonly choice: FormatChoice;
  readonly setup: (seats: number) => Setup;
}

function dealtCards({ cards, printings }: Game): { cards: DraftCard[]; draftable: number } {
  const records = new Map(cards.map((card) => [card.name, card]));
  const cardsOf = (isDraftable: boolean) =>
    printings
      .filter((printing) => printing.isDraftable === isDraftable)
      .flatMap((printing) => {
        const card = records.get(printing.card);
        return card ? [draftCardOf(card, printing)] : [];
      });
  const draftable = cardsOf(true);
  return { cards: [...draftable, ...cardsOf(false)], draftable: draftable.length };
}

/** Every format of every pack of a game, with the table that it makes. */
function choicesOf(game: Game): Choice[] {
  const { cards, draftable } = dealtCards(game);
  const { definition } = game;
  return game.packs.flatMap((pack) => {
    const frozen = freezeBounded(pack, cards, draftable);
    if (!frozen.ok) throw new Error(frozen.sentence);
    const catalogue = {
      game: { slug: definition.slug, name: definition.name },
      ...{ cards, lanes: definition.lanes, laneRule: definition.laneRule, deckSize: definition.deckSize },
      rarities: definition.rarities,
      packs: { [pack.slug]: frozen.pack },
    };
    return formatChoices(sourceOfStored(pack, cards, draftable, definition.deckSize)).map((choice) => ({
      name: `${pack.name}: ${choice.format}`,
      choice,
      setup: (seats) => ({ catalogue, template: rulesOf(choice.template), seats, solo: false }),
    }));
  });
}

const pile = canaryGame(540);
const pileGame: Game = {
  ...pile,
  packs: draftsOfPile({
    slug: 'birds',
    name: 'Birds',
    noun: 'cube',
    copies: pile.printings.map(({ key }) => ({ printing: key, weight: 1 })),
  }).packs,
};

function isdGame(): Game {
  const { cards, printings, packs, proposedGame } = batchOf(parseReal(ISD));
  return { definition: { ...newGame('isd', 'Innistrad'), ...proposedGame }, cards, printings, packs };
}

const games: readonly (readonly [string, Game])[] = [
  ...demoGames.map((game) => [game.definition.name, game] as const),
  ['540 cards', pileGame],
  ...(hasIsd ? [['Innistrad', isdGame()] as const] : []),
];

/** What is refused, and with which words; everything else is offered. */
const NO_THEMES = 'Jumpstart needs half-decks of at least 2 themes. These packs have none, so 2 are missing.';
const REFUSED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Emberwake: {
    'Emberwake pack: jumpstart': NO_THEMES,
    'Emberwake leaders: booster':
      'A booster draft needs packs of at least 5 cards. These have 4, so 1 is missing.',
    'Emberwake leaders: rochester':
      'Rochester needs packs of at least 5 cards. These have 4, so 1 is missing.',
    'Emberwake leaders: jumpstart': NO_THEMES,
    'Emberwake leaders: rotisserie':
      'Rotisserie for 2 players with 15 cards each needs 30 different cards. There are 26, so 4 are missing.',
  },
  'Orbit Market': { 'Orbit Market crate: jumpstart': NO_THEMES },
  '540 cards': { 'Birds: jumpstart': NO_THEMES },
  Innistrad: { 'Innistrad booster: jumpstart': NO_THEMES },
};

describe.each(games)('every format for %s', (title, game) => {
  const choices = choicesOf(game);
  const offered = choices.filter(({ choice }) => choice.refusal === null);

  it('is offered, or refused with the number that is missing', () => {
    const refused = choices.flatMap(({ name, choice }) =>
      choice.refusal === null ? [] : [[name, choice.refusal] as const],
    );
    expect(Object.fromEntries(refused)).toEqual(REFUSED[title]);
    expect(choices.length).toBe(Object.keys(formats).length * game.packs.length);
  });

  it.each(offered.map((each) => [each.name, each] as const))(
    '%s is drafted by bots [spec 9.8]',
    (_, { choice, setup }) => {
      const table = setup(choice.template.seats);
      expect([isDealable(table), shortageOf(table)]).toEqual([true, null]);
      for (const seats of choice.seats) expect([seats, shortageOf(setup(seats))]).toEqual([seats, null]);
      const state = draftedByBots(table);
      expect(state.phase).toBe('complete');
      const least = Math.min(...state.seats.map(({ pool }) => pool.length));
      expect(least).toBeGreaterThan(10);
      const open = openCards(table, viewFor(table, deal(table, secretOf(5)), { seat: 0 }));
      expect(open.length).toBeLessThanOrEqual(OPEN_CARDS_AT_MOST);
    },
  );
});
