import { foldName } from './foldName.ts';

/** A text as searches compare it with names of cards: folded, and without apostrophes, which few people type. */
export const foldSearch = (text: string): string => foldName(text).replaceAll("'", '');

/** Finds the cards whose names contain what was typed. The names are folded once, for every search after it. */
export function nameSearch<Card>(
  cards: readonly Card[],
  nameOf: (card: Card) => string,
): (typed: string) => readonly Card[] {
  const folded = cards.map((card) => [foldSearch(nameOf(card)), card] as const);
  return (typed) => {
    const sought = foldSearch(typed);
    return folded.flatMap(([name, card]) => (name.includes(sought) ? [card] : []));
  };
}
