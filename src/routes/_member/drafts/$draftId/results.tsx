import {
  createFileRoute,
  lazyRouteComponent,
  redirect,
  useNavigate,
  useRouter,
} from '@tanstack/react-router';
import { useCallback } from 'react';
import * as z from 'zod/mini';
import { can } from '#contract/can.ts';
import type { SharedResults } from '#contract/results/resultLinks.ts';
import type { ResultsView } from '#contract/results/results.ts';
import { cardFigureRoutes } from '#contract/routes/results/cardFigures.ts';
import { replayRoutes } from '#contract/routes/results/replays.ts';
import { resultLinkRoutes } from '#contract/routes/results/resultLinks.ts';
import { resultRoutes } from '#contract/routes/results/results.ts';
import { tableRoutes } from '#contract/routes/tables.ts';
import type { Api } from '#src/api/api.ts';
import { createClient } from '#src/api/client.ts';
import { ApiFailure } from '#src/api/http.ts';
import type { ReplayAddress } from '#src/machines/replay/replayPlaces.ts';
import { isSharedKey, readByKey } from '#src/routes/-drafts/keyedResults.ts';
import { PollQuestion } from '#src/routes/-events/PollQuestion.tsx';
import { asked } from '#src/ui/components/answer.ts';
import { ResultsFailed } from '#src/ui/features/results/ResultsFailed.tsx';
import { ResultsScreen } from '#src/ui/features/results/ResultsScreen.tsx';
import type { AskedFigures, ResultCalls } from '#src/ui/features/results/resultCalls.ts';
import { SharedScreen } from '#src/ui/features/results/SharedScreen.tsx';
import { loadMessages } from '#src/ui/messages/load.ts';
import { optionalFrom } from '../../../-optionalNumber.ts';

const fromOne = optionalFrom(1);
const pollKey = z.catch(z.optional(z.string().check(z.minLength(1), z.maxLength(64))), undefined);

export const Route = createFileRoute('/_member/drafts/$draftId/results')({
  codeSplitGroupings: [['loader', 'component'], ['errorComponent']],
  validateSearch: z.object({ seat: fromOne, pack: fromOne, pick: fromOne, key: pollKey }),
  loaderDeps: ({ search }) => ({ key: search.key }),
  loader: async ({ context, params, deps, abortController }) => {
    const { api, me } = context;
    const { signal } = abortController;
    const words = loadMessages('results', 'cardFigures', 'polls', 'events', 'common');
    try {
      if (deps.key !== undefined) {
        const [keyed] = await Promise.all([readByKey(api, deps.key, signal), words]);
        return keyed;
      }
      const [results] = await Promise.all([
        createClient(resultRoutes, api).draftResults({ params }, { signal }),
        words,
      ]);
      // Shown at the foot of the page, so nobody waits for it.
      const figures = can(me, 'seeCardFigures')
        ? asked(
            createClient(cardFigureRoutes, api)
              .draftFigures({ params }, { signal })
              .then((reply) => reply.figures),
          )
        : null;
      return { kind: 'own' as const, results, figures };
    } catch (thrown) {
      if (!(thrown instanceof ApiFailure)) throw thrown;
      if (thrown.code === 'notStarted')
        throw redirect({ to: '/drafts/$draftId/room', params, replace: true });
      // An answer of the server, not a fault of this page: nothing is thrown that the console would show as one.
      return { kind: 'failed' as const, error: thrown };
    }
  },
  // Steps of the replay are in the address; only coming here asks the server.
  shouldReload: ({ cause }) => cause !== 'stay',
  pendingComponent: lazyRouteComponent(
    () => import('#src/ui/features/results/ResultsPending.tsx'),
    'ResultsPending',
  ),
  errorComponent: NoResults,
  component: ResultsOrQuestion,
});

function NoResults({ error }: { readonly error: unknown }) {
  const { key } = Route.useSearch();
  const about = key === undefined ? 'results' : isSharedKey(key) ? 'link' : 'question';
  return <ResultsFailed about={about} error={error} />;
}

function ResultsOrQuestion() {
  const loaded = Route.useLoaderData();
  switch (loaded.kind) {
    case 'own':
      return <Results results={loaded.results} figures={loaded.figures} />;
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

interface ResultsProps {
  readonly results: ResultsView;
  readonly figures: AskedFigures;
}

function Results({ results, figures }: ResultsProps) {
  const { draftId } = Route.useParams();
  const { drafts, api } = Route.useRouteContext();
  const router = useRouter();
  const navigate = useNavigate({ from: Route.fullPath });
  const onMoved = useMoved();
  const { game, template, settings } = results.table;
  const goToRoom = (created: { readonly draftId: string }) =>
    navigate({ to: '/drafts/$draftId/room', params: { draftId: created.draftId } });
  const calls: ResultCalls = {
    ...callsOf(api, draftId),
    draftAgain: async () =>
      goToRoom(
        await drafts.createTable({
          ...{ game: game.slug, template: template.slug, solo: true },
          settings: { seats: settings.seats, clock: settings.clock },
        }),
      ),
    playOn: async (body) =>
      goToRoom(await createClient(replayRoutes, api).draftFork({ params: { draftId }, body })),
    close: async () => {
      await createClient(tableRoutes, api).tableClose({ params: { draftId } });
      await router.invalidate();
    },
  };
  return (
    <ResultsScreen
      key={draftId}
      results={results}
      figures={figures}
      address={Route.useSearch()}
      onMoved={onMoved}
      calls={calls}
    />
  );
}

/** What is kept of a draft and asked about it; the log comes with its schema when somebody checks the seal. */
function callsOf(api: Api, draftId: string): Omit<ResultCalls, 'draftAgain' | 'playOn' | 'close'> {
  const params = { draftId };
  const kept = createClient(resultRoutes, api);
  const links = createClient(resultLinkRoutes, api);
  return {
    file: (kind, seat) => kept.resultFile({ params: { draftId, kind }, query: { seat: seat + 1 } }),
    deckList: (memberId) => kept.deckList({ params: { draftId, memberId } }),
    links: () => links.resultLinks({ params }),
    makeLink: (body) => links.resultLinkMake({ params, body }),
    withdrawLink: async (key) => {
      await links.resultLinkWithdraw({ params: { key } });
    },
    log: async () => {
      const { draftLogRoutes } = await import('#contract/routes/results/draftLog.ts');
      return createClient(draftLogRoutes, api).draftLog({ params });
    },
    askOthers: async (body) => (await createClient(replayRoutes, api).pollMake({ params, body })).key,
  };
}
