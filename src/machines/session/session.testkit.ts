import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import type { CurrentUser } from '#contract/members/members.ts';
import { type SessionActor, sessionMachine } from './session.ts';
import type { Grant, SignInAnswer, StoredToken } from './sessionFacts.ts';

export const LIFETIME_MS = 900_000;
export const reading = { subject: 'ana', startsAtMs: 0, endsAtMs: LIFETIME_MS };
export const member: CurrentUser = {
  userId: 'ana',
  handle: 'Ana',
  email: 'ana@example.org',
  roles: [],
  createdUtc: '2026-01-01T00:00:00Z',
  isGuest: false,
  isVerified: true,
};
export const guest: CurrentUser = { ...member, handle: 'Brass Heron', email: '', isGuest: true };

export const grantOf = (token: string, extra: Partial<Grant> = {}): Grant => ({
  token,
  reading,
  userId: 'ana',
  handle: 'Ana',
  roles: null,
  ...extra,
});

export const answerOf = (token: string, extra: Partial<Grant> = {}): SignInAnswer => ({
  kind: 'granted',
  grant: grantOf(token, extra),
});
export const askForCode = async (): Promise<SignInAnswer> => ({ kind: 'secondFactor' });

export interface Answers {
  readonly stored?: StoredToken | null;
  readonly logIn?: () => Promise<SignInAnswer>;
  readonly code?: () => Promise<Grant>;
  readonly register?: () => Promise<Grant>;
  readonly guest?: () => Promise<Grant>;
  readonly exchange?: () => Promise<SignInAnswer>;
  readonly claim?: () => Promise<Grant>;
  readonly refresh?: () => Promise<Grant>;
  readonly user?: () => Promise<CurrentUser>;
}

export const refuse =
  (status: number | null, extra: object = {}) =>
  () =>
    Promise.reject({ status, message: '', ...extra });
export const unasked = () => Promise.reject(new Error('This call was not expected.'));

export function begin(answers: Answers) {
  const clock = new SimulatedClock();
  const notices: string[] = [];
  const sent: string[] = [];
  const store = { token: answers.stored?.token ?? null };
  const write = (token: string | null) => {
    store.token = token;
  };
  const told =
    <Reply>(call: string, answer: () => Promise<Reply>) =>
    () => {
      sent.push(call);
      return answer();
    };
  const session = createActor(
    sessionMachine.provide({
      actors: {
        readStoredToken: fromPromise(async () => answers.stored ?? null),
        logIn: fromPromise(told('logIn', answers.logIn ?? unasked)),
        register: fromPromise(told('register', answers.register ?? unasked)),
        enterAsGuest: fromPromise(told('guest', answers.guest ?? unasked)),
        answerCode: fromPromise(told('code', answers.code ?? unasked)),
        claimIdentity: fromPromise(told('claim', answers.claim ?? unasked)),
        exchange: fromPromise(told('exchange', answers.exchange ?? unasked)),
        refresh: fromPromise(told('refresh', answers.refresh ?? unasked)),
        loadUser: fromPromise(told('me', answers.user ?? (async () => member))),
        renewUser: fromPromise(told('me again', answers.user ?? (async () => member))),
      },
      actions: {
        storeToken: (_, { token }) => write(token),
        clearStoredToken: () => write(null),
        endServerSession: (_, { token }) => void sent.push(`logout ${token}`),
        tellOtherTabs: () => void sent.push('tell tabs'),
        showNotice: (_, { kind, text }) => void notices.push(`${kind}: ${text}`),
      },
    }),
    { clock },
  ).start();
  return { session, clock, notices, sent, store };
}

export const isSettled = (session: SessionActor) =>
  waitFor(session, (snapshot) => snapshot.hasTag('settled'));
export const freshToken: StoredToken = { token: 'stored', reading, foundAtMs: 0 };
export const credentials = { login: 'ana', password: 'heron lantern copper' };
export const registration = {
  handle: 'Ana',
  email: 'ana@example.org',
  password: 'x'.repeat(8),
  acceptTerms: true,
} as const;

export async function signedIn(answers: Answers = {}) {
  const begun = begin({ stored: freshToken, ...answers });
  await isSettled(begun.session);
  return begun;
}

export async function afterLogin(answers: Answers) {
  const begun = begin(answers);
  await isSettled(begun.session);
  begun.session.send({ type: 'credentials.submitted', credentials });
  await isSettled(begun.session);
  return begun;
}
