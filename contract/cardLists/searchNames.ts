import { foldName } from './foldName.ts';

/** A text as searches compare it with names of cards: folded, and without apostrophes, which few people type. */
export const foldSearch = (text: string): string => foldName(text).replaceAll("'", '');

/** Finds the cards of whose names one contains what was typed. They are folded once, for every search after it. */
export function nameSearch<Card>(
  cards: readonly Card[],
  namesOf: (card: Card) => string | readonly string[],
): (typed: string) => readonly Card[] {
  const folded = cards.map((card) => [[namesOf(card)].flat().map(foldSearch), card] as const);
  return (typed) => {
    const sought = foldSearch(typed);
    return folded.flatMap(([names, card]) => (names.some((name) => name.includes(sought)) ? [card] : []));
  };
}
