import { Box, VisuallyHidden } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { RowTable } from '#src/ui/system/RowTable.ts';

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

const CELLS = {
  '& caption': { pb: '1', color: 'fg.muted', textAlign: 'left' },
  '& :is(th, td)': { overflowWrap: 'anywhere' },
  '& thead th': { fontSize: '13px', lineHeight: '18px', overflowWrap: 'normal' },
  '& tbody th': { fontWeight: 'semibold' },
  '& th:first-of-type:not([data-kind])': { minWidth: '72px' },
  '& :is([data-kind=number], [data-kind=acts])': { textAlign: 'right', whiteSpace: 'nowrap' },
  '& td:is([data-kind=number], [data-kind=code])': { fontFamily: 'mono' },
  '& td[data-kind=code]': { fontSize: '13px' },
};

const ROW_CARDS = {
  '& thead': { display: 'none' },
  '&, & tbody': { display: 'block' },
  '& tr': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2px 14px',
    px: '18px',
    py: '2.5',
    borderTop: 'line',
  },
  '& :is(th, td)': { padding: '0', border: 'none' },
  '& :is(tbody th, [data-kind=code])': { flexBasis: 'full' },
  '& [data-kind=number]::before': {
    marginRight: '6px',
    color: 'fg.subtle',
    font: '500 13px / 18px var(--text)',
    content: 'attr(data-label)',
  },
  '& [data-kind=acts]': { marginLeft: 'auto' },
};

const LOOKS = {
  rows: { '--cell': '9px 18px', smDown: ROW_CARDS },
  figures: { '--cell': '6px 10px' },
  changes: {
    '--cell': '5px 8px 5px 0',
    tableLayout: 'fixed',
    fontSize: '13px',
    '& :is(th, td)': { verticalAlign: 'top' },
    '& thead th': { fontWeight: 'medium' },
  },
} as const;

/** A table that is only read: what is listed here fits on a page. */
export function PlainTable<Row>({ label, columns, rows, keyOf, look, caption }: PlainTableProps<Row>) {
  return (
    // A wide table scrolls in this box, also by the keyboard.
    <Box
      as="section"
      overflow="auto"
      maxHeight={look === 'figures' ? '250px' : undefined}
      aria-label={label}
      tabIndex={0}
    >
      <RowTable lines="above" head={look === 'changes' ? 'plain' : 'sticky'} css={[CELLS, LOOKS[look]]}>
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
      </RowTable>
    </Box>
  );
}
