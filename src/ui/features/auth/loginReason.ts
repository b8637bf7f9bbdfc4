import type { messagesFor } from '../../messages/messagesFor.ts';

type AuthMessages = ReturnType<typeof messagesFor<'auth'>>;
type LeadKey = Extract<Parameters<AuthMessages>[0], `lead${string}`>;

const LEADS: readonly (readonly [path: RegExp, lead: LeadKey])[] = [
  [/^\/drafts\/?\?(?:.*&)?host=/, 'leadHost'],
  [/^\/drafts\/[^/?]+\/results/, 'leadResults'],
  [/^\/drafts\/[^/?]+\/deck-builder/, 'leadDeckBuilder'],
  [/^\/drafts\/[^/?]+/, 'leadTable'],
  [/^\/drafts/, 'leadTables'],
  [/^\/my-drafts/, 'leadMyDrafts'],
  [/^\/achievements/, 'leadAchievements'],
  [/^\/profile/, 'leadProfile'],
  [/^\/verify-email/, 'leadVerifyEmail'],
  [/^\/admin/, 'leadAdmin'],
];

/** Why Login was opened, by the path it leads to afterwards: the key of a sentence in the catalogue `auth`. */
export function loginReason(redirect: string | undefined): LeadKey {
  if (redirect === undefined || redirect === '/') return 'leadDefault';
  return LEADS.find(([path]) => path.test(redirect))?.[1] ?? 'leadElsewhere';
}
