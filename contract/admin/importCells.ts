import type { ImportField } from './imports.ts';

/** A mana cost such as `{2}{W}`, `3WW` or `{1}{R} // {1}{U}`. */
const MANA_COST = /^(\{[^{}\s]{1,12}\}|\d|[WUBRGCXYZS]|\s|\/\/)+$/i;
const NUMBER = /^-?\d{1,9}(\.\d{1,6})?$/;
/** Costs that are printed but are no number: `X`, `*`, `-`, `?`, `∞`. */
const UNNUMBERED = /^([XYZ]{1,3}|[-–—*?∞]|n\/a)$/i;
const RATING = /^(\d(\.\d+)?)?$/;
const MOST_STARS = 5;
const LONGEST_NAME = 300;
const LONGEST_ID = 120;

export const isManaCost = (text: string): boolean => MANA_COST.test(text);
export const isNumberCell = (text: string): boolean => NUMBER.test(text);
export const isUnnumberedCost = (text: string): boolean => UNNUMBERED.test(text);

const isCost = (text: string) =>
  text === '' || isNumberCell(text) || isUnnumberedCost(text) || isManaCost(text);

/** What the cells of a field have to be, where not every text will do. */
const CHECKS: readonly {
  readonly field: ImportField;
  readonly isGood: (cell: string) => boolean;
  readonly expected: string;
}[] = [
  {
    field: 'name',
    isGood: (cell) => cell !== '' && cell.length <= LONGEST_NAME,
    expected: 'the name of a card',
  },
  { field: 'cost', isGood: isCost, expected: 'a number or a cost such as {2}{W}' },
  {
    field: 'rating',
    isGood: (cell) => RATING.test(cell) && Number(cell) <= MOST_STARS,
    expected: 'a number from 0 to 5',
  },
  {
    field: 'key',
    isGood: (cell) => cell.length <= LONGEST_ID,
    expected: 'a key of at most 120 characters',
  },
  {
    field: 'set',
    isGood: (cell) => cell.length <= LONGEST_ID,
    expected: 'a set of at most 120 characters',
  },
];

/** The first of a row's cells that can't be read, and what should be there. */
export function firstWrongCell(cell: (field: ImportField) => string) {
  return CHECKS.find(({ field, isGood }) => !isGood(cell(field))) ?? null;
}

/** What a cell of a field should be, where it can't be read as it is; null where it can. */
export function cellExpected(field: ImportField, cell: string): string | null {
  const check = CHECKS.find((one) => one.field === field);
  return check === undefined || check.isGood(cell) ? null : check.expected;
}
