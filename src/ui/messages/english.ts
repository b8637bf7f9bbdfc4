/** English, feature by feature. Each is a file of its own in the build, fetched with the screens that show it. */
export const english = {
  achievements: () => import('./en/achievements.ts'),
  auth: () => import('./en/auth.ts'),
  hosting: () => import('./en/hosting.ts'),
  deck: () => import('./en/deck.ts'),
  games: () => import('./en/games.ts'),
  guests: () => import('./en/guests.ts'),
  links: () => import('./en/links.ts'),
  lists: () => import('./en/lists.ts'),
  imports: () => import('./en/imports.ts'),
  common: () => import('./en/common.ts'),
  importChanges: () => import('./en/importChanges.ts'),
  sources: () => import('./en/sources.ts'),
  users: () => import('./en/users.ts'),
  waysIn: () => import('./en/waysIn.ts'),
};
