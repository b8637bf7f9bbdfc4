import { useNavigate, useRouteContext, useRouter, useSearch } from '@tanstack/react-router';
import { useEffect, useMemo, useRef } from 'react';
import { takeHandedOver } from '#src/api/sharedList.ts';
import { type BrowseData, type BrowsePorts, BrowseScreen } from '#src/ui/features/browse/BrowseScreen.tsx';
import { draftAgainstBots } from '#src/ui/features/home/draftAgainstBots.ts';
import { useUser } from '#src/ui/features/shell/actors.tsx';
import { withMessages } from '#src/ui/messages/load.ts';

const ROUTE = '/_member/drafts/';

export function BrowsePage({ data }: { readonly data: BrowseData }) {
  const { api, drafts, liveTables, me, notices } = useRouteContext({ from: ROUTE });
  const router = useRouter();
  const navigate = useNavigate({ from: '/drafts/' });
  const user = useUser() ?? me;
  useFreshTables(data);
  const ports = useMemo((): BrowsePorts => {
    const goToTable = (draftId: string) => router.navigate({ to: '/drafts/$draftId', params: { draftId } });
    const goToRoom = (draftId: string) =>
      router.navigate({ to: '/drafts/$draftId/room', params: { draftId } });
    return {
      draftAgainstBots: (wish) =>
        draftAgainstBots(
          {
            ensureSomebody: () => Promise.resolve(),
            games: () => drafts.games(),
            createTable: drafts.createTable,
            goToRoom,
          },
          wish,
        ),
      openCode: async (text) => (await import('../-home/openCode.ts')).openCode(router, text),
      loadQueue: async () => {
        try {
          const [live, { queueStripOver }] = await Promise.all([
            liveTables(),
            withMessages(import('../-drafts/draftQueue.tsx'), 'queue'),
          ]);
          const goToDraft = (draftId: string) => void goToTable(draftId);
          return { default: queueStripOver(live, { nowMs: () => Date.now(), goToTable: goToDraft }) };
        } catch {
          return { default: () => null };
        }
      },
      host: {
        loadFormats: async (game, signal) =>
          (await import('../-gameFormats.ts')).loadGameFormats(api, game, signal),
        loadLists: async () => (await import('../-lists/lists.ts')).listPorts(api),
        takeShared: takeHandedOver,
        tell: (text) => notices.send({ type: 'notice.raised', kind: 'info', text }),
        openTable: async (table) => {
          const { draftId } = await drafts.createTable(table);
          // Not waited for: what is to be said of the table is said before its dialog is gone.
          void (table.solo ? goToRoom(draftId) : goToTable(draftId));
        },
      },
    };
  }, [api, drafts, liveTables, notices, router]);
  return (
    <BrowseScreen
      data={data}
      ports={ports}
      user={user}
      search={useSearch({ from: ROUTE })}
      onSearch={(search) => void navigate({ search, replace: true })}
    />
  );
}

/** Asks for the tables again when one of them changed or the network is back: one call at a time, and one more afterwards. */
function useFreshTables({ tables }: BrowseData): void {
  const { liveTables } = useRouteContext({ from: ROUTE });
  const router = useRouter();
  const latest = useRef(tables.asked);
  latest.current = tables.asked;
  useEffect(() => {
    const left = new AbortController();
    let isWaiting = false;
    const refresh = () => {
      if (isWaiting) return;
      isWaiting = true;
      void latest.current.then(() => {
        isWaiting = false;
        if (!left.signal.aborted) void router.invalidate({ filter: ({ routeId }) => routeId === ROUTE });
      });
    };
    addEventListener('online', refresh, left);
    liveTables().then(
      (live) => {
        if (!left.signal.aborted) left.signal.addEventListener('abort', live.watchTables(refresh));
      },
      // Without the live line the list is still read when it is opened or looked at again.
      () => {},
    );
    return () => left.abort();
  }, [liveTables, router]);
}
