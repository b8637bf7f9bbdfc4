import { chakra } from '@chakra-ui/react';

/**
 * A table whose rows and cells are plain elements, since there may be hundreds: the table alone carries their look.
 * `--cell` is the padding of each cell.
 */
export const RowTable = chakra('table', {
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    '& :is(th, td)': { padding: 'var(--cell)', textAlign: 'left' },
    '& thead th': { color: 'fg.muted', fontWeight: 'semibold' },
  },
  variants: {
    lines: {
      above: { '& :is(th, td)': { borderTop: 'line' } },
      below: { '& :is(th, td)': { borderBottom: 'line' } },
      /** Below each row but the last. */
      between: {
        '& :is(th, td)': { borderBottom: 'line' },
        '& tbody tr:last-of-type > *': { borderBottom: 'none' },
      },
      faint: { '& tbody tr + tr > *': { borderTop: 'faint' } },
    },
    head: {
      plain: {},
      filled: { '& thead th': { background: 'bg.muted' } },
      /** Stays in sight while the rows scroll below it. */
      sticky: { '& thead th': { position: 'sticky', top: '0', background: 'bg.muted' } },
    },
  },
  defaultVariants: { head: 'plain' },
});
