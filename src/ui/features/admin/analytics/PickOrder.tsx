import { useMemo } from 'react';
import type { PickOrderRow } from '#contract/admin/analytics.ts';
import { formatFor } from '#src/ui/messages/format.ts';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { AdminTable } from '../kit/AdminTable.tsx';
import { countColumn, wordColumn } from '../kit/columns.tsx';
import { Muted } from '../kit/Muted.tsx';
import type { TableColumn, TablePorts } from '../kit/tableParts.ts';

type Rate = 'averagePick' | 'firstPickRate' | 'takenRate' | 'wheelRate';

const rateColumn = (key: Rate, label: string): TableColumn<PickOrderRow> => ({
  key,
  label,
  cell: ({ [key]: rate }) => {
    if (rate === null) return '–';
    const one = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
    return formatFor().number(rate, key === 'averagePick' ? one : { style: 'percent' });
  },
  isSortable: true,
  isNumeric: true,
});

/** How people pick each card: how early, how often first, and how often it comes back. */
export function PickOrder({ ports }: { readonly ports: TablePorts<PickOrderRow> }) {
  const t = useMessages('adminAnalytics');
  const common = useMessages('admin');
  const columns = useMemo(
    (): readonly TableColumn<PickOrderRow>[] => [
      wordColumn('card', t('card')),
      wordColumn('game', common('game')),
      rateColumn('averagePick', t('averagePick')),
      rateColumn('firstPickRate', t('firstPickRate')),
      rateColumn('takenRate', t('takenRate')),
      rateColumn('wheelRate', t('wheelRate')),
      countColumn('met', t('met')),
      countColumn('drafts', t('drafts')),
    ],
    [t, common],
  );
  return (
    <>
      <Muted>{t('pickOrderLead')}</Muted>
      <AdminTable
        name="pick-order"
        label={t('tabCards')}
        ports={ports}
        columns={columns}
        searchLabel={t('cardSearch')}
        rowName={(row) => row.card}
        empty={{ title: t('noneCounted'), words: t('noneCountedHint') }}
      />
    </>
  );
}
