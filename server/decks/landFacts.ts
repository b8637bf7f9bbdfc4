import type { GameDefinition } from '#contract/games/game.ts';
import type { Catalogue } from '#engine/core/setup.ts';
import { costSymbolsOf, landMakes } from '../cards/lands.ts';

const known = new WeakMap<Catalogue, Catalogue>();

/** A catalogue that knows its lands and symbols, although it was frozen before catalogues said so. */
export function withLandFacts(catalogue: Catalogue, game: GameDefinition): Catalogue {
  if (catalogue.symbols) return catalogue;
  const before = known.get(catalogue);
  if (before) return before;
  const cards = catalogue.cards.map((card) => {
    const makes = landMakes(card);
    return makes ? { ...card, makes } : card;
  });
  const symbols = costSymbolsOf(game);
  const made = { ...catalogue, cards, freeCards: game.freeCards, ...(symbols.length > 0 && { symbols }) };
  known.set(catalogue, made);
  return made;
}
