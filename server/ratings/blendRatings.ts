import { blendedRating, type LearnedRating } from '#engine/bots/learnedRating.ts';
import { prepareCatalogue } from '#engine/bots/prepare.ts';
import type { Catalogue } from '#engine/core/setup.ts';

const MIDDLE = 2.5;
const HIGHEST = 5;

/** To a tenth, so that a draft that changed little does not make every later catalogue another one. */
const inTenths = (value: number) => Math.round(value * 10) / 10;

/**
 * A catalogue in which bots' ratings follow people's picks (by the keys of printings), 0 to 5 with 2.5 for an average card. Where nothing was learned
 * of the game it is the same one.
 */
export function blendRatings(catalogue: Catalogue, learned: ReadonlyMap<string, LearnedRating>): Catalogue {
  if (!catalogue.cards.some(({ printing }) => learned.has(printing))) return catalogue;
  const { rating: priors } = prepareCatalogue(catalogue);
  const cards = catalogue.cards.map((card, index) => {
    const known = learned.get(card.printing) ?? null;
    const rating = inTenths(MIDDLE + blendedRating(priors[index] ?? 0, known));
    return { ...card, rating: Math.max(0, Math.min(HIGHEST, rating)), ratedFromPicks: known?.seen ?? 0 };
  });
  return { ...catalogue, cards };
}
