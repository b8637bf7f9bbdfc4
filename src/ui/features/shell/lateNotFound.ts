import { lazyRouteComponent } from '@tanstack/react-router';

/** The not-found page, fetched when an address leads nowhere: few people see it, and the first load has no room to spare. */
export const LateNotFound = lazyRouteComponent(() => import('./NotFoundScreen.tsx'), 'NotFoundScreen');
