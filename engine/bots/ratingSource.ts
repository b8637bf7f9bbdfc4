import type { DraftCard } from '../core/cards.ts';

/** What bots know a card from, in words: "from 812 picks", "from the game’s rating", "from its rarity only". */
export function ratingSource({ rating, ratedFromPicks }: DraftCard): string {
  if (ratedFromPicks === undefined)
    return rating === null ? 'from its rarity only' : 'from the game’s rating';
  if (ratedFromPicks === 0) return 'nobody has picked from it yet';
  return ratedFromPicks === 1 ? 'from 1 pick' : `from ${ratedFromPicks.toLocaleString('en')} picks`;
}
