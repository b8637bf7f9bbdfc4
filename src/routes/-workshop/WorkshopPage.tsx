import { useNavigate, useRouteContext, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { workshopBenchRoutes, workshopRoutes } from '#contract/routes/admin/drafting.ts';
import { createClient } from '#src/api/client.ts';
import { LoadFailed } from '#src/ui/home/LoadFailed.tsx';
import { useLoaded } from '#src/ui/home/useLoaded.ts';
import { ResultsPending } from '#src/ui/results/ResultsPending.tsx';
import { NoGame, WorkshopScreen } from '#src/ui/workshop/WorkshopScreen.tsx';
import { benchPorts } from '../-benchPorts.ts';

/** The workshop of power users; the search names the game and, as `q`, what is open. */
export function WorkshopPage() {
  const { api, drafts, me } = useRouteContext({ from: '/_member/my-drafts' });
  const { game, q } = useSearch({ from: '/_member/my-drafts' });
  const { answer, isAsking, reload } = useLoaded(useCallback(() => drafts.games(), [drafts]));
  const ports = useMemo(
    () => ({
      ...benchPorts(api, workshopBenchRoutes, drafts),
      revert: (activityId: string) =>
        createClient(workshopRoutes, api).workshopRevert({ params: { activityId } }),
      loadLists: async () => (await import('../-lists.ts')).listPorts(api),
    }),
    [api, drafts],
  );
  const navigate = useNavigate({ from: '/my-drafts' });
  if (answer.kind === 'loading') return <ResultsPending />;
  if (answer.kind === 'failed')
    return (
      <div className="page">
        <h1 className="vh">Workshop</h1>
        <LoadFailed
          title="The games could not be loaded"
          words={answer.words}
          isRetrying={isAsking}
          onRetry={reload}
        />
      </div>
    );
  const games = answer.value;
  const chosen = game ?? games[0]?.slug;
  if (chosen === undefined) return <NoGame />;
  const go = (to: { game: string; q?: string | undefined }) =>
    void navigate({ search: { tab: 'workshop', ...to }, resetScroll: true });
  return (
    <WorkshopScreen
      user={me}
      games={games}
      game={chosen}
      open={q ?? ''}
      ports={ports}
      onGame={(slug) => go({ game: slug })}
      onOpen={(what) => go({ game: chosen, ...(what !== '' && { q: what }) })}
      onPlay={(draftId) => void navigate({ to: '/drafts/$draftId/room', params: { draftId } })}
      onHostList={(list) => void navigate({ to: '/drafts', search: { host: 1, list } })}
      onLobby={(draftId) => void navigate({ to: '/drafts/$draftId', params: { draftId } })}
    />
  );
}
