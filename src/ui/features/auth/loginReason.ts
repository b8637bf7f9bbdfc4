const REASONS: readonly (readonly [path: RegExp, words: string])[] = [
  [/^\/drafts\/?\?(?:.*&)?host=/, 'Log in to host a table.'],
  [/^\/drafts\/[^/?]+\/results/, 'Log in to see how this draft went.'],
  [/^\/drafts\/[^/?]+\/deck-builder/, 'Log in to build your deck.'],
  [/^\/drafts\/[^/?]+/, 'Log in, or continue as a guest, to take your seat.'],
  [/^\/drafts/, 'Log in to see which tables are open.'],
  [/^\/my-drafts/, 'Log in to see your drafts.'],
  [/^\/achievements/, 'Log in to see your achievements.'],
  [/^\/profile/, 'Log in to open your profile.'],
  [/^\/verify-email/, 'Log in to confirm your address.'],
  [/^\/admin/, 'Log in as an Admin to continue.'],
];

/** Why Login was opened, by the path it leads to afterwards. */
export function loginReason(redirect: string | undefined): string {
  if (redirect === undefined || redirect === '/') return 'Your seat is waiting.';
  return REASONS.find(([path]) => path.test(redirect))?.[1] ?? 'Then straight on to where you were going.';
}
