import type { AnyEventObject } from 'xstate';

/** Who the browser believes to be here. */
export interface Person {
  readonly userId: string;
  readonly handle: string;
  readonly isGuest: boolean;
}

/**
 * What spec.md sections 4, 5, 8 and 9, product.md section 2 and machines.md section 1 say a member sees, what is stored
 * and what is sent, told step by step and apart from the machine.
 */
export interface World {
  readonly phase: Phase;
  /** Under auth-token in local storage. */
  readonly stored: string | null;
  /** Sent with requests. */
  readonly token: string | null;
  /** Loaded; also kept while a guest tries to become a member. */
  readonly user: Person | null;
  readonly notices: readonly string[];
  /** The form that has to show why it was refused. */
  readonly refused: string | null;
  readonly calls: readonly string[];
  readonly way: string;
  readonly handle: string | null;
  /** The answer to who is here has been awaited for 2.5 s. */
  readonly isOverdue: boolean;
}

type Phase =
  | 'reading'
  | 'loading'
  | 'refreshingFirst'
  | 'reloading'
  | 'unreachable'
  | 'out'
  | 'loggingIn'
  | 'codeAsked'
  | 'checkingCode'
  | 'registering'
  | 'guesting'
  | 'exchanging'
  | 'choosingHandle'
  | 'claiming'
  | 'completing'
  | 'in'
  | 'inRefreshing';

export const FIRST_WORLD: World = {
  phase: 'reading',
  stored: null,
  token: null,
  user: null,
  notices: [],
  refused: null,
  calls: ['readStoredToken'],
  way: '',
  handle: null,
  isOverdue: false,
};

/** How long pages wait for the answer to who is here. */
export const ANSWER_WITHIN_MS = 2500;
/** A token is kept, and its user is being asked for. */
const RESTORING: readonly Phase[] = ['loading', 'refreshingFirst', 'reloading'];

const BUSY: readonly Phase[] = [
  'loggingIn',
  'checkingCode',
  'registering',
  'guesting',
  'exchanging',
  'claiming',
  'completing',
];

export const isIn = ({ phase }: World) => phase === 'in' || phase === 'inRefreshing';
export const isBusy = ({ phase }: World) => BUSY.includes(phase);
export const isWaiting = ({ phase }: World) => phase === 'codeAsked' || phase === 'choosingHandle';
export const isSettled = (world: World) =>
  isIn(world) || isWaiting(world) || world.phase === 'out' || world.phase === 'unreachable';

export const isAwaiting = ({ phase }: World) => RESTORING.includes(phase) || phase === 'completing';
export const isUnanswered = (world: World) => world.isOverdue && isAwaiting(world);
/** Actions that would begin another session are off while a token is kept that nobody has answered for. */
export const maySignIn = (world: World) => !RESTORING.includes(world.phase) && !isUnanswered(world);

const isGuestIn = (world: World) => isIn(world) && world.user?.isGuest === true;
const say = (world: World, text: string): World => ({ ...world, notices: [...world.notices, text] });
const send = (world: World, call: string): World => ({ ...world, calls: [...world.calls, call] });
const go = (world: World, phase: Phase): World => ({ ...world, phase });
const nobody = (world: World): World => ({ ...world, phase: 'out', token: null, user: null });
const cleared = (world: World): World => nobody({ ...world, stored: null });
const read = (world: World): World =>
  send(go({ ...world, user: null, isOverdue: false }, 'reading'), 'readStoredToken');
const load = (world: World, phase: Phase): World => send(go(world, phase), `loadUser ${world.token}`);
const refresh = (world: World, phase: Phase): World => send(go(world, phase), `refresh ${world.token}`);
const signIn = (world: World, { userId, handle, isGuest }: Person): World => ({
  ...go(world, 'in'),
  user: { userId, handle, isGuest },
});
const loggedOut = (world: World): World => {
  const wasHere = world.user !== null;
  return wasHere ? say(cleared(world), 'info: You have been logged out') : cleared(world);
};

function arrive(world: World, grant: { token: string; handle: string | null }): World {
  const stored = { ...world, stored: grant.token, token: grant.token, user: null, isOverdue: false };
  return load({ ...stored, handle: grant.handle }, 'completing');
}

function welcome({ way, handle }: World): string {
  if (handle === null) return 'success: Login successful';
  if (way === 'password') return `success: Welcome back, ${handle}!`;
  if (way === 'registration') return `success: Welcome to Passleft, ${handle}!`;
  return `success: Welcome, ${handle}!`;
}

interface Failed {
  readonly status: number | null;
  readonly code?: string;
  readonly reply?: string;
  readonly fields?: Record<string, string[]>;
}

function failureNotice(form: string, { status, reply, fields = {} }: Failed): string {
  if (form !== 'registration' && form !== 'identity') return `error: ${reply ?? 'Login failed'}`;
  const pairs = Object.entries(fields).flatMap(([field, all]) =>
    all.map((message) => `${field}: ${message}`),
  );
  if (status === 400 && pairs.length > 0) return `error: ${pairs.join('; ')}`;
  return `error: ${reply ?? 'Registration failed'}`;
}

const told = (world: World, form: string, failure: Failed): World =>
  say({ ...world, refused: form }, failureNotice(form, failure));
/** A guest is the guest again; for anybody else the store tells who is here. */
const back = (world: World): World => (world.user ? go(world, 'in') : read(world));
const refused = (world: World, failure: Failed): World => back(told(world, world.way, failure));
const attempt = (world: World, phase: Phase, way: string, call: string): World =>
  send({ ...go(world, phase), way, refused: null }, call);

/** What has to be true after an event. */
export function worldAfter(world: World, event: AnyEventObject): World {
  const rule = RULES[event.type];
  if (!rule) throw new Error(`The oracle does not know "${event.type}".`);
  return rule(world, event);
}

const overdue = (world: World): World => ({ ...world, isOverdue: true });

function mayEnter(world: World): boolean {
  return world.phase === 'out' || world.phase === 'unreachable' || isGuestIn(world);
}

function answered(world: World, { kind, grant }: AnyEventObject['output']): World {
  return kind === 'secondFactor' ? go(world, 'codeAsked') : arrive(world, grant);
}

function tabStored(world: World, { token, reading }: AnyEventObject): World {
  const withOther = { ...world, stored: token };
  const isOwn = world.user !== null && reading?.subject === world.user.userId;
  if (RESTORING.includes(world.phase)) return load({ ...withOther, token }, 'loading');
  if (isIn(world) || isWaiting(world)) return isOwn ? { ...withOther, token } : read(withOther);
  return world.phase === 'out' || world.phase === 'unreachable' ? read(withOther) : withOther;
}

const RULES: Readonly<Record<string, (world: World, event: AnyEventObject) => World>> = {
  'credentials.submitted': (world) =>
    mayEnter(world) ? attempt(world, 'loggingIn', 'password', `logIn ${world.token}`) : world,
  'code.submitted': (world, { code }) =>
    world.phase === 'codeAsked'
      ? attempt(world, 'checkingCode', world.way, `answerCode ${code} ${world.token}`)
      : world,
  'registration.submitted': (world) =>
    mayEnter(world) ? attempt(world, 'registering', 'registration', `register ${world.token}`) : world,
  'guest.asked': (world) =>
    world.phase === 'out' ? attempt(world, 'guesting', 'guest', 'enterAsGuest') : world,
  'thirdParty.returned': (world, { outcome }) => {
    if (world.phase !== 'reading') return world;
    if (outcome.kind === 'granted')
      return attempt(world, 'exchanging', 'thirdParty', `exchange ${outcome.token}`);
    const text = outcome.error === '' ? 'Login failed' : `Login failed: ${outcome.error.slice(0, 200)}`;
    return say(world, `error: ${text}`);
  },
  'identity.pending': (world) =>
    mayEnter(world) ? { ...go(world, 'choosingHandle'), way: 'thirdParty', refused: null } : world,
  'identity.claimed': (world, { claim }) =>
    world.phase === 'choosingHandle'
      ? attempt(world, 'claiming', 'thirdParty', `claimIdentity ${claim.handle} ${world.token}`)
      : world,
  'signIn.abandoned': (world) => (isWaiting(world) ? back(world) : world),
  'logout.asked': (world) => loggedOut(send(world, `endServerSession ${world.token}`)),
  'retry.asked': (world) => {
    if (world.phase === 'unreachable') return read(world);
    if (world.phase === 'completing') return load(world, 'completing');
    return RESTORING.includes(world.phase) ? load(world, 'loading') : world;
  },
  'user.changed': (world) => (isIn(world) ? send(send(world, 'tellOtherTabs'), 'renewUser') : world),
  'tab.userChanged': (world) => (isIn(world) ? send(world, 'renewUser') : world),
  'request.began': (world, { isDue }) =>
    world.phase === 'in' && isDue ? refresh(world, 'inRefreshing') : world,
  'request.rejected': (world, { token }) =>
    world.phase === 'in' && token === world.token ? refresh(world, 'inRefreshing') : world,
  'request.rejectedTwice': (world, { token }) =>
    isIn(world) && token === world.token ? loggedOut(world) : world,
  'tab.tokenStored': tabStored,
  'tab.tokenRemoved': (world) => {
    const withoutOther = { ...world, stored: null };
    return world.token === null ? withoutOther : loggedOut(withoutOther);
  },
  'xstate.after.answerOverdue.session.restoring.answer.expected': overdue,
  'xstate.after.answerOverdue.session.completing.answer.expected': overdue,
  'xstate.after.refreshEvery.session.signedIn.token.fresh': (world) => refresh(world, 'inRefreshing'),
  'xstate.done.actor.readStoredToken': (world, { output }) => {
    if (output === null) return nobody(world);
    const held = { ...world, token: output.token };
    return output.isDue ? refresh(held, 'refreshingFirst') : load(held, 'loading');
  },
  'xstate.done.actor.loadUser': (world, { output }) => signIn(world, output),
  'xstate.error.actor.loadUser': (world, { error }) => {
    if (error.status === 500) return go(world, 'unreachable');
    if (error.status === 401) return refresh(world, 'refreshingFirst');
    return cleared(world);
  },
  'xstate.done.actor.refreshFirst': (world, { output }) =>
    load({ ...world, stored: output.token, token: output.token }, 'reloading'),
  'xstate.error.actor.refreshFirst': cleared,
  'xstate.done.actor.reloadUser': (world, { output }) => signIn(world, output),
  'xstate.error.actor.reloadUser': (world, { error }) =>
    error.status === 500 ? go(world, 'unreachable') : cleared(world),
  'xstate.done.actor.logIn': (world, { output }) => answered(world, output),
  'xstate.error.actor.logIn': (world, { error }) => refused(world, error),
  'xstate.done.actor.answerCode': (world, { output }) => arrive(world, output),
  'xstate.error.actor.answerCode': (world, { error }) =>
    error.code === 'wrongCode' ? go(told(world, 'secondFactor', error), 'codeAsked') : refused(world, error),
  'xstate.done.actor.register': (world, { output }) => arrive(world, output),
  'xstate.error.actor.register': (world, { error }) => refused(world, error),
  'xstate.done.actor.enterAsGuest': (world, { output }) => arrive(world, output),
  'xstate.error.actor.enterAsGuest': (world, { error }) => refused(world, error),
  'xstate.done.actor.exchange': (world, { output }) => answered(world, output),
  'xstate.error.actor.exchange': (world, { error }) => refused(world, error),
  'xstate.done.actor.claimIdentity': (world, { output }) => arrive(world, output),
  'xstate.error.actor.claimIdentity': (world, { error }) =>
    go(told(world, 'identity', error), 'choosingHandle'),
  'xstate.done.actor.completeUser': (world, { output }) => say(signIn(world, output), welcome(world)),
  'xstate.error.actor.completeUser': (world, { error }) =>
    error.status === 500 ? go(world, 'unreachable') : say(cleared(world), failureNotice(world.way, error)),
  'xstate.done.actor.refresh': (world, { output }) => {
    const stored = { ...world, stored: output.token };
    const isSame = output.userId === null || output.userId === world.user?.userId;
    return isSame ? go({ ...stored, token: output.token }, 'in') : read(stored);
  },
  'xstate.error.actor.refresh': loggedOut,
  'xstate.done.actor.renewUser': (world, { output }) => ({ ...signIn(world, output), phase: world.phase }),
  'xstate.error.actor.renewUser': (world) => world,
};
