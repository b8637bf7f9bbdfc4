import { Link } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import type { DraftRow, KeepOrder } from '#contract/admin/overview.ts';
import { useBusyAction } from '#src/ui/home/useBusyAction.ts';
import { Button, IconButton } from '#src/ui/kit/Button.tsx';
import { Menu, type MenuItem } from '#src/ui/kit/Menu.tsx';
import { ModalDialog } from '#src/ui/kit/ModalDialog.tsx';
import IconMore from '~icons/ph/dots-three-bold';
import { AdminTable } from '../kit/AdminTable.tsx';
import type { TableColumn, TableFilterChoice } from '../kit/tableParts.ts';
import type { OverviewPorts } from './overviewPorts.ts';

interface TablesNowProps {
  readonly ports: OverviewPorts;
  readonly version: number;
  readonly onDone: (text: string) => void;
}

const STATUS: Readonly<Record<DraftRow['status'], string>> = {
  lobby: 'In the lobby',
  countdown: 'Starting',
  drafting: 'Drafting',
  paused: 'Paused',
  building: 'Building decks',
  finished: 'Finished',
  cancelled: 'Ended',
};

const FILTERS: readonly TableFilterChoice[] = [
  {
    key: 'status',
    label: 'Status',
    options: (['lobby', 'countdown', 'drafting', 'paused', 'building'] as const).map((value) => ({
      value,
      label: STATUS[value],
    })),
  },
  {
    key: 'isSolo',
    label: 'Alone',
    options: [
      { value: 'true', label: 'Against bots' },
      { value: 'false', label: 'With others' },
    ],
  },
];

const DONE: Readonly<Record<KeepOrder, string>> = {
  pause: 'paused',
  resume: 'going on',
  endTable: 'ended',
  repair: 'read anew from its log',
};

/** The tables that are there now, each with what an Admin may do about it. */
export function TablesNow({ ports, version, onDone }: TablesNowProps) {
  const [ending, setEnding] = useState<DraftRow | null>(null);
  const { isBusy, failure, run } = useBusyAction();
  const columns = useMemo(
    () =>
      columnsWith((row, ask) => {
        if (ask === 'endTable') setEnding(row);
        else
          void run(async () => {
            await ports.keepOrder(row.id, ask);
            onDone(`${row.name} is ${DONE[ask]}.`);
          });
      }),
    [ports, run, onDone],
  );
  const end = (row: DraftRow) =>
    run(async () => {
      await ports.keepOrder(row.id, 'endTable');
      setEnding(null);
      onDone(`${row.name} is ended.`);
    });
  return (
    <div className="overview-now">
      {failure !== '' && ending === null && (
        <p role="alert" className="atable-failure">
          {failure}
        </p>
      )}
      <AdminTable
        name="drafts"
        label="Tables now"
        ports={ports.tables}
        columns={columns}
        filters={FILTERS}
        searchLabel="Table, host or code"
        rowName={(row) => row.name}
        version={version}
        empty={{
          title: 'No table is open',
          words: 'Tables stand here from the moment they are made until they are over.',
          action: (
            <Button asChild>
              <Link to="/drafts" search={{ host: 1 }}>
                Host a table
              </Link>
            </Button>
          ),
        }}
      />
      <ModalDialog
        title={`End ${ending?.name ?? 'the table'}?`}
        isOpen={ending !== null}
        isLoading={isBusy}
        onClose={() => setEnding(null)}
        cancelWords="Keep the table"
        confirm={{
          words: 'End the table',
          busyWords: 'Ending',
          isDestructive: true,
          onConfirm: () => {
            if (ending !== null) void end(ending);
          },
        }}
      >
        <p>
          {ending === null || ending.people === 1 ? 'One person sits' : `${ending.people} people sit`} at it.
          What was picked stays with them, but nobody can go on. This cannot be undone.
        </p>
        {failure !== '' && (
          <p role="alert" className="field-error">
            {failure}
          </p>
        )}
      </ModalDialog>
    </div>
  );
}

function columnsWith(ask: (row: DraftRow, what: KeepOrder) => void): readonly TableColumn<DraftRow>[] {
  return [
    {
      key: 'name',
      label: 'Table',
      isSortable: true,
      cell: (row) => (
        <Link to="/drafts/$draftId" params={{ draftId: row.id }} className="link">
          {row.name}
        </Link>
      ),
    },
    { key: 'game', label: 'Game', isSortable: true, cell: (row) => row.game },
    { key: 'people', label: 'Seats', isSortable: true, cell: seatsOf },
    { key: 'status', label: 'Status', isSortable: true, cell: (row) => STATUS[row.status] },
    { key: 'host', label: 'Host', isSortable: true, cell: (row) => row.host ?? 'Draft queue' },
    {
      key: 'lastAt',
      label: 'Last happened',
      isSortable: true,
      cell: (row) => momentOf(row.lastAt ?? row.createdAt),
    },
    {
      key: 'template',
      label: 'Template',
      isSortable: true,
      isHiddenAtFirst: true,
      cell: (row) => row.template ?? '–',
    },
    {
      key: 'createdAt',
      label: 'Made',
      isSortable: true,
      isHiddenAtFirst: true,
      cell: (row) => momentOf(row.createdAt),
    },
    {
      key: 'acts',
      label: 'What to do',
      cell: (row) => (
        <Menu
          label={`What to do with ${row.name}`}
          items={itemsOf(row, (what) => ask(row, what))}
          trigger={(props) => (
            <IconButton {...props} size="sm" label={`What to do with ${row.name}`}>
              <IconMore aria-hidden="true" />
            </IconButton>
          )}
        />
      ),
    },
  ];
}

const seatsOf = ({ people, bots, seats }: DraftRow): string =>
  bots === 0 ? `${people} of ${seats}` : `${people} of ${seats}, ${bots} ${bots === 1 ? 'bot' : 'bots'}`;

const momentOf = (at: string) => (
  <time dateTime={at}>
    {new Date(at).toLocaleString('en-GB', {
      day: 'numeric',
      month: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hour12: false,
    })}
  </time>
);

function itemsOf({ status }: DraftRow, choose: (what: KeepOrder) => void): MenuItem[] {
  const item = (what: KeepOrder, words: string, reason?: string): MenuItem => ({
    key: what,
    words,
    onChoose: () => choose(what),
    isDestructive: what === 'endTable',
    ...(reason === undefined ? {} : { reason }),
  });
  const started = status === 'drafting' || status === 'paused' || status === 'building';
  return [
    status === 'paused'
      ? item('resume', 'Go on')
      : item('pause', 'Pause', status === 'drafting' ? undefined : 'Nobody drafts here now.'),
    item('repair', 'Repair: read it anew and set its clocks', started ? undefined : 'It has not started.'),
    item('endTable', 'End it'),
  ];
}
