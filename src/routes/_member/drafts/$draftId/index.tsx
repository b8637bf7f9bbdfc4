import { createFileRoute, useLocation } from '@tanstack/react-router';
import { Suspense, useCallback } from 'react';
import { late } from '#src/ui/components/loading/late.ts';
import { LobbyScreen } from '#src/ui/features/lobby/LobbyScreen.tsx';
import { PendingScreen } from '#src/ui/features/shell/PendingScreen.tsx';
import { loadMessages } from '#src/ui/messages/load.ts';

interface LobbySearch {
  /** The table's code, from the link of an invitation. */
  readonly code?: string;
  /** `event`: the event of this id, or the one that the table of this id belongs to; `key` is its code. */
  readonly tab?: 'event';
  readonly key?: string;
}

const EventPage = late(async () => {
  const part = import('#src/routes/-events/eventPage.tsx');
  await Promise.all([part, loadMessages('eventPages', 'eventNews', 'common')]);
  return part;
}, 'EventPage');

export const Route = createFileRoute('/_member/drafts/$draftId/')({
  validateSearch: ({ code, tab, key }: Record<string, unknown>): LobbySearch => ({
    ...(typeof code === 'string' && { code }),
    ...(tab === 'event' && { tab, ...(typeof key === 'string' && { key }) }),
  }),
  loaderDeps: ({ search: { code } }) => ({ code }),
  loader: async ({ context, deps: { code } }) => {
    if (code !== undefined)
      await (await import('#src/routes/-home/invitation.ts')).showCodeOfLink(context, code);
    const [liveTables] = await Promise.all([context.liveTables(), loadMessages('lobby', 'events', 'common')]);
    return { liveTables };
  },
  component: EventOrLobby,
});

function EventOrLobby() {
  const { draftId } = Route.useParams();
  const { liveTables } = Route.useLoaderData();
  const { api, me } = Route.useRouteContext();
  const { tab, key } = Route.useSearch();
  if (tab !== 'event') return <Lobby />;
  return (
    <Suspense fallback={<PendingScreen />}>
      <EventPage
        key={`${draftId} ${key}`}
        api={api}
        liveTables={liveTables}
        eventId={draftId}
        eventKey={key}
        me={me}
      />
    </Suspense>
  );
}

function Lobby() {
  const { draftId } = Route.useParams();
  const { liveTables } = Route.useLoaderData();
  const { me, api } = Route.useRouteContext();
  const wantsSeat = useLocation({ select: ({ state }) => state.wantsSeat === true });
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
      wantsSeat={wantsSeat}
      showCode={useCallback(
        async (code: string) => (await import('#src/routes/-home/invitation.ts')).showCode(api, code),
        [api],
      )}
      reportLine={useCallback(
        async (messageId: string) =>
          (await import('#src/routes/-drafts/chatReports.ts')).reportLine(api, draftId, messageId),
        [api, draftId],
      )}
      renameGuest={useCallback(
        async (memberId: string, name: string | null) =>
          (await import('#src/routes/-account/guestNames.ts'))
            .guestNames(api)
            .rename(draftId, memberId, name),
        [api, draftId],
      )}
      forgetWish={useCallback(() => void navigate({ search: {}, replace: true }), [navigate])}
      goToRoom={useCallback(() => go('/drafts/$draftId/room'), [go])}
      goToResults={useCallback(() => go('/drafts/$draftId/results'), [go])}
      goToTables={useCallback(() => void navigate({ to: '/drafts' }), [navigate])}
    />
  );
}
