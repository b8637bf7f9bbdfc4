import { createFileRoute, useNavigate, useRouter } from '@tanstack/react-router';
import { Suspense, useCallback, useMemo } from 'react';
import * as z from 'zod/mini';
import { can } from '#contract/can.ts';
import { myTableRoutes } from '#contract/routes/myTables.ts';
import { replayRoutes } from '#contract/routes/results/replays.ts';
import type { MyTableList } from '#contract/tables/myTables.ts';
import { createClient } from '#src/api/client.ts';
import { errorWords } from '#src/machines/failure.ts';
import { type Asked, asked } from '#src/ui/components/answer.ts';
import { late } from '#src/ui/components/loading/late.ts';
import { useListener } from '#src/ui/components/useListener.ts';
import { draftAgainstBots } from '#src/ui/features/home/draftAgainstBots.ts';
import { MyDraftsScreen } from '#src/ui/features/my-drafts/MyDraftsScreen.tsx';
import { hasFilter, type MyDraftsSearch } from '#src/ui/features/my-drafts/myDraftsSearch.ts';
import { PracticeDrafts } from '#src/ui/features/practice/PracticeDrafts.tsx';
import { ResultsPending } from '#src/ui/features/results/ResultsPending.tsx';
import { useNotify } from '#src/ui/features/shell/actors.tsx';
import { loadMessages } from '#src/ui/messages/load.ts';
import { optionalFrom } from '../-optionalNumber.ts';
import { optionalText } from '../-optionalText.ts';

const OpenLogScreen = late(
  () => import('#src/ui/features/results/opened/OpenLogScreen.tsx'),
  'OpenLogScreen',
);

const CardFiguresPage = late(() => import('../-drafts/CardFiguresPage.tsx'), 'CardFiguresPage');

const WorkshopPage = late(() => import('../-workshop/WorkshopPage.tsx'), 'WorkshopPage');

const searchSchema = z.object({
  page: optionalFrom(2),
  q: optionalText,
  game: optionalText,
  group: z.catch(z.optional(z.enum(['waiting', 'running', 'unfinished', 'finished'])), undefined),
  /** `log` opens a draft out of a file, `figures` lists how all cards of a game usually go, `workshop` makes own drafts. */
  tab: z.catch(z.optional(z.enum(['log', 'figures', 'workshop'])), undefined),
  sort: z.catch(z.optional(z.enum(['name', 'rate', 'average', 'wheel', 'drafts'])), undefined),
  order: z.catch(z.optional(z.enum(['up', 'down'])), undefined),
});

export const Route = createFileRoute('/_member/my-drafts')({
  validateSearch: searchSchema,
  codeSplitGroupings: [['loader', 'component']],
  loaderDeps: ({ search: { tab, game, group, q, sort, order, page } }) => ({
    tab,
    ...(tab === undefined && { game, group, q, page }),
    ...(tab === 'figures' && { game, q, page, sort, order }),
    ...(tab === 'workshop' && { game, open: q }),
  }),
  // What is saved in an editor must not be met by what was read before.
  gcTime: 0,
  loader: async ({ context: { api, drafts, me }, deps, abortController: { signal } }) => {
    const { tab, game, group, q, page, sort, order } = deps;
    if (tab === 'workshop' && can(me, 'hostOwnList')) {
      const loading = import('../-workshop/loadWorkshop.ts');
      return { workshop: asked(loading.then((part) => part.loadWorkshop(api, drafts, game, signal))) };
    }
    if (tab === 'log') return null;
    if (tab === 'figures' && can(me, 'seeCardFigures')) {
      const loading = import('../-drafts/CardFiguresPage.tsx');
      const wish = { game, q, page, sort, order };
      return { figures: asked(loading.then((part) => part.loadCardFigures(api, drafts, wish, signal))) };
    }
    const query = { page, q, game, group };
    const tables = asked(createClient(myTableRoutes, api).myTables({ query }));
    await loadMessages('myDrafts', 'tables', 'common');
    return { tables };
  },
  component: MyDraftsOrLog,
});

function MyDraftsOrLog() {
  const loaded = Route.useLoaderData();
  if (loaded?.tables) return <MyDrafts tables={loaded.tables} />;
  return (
    <Suspense fallback={<ResultsPending />}>
      {loaded === null && <OpenLogScreen />}
      {loaded?.workshop && <WorkshopPage />}
      {loaded?.figures && <CardFiguresPage />}
    </Suspense>
  );
}

function MyDrafts({ tables }: { readonly tables: Asked<MyTableList> }) {
  const { drafts, api, me } = Route.useRouteContext();
  const { page, q, game, group } = Route.useSearch();
  const search: MyDraftsSearch = { page, q, game, group };
  const navigate = useNavigate({ from: Route.fullPath });
  const router = useRouter();
  const notify = useNotify();
  const ports = useMemo(() => {
    const goToRoom = (draftId: string) =>
      router.navigate({ to: '/drafts/$draftId/room', params: { draftId } });
    return {
      onSamePacks: async (draftId: string, seat: number) => {
        try {
          const fork = await createClient(replayRoutes, api).draftFork({
            params: { draftId },
            body: { seat },
          });
          await goToRoom(fork.draftId);
        } catch (thrown) {
          notify({ kind: 'error', text: errorWords(thrown) });
        }
      },
      onDraftNow: () =>
        draftAgainstBots(
          {
            ensureSomebody: () => Promise.resolve(),
            games: () => drafts.games(),
            createTable: drafts.createTable,
            goToRoom,
          },
          null,
        ),
      onRunOut: () => void router.invalidate({ filter: ({ routeId }) => routeId === Route.id }),
    };
  }, [drafts, api, router, notify]);
  const { onRunOut } = ports;
  // Not `isRefreshed`: an editor of the workshop must keep what it began with.
  useListener(document, 'visibilitychange', () => {
    if (document.visibilityState === 'visible') onRunOut();
  });
  const loadPractice = useCallback(
    async () => (await import('../-drafts/practiceDrafts.ts')).practiceShelfPorts(api),
    [api],
  );
  return (
    <MyDraftsScreen
      {...ports}
      asked={tables}
      search={search}
      onSearch={(changed) => void navigate({ search: changed, replace: true, resetScroll: false })}
      user={me}
    >
      {!hasFilter(search) && page === undefined && <PracticeDrafts loadPorts={loadPractice} />}
    </MyDraftsScreen>
  );
}
