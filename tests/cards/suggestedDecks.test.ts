import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rulesOf } from '#contract/games/templates.ts';
import { autoAction } from '#engine/bots/autoAction.ts';
import { personaOf } from '#engine/bots/lanePosterior.ts';
import { type SuggestedDeck, suggestDeck } from '#engine/bots/suggestDeck.ts';
import { type DraftCard, instanceId } from '#engine/core/cards.ts';
import type { Catalogue } from '#engine/core/setup.ts';
import type { CardView } from '#engine/core/view.ts';
import { apply, deal, viewFor } from '#engine/draft.ts';
import { packsOpened } from '#engine/formats/outline.ts';
import type { Setup } from '#engine/formats/registry.ts';
import { type FreeCard, isLand, laneNeeds } from '#engine/lands.ts';
import { findGame, freezeCatalogue } from '#server/cards/catalogue.ts';
import { costSymbolsOf } from '#server/cards/lands.ts';
import { draftCardOf } from '#server/cards/look.ts';
import { readTemplate } from '#server/cards/readTemplate.ts';
import type { Database } from '#server/db/open.ts';
import { freeFacesOf } from '#server/decks/freeCards.ts';
import { parseCardFile } from '#server/imports/recognise.ts';
import { inventedCatalogue, secretOf } from '#tests/support/engine/inventedGame.ts';
import { ANY_KIND, openTestDatabase } from '#tests/support/testDatabases.ts';
import { CARD_DATA, hasCardData } from '../harness/cardData.ts';
import { importCardData } from '../harness/runningServer.ts';
import { granted } from '../harness/steered.ts';

const hasIsd = hasCardData('mtg/mtgjson5/ISD.json', 'decks are suggested for drafted ISD pools');
const SEATS = 8;
/** `DECKS=200` suggests as many. */
const DECKS = Number(process.env.DECKS ?? 24);

interface Deck {
  readonly suggested: SuggestedDeck;
  readonly main: readonly DraftCard[];
  readonly pool: readonly DraftCard[];
}

/** The table of an imported set, as a server deals it. */
async function importedTable(db: Database): Promise<{ setup: Setup; free: readonly FreeCard[] }> {
  await importCardData(db, 'mtg/mtgjson5/ISD.json', 'isd');
  const game = await findGame(db, { slug: 'isd' });
  const [row] = await db.query<{ definition: unknown }>(
    'select definition from draft_template where slug = $1',
    ['isd-draft'],
  );
  if (!game) throw new Error('The game was imported.');
  const template = rulesOf(granted(readTemplate(row?.definition)));
  const packs = packsOpened(template, SEATS).map(({ pack }) => pack);
  const catalogue = await freezeCatalogue(db, game, packs);
  const free = await freeFacesOf(db, game.definition, catalogue);
  return { setup: { catalogue, template, seats: SEATS, solo: false }, free };
}

/** The pools of a table of bots. */
function pools(setup: Setup, seed: number): readonly (readonly CardView[])[] {
  let state = deal(setup, secretOf(seed));
  while (state.phase !== 'complete') {
    for (let seat = 0; seat < setup.seats; seat += 1) {
      const view = viewFor(setup, state, { seat });
      if (!view.ask) continue;
      const applied = apply(setup, state, autoAction(setup, view, undefined, personaOf(seat)).action);
      if (!applied.ok) throw new Error(`A bot was refused: ${applied.refusal}`);
      state = applied.state;
    }
  }
  return Array.from({ length: setup.seats }, (_, seat) => viewFor(setup, state, { seat }).pool);
}

describe.skipIf(!hasIsd)('decks suggested for drafted ISD pools', () => {
  let db: Database;
  let setup: Setup;
  let free: readonly FreeCard[];
  const decks: Deck[] = [];
  beforeAll(async () => {
    db = await openTestDatabase(ANY_KIND);
    ({ setup, free } = await importedTable(db));
    for (let seed = 1; decks.length < DECKS; seed += 1)
      for (const pool of pools(setup, seed)) {
        const cards = new Map(pool.map(({ id, card }) => [id, setup.catalogue.cards[card]!]));
        const suggested = suggestDeck(setup.catalogue, pool, free);
        const main = suggested.main.flatMap((id) => cards.get(id) ?? []);
        decks.push({ suggested, main, pool: [...cards.values()] });
      }
  }, 300_000);
  afterAll(() => db?.close());

  const basicsIn = ({ suggested }: Deck) =>
    Object.values(suggested.free).reduce((sum, count) => sum + count, 0);
  const landsOf = (deck: Deck) => deck.main.filter(isLand).length + basicsIn(deck);

  it('are whole, and every basic land in them makes a colour that the deck plays', () => {
    const faults = decks.filter((deck) => {
      const needs = laneNeeds(deck.main, setup.catalogue.symbols);
      const lands = [
        ...deck.main.filter(({ typeLine }) => typeLine.startsWith('Basic')),
        ...free.filter(({ name }) => (deck.suggested.free[name] ?? 0) > 0),
      ];
      const isUseful = lands.every(({ makes }) => makes?.some((lane) => needs.has(lane)));
      return !isUseful || deck.main.length + basicsIn(deck) !== 40;
    });
    expect(faults.map(({ suggested }) => suggested.free)).toEqual([]);
  });

  it('have 16 to 18 lands; the few others have too few cards of their colours, and say so', () => {
    const odd = decks.filter((deck) => landsOf(deck) < 16 || landsOf(deck) > 18);
    const unexplained = odd.filter(
      (deck) => landsOf(deck) < 16 || !deck.suggested.groups[0]?.reason.includes('lands fill the deck'),
    );
    expect(unexplained.map(landsOf)).toEqual([]);
    expect(odd.length).toBeLessThanOrEqual(DECKS * 0.05);
  });

  it('have sources of each colour in the proportion of their costs', () => {
    for (const deck of decks) {
      const needs = laneNeeds(deck.main, setup.catalogue.symbols);
      const all = [...needs.values()].reduce((sum, need) => sum + need, 0);
      const lands = landsOf(deck);
      for (const [lane, need] of needs) {
        const drafted = deck.main.filter(({ makes }) => makes?.includes(lane)).length;
        const added = free.flatMap(({ name, makes }) =>
          makes?.includes(lane) ? [deck.suggested.free[name] ?? 0] : [],
        );
        const sources = drafted + added.reduce((sum, count) => sum + count, 0);
        expect(Math.abs(sources - (need / all) * lands)).toBeLessThanOrEqual(3);
      }
    }
  });
});

const reports = ['71-magic-basics.json', '72-mtgjson5-basics.json'];
const hasReports = hasCardData('reports', 'decks are suggested for the basic lands of the field reports');

describe.skipIf(!hasReports)('the reported pool of ten red and ten green spells with four Forests', () => {
  it.each(reports)('gets ten sources of each colour from %s', (file) => {
    const text = readFileSync(join(CARD_DATA, 'reports', file), 'utf8');
    const read = parseCardFile({ fileName: file, text }, { gameSlug: 'basics' });
    if (!read.ok) throw new Error(read.sentence);
    const { batch } = read;
    const byName = new Map(batch.cards.map((card) => [card.name, card]));
    const cards = batch.printings.map((printing) => draftCardOf(byName.get(printing.card)!, printing));
    const { lanes = [], rarities = [], freeCards = [] } = batch.proposedGame;
    const catalogue: Catalogue = {
      ...inventedCatalogue(cards, { lanes, rarities, deckSize: 40, laneRule: { kind: 'best', lanes: 2 } }),
      ...{ symbols: costSymbolsOf({ lanes }), freeCards },
    };
    const forest = cards.findIndex(({ name }) => name === 'Forest');
    const spells = cards.flatMap((card, index) => (isLand(card) ? [] : [index]));
    const pool = [...spells, forest, forest, forest, forest].map((card, index) => ({
      ...{ id: instanceId(`c${index}`), card },
      finish: 'plain' as const,
    }));
    const free = cards.filter(({ name }) => freeCards.includes(name));
    const { main, side, free: added, groups } = suggestDeck(catalogue, pool, free);
    expect([main.length, side.length, added]).toEqual([24, 0, { Mountain: 10, Forest: 6 }]);
    expect(groups.map(({ reason, cards: { length } }) => [reason, length])).toEqual([
      ['Your best cards for Red and Green. No more fit, so lands fill the deck.', 20],
      ['Lands that pay for them.', 4],
    ]);
  });
});
