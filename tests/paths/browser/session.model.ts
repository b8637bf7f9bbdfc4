import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { eventsOf } from '#src/machines/paths/cases.ts';
import type { GeneratedPath } from '#src/machines/paths/model.ts';
import { coveringTours } from '#src/machines/paths/tours.ts';
import { sessionMachine } from '#src/machines/session/session.ts';
import { FIRST_WORLD, type World, worldAfter } from '../session/session.oracle.ts';

const LONGEST_STEPS = 18;
const LIFETIME_MS = 900_000;

/** What stands around the session in a browser and decides what can happen to it. */
interface Around {
  /** The promised world, with names for tokens. */
  readonly world: World;
  readonly isOpened: boolean;
  /** Whose token is held or stored. */
  readonly holder: string;
  /** The stored token was ten minutes old when the page opened, so that two more make it due. */
  readonly isOld: boolean;
  readonly wasRejected: boolean;
  /** A call was refused with 401, the token was refreshed, and the call is on its way again. */
  readonly isResending: boolean;
}

const NOTHING_YET: Around = {
  world: FIRST_WORLD,
  isOpened: false,
  holder: 'ana',
  isOld: false,
  wasRejected: false,
  isResending: false,
};

type Case = Readonly<Record<string, unknown>> & { readonly wording?: string };
type Cases = (snapshot: AnyMachineSnapshot, around: Around) => readonly Case[];

const reading = (subject: string) => ({ subject, startsAtMs: 0, endsAtMs: LIFETIME_MS });
const grant = (holder: string) => ({
  token: `token of ${holder}`,
  reading: reading(holder),
  userId: holder,
  handle: holder,
  roles: [],
});
const granted = (wording: string, holder: string): Case => ({ wording, output: grant(holder) });
const answered = (wording: string, holder: string): Case => ({
  wording,
  output: { kind: 'granted', grant: grant(holder) },
});
const failure = (wording: string, status: number, extra: object = {}): Case => ({
  wording,
  error: { status, message: wording, ...extra },
});
const loaded: Cases = (_, { holder }) => [
  { output: { userId: holder, handle: holder, isGuest: holder === 'guest', roles: [] }, wording: 'the user' },
];
const ASKED_FOR_CODE: Case = { wording: 'asks for the second factor', output: { kind: 'secondFactor' } };
const FAULT = failure('500', 500);
const NO_ENTRY = failure('403', 403, { reply: 'No entry' });
const opens = (wording: string, foundAtMs: number, subject: string | null = 'ana'): Case => ({
  wording,
  output: {
    token: 'stored token',
    reading: subject === null ? null : reading(subject),
    foundAtMs,
    isDue: foundAtMs >= LIFETIME_MS * 0.8 || subject === null,
  },
});

const always =
  (...cases: readonly Case[]): Cases =>
  () =>
    cases;
const inRefresh = (snapshot: AnyMachineSnapshot) => snapshot.hasTag('refreshing');
const inReload = (snapshot: AnyMachineSnapshot) => snapshot.matches({ signedIn: { user: 'reloading' } });
/** Signed in, and no call of the session is on its way. */
const inPeace =
  (cases: Cases): Cases =>
  (snapshot, around) =>
    inRefresh(snapshot) || inReload(snapshot) ? [] : cases(snapshot, around);
const isUnanswered = (snapshot: AnyMachineSnapshot) => snapshot.hasTag('unanswered');
const peaceful = inPeace(always({}));
/** A way in: no member who is signed in comes to its form. */
const wayIn = inPeace(({ context }) => (context.user === null || context.user.isGuest ? [{}] : []));

const CASES: Readonly<Record<string, Cases>> = {
  'xstate.done.actor.readStoredToken': (_, { isOpened, world, holder }) => {
    if (isOpened) {
      return world.stored === null
        ? [{ wording: 'none', output: null }]
        : [{ ...opens('the stored one', 0), output: { ...grant(holder), foundAtMs: 0, isDue: false } }];
    }
    return [
      { wording: 'none', output: null },
      opens('a fresh one', 0),
      opens('one of ten minutes', 600_000),
      opens('a worn one', LIFETIME_MS * 0.8),
      opens('an unreadable one', 0, null),
    ];
  },
  'thirdParty.returned': (_, { isOpened }) =>
    isOpened
      ? []
      : [
          { wording: 'with a ticket', outcome: { kind: 'granted', token: 'ticket' } },
          { wording: 'refused', outcome: { kind: 'refused', error: 'access_denied' } },
        ],
  'xstate.done.actor.loadUser': loaded,
  'xstate.error.actor.loadUser': always(FAULT, failure('401', 401), NO_ENTRY),
  'xstate.done.actor.refreshFirst': (_, { holder }) => [granted('a new token', holder)],
  'xstate.error.actor.refreshFirst': always(failure('the session is revoked', 401)),
  'xstate.done.actor.reloadUser': loaded,
  'xstate.error.actor.reloadUser': always(FAULT, NO_ENTRY),
  'credentials.submitted': wayIn,
  'registration.submitted': wayIn,
  'identity.pending': wayIn,
  'guest.asked': always({}),
  // Only the banner asks again.
  'retry.asked': (snapshot) => (snapshot.matches('unreachable') || isUnanswered(snapshot) ? [{}] : []),
  'code.submitted': always({ code: 'typed', wording: 'six digits' }),
  'signIn.abandoned': always({}),
  'identity.claimed': always({ wording: 'a handle', claim: { handle: 'claimed', acceptTerms: true } }),
  'xstate.done.actor.logIn': always(answered('a token', 'ana'), ASKED_FOR_CODE),
  'xstate.error.actor.logIn': always(failure('wrong password', 401)),
  'xstate.done.actor.answerCode': always(granted('a token', 'tina')),
  'xstate.error.actor.answerCode': always(
    failure('wrong code', 401, { code: 'wrongCode' }),
    failure('too late', 401, { code: 'challengeOver', reply: 'Log in again.' }),
  ),
  'xstate.done.actor.register': always(granted('a token', 'newcomer')),
  'xstate.error.actor.register': always(failure('taken handle', 400)),
  'xstate.done.actor.enterAsGuest': always(granted('a token', 'guest')),
  'xstate.error.actor.enterAsGuest': always(failure('too many guests', 429, { reply: 'Too many guests' })),
  'xstate.done.actor.exchange': always(answered('a token', 'ana'), ASKED_FOR_CODE),
  'xstate.error.actor.exchange': always(failure('the ticket is spent', 401, { reply: 'Expired' })),
  'xstate.done.actor.claimIdentity': always(granted('a token', 'claimed')),
  'xstate.error.actor.claimIdentity': always(failure('taken handle', 400)),
  'xstate.done.actor.completeUser': loaded,
  'xstate.error.actor.completeUser': always(FAULT, NO_ENTRY),
  'logout.asked': peaceful,
  'user.changed': peaceful,
  'tab.userChanged': peaceful,
  'xstate.done.actor.renewUser': loaded,
  'xstate.error.actor.renewUser': always(FAULT),
  'xstate.after.refreshEvery.session.signedIn.token.fresh': peaceful,
  'request.began': inPeace((_, { isOld }) =>
    isOld ? [{ wording: 'with a worn token', atMs: LIFETIME_MS, isDue: true }] : [],
  ),
  'request.rejected': inPeace(({ context }, { isResending }) =>
    isResending ? [] : [{ wording: 'with 401', token: context.token }],
  ),
  'request.rejectedTwice': inPeace(({ context }, { isResending }) =>
    isResending ? [{ wording: 'with 401 again', token: context.token }] : [],
  ),
  'xstate.done.actor.refresh': (_, { holder }) => [
    granted('a new token', holder),
    granted('the token of somebody else', 'kim'),
  ],
  'xstate.error.actor.refresh': always(failure('the session is revoked', 401)),
  'tab.tokenRemoved': inPeace((snapshot, { world }) => {
    const isHeard = ['unreachable', 'signedIn', { restoring: { call: 'loadingUser' } }].some((at) =>
      snapshot.matches(at),
    );
    return isHeard && world.stored !== null ? [{}] : [];
  }),
  'tab.tokenStored': inPeace((snapshot, { holder }) => {
    const { context } = snapshot;
    // A walk is not so quick that much could happen within the first 2.5 seconds.
    if (snapshot.matches('restoring') && !isUnanswered(snapshot)) return [];
    const other = holder === 'kim' ? 'ana' : 'kim';
    const others = { wording: 'of somebody else', token: `token of ${other}`, reading: reading(other) };
    const own = {
      wording: 'of the same member',
      token: `newer token of ${holder}`,
      reading: reading(holder),
    };
    return context.user === null ? [others] : [others, own];
  }),
};

const BRINGS_ANOTHER_TOKEN = /^request\.began$|^tab\.tokenStored$|\.done\.actor\.refresh/;

function changed(around: Around, event: AnyEventObject): Around {
  const { type, wording } = event;
  const isStillOld = around.isOld && !BRINGS_ANOTHER_TOKEN.test(type) && !type.startsWith('xstate.after');
  return {
    world: worldAfter(around.isOpened ? around.world : opened(around.world, event), event),
    holder: holderAfter(around, event),
    isOpened: true,
    isOld: around.isOpened ? isStillOld : wording === 'one of ten minutes',
    wasRejected: type === 'request.rejected',
    isResending: around.wasRejected && type === 'xstate.done.actor.refresh' && wording === 'a new token',
  };
}

/** The token that the first read finds was there from the beginning. */
const opened = (world: World, { output }: AnyEventObject): World => ({
  ...world,
  stored: output?.token ?? null,
});

function holderAfter({ holder }: Around, { type, output, token, reading: read }: AnyEventObject): string {
  if (type === 'tab.tokenStored') return token.startsWith('newer') ? holder : read.subject;
  if (type.endsWith('User') || type.endsWith('readStoredToken')) return holder;
  return output?.grant?.userId ?? output?.userId ?? holder;
}

const key = ({ value, context }: AnyMachineSnapshot, around: Around) => {
  const { world, isOpened, holder, isOld, wasRejected, isResending } = around;
  return [
    value,
    context.token !== null,
    context.user?.userId,
    holder,
    world.phase,
    world.stored !== null,
  ].concat([isOpened, isOld, wasRejected, isResending]);
};

/** Paths of what a browser can cause, that walk every transition in every outcome. */
export const sessionTours = (): readonly GeneratedPath[] =>
  coveringTours(sessionMachine, {
    longestSteps: LONGEST_STEPS,
    around: NOTHING_YET,
    changed,
    key,
    events: (snapshot, around) =>
      eventsOf(snapshot, {
        events: Object.fromEntries(
          Object.entries(CASES).map(([type, cases]) => [type, cases(snapshot, around)]),
        ),
      }),
    variantOf: ({ type, wording }, { context }) =>
      type.endsWith('readStoredToken') && context.failure === null && context.token === null
        ? String(wording)
        : '',
  });
