import { createFileRoute, useNavigate, useRouter } from '@tanstack/react-router';
import { Suspense, useCallback, useMemo } from 'react';
import * as z from 'zod/mini';
import { can } from '#contract/can.ts';
import { myTableRoutes } from '#contract/routes/myTables.ts';
import { cardFigureRoutes } from '#contract/routes/results/cardFigures.ts';
import { replayRoutes } from '#contract/routes/results/replays.ts';
import { createClient } from '#src/api/client.ts';
import { asked } from '#src/ui/components/answer.ts';
import { draftAgainstBots, type SoloWish } from '#src/ui/features/home/draftAgainstBots.ts';
import { useLoaded } from '#src/ui/features/home/useLoaded.ts';
import { hasFilter, type MyDraftsSearch } from '#src/ui/features/my-drafts/MyDraftsFilters.tsx';
import { MyDraftsScreen } from '#src/ui/features/my-drafts/MyDraftsScreen.tsx';
import { PracticeDrafts } from '#src/ui/features/practice/PracticeDrafts.tsx';
import type { FiguresSearch } from '#src/ui/features/results/figures/figuresSearch.ts';
import { ResultsPending } from '#src/ui/features/results/ResultsPending.tsx';
import { late } from '#src/ui/kit/late.ts';
import { optionalFrom } from '../-optionalNumber.ts';
import { optionalText } from '../-optionalText.ts';

const OpenLogScreen = late(
  () => import('#src/ui/features/results/opened/OpenLogScreen.tsx'),
  'OpenLogScreen',
);

const CardFiguresScreen = late(
  () => import('#src/ui/features/results/figures/CardFiguresScreen.tsx'),
  'CardFiguresScreen',
);

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
  staticData: { title: 'My drafts' },
  validateSearch: searchSchema,
  codeSplitGroupings: [['loader', 'component']],
  loaderDeps: ({ search: { tab, game, q } }) => (tab === 'workshop' ? { game, open: q } : {}),
  // What is saved in an editor must not be met by what was read before.
  gcTime: 0,
  loader: ({ context: { api, drafts, me }, deps, abortController: { signal } }) => {
    if (!('open' in deps && can(me, 'hostOwnList'))) return null;
    const loading = import('../-workshop/loadWorkshop.ts');
    return { workshop: asked(loading.then((part) => part.loadWorkshop(api, drafts, deps.game, signal))) };
  },
  component: MyDraftsOrLog,
});

function MyDraftsOrLog() {
  const { tab } = Route.useSearch();
  const { me } = Route.useRouteContext();
  if (tab === undefined) return <MyDrafts />;
  if (tab === 'workshop' && !can(me, 'hostOwnList')) return <MyDrafts />;
  const Part = PARTS[tab];
  return (
    <Suspense fallback={<ResultsPending />}>
      <Part />
    </Suspense>
  );
}

const PARTS = { log: OpenLogScreen, figures: CardFigures, workshop: WorkshopPage };

/** PowerUsers' list of how cards usually go; whoever else comes here is shown their drafts. */
function CardFigures() {
  const { api, drafts, me } = Route.useRouteContext();
  const { game, q, sort, order, page } = Route.useSearch();
  const { answer } = useLoaded(useCallback(() => drafts.games(), [drafts]));
  const games = answer.kind === 'loaded' ? answer.value : [];
  const chosen = game ?? games[0]?.slug;
  const search = useMemo(
    () => (chosen === undefined ? null : { game: chosen, q, sort, order, page }),
    [chosen, q, sort, order, page],
  );
  const navigate = useNavigate({ from: Route.fullPath });
  const onSearch = useCallback(
    (changed: FiguresSearch) =>
      void navigate({ search: { tab: 'figures', ...changed }, replace: true, resetScroll: false }),
    [navigate],
  );
  const load = useCallback(
    ({ game: slug, ...asked }: FiguresSearch, signal: AbortSignal) =>
      createClient(cardFigureRoutes, api).gameFigures({ params: { slug }, query: asked }, { signal }),
    [api],
  );
  if (!can(me, 'seeCardFigures')) return <MyDrafts />;
  if (search === null) return answer.kind === 'loading' ? <ResultsPending /> : <MyDrafts />;
  return <CardFiguresScreen games={games} search={search} onSearch={onSearch} load={load} />;
}

function MyDrafts() {
  const { drafts, api, me } = Route.useRouteContext();
  const { page, q, game, group } = Route.useSearch();
  const search = useMemo((): MyDraftsSearch => ({ page, q, game, group }), [page, q, game, group]);
  const navigate = useNavigate({ from: Route.fullPath });
  const onSearch = useCallback(
    (changed: MyDraftsSearch) => void navigate({ search: changed, replace: true, resetScroll: false }),
    [navigate],
  );
  const router = useRouter();
  const ports = useMemo(
    () => ({
      onSamePacks: async (draftId: string, seat: number) => {
        const fork = await createClient(replayRoutes, api).draftFork({ params: { draftId }, body: { seat } });
        await router.navigate({ to: '/drafts/$draftId/room', params: { draftId: fork.draftId } });
      },
      load: (shown: MyDraftsSearch, signal: AbortSignal) =>
        createClient(myTableRoutes, api).myTables({ query: shown }, { signal }),
      onDraftNow: (wish: SoloWish | null) =>
        draftAgainstBots(
          {
            ensureSomebody: () => Promise.resolve(),
            games: () => drafts.games(),
            createTable: drafts.createTable,
            goToRoom: (draftId) => router.navigate({ to: '/drafts/$draftId/room', params: { draftId } }),
          },
          wish,
        ),
    }),
    [drafts, api, router],
  );
  const loadPractice = useCallback(
    async () => (await import('../-practiceDrafts.ts')).practiceShelfPorts(api),
    [api],
  );
  return (
    <MyDraftsScreen {...ports} search={search} onSearch={onSearch} user={me}>
      {!hasFilter(search) && page === undefined && <PracticeDrafts loadPorts={loadPractice} />}
    </MyDraftsScreen>
  );
}
