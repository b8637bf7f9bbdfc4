import {
  createFileRoute,
  lazyRouteComponent,
  redirect,
  useNavigate,
  useRouter,
} from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import * as z from 'zod/mini';
import { can } from '#contract/can.ts';
import type { ForkRequest, MakePoll } from '#contract/results/forks.ts';
import type { ResultFileKind } from '#contract/results/resultFiles.ts';
import type { MakeResultLink, SharedResults } from '#contract/results/resultLinks.ts';
import type { ResultsView } from '#contract/results/results.ts';
import { cardFigureRoutes } from '#contract/routes/results/cardFigures.ts';
import { replayRoutes } from '#contract/routes/results/replays.ts';
import { resultLinkRoutes } from '#contract/routes/results/resultLinks.ts';
import { resultRoutes } from '#contract/routes/results/results.ts';
import { tableRoutes } from '#contract/routes/tables.ts';
import type { Api } from '#src/api/api.ts';
import { createClient } from '#src/api/client.ts';
import { ApiFailure } from '#src/api/http.ts';
import type { KeepPorts } from '#src/ui/features/results/keep.ts';
import { ResultsFailed } from '#src/ui/features/results/ResultsFailed.tsx';
import { ResultsScreen } from '#src/ui/features/results/ResultsScreen.tsx';
import type { ReplayAddress } from '#src/ui/features/results/replay.ts';
import { SharedScreen } from '#src/ui/features/results/SharedScreen.tsx';
import { isSharedKey, readByKey } from '../../../-keyedResults.ts';
import { optionalFrom } from '../../../-optionalNumber.ts';
import { PollQuestion } from '../../../-PollQuestion.tsx';

const fromOne = optionalFrom(1);
const pollKey = z.catch(z.optional(z.string().check(z.minLength(1), z.maxLength(64))), undefined);

export const Route = createFileRoute('/_member/drafts/$draftId/results')({
  codeSplitGroupings: [['loader', 'component'], ['errorComponent']],
  staticData: { title: 'Results' },
  validateSearch: z.object({ seat: fromOne, pack: fromOne, pick: fromOne, key: pollKey }),
  loaderDeps: ({ search }) => ({ key: search.key }),
  loader: async ({ context, params, deps, abortController }) => {
    const { signal } = abortController;
    try {
      return deps.key === undefined
        ? {
            kind: 'own' as const,
            results: await createClient(resultRoutes, context.api).draftResults({ params }, { signal }),
          }
        : await readByKey(context.api, deps.key, signal);
    } catch (thrown) {
      if (!(thrown instanceof ApiFailure)) throw thrown;
      if (thrown.code === 'notStarted')
        throw redirect({ to: '/drafts/$draftId/room', params, replace: true });
      // An answer of the server, not a fault of this page: nothing is thrown that the console would show as one.
      return { kind: 'failed' as const, error: thrown };
    }
  },
  // Steps of the replay stand in the address; only coming here asks the server.
  shouldReload: ({ cause }) => cause !== 'stay',
  pendingComponent: lazyRouteComponent(
    () => import('#src/ui/features/results/ResultsPending.tsx'),
    'ResultsPending',
  ),
  errorComponent: NoResults,
  component: ResultsOrQuestion,
});

function NoResults({ error }: { readonly error: unknown }) {
  const router = useRouter();
  const { key } = Route.useSearch();
  return (
    <ResultsFailed
      about={key === undefined ? 'results' : isSharedKey(key) ? 'link' : 'question'}
      error={error}
      onRetry={() => router.invalidate()}
    />
  );
}

function ResultsOrQuestion() {
  const loaded = Route.useLoaderData();
  switch (loaded.kind) {
    case 'own':
      return <Results results={loaded.results} />;
    case 'shared':
      return <Shared shared={loaded.shared} />;
    case 'poll':
      return <PollQuestion poll={loaded.poll} />;
    case 'failed':
      return <NoResults error={loaded.error} />;
  }
}

function useMoved() {
  const navigate = useNavigate({ from: Route.fullPath });
  return useCallback(
    (moved: ReplayAddress) =>
      void navigate({ search: ({ key }) => ({ ...moved, key }), replace: true, resetScroll: false }),
    [navigate],
  );
}

function Shared({ shared }: { readonly shared: SharedResults }) {
  const onMoved = useMoved();
  return <SharedScreen shared={shared} address={Route.useSearch()} onMoved={onMoved} />;
}

/** What is kept of a draft and made of it; the log comes with its schema when somebody checks the seal. */
function draftOf(api: Api, draftId: string) {
  const params = { draftId };
  const kept = createClient(resultRoutes, api);
  const links = createClient(resultLinkRoutes, api);
  const replays = createClient(replayRoutes, api);
  return {
    file: (kind: ResultFileKind, seat: number) =>
      kept.resultFile({ params: { draftId, kind }, query: { seat: seat + 1 } }),
    deckList: (memberId: string) => kept.deckList({ params: { draftId, memberId } }),
    links: async (signal: AbortSignal) => (await links.resultLinks({ params }, { signal })).links,
    makeLink: (asked: MakeResultLink) => links.resultLinkMake({ params, body: asked }),
    withdrawLink: async (key: string) => {
      await links.resultLinkWithdraw({ params: { key } });
    },
    cardFigures: async (signal: AbortSignal) =>
      (await createClient(cardFigureRoutes, api).draftFigures({ params }, { signal })).figures,
    log: async () => {
      const { draftLogRoutes } = await import('#contract/routes/results/draftLog.ts');
      return createClient(draftLogRoutes, api).draftLog({ params });
    },
    fork: (asked: ForkRequest) => replays.draftFork({ params, body: asked }),
    makePoll: (asked: MakePoll) => replays.pollMake({ params, body: asked }),
    close: () => createClient(tableRoutes, api).tableClose({ params }),
  };
}

function Results({ results }: { readonly results: ResultsView }) {
  const { draftId } = Route.useParams();
  const { drafts, api, me } = Route.useRouteContext();
  const router = useRouter();
  const navigate = useNavigate({ from: Route.fullPath });
  const onMoved = useMoved();
  const draft = useMemo(() => draftOf(api, draftId), [api, draftId]);
  const keep = useMemo(
    (): KeepPorts => ({ ...draft, cardFigures: can(me, 'seeCardFigures') ? draft.cardFigures : null }),
    [draft, me],
  );
  const goToRoom = (created: { readonly draftId: string }) =>
    navigate({ to: '/drafts/$draftId/room', params: { draftId: created.draftId } });
  const draftAgain = async () => {
    const { game, template, settings } = results.table;
    const created = await drafts.createTable({
      game: game.slug,
      template: template.slug,
      solo: true,
      settings: { seats: settings.seats, clock: settings.clock },
    });
    await goToRoom(created);
  };
  return (
    <ResultsScreen
      key={draftId}
      results={results}
      address={Route.useSearch()}
      onMoved={onMoved}
      loadLog={draft.log}
      draftAgain={draftAgain}
      keep={keep}
      closeTable={async () => {
        await draft.close();
        await router.invalidate();
      }}
      acts={{
        playOn: async (asked) => goToRoom(await draft.fork(asked)),
        askOthers: async (asked) => (await draft.makePoll(asked)).key,
      }}
    />
  );
}
