import type { DeckDesk } from './deckDesk.ts';

/** Whether a deck has none of the cards that its game gives for nothing: allowed, and mostly an oversight. */
export const isWithoutFree = (
  { freeFaces }: Pick<DeckDesk['view'], 'freeFaces'>,
  free: DeckDesk['free'],
): boolean => freeFaces.length > 0 && free.length === 0;
