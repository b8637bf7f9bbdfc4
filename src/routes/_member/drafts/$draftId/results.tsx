import {
  createFileRoute,
  lazyRouteComponent,
  redirect,
  useNavigate,
  useRouter,
} from '@tanstack/react-router';
import { useCallback } from 'react';
import * as z from 'zod/mini';
import type { PollView } from '#contract/forks.ts';
import type { ResultsView } from '#contract/results.ts';
import type { Api } from '#src/api/api.ts';
import { ApiFailure } from '#src/api/http.ts';
import { createReplayCalls } from '#src/api/replayCalls.ts';
import { PollScreen } from '#src/ui/results/poll/PollScreen.tsx';
import { ResultsFailed } from '#src/ui/results/ResultsFailed.tsx';
import { ResultsScreen } from '#src/ui/results/ResultsScreen.tsx';
import type { ReplayAddress } from '#src/ui/results/replay.ts';

const fromOne = z.catch(z.optional(z.int().check(z.gte(1), z.lte(999))), undefined);
const pollKey = z.catch(z.optional(z.string().check(z.minLength(1), z.maxLength(64))), undefined);

export const Route = createFileRoute('/_member/drafts/$draftId/results')({
  staticData: { title: 'Results' },
  validateSearch: z.object({ seat: fromOne, pack: fromOne, pick: fromOne, key: pollKey }),
  loaderDeps: ({ search }) => ({ key: search.key }),
  loader: async ({ context, params, deps, abortController }) => {
    const { signal } = abortController;
    try {
      return deps.key === undefined
        ? { results: await context.drafts.results(params.draftId, { signal }), poll: null }
        : { results: null, poll: await readPoll(context.api, deps.key, signal) };
    } catch (thrown) {
      if (thrown instanceof ApiFailure && thrown.code === 'notStarted')
        throw redirect({ to: '/drafts/$draftId/room', params, replace: true });
      throw thrown;
    }
  },
  // Steps of the replay stand in the address; only coming here asks the server.
  shouldReload: ({ cause }) => cause !== 'stay',
  pendingComponent: lazyRouteComponent(() => import('#src/ui/results/ResultsPending.tsx'), 'ResultsPending'),
  errorComponent: function ResultsError({ error }) {
    const router = useRouter();
    const { key } = Route.useSearch();
    return (
      <ResultsFailed
        about={key === undefined ? 'results' : 'question'}
        error={error}
        onRetry={() => router.invalidate()}
      />
    );
  },
  component: ResultsOrQuestion,
});

/** Loaded late: loaders are part of the first page. */
async function readPoll(api: Api, key: string, signal: AbortSignal): Promise<PollView> {
  const late = await import('#src/api/replayCalls.ts');
  return late.createReplayCalls(api).poll(key, { signal });
}

function ResultsOrQuestion() {
  const { results, poll } = Route.useLoaderData();
  if (poll !== null) return <Question poll={poll} />;
  return results === null ? null : <Results results={results} />;
}

function Question({ poll }: { readonly poll: PollView }) {
  const { api } = Route.useRouteContext();
  const calls = createReplayCalls(api);
  return <PollScreen key={poll.key} poll={poll} vote={(cardId) => calls.vote(poll.key, cardId)} />;
}

function Results({ results }: { readonly results: ResultsView }) {
  const { draftId } = Route.useParams();
  const { drafts, api } = Route.useRouteContext();
  const calls = createReplayCalls(api);
  const router = useRouter();
  const navigate = useNavigate({ from: Route.fullPath });
  const onMoved = useCallback(
    (search: ReplayAddress) => void navigate({ search, replace: true, resetScroll: false }),
    [navigate],
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
      loadLog={() => drafts.log(draftId)}
      draftAgain={draftAgain}
      closeTable={async () => {
        await calls.closeTable(draftId);
        await router.invalidate();
      }}
      acts={{
        playOn: async (asked) => goToRoom(await calls.fork(draftId, asked)),
        askOthers: async (asked) => (await calls.makePoll(draftId, asked)).key,
      }}
    />
  );
}
