import { When } from '#src/ui/components/When.tsx';
import { formatFor } from '#src/ui/messages/format.ts';
import type { TableColumn } from './tableParts.ts';

type KeysOf<Row, Value> = { [Key in keyof Row & string]: Row[Key] extends Value ? Key : never }[keyof Row &
  string];

/** A column of moments: how long ago, with the exact one in the title. */
export const whenColumn = <Row,>(key: KeysOf<Row, string | null>, label: string): TableColumn<Row> => ({
  key,
  label,
  cell: (row) => {
    const at = row[key];
    return typeof at === 'string' ? <When at={at} /> : '–';
  },
  isSortable: true,
});

/** A column of counts. */
export const countColumn = <Row,>(key: KeysOf<Row, number>, label: string): TableColumn<Row> => ({
  key,
  label,
  cell: (row) => formatFor().number(Number(row[key])),
  isSortable: true,
  isNumeric: true,
});

/** A column of words, by which the table can be sorted. */
export const wordColumn = <Row,>(key: KeysOf<Row, string | null>, label: string): TableColumn<Row> => ({
  key,
  label,
  cell: (row) => String(row[key] ?? '–'),
  isSortable: true,
});
