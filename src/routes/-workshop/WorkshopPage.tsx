import { useLoaderData, useNavigate, useRouteContext, useRouter, useSearch } from '@tanstack/react-router';
import { Suspense, useCallback, useMemo } from 'react';
import { workshopBenchRoutes, workshopRoutes } from '#contract/routes/admin/drafting.ts';
import { createClient } from '#src/api/client.ts';
import { type Asked, useAnswer } from '#src/ui/components/answer.ts';
import {
  NoGame,
  WorkshopFailed,
  WorkshopFrame,
  WorkshopPending,
} from '#src/ui/features/workshop/WorkshopFrame.tsx';
import { WorkshopScreen } from '#src/ui/features/workshop/WorkshopScreen.tsx';
import type { WorkshopData } from '#src/ui/features/workshop/workshopParts.ts';
import { loadMessages } from '#src/ui/messages/load.ts';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { benchPorts } from '../-benchPorts.ts';

const ROUTE = '/_member/my-drafts';

/** Fetched together with the page. */
void loadMessages('common', 'workshop', 'admin', 'adminPacks', 'adminTemplates', 'lists', 'imports');

/** The workshop of power users; the search names the game and, as `q`, what is open. */
export function WorkshopPage() {
  // Waits here, so that no part of the screen does.
  useMessages('common');
  useMessages('workshop');
  useMessages('admin');
  useMessages('adminPacks');
  useMessages('adminTemplates');
  useMessages('lists');
  useMessages('imports');
  const { game, q } = useSearch({ from: ROUTE });
  const loaded = useLoaderData({ from: ROUTE });
  if (!loaded?.workshop) return null;
  return (
    <WorkshopFrame>
      <Suspense key={`${game} ${q}`} fallback={<WorkshopPending />}>
        <Workshop asked={loaded.workshop} />
      </Suspense>
    </WorkshopFrame>
  );
}

function Workshop({ asked }: { readonly asked: Asked<WorkshopData | null> }) {
  const { api, drafts, me } = useRouteContext({ from: ROUTE });
  const { q } = useSearch({ from: ROUTE });
  const { answer } = useAnswer(asked);
  const ports = useMemo(
    () => ({
      ...benchPorts(api, workshopBenchRoutes, drafts),
      revert: (activityId: string) =>
        createClient(workshopRoutes, api).workshopRevert({ params: { activityId } }),
      loadLists: async () => (await import('../-lists/lists.ts')).listPorts(api),
    }),
    [api, drafts],
  );
  const router = useRouter();
  const onUndone = useCallback(
    () => void router.invalidate({ filter: ({ routeId }) => routeId === ROUTE }),
    [router],
  );
  const navigate = useNavigate({ from: '/my-drafts' });
  if (answer.kind === 'failed') return <WorkshopFailed error={answer.error} />;
  if (answer.value === null) return <NoGame />;
  const data = answer.value;
  const go = (to: { game: string; q?: string | undefined }) =>
    void navigate({ search: { tab: 'workshop', ...to }, resetScroll: true });
  return (
    <WorkshopScreen
      user={me}
      data={data}
      open={q ?? ''}
      ports={ports}
      onUndone={onUndone}
      onGame={(slug) => go({ game: slug })}
      onOpen={(what) => go({ game: data.game, ...(what !== '' && { q: what }) })}
      onPlay={(draftId) => void navigate({ to: '/drafts/$draftId/room', params: { draftId } })}
      onHostList={(list) => void navigate({ to: '/drafts', search: { host: 1, list } })}
      onLobby={(draftId) => void navigate({ to: '/drafts/$draftId', params: { draftId } })}
    />
  );
}
