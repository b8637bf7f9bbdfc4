import type { AnyEventObject } from 'xstate';

/**
 * What spec.md sections 4, 5, 8 and 9 and product.md section 2 say a member sees, what is stored and what is sent,
 * told step by step and apart from the machine.
 */
export interface World {
  readonly phase: Phase;
  /** Under auth-token in local storage. */
  readonly stored: string | null;
  /** Sent with requests. */
  readonly token: string | null;
  readonly user: string | null;
  readonly isGuest: boolean;
  readonly notices: readonly string[];
  readonly calls: readonly string[];
  readonly way: string;
  readonly handle: string | null;
}

type Phase =
  | 'reading'
  | 'loading'
  | 'refreshingFirst'
  | 'reloading'
  | 'unreachable'
  | 'out'
  | 'loggingIn'
  | 'registering'
  | 'guesting'
  | 'exchanging'
  | 'completing'
  | 'in'
  | 'inRefreshing';

export const FIRST_WORLD: World = {
  phase: 'reading',
  stored: null,
  token: null,
  user: null,
  isGuest: false,
  notices: [],
  calls: ['readStoredToken'],
  way: '',
  handle: null,
};

const isIn = (world: World) => world.phase === 'in' || world.phase === 'inRefreshing';
const say = (world: World, text: string): World => ({ ...world, notices: [...world.notices, text] });
const send = (world: World, call: string): World => ({ ...world, calls: [...world.calls, call] });
const go = (world: World, phase: Phase): World => ({ ...world, phase });
const nobody = (world: World): World => ({ ...world, phase: 'out', token: null, user: null, isGuest: false });
const cleared = (world: World): World => nobody({ ...world, stored: null });
const read = (world: World): World =>
  send(go({ ...world, user: null, isGuest: false }, 'reading'), 'readStoredToken');
const load = (world: World, phase: Phase): World => send(go(world, phase), `loadUser ${world.token}`);
const signIn = (world: World, user: { userId: string; isGuest: boolean }): World => ({
  ...go(world, 'in'),
  user: user.userId,
  isGuest: user.isGuest,
});
const loggedOut = (world: World): World =>
  isIn(world) ? say(cleared(world), 'info: You have been logged out') : cleared(world);

function arrive(world: World, way: string, grant: { token: string; handle: string | null }): World {
  const stored = { ...world, stored: grant.token, token: grant.token, user: null, isGuest: false };
  return load({ ...stored, way, handle: grant.handle }, 'completing');
}

function welcome({ way, handle }: World): string {
  if (handle === null) return 'success: Login successful';
  if (way === 'login') return `success: Welcome back, ${handle}!`;
  if (way === 'registration') return `success: Welcome to Passleft, ${handle}!`;
  return `success: Welcome, ${handle}!`;
}

interface Failed {
  readonly status: number | null;
  readonly reply?: string;
  readonly fields?: Record<string, string[]>;
}

function failureNotice(way: string, { status, reply, fields = {} }: Failed): string {
  if (way !== 'registration') return `error: ${reply ?? 'Login failed'}`;
  const pairs = Object.entries(fields).flatMap(([field, all]) =>
    all.map((message) => `${field}: ${message}`),
  );
  if (status === 400 && pairs.length > 0) return `error: ${pairs.join('; ')}`;
  return `error: ${reply ?? 'Registration failed'}`;
}

const refused = (world: World, way: string, failure: Failed): World => {
  const told = say(world, failureNotice(way, failure));
  return told.isGuest ? go(told, 'in') : nobody(told);
};

/** What has to be true after an event. */
export function worldAfter(world: World, event: AnyEventObject): World {
  const rule = RULES[event.type];
  if (!rule) throw new Error(`The oracle does not know "${event.type}".`);
  return rule(world, event);
}

const RULES: Readonly<Record<string, (world: World, event: AnyEventObject) => World>> = {
  'credentials.submitted': (world) =>
    world.phase === 'out' || (isIn(world) && world.isGuest)
      ? send(go(world, 'loggingIn'), `logIn ${world.token}`)
      : world,
  'registration.submitted': (world) =>
    world.phase === 'out' || (isIn(world) && world.isGuest)
      ? send(go(world, 'registering'), `register ${world.token}`)
      : world,
  'guest.asked': (world) => (world.phase === 'out' ? send(go(world, 'guesting'), 'enterAsGuest') : world),
  'thirdParty.returned': (world, { outcome }) =>
    outcome.kind === 'granted'
      ? send(go(world, 'exchanging'), `exchange ${outcome.token}`)
      : say(world, `error: Login failed: ${outcome.error.slice(0, 200)}`),
  'logout.asked': (world) => loggedOut(send(world, `endServerSession ${world.token}`)),
  'retry.asked': (world) => (world.phase === 'unreachable' ? read(world) : world),
  'request.began': (world, { isDue }) =>
    world.phase === 'in' && isDue ? send(go(world, 'inRefreshing'), `refresh ${world.token}`) : world,
  'request.rejected': (world, { token }) =>
    world.phase === 'in' && token === world.token
      ? send(go(world, 'inRefreshing'), `refresh ${world.token}`)
      : world,
  'request.rejectedTwice': (world, { token }) =>
    isIn(world) && token === world.token ? loggedOut(world) : world,
  'tab.tokenStored': (world, { token, reading }) => {
    const withOther = { ...world, stored: token };
    if (isIn(world)) return reading?.subject === world.user ? { ...withOther, token } : read(withOther);
    return world.phase === 'out' || world.phase === 'unreachable' ? read(withOther) : withOther;
  },
  'tab.tokenRemoved': (world) => {
    const withoutOther = { ...world, stored: null };
    return world.token === null ? withoutOther : loggedOut(withoutOther);
  },
  'xstate.after.refreshEvery.session.signedIn.fresh': (world) =>
    send(go(world, 'inRefreshing'), `refresh ${world.token}`),
  'xstate.done.actor.readStoredToken': (world, { output }) => {
    if (output === null) return nobody(world);
    const held = { ...world, token: output.token };
    return output.isDue ? send(go(held, 'refreshingFirst'), `refresh ${held.token}`) : load(held, 'loading');
  },
  'xstate.error.actor.readStoredToken': nobody,
  'xstate.done.actor.loadUser': (world, { output }) => signIn(world, output),
  'xstate.error.actor.loadUser': (world, { error }) => {
    if (error.status === 500) return go(world, 'unreachable');
    if (error.status === 401) return send(go(world, 'refreshingFirst'), `refresh ${world.token}`);
    return cleared(world);
  },
  'xstate.done.actor.refreshFirst': (world, { output }) =>
    load({ ...world, stored: output.token, token: output.token }, 'reloading'),
  'xstate.error.actor.refreshFirst': cleared,
  'xstate.done.actor.reloadUser': (world, { output }) => signIn(world, output),
  'xstate.error.actor.reloadUser': (world, { error }) =>
    error.status === 500 ? go(world, 'unreachable') : cleared(world),
  'xstate.done.actor.logIn': (world, { output }) => arrive(world, 'login', output),
  'xstate.error.actor.logIn': (world, { error }) => refused(world, 'login', error),
  'xstate.done.actor.register': (world, { output }) => arrive(world, 'registration', output),
  'xstate.error.actor.register': (world, { error }) => refused(world, 'registration', error),
  'xstate.done.actor.enterAsGuest': (world, { output }) => arrive(world, 'guest', output),
  'xstate.error.actor.enterAsGuest': (world, { error }) => refused(world, 'guest', error),
  'xstate.done.actor.exchange': (world, { output }) => arrive(world, 'thirdParty', output),
  'xstate.error.actor.exchange': (world, { error }) => read(say(world, failureNotice('thirdParty', error))),
  'xstate.done.actor.completeUser': (world, { output }) => say(signIn(world, output), welcome(world)),
  'xstate.error.actor.completeUser': (world, { error }) =>
    error.status === 500 ? go(world, 'unreachable') : say(cleared(world), failureNotice(world.way, error)),
  'xstate.done.actor.refresh': (world, { output }) => {
    const stored = { ...world, stored: output.token };
    const isSame = output.userId === null || output.userId === world.user;
    return isSame ? go({ ...stored, token: output.token }, 'in') : read(stored);
  },
  'xstate.error.actor.refresh': loggedOut,
};
