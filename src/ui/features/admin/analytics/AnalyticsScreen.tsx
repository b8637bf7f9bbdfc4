import { SegmentGroup, SimpleGrid, Skeleton } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { ANALYTICS_DAYS, type Analytics } from '#contract/admin/analytics.ts';
import { type Asked, useAnswer } from '#src/ui/components/answer.ts';
import { saveFile } from '#src/ui/components/files/saveFile.ts';
import { RouteLoadError } from '#src/ui/components/RouteLoadError.tsx';
import { useScreenTitle } from '#src/ui/features/shell/usePageTitle.ts';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { InlineAlert } from '#src/ui/system/InlineAlert.tsx';
import { SystemProvider } from '#src/ui/system/SystemProvider.tsx';
import { TabLinks } from '#src/ui/system/TabLinks.tsx';
import { AdminHeader } from '../shell/AdminHeader.tsx';
import { useAdminSearch } from '../shell/adminSearch.ts';
import { type AnalyticsData, type AnalyticsPorts, type ChartProps, FEW } from './analyticsParts.ts';
import { BotShare } from './BotShare.tsx';
import { Completion } from './Completion.tsx';
import { PickOrder } from './PickOrder.tsx';
import { PickPace } from './PickPace.tsx';
import { WhereTablesEnd } from './WhereTablesEnd.tsx';

/** The tab whose whole address is open marks itself as current. */
const SAME_PLACE = { exact: true, includeSearch: true } as const;
const USUAL_DAYS = '30';

interface AnalyticsScreenProps {
  readonly data: AnalyticsData;
  readonly ports: AnalyticsPorts;
}

/** Four questions about drafts, and how cards are picked. */
export function AnalyticsScreen({ data: { query, analytics }, ports }: AnalyticsScreenProps) {
  const t = useMessages('adminAnalytics');
  useScreenTitle(t('title'));
  const [, change] = useAdminSearch();
  const { game, days } = query;
  const isCards = analytics === null;
  const onSave: ChartProps['onSave'] = async (part) =>
    saveFile(`${part}.csv`, 'text/csv;charset=utf-8', await ports.csv(part, query));
  return (
    <SystemProvider>
      <AdminHeader title={t('title')} sentence={t('lead')}>
        {!isCards && (
          <SegmentGroup.Root
            aria-label={t('period')}
            value={String(days)}
            onValueChange={({ value }) => change({ days: value === USUAL_DAYS ? undefined : value })}
          >
            <SegmentGroup.Items
              items={ANALYTICS_DAYS.map((each) => ({
                value: String(each),
                label: t('periods', { days: each }),
              }))}
            />
          </SegmentGroup.Root>
        )}
      </AdminHeader>
      <TabLinks label={t('title')}>
        {([undefined, 'cards'] as const).map((view) => (
          <Link
            key={view ?? ''}
            to="/admin/analytics"
            activeOptions={SAME_PLACE}
            search={{ game, view }}
            aria-current={isCards === (view === 'cards') ? 'page' : undefined}
          >
            {view === 'cards' ? t('tabCards') : t('tabDrafts')}
          </Link>
        ))}
      </TabLinks>
      {isCards ? (
        <PickOrder ports={ports.pickOrder} />
      ) : (
        <Suspense fallback={<Waiting />}>
          <Questions asked={analytics} onSave={onSave} />
        </Suspense>
      )}
    </SystemProvider>
  );
}

const COLUMNS = { base: 1, lg: 2 };

const Waiting = () => (
  <SimpleGrid columns={COLUMNS} gap="4" aria-busy="true">
    {['completion', 'steps', 'pace', 'bots'].map((chart) => (
      <Skeleton key={chart} height="320px" borderRadius="panel" />
    ))}
  </SimpleGrid>
);

interface QuestionsProps extends Pick<ChartProps, 'onSave'> {
  readonly asked: Asked<Analytics>;
}

function Questions({ asked, onSave }: QuestionsProps) {
  const t = useMessages('adminAnalytics');
  const { answer, isAsking } = useAnswer(asked);
  if (answer.kind === 'failed') return <RouteLoadError title={t('failedToLoad')} error={answer.error} />;
  const chart = { analytics: answer.value, onSave };
  const { uncounted } = answer.value;
  return (
    <>
      <SimpleGrid columns={COLUMNS} gap="4" aria-busy={isAsking}>
        <Completion {...chart} />
        <WhereTablesEnd {...chart} />
        <PickPace {...chart} />
        <BotShare {...chart} />
      </SimpleGrid>
      <InlineAlert status="info">
        {t('note', { few: FEW })} {uncounted > 0 && t('uncounted', { count: uncounted })}
      </InlineAlert>
    </>
  );
}
