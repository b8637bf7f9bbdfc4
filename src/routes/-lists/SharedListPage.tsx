import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { can } from '#contract/can.ts';
import { forgetShared, handOver, readShared } from '#src/api/sharedList.ts';
import { isLink } from '#src/machines/lists/bringList.ts';
import { selectUser } from '#src/machines/session/sessionSelectors.ts';
import { SharedListScreen } from '#src/ui/features/links/SharedListScreen.tsx';
import type { SharedListPorts } from '#src/ui/features/links/useSharedList.ts';
import { useUser } from '#src/ui/features/shell/actors.tsx';
import { useScreenTitle } from '#src/ui/features/shell/usePageTitle.ts';
import { useMessages } from '#src/ui/messages/useMessages.ts';

const home = getRouteApi('/');

/** The host dialog that begins with what this tab handed over. */
const HOST = '/drafts?host=1&list=local';

/** What was shared with the installed application, in Home's place: for everybody, and from this browser alone. */
export function SharedListPage() {
  const t = useMessages('links');
  const { session } = home.useRouteContext();
  const router = useRouter();
  const ports = useMemo(
    (): SharedListPorts => ({
      look: readShared,
      use: async (shared) => {
        await handOver(shared).catch(() => {
          throw new Error(t('sharedNotUsed'));
        });
        const user = selectUser(session.getSnapshot());
        // A guest may host a list, but only members have links read: they log in before the dialog has to refuse it.
        const isForMembers = user !== null && isLink(shared.text) && !can(user, 'fetchCubes');
        await (isForMembers
          ? router.navigate({ to: '/login', search: { redirect: HOST }, replace: true })
          : router.navigate({ to: '/drafts', search: { host: 1, list: 'local' }, replace: true }));
      },
      discard: async () => {
        await forgetShared();
        await router.navigate({ to: '/', search: {}, replace: true });
      },
    }),
    [session, router, t],
  );
  const user = useUser();
  useScreenTitle(t('sharedTitle'));
  return <SharedListScreen ports={ports} mayFetch={user !== null && can(user, 'fetchCubes')} />;
}
