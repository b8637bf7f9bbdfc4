import {
  createFileRoute,
  lazyRouteComponent,
  redirect,
  useNavigate,
  useRouter,
} from '@tanstack/react-router';
import { useCallback } from 'react';
import * as z from 'zod/mini';
import { ApiFailure } from '#src/api/http.ts';
import { ResultsFailed } from '#src/ui/results/ResultsFailed.tsx';
import { ResultsScreen } from '#src/ui/results/ResultsScreen.tsx';
import type { ReplayAddress } from '#src/ui/results/replay.ts';

const fromOne = z.catch(z.optional(z.int().check(z.gte(1), z.lte(999))), undefined);

export const Route = createFileRoute('/_member/drafts/$draftId/results')({
  staticData: { title: 'Results' },
  validateSearch: z.object({ seat: fromOne, pack: fromOne, pick: fromOne }),
  loader: async ({ context, params, abortController }) => {
    try {
      return await context.drafts.results(params.draftId, { signal: abortController.signal });
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
    return <ResultsFailed error={error} onRetry={() => router.invalidate()} />;
  },
  component: Results,
});

function Results() {
  const { draftId } = Route.useParams();
  const { drafts } = Route.useRouteContext();
  const navigate = useNavigate({ from: Route.fullPath });
  const results = Route.useLoaderData();
  const onMoved = useCallback(
    (search: ReplayAddress) => void navigate({ search, replace: true, resetScroll: false }),
    [navigate],
  );
  const draftAgain = async () => {
    const { game, template, settings } = results.table;
    const created = await drafts.createTable({
      game: game.slug,
      template: template.slug,
      solo: true,
      settings: { seats: settings.seats, clock: settings.clock },
    });
    await navigate({ to: '/drafts/$draftId/room', params: { draftId: created.draftId } });
  };
  return (
    <ResultsScreen
      key={draftId}
      results={results}
      address={Route.useSearch()}
      onMoved={onMoved}
      loadLog={() => drafts.log(draftId)}
      draftAgain={draftAgain}
    />
  );
}
