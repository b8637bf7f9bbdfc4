import { type Reject, rejectRow } from '../batch.ts';
import type { ReadRow } from '../csv/csvRow.ts';
import { areDifferent, sharedWords } from '../sources/cardIdentity.ts';

/** Columns that belong to the name of a card where cards of one name differ, the first that a table has. */
const PARTS = ['subtitle', 'version', 'subname', 'secondname', 'pitch', 'stage'];

/** Rows whose cards have names of their own. */
export interface ApartRows {
  readonly rows: readonly ReadRow[];
  readonly rejected: readonly Reject[];
  readonly warnings: readonly string[];
}

/**
 * Tells the cards of a table apart that share a name and have different rules: by a column such as a subtitle, else by their
 * set and number. A row that nothing tells apart is rejected.
 */
export function apartRows(rows: readonly ReadRow[], nameHeader: string): ApartRows {
  const groups = groupsOf(rows);
  const mixed = new Set([...groups].filter(([, classes]) => classes.length > 1).map(([name]) => name));
  if (mixed.size === 0) return { rows, rejected: [], warnings: [] };
  const part = PARTS.find((label) => [...mixed].every((name) => tellsApart(groups.get(name) ?? [], label)));
  if (part !== undefined)
    return { rows: rows.map((row) => named(row, row.cell(part), ' - ')), rejected: [], warnings: [] };
  const names = new Map<ReadRow, string | null>();
  for (const name of mixed) settle(groups.get(name) ?? [], names);
  const rejected = rows.flatMap((row) =>
    names.get(row) === null
      ? [
          rejectRow(
            row.row,
            nameHeader,
            row.card.name,
            'a set, number or name that tells it from a card with other rules',
          ),
        ]
      : [],
  );
  return {
    rows: rows.flatMap((row) => {
      const apart = names.get(row);
      if (apart === undefined) return [row];
      return apart === null ? [] : [named(row, apart, ' (', ')')];
    }),
    rejected,
    warnings: sharedWords([...mixed]),
  };
}

type Classes = readonly (readonly ReadRow[])[];

/** Rows by name, and within a name by card. */
function groupsOf(rows: readonly ReadRow[]): Map<string, ReadRow[][]> {
  const groups = new Map<string, ReadRow[][]>();
  for (const row of rows) {
    const classes = groups.get(row.card.name) ?? [];
    groups.set(row.card.name, classes);
    const same = classes.find(([first]) => first && !areDifferent(first.card, row.card));
    if (same) same.push(row);
    else classes.push([row]);
  }
  return groups;
}

/** Whether a column says something else for each of the cards, and the same for all rows of one. */
function tellsApart(classes: Classes, label: string): boolean {
  const values = classes.map((rows) => new Set(rows.map((row) => row.cell(label))));
  const all = values.flatMap((of) => [...of]);
  return values.every((of) => of.size === 1) && new Set(all).size === classes.length;
}

function settle(classes: Classes, names: Map<ReadRow, string | null>): void {
  const used = new Set<string>();
  for (const rows of classes) {
    const apart = rows.map(({ set, number }) => [set, number].filter(Boolean).join(' ')).find(Boolean) ?? '';
    const isFree = apart !== '' && !used.has(apart);
    used.add(apart);
    for (const row of rows) names.set(row, isFree ? apart : null);
  }
}

function named(row: ReadRow, part: string, before: string, after = ''): ReadRow {
  if (part === '') return row;
  const name = `${row.card.name}${before}${part}${after}`.slice(0, 300);
  return { ...row, card: { ...row.card, name }, printing: { ...row.printing, card: name } };
}
