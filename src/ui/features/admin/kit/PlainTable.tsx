import { VisuallyHidden } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import styles from './plainTable.module.css';

export interface PlainColumn<Row> {
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  /** `title` names the row, and there is one in each table. */
  readonly kind?: 'title' | 'number' | 'code' | 'acts';
}

interface PlainTableProps<Row> {
  readonly label: string;
  readonly columns: readonly PlainColumn<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** `rows` becomes small cards on a phone; `figures` and `changes` are denser and scroll. */
  readonly look: 'rows' | 'figures' | 'changes';
  readonly caption?: string;
}

/** A table that is only read: what is listed here fits on a page. */
export function PlainTable<Row>({ label, columns, rows, keyOf, look, caption }: PlainTableProps<Row>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls in this box, also by the keyboard
    <section className={styles.box} data-look={look} aria-label={label} tabIndex={0}>
      <table>
        {caption !== undefined && <caption>{caption}</caption>}
        <thead>
          <tr>
            {columns.map(({ label: head, kind }) => (
              <th key={head} scope="col" data-kind={kind}>
                {kind === 'acts' ? <VisuallyHidden>{head}</VisuallyHidden> : head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map(({ label: head, kind, cell }) =>
                kind === 'title' ? (
                  <th key={head} scope="row">
                    {cell(row)}
                  </th>
                ) : (
                  <td key={head} data-kind={kind} data-label={head}>
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
