import { Link } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import type { ActivityDetail, ActivityRow } from '#contract/admin/activity.ts';
import { LoadFailed } from '#src/ui/home/LoadFailed.tsx';
import { useLoaded } from '#src/ui/home/useLoaded.ts';
import { Button } from '#src/ui/kit/Button.tsx';
import { Chip } from '#src/ui/kit/Chip.tsx';
import { Skeleton } from '#src/ui/kit/Skeleton.tsx';
import { useScreenTitle } from '#src/ui/shell/usePageTitle.ts';
import { AdminTable } from '../kit/AdminTable.tsx';
import { SidePanel } from '../kit/SidePanel.tsx';
import type { TableColumn, TableFilterChoice } from '../kit/tableParts.ts';
import { AdminHeader } from '../shell/AdminHeader.tsx';
import { useAdminShell } from '../shell/adminShellParts.ts';
import type { ActivityPorts } from './activityPorts.ts';
import './activity.css';
import { differencesOf, whenOf, whoOf, whyFinal } from './activityWords.ts';
import { RevertButton } from './RevertButton.tsx';

const COLUMNS: readonly TableColumn<ActivityRow>[] = [
  { key: 'label', label: 'What', cell: (row) => `${whoOf(row)} ${row.label}`, isSortable: true },
  {
    key: 'at',
    label: 'When',
    cell: (row) => <time dateTime={row.at}>{whenOf(row.at, Date.now())}</time>,
    isSortable: true,
  },
  { key: 'game', label: 'Game', cell: (row) => row.game ?? '–' },
  {
    key: 'changes',
    label: 'Rows',
    cell: (row) => row.changes.toLocaleString('en'),
    isSortable: true,
    isNumeric: true,
  },
  {
    key: 'revertedAt',
    label: 'State',
    cell: (row) =>
      row.revertedAt !== null ? <Chip size="tag">reverted</Chip> : row.changes === 0 ? 'final' : '–',
  },
  { key: 'who', label: 'Who', cell: whoOf, isSortable: true, isHiddenAtFirst: true },
  { key: 'kind', label: 'Kind', cell: (row) => row.kind, isSortable: true, isHiddenAtFirst: true },
  { key: 'subject', label: 'Subject', cell: (row) => row.subject, isSortable: true, isHiddenAtFirst: true },
];

const FILTERS: readonly TableFilterChoice[] = [
  { key: 'who', label: 'Who' },
  { key: 'kind', label: 'Kind' },
  { key: 'subject', label: 'Subject' },
];

/** Everything that was done in the administration, with before and after, and the way back. */
export function ActivityScreen({ ports }: { readonly ports: ActivityPorts }) {
  useScreenTitle('Activity');
  const { offerUndo, revision } = useAdminShell();
  const [open, setOpen] = useState<ActivityRow | null>(null);
  const [version, setVersion] = useState(0);
  return (
    <>
      <AdminHeader
        title="Activity"
        sentence="Who changed what, from what to what. A revert is an activity itself."
      />
      <div className="admin-split">
        <AdminTable
          name="activity"
          label="Activity"
          ports={ports.activity}
          columns={COLUMNS}
          filters={FILTERS}
          searchLabel="What or who"
          rowName={(row) => `${whoOf(row)} ${row.label}`}
          onOpen={setOpen}
          openId={open?.id ?? ''}
          version={version + revision}
          empty={{
            title: 'Nothing was done yet',
            words: 'Every change in the administration is written down here.',
            action: (
              <Button asChild>
                <Link to="/admin/games" search={{}}>
                  See the games
                </Link>
              </Button>
            ),
          }}
        />
        {open !== null && (
          <ActivityPanel
            key={open.id}
            row={open}
            ports={ports}
            onClose={() => setOpen(null)}
            onReverted={(activityId) => {
              setOpen(null);
              setVersion((before) => before + 1);
              offerUndo({ text: 'Reverted.', activityId });
            }}
          />
        )}
      </div>
    </>
  );
}

interface ActivityPanelProps {
  readonly row: ActivityRow;
  readonly ports: ActivityPorts;
  readonly onClose: () => void;
  readonly onReverted: (activityId: string) => void;
}

function ActivityPanel({ row, ports, onClose, onReverted }: ActivityPanelProps) {
  const load = useCallback((signal: AbortSignal) => ports.detail(row.id, signal), [ports, row.id]);
  const { answer, isAsking, reload } = useLoaded(load);
  return (
    <SidePanel
      title={`${whoOf(row)} ${row.label}`}
      onClose={onClose}
      foot={<RevertButton row={row} revert={ports.revert} onReverted={onReverted} />}
    >
      <p className="muted t14">
        {new Date(row.at).toLocaleString('en-GB', { dateStyle: 'full', timeStyle: 'short' })}
      </p>
      {answer.kind === 'loading' && <Skeleton height={160} radius={10} />}
      {answer.kind === 'failed' && (
        <LoadFailed
          title="It could not be loaded"
          words={answer.words}
          isRetrying={isAsking}
          onRetry={reload}
        />
      )}
      {answer.kind === 'loaded' && <Changes detail={answer.value} />}
    </SidePanel>
  );
}

function Changes({ detail }: { readonly detail: ActivityDetail }) {
  const why = whyFinal(detail);
  return (
    <>
      {why !== undefined && <p className="muted t14">{why}</p>}
      {detail.rows.map((change) => (
        <table key={`${change.subject} ${change.subjectId}`} className="activity-change">
          <caption>
            {change.subject}
            {change.before === null ? ', made' : change.after === null ? ', deleted' : ''}
          </caption>
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">Before</th>
              <th scope="col">After</th>
            </tr>
          </thead>
          <tbody>
            {differencesOf(change).map(({ field, before, after }) => (
              <tr key={field}>
                <th scope="row">{field}</th>
                <td>{before || '–'}</td>
                <td>{after || '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
      {detail.changes > detail.rows.length && (
        <p className="muted t14">
          And {(detail.changes - detail.rows.length).toLocaleString('en')} more rows.
        </p>
      )}
    </>
  );
}
