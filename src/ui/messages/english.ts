/** English, feature by feature. Each is a file of its own in the build, fetched with the screens that show it. */
export const english = {
  achievements: () => import('./en/achievements.ts'),
  auth: () => import('./en/auth.ts'),
  common: () => import('./en/common.ts'),
};
