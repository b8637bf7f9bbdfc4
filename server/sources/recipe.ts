export type SourceId = 'cubecobra' | 'scryfall';

/** A public source of cards: where it is asked and how politely (sources.md section 2). */
export interface SourceRecipe {
  readonly id: SourceId;
  readonly name: string;
  readonly homepage: string;
  /** What every address that is asked begins with; no other host is dialled. */
  readonly origin: string;
  /** Milliseconds between two requests of all processes together. */
  readonly everyMs: number;
  /** Milliseconds for one request, and bytes of its answer. */
  readonly timeMs: number;
  readonly answerBytes: number;
  /** Whether it may be asked before an Admin has said anything. */
  readonly isOnAtFirst: boolean;
}

const MEBIBYTE = 1024 * 1024;

/** CubeCobra takes 100 requests a minute; a cube of 1,000 cards is about 1 MB. */
export const CUBECOBRA: SourceRecipe = {
  id: 'cubecobra',
  name: 'CubeCobra',
  homepage: 'https://cubecobra.com',
  origin: 'https://cubecobra.com',
  everyMs: 1000,
  timeMs: 15_000,
  answerBytes: 16 * MEBIBYTE,
  isOnAtFirst: true,
};

/** Scryfall's API asks for at most two collections a second. */
export const SCRYFALL: SourceRecipe = {
  id: 'scryfall',
  name: 'Scryfall',
  homepage: 'https://scryfall.com',
  origin: 'https://api.scryfall.com',
  everyMs: 500,
  timeMs: 15_000,
  answerBytes: 8 * MEBIBYTE,
  isOnAtFirst: false,
};

export const RECIPES: readonly SourceRecipe[] = [CUBECOBRA, SCRYFALL];
