import { Outlet, useMatches, useRouterState } from '@tanstack/react-router';
import { Suspense, useEffect, useRef } from 'react';
import type { CurrentUser } from '#contract/members/members.ts';
import { lateIfAny } from '#src/ui/components/loading/late.ts';
import { withMessages } from '../../messages/load.ts';
import { useUser } from './actors.tsx';
import { Notices } from './Notices.tsx';
import { readDismissed } from './reminder/dismissedReminders.ts';
import { ReminderPlace } from './reminder/ReminderPlace.tsx';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';
import styles from './shell.module.css';
import { TabBar } from './TabBar.tsx';
import { UnreachableBanner } from './UnreachableBanner.tsx';
import { usePageTitle } from './usePageTitle.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** `bare` leaves out header and footer: the screen draws its own frame. */
    readonly frame?: 'page' | 'bare';
    /** Its loader runs again when the tab comes back to the front, always or by what its address asks for. */
    readonly isRefreshed?: boolean | ((match: { readonly loaderDeps: object }) => boolean);
  }
}

/**
 * Few members see it, so it is not in the first load; where it cannot be fetched, nothing is lost. Its place is kept, or
 * the page would move under a hand.
 */
const MemberReminder = lateIfAny(
  () => withMessages(import('./reminder/MemberReminder.tsx'), 'shell'),
  'MemberReminder',
);

/** A visitor's first load goes without it. Its bar is there at once; where the links cannot be fetched, the header has them. */
const SiteTabs = lateIfAny(() => import('./SiteTabs.tsx'), 'SiteTabs');

const hasSomethingToDo = ({ isGuest, isVerified, mustAddSecondFactor }: CurrentUser) =>
  !isGuest && (!isVerified || mustAddSecondFactor === true);

/** The one main layout of every route: header, notices, banner of an unreachable server, the screen. */
export function MainLayout() {
  const { routeId, frame, path } = useMatches({
    select: (matches) => ({
      path: matches.at(-1)?.pathname,
      routeId: matches.at(-1)?.routeId,
      frame: matches.findLast((match) => match.staticData.frame !== undefined)?.staticData.frame ?? 'page',
    }),
    structuralSharing: true,
  });
  const user = useUser();
  const main = useFocusOnNewPage();
  usePageTitle(routeId);
  const hasTabs = frame === 'page' && user !== null;
  return (
    <div className={`shell ${styles.shell}`} data-frame={frame} data-tabs={hasTabs || undefined}>
      {frame === 'page' && <SiteHeader />}
      <Notices />
      <UnreachableBanner />
      {frame === 'page' && user && hasSomethingToDo(user) && (
        <Suspense fallback={path !== '/verify-email' && readDismissed().length === 0 && <ReminderPlace />}>
          <MemberReminder user={user} />
        </Suspense>
      )}
      <main id="main" ref={main} tabIndex={-1}>
        <Outlet />
      </main>
      {frame === 'page' && <SiteFooter />}
      {hasTabs && (
        <Suspense fallback={<TabBar>{null}</TabBar>}>
          <SiteTabs />
        </Suspense>
      )}
    </div>
  );
}

/** After a navigation the focus goes to the new page, so that it is read from its beginning. */
function useFocusOnNewPage() {
  const main = useRef<HTMLElement>(null);
  const shownPath = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  const seenPath = useRef(shownPath);
  useEffect(() => {
    if (seenPath.current !== undefined && seenPath.current !== shownPath) {
      const { activeElement } = document;
      // A menu of the header would close if the focus left it.
      const isInMenu = activeElement?.closest('[role=menu], [aria-expanded=true]') != null;
      const isFocusTaken = isInMenu || (main.current?.contains(activeElement) ?? false);
      if (!isFocusTaken) main.current?.focus({ preventScroll: true });
    }
    seenPath.current = shownPath;
  }, [shownPath]);
  return main;
}
