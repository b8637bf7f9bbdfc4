import { createFileRoute, Outlet } from '@tanstack/react-router';
import { Suspense, useCallback, useMemo } from 'react';
import type { Preferences } from '#contract/members/preferences.ts';
import { lateIfAny } from '#src/ui/components/loading/late.ts';
import { PreferencesProvider } from '#src/ui/components/preferences/PreferencesProvider.tsx';
import { CorrespondenceContext } from '#src/ui/features/correspondence/correspondencePorts.ts';
import { useToldPush } from '#src/ui/features/correspondence/useToldPush.ts';
import { MemberError } from '#src/ui/features/shell/MemberError.tsx';
import { StreamContext } from '#src/ui/features/streams/streamPorts.ts';
import { requireSignIn } from './-guards.ts';

/** Raises notices only, so that it waits for everything else; where it cannot be fetched, nothing is lost. */
const AchievementNotices = lateIfAny(
  () => import('./-achievements/AchievementNotices.tsx'),
  'AchievementNotices',
);

export const Route = createFileRoute('/_member')({
  beforeLoad: async ({ context, location }) => ({ me: await requireSignIn(context, location.href) }),
  component: Member,
  // What tells of a part that cannot be fetched has to be there already.
  codeSplitGroupings: [['component']],
  errorComponent: MemberError,
});

function Member() {
  const { me, accounts, api, liveTables, notices } = Route.useRouteContext();
  const ports = useMemo(
    () => ({
      load: async () => (await (await accounts()).account()).preferences,
      save: async (preferences: Preferences) => (await accounts()).savePreferences(preferences),
    }),
    [accounts],
  );
  const overlays = useCallback(
    async (draftId: string) => (await import('./-drafts/overlayCalls.ts')).overlayCalls(api, draftId),
    [api],
  );
  useToldPush(accounts, me.userId);
  return (
    <PreferencesProvider userId={me.userId} ports={ports}>
      <CorrespondenceContext value={accounts}>
        <StreamContext value={overlays}>
          <Outlet />
        </StreamContext>
        <Suspense fallback={null}>
          <AchievementNotices api={api} liveTables={liveTables} notices={notices} />
        </Suspense>
      </CorrespondenceContext>
    </PreferencesProvider>
  );
}
