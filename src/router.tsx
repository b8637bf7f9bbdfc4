import { createRouter, type RouterHistory } from '@tanstack/react-router';
import type { RouterContext } from './routes/-context.ts';
import { CalledByEvents } from './routes/-events/CalledByEvents.tsx';
import { guardAnswer } from './routes/-guards.ts';
import { routeTree } from './routeTree.gen.ts';
import { LateNotFound } from './ui/features/shell/lateNotFound.ts';
import { PendingScreen } from './ui/features/shell/PendingScreen.tsx';
import { UnexpectedError } from './ui/features/shell/UnexpectedError.tsx';

/** The router over every address; it asks its guards again only when their answer changes. */
export function makeRouter(context: RouterContext, history?: RouterHistory) {
  const router = createRouter({
    routeTree,
    context,
    ...(history ? { history } : {}),
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 150,
    defaultPendingMinMs: 300,
    defaultPendingComponent: PendingScreen,
    defaultErrorComponent: UnexpectedError,
    defaultNotFoundComponent: LateNotFound,
    notFoundMode: 'root',
    scrollRestoration: true,
    InnerWrap: CalledByEvents,
  });
  // Guards wait for the first answer themselves, so only a later one has to ask them again.
  let answer = guardAnswer(context.session.getSnapshot());
  const { unsubscribe } = context.session.subscribe((snapshot) => {
    const newAnswer = guardAnswer(snapshot);
    if (newAnswer === null || newAnswer === answer) return;
    const isFirst = answer === null;
    answer = newAnswer;
    if (!isFirst) void router.invalidate();
  });
  return { router, dispose: unsubscribe };
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>['router'];
  }
  /** What goes along with a step through the application, and is in no address. */
  interface HistoryState {
    /** A button asked for a seat at the table that is gone to. */
    readonly wantsSeat?: boolean;
  }
}
