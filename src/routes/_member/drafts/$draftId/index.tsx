import { createFileRoute } from '@tanstack/react-router';
import { useCallback } from 'react';
import { LobbyScreen } from '#src/ui/lobby/LobbyScreen.tsx';

interface LobbySearch {
  /** Sit down at once: the mark of an invitation and of Take a seat. */
  readonly sit?: 1;
}

export const Route = createFileRoute('/_member/drafts/$draftId/')({
  staticData: { title: 'Table' },
  validateSearch: (search: Record<string, unknown>): LobbySearch =>
    String(search.sit) === '1' ? { sit: 1 } : {},
  loader: async ({ context }) => ({ liveTables: await context.liveTables() }),
  component: Lobby,
});

function Lobby() {
  const { draftId } = Route.useParams();
  const { liveTables } = Route.useLoaderData();
  const { me } = Route.useRouteContext();
  const { sit } = Route.useSearch();
  const navigate = Route.useNavigate();
  const go = useCallback(
    (to: '/drafts/$draftId/room' | '/drafts/$draftId/results') =>
      void navigate({ to, params: { draftId }, replace: true }),
    [navigate, draftId],
  );
  return (
    <LobbyScreen
      key={draftId}
      liveTables={liveTables}
      draftId={draftId}
      me={me}
      wantsSeat={sit === 1}
      forgetWish={useCallback(() => void navigate({ search: {}, replace: true }), [navigate])}
      goToRoom={useCallback(() => go('/drafts/$draftId/room'), [go])}
      goToResults={useCallback(() => go('/drafts/$draftId/results'), [go])}
      goToTables={useCallback(() => void navigate({ to: '/drafts' }), [navigate])}
    />
  );
}
