import { IMPORT_FIELDS, type ImportField, type ImportView } from '#contract/admin/imports.ts';

type ImportMap = ImportView['map'];

/** What a column may be: a field, left out, or '' for what it becomes if nobody says anything. */
export type ColumnChoice = ImportField | 'leaveOut' | '';

export const COLUMN_CHOICES: readonly ColumnChoice[] = ['', 'leaveOut', ...IMPORT_FIELDS];

const isField = (key: string): key is ImportField => IMPORT_FIELDS.some((field) => field === key);

/** What a map says that a column is. */
export function choiceOf(map: ImportMap, column: string): ColumnChoice {
  const key = Object.keys(map).find((known) => map[known] === column);
  if (key === undefined || isKept(key)) return '';
  return isField(key) ? key : 'leaveOut';
}

const isKept = (key: string) => /^keep\d+$/.test(key);

/**
 * The map with another choice for a column; the fields that it was have no column then, whatever usual headers there are.
 * A column that was left out stays as `keep1`, `keep2` …, or else one that looks like bookkeeping would be left out again.
 */
export function withChoice(map: ImportMap, column: string, choice: ColumnChoice): ImportMap {
  const others = Object.entries(map)
    .filter(([key, known]) => known !== column || isField(key))
    .map(([key, known]) => [key, known === column ? '' : known] as const);
  const isBack = choice === '' && choiceOf(map, column) === 'leaveOut';
  if (choice === '' && !isBack) return Object.fromEntries(others);
  const key = isBack ? freeKey('keep', others) : choice === 'leaveOut' ? freeKey('leaveOut', others) : choice;
  return { ...Object.fromEntries(others), [key]: column };
}

function freeKey(
  word: 'keep' | 'leaveOut',
  others: readonly (readonly [key: string, column: string])[],
): string {
  const taken = new Set(others.map(([key]) => key));
  for (let at = 1; ; at += 1) if (!taken.has(`${word}${at}`)) return `${word}${at}`;
}
