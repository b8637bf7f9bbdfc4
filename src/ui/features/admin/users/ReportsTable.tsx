import type { ChatReportRow } from '#contract/admin/users.ts';
import { useBusyAction } from '#src/ui/home/useBusyAction.ts';
import { Button } from '#src/ui/kit/Button.tsx';
import { Chip } from '#src/ui/kit/Chip.tsx';
import { InlineNotice } from '#src/ui/kit/InlineNotice.tsx';
import { AdminTable } from '../kit/AdminTable.tsx';
import type { ChosenRows, TableColumn, TableFilterChoice } from '../kit/tableParts.ts';
import { agoWords } from './momentWords.ts';
import type { UserChanged, UserPorts } from './userParts.ts';

const COLUMNS: readonly TableColumn<ChatReportRow>[] = [
  { key: 'handle', label: 'Said by', cell: (row) => row.handle, isSortable: true },
  { key: 'text', label: 'Line', cell: (row) => <q className="report-line">{row.text}</q> },
  { key: 'table', label: 'Table', cell: (row) => row.table },
  { key: 'reporter', label: 'Reported by', cell: (row) => row.reporter, isSortable: true },
  {
    key: 'at',
    label: 'When',
    cell: (row) => agoWords(row.at, Date.now()),
    isSortable: true,
  },
  {
    key: 'state',
    label: 'State',
    cell: (row) =>
      row.state === 'open' ? <Chip tone="warn">open</Chip> : <span className="muted">settled</span>,
    isSortable: true,
  },
];

const FILTERS: readonly TableFilterChoice[] = [
  {
    key: 'state',
    label: 'State',
    options: [
      { value: 'open', label: 'Open' },
      { value: 'settled', label: 'Settled' },
    ],
  },
];

interface ReportsTableProps {
  readonly ports: UserPorts;
  readonly version: number;
  readonly openId: string;
  readonly onOpen: (memberId: string) => void;
  readonly onChanged: UserChanged;
}

/** Lines of chat that people of a table reported; settled ones stay to be read. */
export function ReportsTable({ ports, version, openId, onOpen, onChanged }: ReportsTableProps) {
  return (
    <AdminTable
      name="chat-reports"
      label="Chat reports"
      ports={ports.reports}
      columns={COLUMNS}
      filters={FILTERS}
      searchLabel="Line or name"
      rowName={(row) => `the line of ${row.handle}`}
      onOpen={(row) => onOpen(row.memberId)}
      openId={openId}
      version={version}
      bulk={(chosen) => <Settle chosen={chosen} settle={ports.settle} onChanged={onChanged} />}
      empty={{
        title: 'Nothing was reported',
        words: 'Whoever sits at a table can report a line of its chat; it is listed here then.',
      }}
    />
  );
}

interface SettleProps {
  readonly chosen: ChosenRows;
  readonly settle: UserPorts['settle'];
  readonly onChanged: UserChanged;
}

function Settle({ chosen, settle, onChanged }: SettleProps) {
  const { isBusy, failure, run } = useBusyAction();
  const { selection, count, done } = chosen;
  const ids = 'ids' in selection ? selection.ids : null;
  const act = (removesLines: boolean) =>
    run(async () => {
      if (ids === null) return;
      await settle(ids, removesLines);
      done();
      const what = count === 1 ? 'the report' : `${count} reports`;
      onChanged(removesLines ? `Settled ${what} and removed the lines.` : `Settled ${what}.`, null);
    });
  if (ids === null || ids.length > 200)
    return <span className="muted">Choose up to 200 reports of the page to settle them.</span>;
  return (
    <>
      {failure !== '' && <InlineNotice kind="error">{failure}</InlineNotice>}
      <Button size="sm" isBusy={isBusy} onClick={() => void act(false)}>
        Settle
      </Button>
      <Button size="sm" variant="danger" isBusy={isBusy} onClick={() => void act(true)}>
        Settle and remove the lines
      </Button>
    </>
  );
}
