import type { AnyMachineSnapshot } from 'xstate';
import type { EventCases } from './cases.ts';

const LIFETIME_MS = 900_000;
const reading = (subject: string | null, startsAtMs = 0) => ({
  subject,
  startsAtMs,
  endsAtMs: startsAtMs + LIFETIME_MS,
});
const grant = (token: string, extra: Readonly<Record<string, unknown>> = {}) => ({
  token,
  reading: reading('ana'),
  userId: 'ana',
  handle: 'Ana',
  roles: null,
  ...extra,
});
const person = (userId: string, isGuest: boolean, handle = userId) => ({
  userId,
  handle,
  email: '',
  roles: [],
  createdUtc: '2026-01-01T00:00:00Z',
  isGuest,
  isVerified: false,
});
const failure = (status: number | null, extra: Readonly<Record<string, unknown>> = {}) => ({
  error: { status, message: 'not shown', ...extra },
});
const answer = (token: string, extra: Readonly<Record<string, unknown>> = {}) => ({
  output: { kind: 'granted', grant: grant(token, extra) },
});
const ASKED_FOR_CODE = { output: { kind: 'secondFactor' } };

const stored = (token: string, foundAtMs: number, isDue: boolean) => ({
  output: { token, reading: reading('ana'), foundAtMs, isDue },
});
const ownAndOther = ({ context }: AnyMachineSnapshot) => [
  { token: context.token ?? 'none' },
  { token: 'token-of-before' },
];
const users = [{ output: person('ana', false) }, { output: person('ana', true) }];
const REGISTRATION_REFUSALS = [
  failure(400, { reply: 'Invalid', fields: { handle: ['taken', 'short'], email: ['taken'] } }),
  failure(400, { reply: 'Invalid' }),
  failure(409, { fields: { handle: ['taken'] } }),
  failure(null),
];
/** Reading the store takes no longer than a turn of the page, so nothing comes from outside meanwhile. */
const unlessReading =
  (cases: readonly Readonly<Record<string, unknown>>[]) => (snapshot: AnyMachineSnapshot) =>
    snapshot.matches('starting') ? [] : cases;

/** The payloads with which each event of the session is tried, fixed or read from its state. */
export const SESSION_CASES: Readonly<Record<string, EventCases>> = {
  'credentials.submitted': [{ credentials: { login: 'ana', password: 'heron lantern copper' } }],
  'code.submitted': [{ code: '123456' }],
  'registration.submitted': [
    {
      registration: { handle: 'Ana', email: 'ana@example.org', password: 'heron lantern', acceptTerms: true },
    },
  ],
  'thirdParty.returned': [
    { outcome: { kind: 'granted', token: 'token-in-address' } },
    { outcome: { kind: 'refused', error: 'access_denied' } },
    { outcome: { kind: 'refused', error: 'x'.repeat(300) } },
    { outcome: { kind: 'refused', error: '' } },
  ],
  'identity.claimed': [{ claim: { handle: 'Ana', acceptTerms: true } }],
  'request.began': [
    { atMs: LIFETIME_MS * 0.8 - 1, isDue: false },
    { atMs: LIFETIME_MS * 0.8, isDue: true },
  ],
  'request.rejected': ownAndOther,
  'request.rejectedTwice': ownAndOther,
  'tab.tokenStored': [
    { token: 'token-of-tab', reading: reading('ana') },
    { token: 'token-of-kim', reading: reading('kim') },
    { token: 'unreadable', reading: null },
  ],
  'tab.tokenRemoved': unlessReading([{}]),
  'xstate.done.actor.readStoredToken': [
    { output: null },
    stored('token-stored', LIFETIME_MS * 0.8 - 1, false),
    stored('token-stored', LIFETIME_MS * 0.8, true),
    { output: { token: 'unreadable', reading: null, foundAtMs: 0, isDue: true } },
  ],
  'xstate.done.actor.loadUser': users,
  'xstate.error.actor.loadUser': [failure(500), failure(401), failure(403), failure(null)],
  'xstate.done.actor.reloadUser': users,
  'xstate.error.actor.reloadUser': [failure(500), failure(401), failure(null)],
  'xstate.done.actor.completeUser': users,
  'xstate.error.actor.completeUser': [failure(500), failure(401), failure(403, { reply: 'No entry' })],
  'xstate.done.actor.renewUser': ({ context }: AnyMachineSnapshot) => [
    { output: person('ana', context.user.isGuest, 'Ana the Second') },
  ],
  'xstate.error.actor.renewUser': [failure(500), failure(401)],
  'xstate.done.actor.logIn': [
    answer('token-login'),
    answer('token-nameless', { handle: null }),
    ASKED_FOR_CODE,
  ],
  'xstate.error.actor.logIn': [failure(401, { reply: 'Wrong password' }), failure(null)],
  'xstate.done.actor.answerCode': [{ output: grant('token-by-code') }],
  'xstate.error.actor.answerCode': [
    failure(401, { code: 'wrongCode', reply: 'That code is not right.' }),
    failure(401, { code: 'challengeOver', reply: 'Log in again.' }),
    failure(null),
  ],
  'xstate.done.actor.register': [{ output: grant('token-register') }],
  'xstate.error.actor.register': REGISTRATION_REFUSALS,
  'xstate.done.actor.enterAsGuest': [{ output: grant('token-guest') }],
  'xstate.error.actor.enterAsGuest': [failure(429, { reply: 'Too many guests' }), failure(500)],
  'xstate.done.actor.exchange': [answer('token-exchanged'), ASKED_FOR_CODE],
  'xstate.error.actor.exchange': [failure(401, { reply: 'Expired' }), failure(null)],
  'xstate.done.actor.claimIdentity': [{ output: grant('token-claimed') }],
  'xstate.error.actor.claimIdentity': REGISTRATION_REFUSALS,
  'xstate.done.actor.refreshFirst': [{ output: grant('token-refreshed-first') }],
  'xstate.error.actor.refreshFirst': [failure(401), failure(500)],
  'xstate.done.actor.refresh': [
    { output: grant('token-refreshed') },
    { output: grant('token-refreshed-too', { userId: null }) },
    { output: grant('token-of-kim', { userId: 'kim' }) },
  ],
  'xstate.error.actor.refresh': [failure(401), failure(500)],
};

/** Only what the next step depends on: the way in counts until the welcome, the user where one is kept. */
export function sessionKey({ value, context }: AnyMachineSnapshot) {
  if (value === 'starting') return value;
  const isOnTheWay = typeof value === 'object' && ('completing' in value || 'signingIn' in value);
  return [value, context.token !== null, context.user?.isGuest ?? null, isOnTheWay && context.way];
}
