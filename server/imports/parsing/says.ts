import { isFields } from './jsonValues.ts';

/**
 * What a file says of a row that the game may have already, beside the values of its record. An empty value never says
 * anything, so that an absent column and an empty cell leave a fact as it is.
 */
export interface Says {
  /** Fields that are only filled in for a new row: the file does not say them. */
  readonly defaults?: readonly string[];
  /** Fields that the file says to clear; `attributes.pitch` for an attribute. */
  readonly clears?: readonly string[];
  /** Only the first half of `stats` is said, as a power without a toughness. */
  readonly hasHalfStats?: boolean;
  /** The id of the row where the file is our own CSV. */
  readonly id?: string;
  /** The cells of our own CSV by field, as `exportedText` writes them. */
  readonly cells?: Readonly<Record<string, string>>;
}

/** What is said beside the records of a batch: of cards by name, of printings by key, of sets by code. */
export interface SaysOfBatch {
  readonly cards?: ReadonlyMap<string, Says>;
  readonly printings?: ReadonlyMap<string, Says>;
  readonly sets?: ReadonlyMap<string, Says>;
}

/** The text of a cell that clears what the game has there. */
export const CLEAR = '(clear)';

export const isClear = (cell: string): boolean => cell.trim().toLowerCase() === CLEAR;

/** Whether a value says nothing: a file that has only empty ones says nothing of a field. */
export function isEmptyValue(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  return isFields(value) && Object.keys(value).length === 0;
}
