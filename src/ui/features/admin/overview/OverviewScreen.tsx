import { Link } from '@tanstack/react-router';
import { useCallback, useEffect, useRef } from 'react';
import type { Overview, ToRepair } from '#contract/admin/overview.ts';
import { LoadFailed } from '#src/ui/home/LoadFailed.tsx';
import { useLoaded } from '#src/ui/home/useLoaded.ts';
import { Button } from '#src/ui/kit/Button.tsx';
import { Chip } from '#src/ui/kit/Chip.tsx';
import { Panel } from '#src/ui/kit/Panel.tsx';
import { Skeleton } from '#src/ui/kit/Skeleton.tsx';
import { useScreenTitle } from '#src/ui/shell/usePageTitle.ts';
import IconBench from '~icons/ph/flask';
import IconWarning from '~icons/ph/warning-fill';
import type { ActivityPorts } from '../activity/activityPorts.ts';
import { whenOf, whoOf, whyFinal } from '../activity/activityWords.ts';
import { RevertButton } from '../activity/RevertButton.tsx';
import { useKept } from '../kit/useKept.ts';
import { AdminHeader } from '../shell/AdminHeader.tsx';
import type { AdminSearch } from '../shell/adminSearch.ts';
import { useAdminShell } from '../shell/adminShellParts.ts';
import type { OverviewPorts } from './overviewPorts.ts';
import './overview.css';
import { TablesNow } from './TablesNow.tsx';
import { useRhythm } from './useRhythm.ts';

const ACTIVITY: AdminSearch = { view: 'activity' };
const ASKED_AGAIN_MS = 5000;

/** What happens now, what wants repair, and what was done last. */
export function OverviewScreen({ ports }: { readonly ports: OverviewPorts }) {
  useScreenTitle('Administration');
  const { offerUndo, revision } = useAdminShell();
  const beat = useRhythm(ASKED_AGAIN_MS);
  const load = useCallback(
    (signal: AbortSignal) => {
      void revision;
      return ports.overview(signal);
    },
    [ports, revision],
  );
  const { answer: newest, isAsking, reload } = useLoaded(load);
  const answer = useKept(newest);
  const view = answer.kind === 'loaded' ? answer.value : null;
  useAgain(beat, reload);
  return (
    <>
      <AdminHeader title="Administration" sentence="New figures and tables every five seconds.">
        <Button asChild>
          <Link to="/test">
            <IconBench aria-hidden="true" />
            Test bench
          </Link>
        </Button>
      </AdminHeader>
      {answer.kind === 'failed' ? (
        <LoadFailed
          title="The overview could not be loaded"
          words={answer.words}
          isRetrying={isAsking}
          onRetry={reload}
        />
      ) : (
        <Figures view={view} />
      )}
      <div className="overview">
        <Panel pad="none" aria-label="Tables now" className="overview-tables">
          <h2>Tables now</h2>
          <TablesNow
            ports={ports}
            version={beat + revision}
            onDone={(text) => {
              offerUndo({ text, activityId: null });
              reload();
            }}
          />
        </Panel>
        <div className="col g20">
          <Panel pad="none" aria-label="To repair">
            <header className="overview-head">
              <h2>To repair</h2>
              {view !== null && view.toRepair.length > 0 && <Chip tone="warn">{view.toRepair.length}</Chip>}
            </header>
            {view === null ? (
              <Waiting isOver={answer.kind === 'failed'} />
            ) : (
              <Repairs lines={view.toRepair} />
            )}
          </Panel>
          <Panel pad="none" aria-label="Activity">
            <header className="overview-head">
              <h2>Activity</h2>
              <Link to="/admin" search={ACTIVITY} className="link">
                Everything
              </Link>
            </header>
            {view === null ? (
              <Waiting isOver={answer.kind === 'failed'} />
            ) : (
              <Latest
                rows={view.latest}
                revert={ports.revert}
                onReverted={(activityId) => {
                  offerUndo({ text: 'Reverted.', activityId });
                  reload();
                }}
              />
            )}
          </Panel>
        </div>
      </div>
    </>
  );
}

const Waiting = ({ isOver }: { readonly isOver: boolean }) =>
  isOver ? (
    <p className="overview-none">Could not be loaded.</p>
  ) : (
    <div className="overview-wait" aria-busy="true">
      <Skeleton />
      <Skeleton width="70%" />
    </div>
  );

function Figures({ view }: { readonly view: Overview | null }) {
  const figures: readonly (readonly [string, number | undefined, string])[] = [
    ['tables now', view?.tables, view === null ? '' : `${view.inLobby} in the lobby`],
    ['people seated', view?.people, 'at those tables, each counted once'],
    ['drafts started today', view?.startedToday, view === null ? '' : `${view.finishedToday} finished today`],
    ['new members today', view?.newMembers, 'guests left out'],
  ];
  return (
    <dl className="overview-figures">
      {figures.map(([words, figure, more]) => (
        <div key={words}>
          <dt>{words}</dt>
          <dd className="num">
            {figure === undefined ? <Skeleton width={48} height={24} /> : figure.toLocaleString('en')}
          </dd>
          <dd className="more">{more}</dd>
        </div>
      ))}
    </dl>
  );
}

const SCREENS = {
  tables: '/admin',
  cards: '/admin/cards',
  'image-cache': '/admin/image-cache',
  users: '/admin/users',
  'pack-definitions': '/admin/pack-definitions',
} as const;

const SEARCHES: Readonly<Record<string, AdminSearch>> = {
  nameOnly: { filter: { isNameOnly: ['true'] } },
  bare: { sort: 'printings', direction: 'asc' },
  reports: { view: 'reports' },
};

function Repairs({ lines }: { readonly lines: readonly ToRepair[] }) {
  if (lines.length === 0) return <p className="overview-none">Nothing wants repair.</p>;
  return (
    <ul className="overview-list">
      {lines.map(({ key, title, words, screen }) => (
        <li key={key}>
          <IconWarning aria-hidden="true" className="overview-warn" />
          <div className="grow">
            <b>{title}</b>
            <p>{words}</p>
          </div>
          {screen !== 'tables' && (
            <Button asChild size="sm">
              <Link to={SCREENS[screen]} search={SEARCHES[key] ?? NO_SEARCH} aria-label={`Look: ${title}`}>
                Look
              </Link>
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

const NO_SEARCH: AdminSearch = {};

interface LatestProps {
  readonly rows: Overview['latest'];
  readonly revert: ActivityPorts['revert'];
  readonly onReverted: (activityId: string) => void;
}

function Latest({ rows, revert, onReverted }: LatestProps) {
  if (rows.length === 0) return <p className="overview-none">Nothing was changed yet.</p>;
  return (
    <ul className="overview-list">
      {rows.map((row) => (
        <li key={row.id}>
          <div className="grow">
            <p className="said">
              <b>{whoOf(row)}</b> {row.label}
            </p>
          </div>
          <time className="num" dateTime={row.at}>
            {whenOf(row.at, Date.now())}
          </time>
          {whyFinal(row) === undefined ? (
            <RevertButton row={row} revert={revert} onReverted={onReverted} />
          ) : (
            <span className="muted t13">{row.revertedAt === null ? 'final' : 'reverted'}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Asks again with every beat, but not with the first. */
function useAgain(beat: number, reload: () => void) {
  const seen = useRef(beat);
  useEffect(() => {
    if (seen.current === beat) return;
    seen.current = beat;
    reload();
  }, [beat, reload]);
}
