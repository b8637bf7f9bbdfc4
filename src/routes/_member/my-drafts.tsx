import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { createReplayCalls } from '#src/api/replayCalls.ts';
import { draftAgainstBots, type SoloWish } from '#src/ui/home/draftAgainstBots.ts';
import { MyDraftsScreen } from '#src/ui/myDrafts/MyDraftsScreen.tsx';

const searchSchema = z.object({
  page: z.catch(z.optional(z.int().check(z.gte(2), z.lte(1000))), undefined),
});

export const Route = createFileRoute('/_member/my-drafts')({
  staticData: { title: 'My drafts' },
  validateSearch: searchSchema,
  component: MyDrafts,
});

function MyDrafts() {
  const { drafts, api, me } = Route.useRouteContext();
  const { page = 1 } = Route.useSearch();
  const router = useRouter();
  const ports = useMemo(
    () => ({
      onSamePacks: async (draftId: string, seat: number) => {
        const fork = await createReplayCalls(api).fork(draftId, { seat });
        await router.navigate({ to: '/drafts/$draftId/room', params: { draftId: fork.draftId } });
      },
      load: (shown: number, signal: AbortSignal) => drafts.myTables(shown, { signal }),
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
  return <MyDraftsScreen {...ports} page={page} user={me} />;
}
