import type { DeckView } from '#contract/decks/decks.ts';
import type { ExportTarget } from '#contract/decks/exportTargets.ts';
import type { Catalogue } from '#engine/core/setup.ts';
import type { FrozenFreeCards } from '../cards/freeCards.ts';
import type { Sql } from '../db/database.ts';
import type { CardIds } from './exportScope.ts';
import { readTargets } from './exportTargets.ts';
import { externalIdsOf, freeCardIdsOf, NO_IDS } from './externalIds.ts';

/** What a deck needs of its draft's catalogue. */
export type DeckCatalogue = Pick<Catalogue, 'cards'> & FrozenFreeCards;

type ShownCards = Pick<DeckView, 'faces' | 'freeFaces' | 'look'>;

/** What the cards of a pool, and those its game gives for nothing, are called elsewhere. */
export async function cardIdsOf(
  sql: Sql,
  catalogue: DeckCatalogue,
  { faces, freeFaces, look }: ShownCards,
): Promise<CardIds> {
  const cards = Object.values(faces).map(({ card }) => card);
  const keys = cards.map((card) => catalogue.cards[card]?.printing ?? '');
  const known = await externalIdsOf(sql, look.slug, keys);
  const free = { slug: look.slug, freeCards: freeFaces.map(({ name }) => name) };
  return {
    byCard: new Map(cards.map((card, at) => [card, known.get(keys[at] ?? '') ?? NO_IDS])),
    byFreeName: await freeCardIdsOf(sql, free, catalogue),
  };
}

/** The programs and formats that a deck of this pool may be written for. */
export async function targetsOf(
  sql: Sql,
  catalogue: DeckCatalogue,
  shown: ShownCards,
): Promise<ExportTarget[]> {
  const { byCard } = await cardIdsOf(sql, catalogue, shown);
  const cards = Object.values(shown.faces).map(({ card, set, number, image }) => ({
    set,
    number,
    image: image ?? '',
    ids: byCard.get(card) ?? NO_IDS,
  }));
  return readTargets(sql, shown.look, cards);
}
