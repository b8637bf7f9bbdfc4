import { IMPORT_FIELDS, type ImportField, type ImportView } from '#contract/admin/imports.ts';

type ImportMap = ImportView['map'];

/** What a column may be: a field, left out, or '' for what it becomes if nobody says anything. */
export type ColumnChoice = ImportField | 'leaveOut' | '';

const isField = (key: string): key is ImportField => Object.hasOwn(IMPORT_FIELDS, key);

/** What a map says that a column is. */
export function choiceOf(map: ImportMap, column: string): ColumnChoice {
  const key = Object.keys(map).find((known) => map[known] === column);
  if (key === undefined) return '';
  return isField(key) ? key : 'leaveOut';
}

/** The map with another choice for a column; the fields that it was have no column then, whatever usual headers there are. */
export function withChoice(map: ImportMap, column: string, choice: ColumnChoice): ImportMap {
  const others = Object.entries(map)
    .filter(([key, known]) => known !== column || isField(key))
    .map(([key, known]) => [key, known === column ? '' : known] as const);
  if (choice === '') return Object.fromEntries(others);
  return { ...Object.fromEntries(others), [choice === 'leaveOut' ? freeKey(others) : choice]: column };
}

function freeKey(others: readonly (readonly [key: string, column: string])[]): string {
  const taken = new Set(others.map(([key]) => key));
  for (let at = 1; ; at += 1) if (!taken.has(`leaveOut${at}`)) return `leaveOut${at}`;
}
