import type { PickOrderRow } from '#contract/admin/analytics.ts';
import { AdminTable } from '../kit/AdminTable.tsx';
import type { TableColumn, TablePorts } from '../kit/tableParts.ts';

const share = (rate: number | null) => (rate === null ? '–' : `${Math.round(rate * 100)}%`);

const COLUMNS: readonly TableColumn<PickOrderRow>[] = [
  { key: 'card', label: 'Card', cell: (row) => row.card, isSortable: true },
  { key: 'game', label: 'Game', cell: (row) => row.game, isSortable: true },
  {
    key: 'averagePick',
    label: 'Average pick',
    cell: (row) => (row.averagePick === null ? '–' : row.averagePick.toFixed(1)),
    isSortable: true,
    isNumeric: true,
  },
  {
    key: 'firstPickRate',
    label: 'First-pick rate',
    cell: (row) => share(row.firstPickRate),
    isSortable: true,
    isNumeric: true,
  },
  {
    key: 'takenRate',
    label: 'Taken',
    cell: (row) => share(row.takenRate),
    isSortable: true,
    isNumeric: true,
  },
  {
    key: 'wheelRate',
    label: 'Wheel rate',
    cell: (row) => share(row.wheelRate),
    isSortable: true,
    isNumeric: true,
  },
  { key: 'met', label: 'Packs with it', cell: (row) => row.met, isSortable: true, isNumeric: true },
  { key: 'drafts', label: 'Drafts', cell: (row) => row.drafts, isSortable: true, isNumeric: true },
];

/** How people pick each card: how early, how often first, and how often it comes back. */
export const PickOrder = ({ ports }: { readonly ports: TablePorts<PickOrderRow> }) => (
  <>
    <p className="muted t14">
      Of all packs in which people met a card: how often they took it, and took it with their first pick.
      Wheel rate: how often a passed card was still there when the pack came back. Picks of bots and of the
      clock do not count.
    </p>
    <AdminTable
      name="pick-order"
      label="Card pick order"
      ports={ports}
      columns={COLUMNS}
      searchLabel="Name of a card"
      rowName={(row) => row.card}
      empty={{
        title: 'No draft is counted yet',
        words: 'Once people have finished drafts, their picks are counted here within the hour.',
      }}
    />
  </>
);
