import { Link } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { ANALYTICS_DAYS, type Analytics, type AnalyticsQuery } from '#contract/admin/analytics.ts';
import { LoadFailed } from '#src/ui/home/LoadFailed.tsx';
import { useLoaded } from '#src/ui/home/useLoaded.ts';
import { InlineNotice } from '#src/ui/kit/InlineNotice.tsx';
import { SegmentedControl } from '#src/ui/kit/SegmentedControl.tsx';
import { Skeleton } from '#src/ui/kit/Skeleton.tsx';
import { TabLinks } from '#src/ui/kit/TabLinks.tsx';
import { useScreenTitle } from '#src/ui/shell/usePageTitle.ts';
import { AdminHeader } from '../shell/AdminHeader.tsx';
import { type AdminSearch, useAdminSearch, wordOf } from '../shell/adminSearch.ts';
import { useAdminShell } from '../shell/adminShellParts.ts';
import type { AnalyticsPorts } from './analyticsParts.ts';
import { BotShare } from './BotShare.tsx';
import { Completion } from './Completion.tsx';
import { PickOrder } from './PickOrder.tsx';
import { PickPace } from './PickPace.tsx';
import { WhereTablesEnd } from './WhereTablesEnd.tsx';
import './analytics.css';

/** Only the tab whose whole address is open is told to be current by the link itself. */
const SAME_PLACE = { exact: true, includeSearch: true } as const;

const PERIODS = ANALYTICS_DAYS.map((days) => ({
  value: String(days),
  label: days === 365 ? 'Year' : `${days} days`,
}));

const daysOf = (search: AdminSearch) =>
  ANALYTICS_DAYS.find((days) => String(days) === wordOf(search, 'days')) ?? 30;

/** Four questions about drafts, and how cards are picked. */
export function AnalyticsScreen({ ports }: { readonly ports: AnalyticsPorts }) {
  useScreenTitle('Analytics');
  const [search, change] = useAdminSearch();
  const view = wordOf(search, 'view');
  const days = daysOf(search);
  return (
    <>
      <AdminHeader title="Analytics" sentence="Counted without names: nobody’s picks can be told from it.">
        {view !== 'cards' && (
          <SegmentedControl
            label="Period"
            segments={PERIODS}
            value={String(days)}
            onChange={(next) => change({ days: next === '30' ? undefined : next })}
          />
        )}
      </AdminHeader>
      <TabLinks label="Analytics">
        <Link
          to="/admin/analytics"
          activeOptions={SAME_PLACE}
          search={gameOf(search)}
          aria-current={view === 'cards' ? undefined : 'page'}
        >
          Drafts
        </Link>
        <Link
          to="/admin/analytics"
          activeOptions={SAME_PLACE}
          search={{ ...gameOf(search), view: 'cards' }}
          aria-current={view === 'cards' ? 'page' : undefined}
        >
          Card pick order
        </Link>
      </TabLinks>
      {view === 'cards' ? <PickOrder ports={ports.pickOrder} /> : <Questions ports={ports} days={days} />}
    </>
  );
}

const gameOf = (search: AdminSearch): AdminSearch => ({ game: wordOf(search, 'game') || undefined });

function Questions({ ports, days }: { readonly ports: AnalyticsPorts; readonly days: number }) {
  const { game } = useAdminShell();
  const query = useMemo((): AnalyticsQuery => ({ game: game || undefined, days }), [game, days]);
  const load = useCallback((signal: AbortSignal) => ports.read(query, { signal }), [ports, query]);
  const { answer, isAsking, reload } = useLoaded(load);
  if (answer.kind === 'failed')
    return (
      <LoadFailed
        title="The figures could not be loaded"
        words={answer.words}
        isRetrying={isAsking}
        onRetry={reload}
      />
    );
  if (answer.kind === 'loading')
    return (
      <div className="analytics-grid" aria-busy="true">
        {['a', 'b', 'c', 'd'].map((place) => (
          <Skeleton key={place} height={320} radius={14} />
        ))}
      </div>
    );
  return <Charts analytics={answer.value} ports={ports} query={query} />;
}

interface ChartsProps {
  readonly analytics: Analytics;
  readonly ports: AnalyticsPorts;
  readonly query: AnalyticsQuery;
}

function Charts({ analytics, ports, query }: ChartsProps) {
  const csv = { ports, query };
  return (
    <>
      <div className="analytics-grid">
        <Completion days={analytics.days} csv={csv} />
        <WhereTablesEnd steps={analytics.steps} picks={analytics.picks} csv={csv} />
        <PickPace pace={analytics.pace} csv={csv} />
        <BotShare bots={analytics.bots} csv={csv} />
      </div>
      {analytics.uncounted > 0 && (
        <InlineNotice kind="info">
          {analytics.uncounted === 1
            ? 'The picks of one draft are'
            : `The picks of ${analytics.uncounted} drafts are`}{' '}
          not counted yet. They are within the hour.
        </InlineNotice>
      )}
    </>
  );
}
