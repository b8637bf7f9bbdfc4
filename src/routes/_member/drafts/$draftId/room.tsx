import { createFileRoute, useNavigate, useRouter } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { RoomScreen } from '#src/ui/features/draft-room/RoomScreen.tsx';
import { loadMessages } from '#src/ui/messages/load.ts';

const NEXT = {
  results: '/_member/drafts/$draftId/results',
  deck: '/_member/drafts/$draftId/deck-builder/$userId',
} as const;

export const Route = createFileRoute('/_member/drafts/$draftId/room')({
  staticData: { frame: 'bare' },
  loader: async ({ context }) => {
    const [liveTables] = await Promise.all([context.liveTables(), loadMessages('room', 'common')]);
    return { liveTables };
  },
  component: function Room() {
    const { draftId } = Route.useParams();
    const { liveTables } = Route.useLoaderData();
    const { api } = Route.useRouteContext();
    const navigate = useNavigate();
    const router = useRouter();
    const exits = useMemo(
      () => ({
        toLobby: () => void navigate({ to: '/drafts/$draftId', params: { draftId }, replace: true }),
        toResults: () =>
          void navigate({ to: '/drafts/$draftId/results', params: { draftId }, replace: true }),
        toDeck: (userId: string) =>
          void navigate({
            to: '/drafts/$draftId/deck-builder/$userId',
            params: { draftId, userId },
            replace: true,
          }),
        toTables: () => void navigate({ to: '/drafts' }),
        fetchAhead: (next: keyof typeof NEXT) =>
          // What cannot be fetched now is missed by nobody before the screen itself asks for it.
          void router.loadRouteChunk(router.routesById[NEXT[next]])?.catch(() => undefined),
      }),
      [navigate, router, draftId],
    );
    const reportLine = useCallback(
      async (messageId: string) =>
        (await import('#src/routes/-drafts/chatReports.ts')).reportLine(api, draftId, messageId),
      [api, draftId],
    );
    return <RoomScreen liveTables={liveTables} draftId={draftId} exits={exits} reportLine={reportLine} />;
  },
});
