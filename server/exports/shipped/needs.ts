import type { ExportFit, ExportNeed } from '#contract/games/game.ts';

/** Fits every deck of every game. */
export const ANY_DECK: ExportFit = { needs: [], places: null, onlyWith: [] };
/** Has a place for a main deck and a sideboard. */
export const MAIN_AND_SIDE: ExportFit = { needs: [], places: ['main', 'side'], onlyWith: [] };

export const leftOutWithout = (field: ExportNeed['field'], words: string): ExportNeed => ({
  field,
  words,
  without: 'leftOut',
});

export const PLAIN_TEXT = 'text/plain; charset=utf-8';
export const XML_FILE = 'application/xml; charset=utf-8';
export const JSON_FILE = 'application/json; charset=utf-8';
