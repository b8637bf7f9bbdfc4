import { useSelector } from '@xstate/react';
import { createContext, type ReactNode, useCallback, useContext } from 'react';
import type { CurrentUser } from '#contract/members/members.ts';
import type { NoticeWish, NotificationQueueActor } from '#src/machines/notices/notificationQueue.ts';
import type { SessionActor, SessionSnapshot } from '#src/machines/session/session.ts';
import { selectUser } from '#src/machines/session/sessionSelectors.ts';

export interface Actors {
  readonly session: SessionActor;
  readonly notices: NotificationQueueActor;
}

const ActorsContext = createContext<Actors | null>(null);

interface ActorsProviderProps {
  readonly actors: Actors;
  readonly children: ReactNode;
}

export function ActorsProvider({ actors, children }: ActorsProviderProps) {
  return <ActorsContext value={actors}>{children}</ActorsContext>;
}

export function useActors(): Actors {
  const actors = useContext(ActorsContext);
  if (!actors) throw new Error('ActorsProvider missing');
  return actors;
}

/** What a selector reads of the session, painted again only when that changes. */
export function useSession<Selected>(selector: (snapshot: SessionSnapshot) => Selected): Selected {
  return useSelector(useActors().session, selector);
}

/** The member or guest who is signed in, or null. */
export function useUser(): CurrentUser | null {
  return useSession(selectUser);
}

/** Raises a notice; by default 3000 ms at the top. */
export function useNotify(): (wish: NoticeWish) => void {
  const { notices } = useActors();
  return useCallback((wish: NoticeWish) => notices.send({ type: 'notice.raised', ...wish }), [notices]);
}
