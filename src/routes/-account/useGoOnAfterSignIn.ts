import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { CurrentUser } from '#contract/members/members.ts';
import { useActors, useUser } from '#src/ui/features/shell/actors.tsx';
import { sitePath } from '../-guards.ts';
import { isPageOutdated } from './isPageOutdated.ts';

/**
 * Leads on as soon as somebody else than before is signed in: a visitor as a guest, a guest as a member. A guest whose
 * attempt is refused is nobody for a while and then the same guest again, and stays. Who chose another language elsewhere
 * gets the next page in it.
 */
export function useGoOnAfterSignIn(goOnTo: string | undefined): void {
  const router = useRouter();
  const standing = standingOf(useUser());
  const { session } = useActors();
  // Who chooses a handle is nobody meanwhile, but the session keeps the guest who comes back when it is given up.
  const before = useRef(standingOf(session.getSnapshot().context.user));
  useEffect(() => {
    if (standing === null || standing === before.current) return;
    before.current = standing;
    const href = sitePath(goOnTo) ?? '/';
    void router.navigate({ href, replace: true, reloadDocument: isPageOutdated() });
  }, [standing, goOnTo, router]);
}

function standingOf(user: CurrentUser | null): string | null {
  return user && `${user.userId} ${user.isGuest}`;
}
