import { lazyRouteComponent } from '@tanstack/react-router';
import { withMessages } from '../../messages/load.ts';

/** The not-found page, fetched when an address leads nowhere: few people see it, and the first load has no room to spare. */
export const LateNotFound = lazyRouteComponent(
  () => withMessages(import('./not-found/NotFoundScreen.tsx'), 'shell'),
  'NotFoundScreen',
);
