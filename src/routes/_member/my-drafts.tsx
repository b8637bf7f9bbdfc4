import { createFileRoute, useNavigate, useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useCallback, useMemo } from 'react';
import * as z from 'zod/mini';
import { createReplayCalls } from '#src/api/replayCalls.ts';
import { createResultCalls } from '#src/api/resultCalls.ts';
import { draftAgainstBots, type SoloWish } from '#src/ui/home/draftAgainstBots.ts';
import type { MyDraftsSearch } from '#src/ui/myDrafts/MyDraftsFilters.tsx';
import { MyDraftsScreen } from '#src/ui/myDrafts/MyDraftsScreen.tsx';
import { ResultsPending } from '#src/ui/results/ResultsPending.tsx';
import { optionalText } from '../-optionalText.ts';

const OpenLogScreen = lazy(() =>
  import('#src/ui/results/opened/OpenLogScreen.tsx').then((part) => ({ default: part.OpenLogScreen })),
);

const searchSchema = z.object({
  page: z.catch(z.optional(z.int().check(z.gte(2), z.lte(1000))), undefined),
  q: optionalText,
  game: optionalText,
  group: z.catch(z.optional(z.enum(['waiting', 'running', 'unfinished', 'finished'])), undefined),
  /** `log` opens a draft out of a file. */
  tab: z.catch(z.optional(z.enum(['log'])), undefined),
});

export const Route = createFileRoute('/_member/my-drafts')({
  staticData: { title: 'My drafts' },
  validateSearch: searchSchema,
  component: MyDraftsOrLog,
});

function MyDraftsOrLog() {
  const { tab } = Route.useSearch();
  if (tab !== 'log') return <MyDrafts />;
  return (
    <Suspense fallback={<ResultsPending />}>
      <OpenLogScreen />
    </Suspense>
  );
}

function MyDrafts() {
  const { drafts, api, me } = Route.useRouteContext();
  const { page, q, game, group } = Route.useSearch();
  const search = useMemo((): MyDraftsSearch => ({ page, q, game, group }), [page, q, game, group]);
  const navigate = useNavigate({ from: Route.fullPath });
  const onSearch = useCallback(
    (changed: MyDraftsSearch) => void navigate({ search: changed, replace: true, resetScroll: false }),
    [navigate],
  );
  const router = useRouter();
  const ports = useMemo(
    () => ({
      onSamePacks: async (draftId: string, seat: number) => {
        const fork = await createReplayCalls(api).fork(draftId, { seat });
        await router.navigate({ to: '/drafts/$draftId/room', params: { draftId: fork.draftId } });
      },
      load: (shown: MyDraftsSearch, signal: AbortSignal) =>
        createResultCalls(api).myTables(shown, { signal }),
      onDraftNow: (wish: SoloWish | null) =>
        draftAgainstBots(
          {
            ensureSomebody: () => Promise.resolve(),
            games: () => drafts.games(),
            createTable: drafts.createTable,
            goToRoom: (draftId) => router.navigate({ to: '/drafts/$draftId/room', params: { draftId } }),
          },
          wish,
        ),
    }),
    [drafts, api, router],
  );
  return <MyDraftsScreen {...ports} search={search} onSearch={onSearch} user={me} />;
}
