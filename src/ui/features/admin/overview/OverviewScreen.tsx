import { Box, Button, Grid, Link, SimpleGrid, Skeleton, Stack, Text } from '@chakra-ui/react';
import { Link as RouteLink } from '@tanstack/react-router';
import { Suspense } from 'react';
import type { Overview } from '#contract/admin/overview.ts';
import { useAnswer } from '#src/ui/components/answer.ts';
import { RouteLoadError } from '#src/ui/components/RouteLoadError.tsx';
import { TitledPanel } from '#src/ui/components/TitledPanel.tsx';
import { When } from '#src/ui/components/When.tsx';
import { useScreenTitle } from '#src/ui/features/shell/usePageTitle.ts';
import { formatFor } from '#src/ui/messages/format.ts';
import { momentWords } from '#src/ui/messages/moments.ts';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { SystemProvider } from '#src/ui/system/SystemProvider.tsx';
import IconBench from '~icons/ph/flask';
import { RevertButton, whyFinal } from '../activity/activityParts.tsx';
import { shareWords } from '../analytics/analyticsParts.ts';
import { Rounds, WhereAnswer } from '../analytics/WhereTablesEnd.tsx';
import { Muted } from '../kit/Muted.tsx';
import { AdminHeader } from '../shell/AdminHeader.tsx';
import { useAdminShell } from '../shell/adminShellParts.ts';
import { useReload } from '../shell/useReload.ts';
import { type OverviewData, OverviewLines, type OverviewPorts } from './overviewParts.tsx';
import { Repairs } from './Repairs.tsx';
import { TablesNow } from './TablesNow.tsx';

const ASKED_AGAIN_MS = 5000;

interface OverviewScreenProps {
  readonly data: OverviewData;
  readonly ports: OverviewPorts;
}

/** What happens now, what needs repair, and what was done last. */
export function OverviewScreen({ data, ports }: OverviewScreenProps) {
  const t = useMessages('adminOverview');
  useScreenTitle(t('title'));
  const { offerUndo } = useAdminShell();
  const reload = useReload(ASKED_AGAIN_MS);
  const onDone = (text: string, activityId: string | null = null) => {
    offerUndo({ text, activityId });
    reload();
  };
  return (
    <SystemProvider>
      <AdminHeader title={t('title')} sentence={t('lead', { now: momentWords(data.askedAtMs) })}>
        <Button asChild>
          <RouteLink to="/test">
            <IconBench aria-hidden="true" />
            {t('testBench')}
          </RouteLink>
        </Button>
      </AdminHeader>
      <Suspense fallback={<Figures view={null} />}>
        <LoadedFigures asked={data.overview} />
      </Suspense>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1.9fr) minmax(300px, 1fr)' }}
        alignItems="start"
        gap="5"
      >
        <Stack gap="5" minWidth="0">
          <TitledPanel isFlush title={t('tablesNow')}>
            <TablesNow ports={ports} version={data.askedAtMs} onDone={onDone} />
          </TitledPanel>
          <Suspense>
            <Deaths asked={data.analytics} />
          </Suspense>
        </Stack>
        <Suspense fallback={<Skeleton height="320px" borderRadius="panel" />}>
          <Sides asked={data.overview} ports={ports} onDone={onDone} />
        </Suspense>
      </Grid>
    </SystemProvider>
  );
}

interface AskedProps {
  readonly asked: OverviewData['overview'];
}

function LoadedFigures({ asked }: AskedProps) {
  const t = useMessages('adminOverview');
  const { answer } = useAnswer(asked);
  if (answer.kind === 'failed') return <RouteLoadError title={t('failedToLoad')} error={answer.error} />;
  return <Figures view={answer.value} />;
}

function Figures({ view }: { readonly view: Overview | null }) {
  const t = useMessages('adminOverview');
  const { number } = formatFor();
  const pictures = view?.pictures ?? { hits: 0, misses: 0, failed: 0 };
  const figures = [
    [t('tables'), view && number(view.tables), t('inLobby', { count: view?.inLobby ?? 0 })],
    [t('people'), view && number(view.people), t('peopleHint')],
    [t('started'), view && number(view.startedToday), t('finished', { count: view?.finishedToday ?? 0 })],
    [t('newMembers'), view && number(view.newMembers), t('newMembersHint')],
    [
      t('pictures'),
      view && shareWords(pictures.hits, pictures.hits + pictures.misses),
      t('picturesFailed', { count: pictures.failed }),
    ],
  ] as const;
  return (
    <SimpleGrid
      as="dl"
      columns={{ base: 2, md: 5 }}
      gap="1px"
      overflow="hidden"
      border="line"
      borderRadius="panel"
      background="border"
    >
      {figures.map(([name, figure, hint]) => (
        <Stack
          key={name}
          gap="0"
          px="4"
          py="3.5"
          background="bg.panel"
          _last={{ gridColumn: { base: 'span 2', md: 'auto' } }}
        >
          <Box as="dt" order="1" textStyle="dense">
            {name}
          </Box>
          <Box as="dd" textStyle="code" fontSize="24px" lineHeight="30px">
            {figure ?? <Skeleton width="12" height="6" />}
          </Box>
          <Box as="dd" order="2" color="fg.muted" textStyle="hint">
            {view === null ? '\u00a0' : hint}
          </Box>
        </Stack>
      ))}
    </SimpleGrid>
  );
}

/** Where most tables ended in the last month; nothing where none did. */
function Deaths({ asked }: { readonly asked: OverviewData['analytics'] }) {
  const t = useMessages('adminOverview');
  const { answer } = useAnswer(asked);
  if (answer.kind === 'failed') return null;
  const { steps, picks } = answer.value;
  return (
    <TitledPanel
      isFlush
      title={t('deaths')}
      end={
        <Link asChild>
          <RouteLink to="/admin/analytics" search={{}}>
            {t('analytics')}
          </RouteLink>
        </Link>
      }
    >
      <Stack gap="4" px="4" py="4">
        <Muted>
          {t('deathsOf')} <WhereAnswer steps={steps} picks={picks} />
        </Muted>
        <Rounds steps={steps} />
      </Stack>
    </TitledPanel>
  );
}

interface SidesProps extends AskedProps {
  readonly ports: OverviewPorts;
  readonly onDone: (text: string, activityId?: string | null) => void;
}

/** What needs repair, and what was done last. */
function Sides({ asked, ports, onDone }: SidesProps) {
  const t = useMessages('adminOverview');
  const { answer } = useAnswer(asked);
  if (answer.kind === 'failed') return null;
  const { toRepair, latest } = answer.value;
  const everything = (
    <Link asChild>
      <RouteLink to="/admin" search={{ view: 'activity' }}>
        {t('everything')}
      </RouteLink>
    </Link>
  );
  return (
    <Stack gap="5" minWidth="0">
      <Repairs lines={toRepair} ports={ports} onDone={onDone} />
      <TitledPanel isFlush title={t('activity')} end={everything}>
        <OverviewLines lines={latest} keyOf={({ id }) => id} none={t('nothingChanged')}>
          {(row) => {
            const who = row.who ?? t('someone');
            return (
              <>
                <Text flex="1" minWidth="0" overflowWrap="anywhere">
                  {t.rich('saidRich', { who, what: row.label, b: (words) => <b>{words}</b> })}
                </Text>
                <Box flex="none" color="fg.muted" textStyle="hint">
                  <When at={row.at} />
                </Box>
                {whyFinal(row) === undefined ? (
                  <RevertButton
                    row={row}
                    revert={ports.revert}
                    onReverted={(activityId) => onDone(t('reverted'), activityId)}
                  />
                ) : (
                  <Text color="fg.muted" textStyle="hint">
                    {t('states', { state: row.revertedAt === null ? 'final' : 'reverted' })}
                  </Text>
                )}
              </>
            );
          }}
        </OverviewLines>
      </TitledPanel>
    </Stack>
  );
}
