import { useNavigate, useRouteContext, useRouterState } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { myTableRoutes } from '#contract/routes/myTables.ts';
import type { Api } from '#src/api/api.ts';
import { createClient } from '#src/api/client.ts';
import type { LiveTables } from '#src/machines/hub/liveTables.ts';
import {
  type BenchSearch,
  readSearch,
  type TypedSearch,
  typedSearch,
} from '#src/ui/features/test-bench/benchSearch.ts';
import type { RoomPort } from '#src/ui/features/test-bench/live/roomPort.ts';
import { createWorkerPaths } from '#src/ui/features/test-bench/paths/workerPaths.ts';
import { TestBenchScreen } from '#src/ui/features/test-bench/TestBenchScreen.tsx';
import { loadMessages } from '#src/ui/messages/load.ts';
import { useMessages } from '#src/ui/messages/useMessages.ts';

/** Fetched together with the page. */
void loadMessages('testBench');

/** The test bench at its address, with the live tables of this window. */
export function TestBenchPage() {
  // Waits here, so that no part of the screen does.
  useMessages('testBench');
  const { api, liveTables } = useRouteContext({ from: '/_member/test' });
  const typed: TypedSearch = useRouterState({ select: ({ location }) => location.search });
  const search = useMemo(() => readSearch(typed), [typed]);
  const navigate = useNavigate();
  const onSearch = useCallback(
    (change: Partial<BenchSearch>) =>
      void navigate({
        to: '.',
        search: (before: TypedSearch) => typedSearch({ ...readSearch(before), ...change }),
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  );
  const room = useMemo(() => roomPort(liveTables, api), [liveTables, api]);
  const [paths] = useState(createWorkerPaths);
  useEffect(() => () => paths.end(), [paths]);
  return <TestBenchScreen search={search} onSearch={onSearch} room={room} paths={paths} />;
}

function roomPort(liveTables: () => Promise<LiveTables>, api: Api): RoomPort {
  return {
    liveTables,
    running: async (signal) => {
      const { tables } = await createClient(myTableRoutes, api).myTables(
        { query: { group: 'running' } },
        { signal },
      );
      return tables.map(({ draftId, name, game, templateName }) => ({
        draftId,
        name,
        words: `${game.name}, ${templateName}`,
      }));
    },
  };
}
