import { Box } from '@chakra-ui/react';
import { memo, type ReactNode } from 'react';
import type { ImportKind, PreviewRow, RejectGroup } from '#contract/admin/imports.ts';
import { KeptFields } from '#src/ui/features/imports/ImportChanges.tsx';
import { formatFor } from '#src/ui/messages/format.ts';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { RowTable } from '#src/ui/system/RowTable.ts';

interface RowsProps {
  readonly label: string;
  readonly heads: readonly string[];
  readonly children: ReactNode;
}

const Rows = ({ label, heads, children }: RowsProps) => (
  // A scrolled box has to be reached by keys.
  <Box maxHeight="560px" overflow="auto" tabIndex={0} role="group" aria-label={label}>
    <RowTable lines="between" head="sticky" css={ROWS}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </RowTable>
  </Box>
);

const ROW_CARDS = {
  '& thead': { srOnly: true },
  '& tr': {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    gap: '2px 12px',
    px: '4',
    py: '2.5',
    borderBottom: 'line',
  },
  '& tr > :is(th, td)': { minWidth: '0', padding: '0', border: 'none' },
  '& tr > :last-child': { gridColumn: '1 / -1' },
};

const ROWS = {
  '--cell': '8px 20px',
  '& :is(th, td)': { overflowWrap: 'anywhere', verticalAlign: 'top' },
  '& thead th': { whiteSpace: 'nowrap' },
  '& tbody th': { minWidth: '140px', fontWeight: 'semibold' },
  '& td[data-action]': { color: 'teal.fg', fontWeight: 'semibold', whiteSpace: 'nowrap' },
  '& td[data-action=create]': { color: 'ok.fg' },
  '& code': {
    px: '6px',
    py: '1px',
    borderRadius: '5px',
    background: 'bg.emphasized',
    font: '500 13px / 1.5 var(--mono)',
  },
  '& del': { color: 'fg.subtle' },
  '& ins': { color: 'ok.fg', textDecoration: 'none' },
  smDown: ROW_CARDS,
};

interface PreviewRowsProps {
  readonly kind: ImportKind;
  readonly rows: readonly PreviewRow[];
}

/** Rows of an import: what each makes or changes. */
export const PreviewRows = memo(function PreviewRows({ kind, rows }: PreviewRowsProps) {
  const t = useMessages('adminImport');
  return (
    <Rows label={t('rowsOfImport')} heads={[t('kind', { kind }), t('whatHappens'), t('whatChanges')]}>
      {rows.map((row) => (
        <Row key={row.seq} kind={kind} row={row} />
      ))}
    </Rows>
  );
});

const Row = memo(function Row({ kind, row }: { readonly kind: ImportKind; readonly row: PreviewRow }) {
  const t = useMessages('adminImport');
  const { name, action, facts, changes } = row;
  // The first fact of a printing is its set and number, which says more than the card's name.
  const [title = name, ...told] = kind === 'printing' ? facts : [name, ...facts];
  return (
    <tr>
      <th scope="row">{title}</th>
      <td data-action={action}>{t('rowTag', { action })}</td>
      <td>
        {action === 'create'
          ? told.join(', ')
          : changes.map(({ field, before, after }) => (
              <div key={field}>
                <b>{field}</b> <del>{before || t('nothing')}</del> <ins>{after || t('nothing')}</ins>
              </div>
            ))}
        <KeptFields row={row} />
      </td>
    </tr>
  );
});

/** The first rows of a group that can't be read, as the file has them. */
export const RejectedRows = memo(function RejectedRows({ group }: { readonly group: RejectGroup }) {
  const t = useMessages('adminImport');
  return (
    <Rows label={t('examples', { column: group.column })} heads={[t('row'), t('found'), t('file')]}>
      {group.examples.map(({ file = '', row, found }) => (
        <tr key={`${file} ${row}`}>
          <td>{formatFor().number(row)}</td>
          <td>{found === '' ? t('nothing') : <code>{found}</code>}</td>
          <td>{file}</td>
        </tr>
      ))}
    </Rows>
  );
});
