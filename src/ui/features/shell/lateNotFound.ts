import { lazyRouteComponent } from '@tanstack/react-router';
import { loadMessages } from '../../messages/load.ts';

/** The not-found page, fetched when an address leads nowhere: few people see it, and the first load has no room to spare. */
export const LateNotFound = lazyRouteComponent(async () => {
  const [screen] = await Promise.all([import('./not-found/NotFoundScreen.tsx'), loadMessages('shell')]);
  return screen;
}, 'NotFoundScreen');
