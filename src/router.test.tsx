// @vitest-environment happy-dom
import { createMemoryHistory } from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import type { PendingIdentity } from '#contract/members/account.ts';
import type { CurrentUser } from '#contract/members/members.ts';
import { createApi } from './api/api.ts';
import { notificationQueueMachine, selectShownNotices } from './machines/notices/notificationQueue.ts';
import { type SessionActor, sessionMachine } from './machines/session/session.ts';
import type { Grant, SignInAnswer, StoredToken } from './machines/session/sessionFacts.ts';
import { selectAsksForCode, selectUser } from './machines/session/sessionSelectors.ts';
import { makeRouter } from './router.tsx';
import { accountPorts } from './routes/-account/accounts.ts';
import { takeMailedToken } from './routes/-account/mailedToken.ts';
import { takeThirdPartyReturn } from './routes/-account/thirdPartyReturn.ts';
import { tableCalls } from './routes/-drafts/tableCalls.ts';
import { SessionUnreachable } from './routes/-guards.ts';

const member: CurrentUser = {
  userId: 'ana',
  handle: 'Ana',
  email: 'ana@example.org',
  roles: [],
  createdUtc: '2026-01-01T00:00:00Z',
  isGuest: false,
  isVerified: true,
};
const admin: CurrentUser = { ...member, roles: ['Admin'] };
const powerUser: CurrentUser = { ...member, roles: ['PowerUser'] };
const guest: CurrentUser = { ...member, isGuest: true };

const reading = { subject: 'ana', startsAtMs: 0, endsAtMs: 900_000 };
const found: StoredToken = { token: 'stored', reading, foundAtMs: 0 };
const grant: Grant = { token: 'fresh', reading, userId: 'ana', handle: 'Ana', roles: null };

const granted: SignInAnswer = { kind: 'granted', grant };

interface Circumstances {
  readonly me?: () => Promise<CurrentUser>;
  /** The address by which the page was opened. */
  readonly openedAt?: string;
  readonly asksForCode?: boolean;
  readonly pendingIdentity?: PendingIdentity | null;
}

/** The whole router over a session whose server is in the test's hands. */
function site(
  user: CurrentUser | null,
  { me, openedAt = '/about', asksForCode = false, pendingIdentity = null }: Circumstances = {},
) {
  const notices = createActor(notificationQueueMachine(() => 0)).start();
  let account = user ?? member;
  const refreshRoles: { now: readonly string[] | null } = { now: null };
  const clock = new SimulatedClock();
  const session = createActor(
    sessionMachine.provide({
      actors: {
        readStoredToken: fromPromise<StoredToken | null>(async () => (user ? found : null)),
        loadUser: fromPromise<CurrentUser, { token: string }>(me ?? (async () => account)),
        logIn: fromPromise(async () => (asksForCode ? { kind: 'secondFactor' } : granted)),
        enterAsGuest: fromPromise<Grant>(async () => grant),
        exchange: fromPromise(async () => {
          await nextTurn();
          return granted;
        }),
        refresh: fromPromise<Grant, { token: string }>(async () => ({ ...grant, roles: refreshRoles.now })),
      },
      actions: {
        storeToken: () => {},
        clearStoredToken: () => {},
        endServerSession: () => {},
        tellOtherTabs: () => {},
        showNotice: (_, notice) => {
          queueMicrotask(() => notices.send({ type: 'notice.raised', ...notice }));
        },
      },
    }),
    { clock },
  ).start();
  const page = `https://passleft.test${openedAt}`;
  const thirdPartyReturn = takeThirdPartyReturn(page);
  if (thirdPartyReturn) session.send({ type: 'thirdParty.returned', outcome: thirdPartyReturn.outcome });
  const { mailedToken } = takeMailedToken(page);
  const history = createMemoryHistory({ initialEntries: [thirdPartyReturn?.cleanPath ?? '/about'] });
  const loadDemoAccounts = async () => [];
  const REPLIES: Readonly<Record<string, unknown>> = {
    '/auth/pending-identity': { identity: pendingIdentity },
    '/auth/providers': { providers: [] },
    '/achievements': { achievements: [], secretsLeft: 0 },
  };
  const api = createApi(async ({ path }) => REPLIES[path] ?? { seats: [], contents: {} });
  const drafts = tableCalls(api);
  const nobodyThere = () => {
    throw new Error('No guard follows a table.');
  };
  const liveTables = async () => ({
    use: nobodyThere,
    release: nobodyThere,
    followed: nobodyThere,
    watchTables: nobodyThere,
    line: nobodyThere,
  });
  const accounts = async () => accountPorts(api);
  const { router } = makeRouter(
    {
      session,
      notices,
      api,
      drafts,
      accounts,
      liveTables,
      mailedToken,
      loadDemoAccounts,
    },
    history,
  );
  // As the mounted router does.
  history.subscribe(() => void router.load());
  const told = () =>
    selectShownNotices(notices.getSnapshot()).map(({ kind, text, count }) => ({ kind, text, count }));
  return {
    session,
    clock,
    router,
    told,
    refreshRoles,
    becomes: (other: CurrentUser) => {
      account = other;
    },
    /** Goes to an address typed by hand and tells where that led. */
    visit: async (href: string) => {
      history.push(href);
      return rest(router);
    },
    address: () => rest(router),
    /** Opens the page at `openedAt`. */
    open: async () => {
      void router.load();
      return rest(router);
    },
  };
}

/** An answer of the network takes at least this long. */
const nextTurn = () => new Promise((resolve) => setTimeout(resolve));

/** Where the router stands once it has nothing left to do. */
async function rest(router: ReturnType<typeof makeRouter>['router']): Promise<string> {
  do await nextTurn();
  while (router.state.status !== 'idle');
  return router.state.location.href;
}

const settled = (session: SessionActor) => waitFor(session, (snapshot) => snapshot.hasTag('settled'));
const DENIED = {
  kind: 'error',
  text: 'Access denied. You need Admin privileges to access this page.',
  count: 1,
};
const LOGIN_FOR = (path: string) => `/login?redirect=${encodeURIComponent(path)}`;

const PUBLIC = ['/', '/about', '/login', '/register', '/oauth-registration', '/terms-of-service'].concat([
  '/verify-email',
  '/forgot-password',
  '/reset-password',
]);
const MEMBERS = [
  '/profile',
  '/achievements',
  '/drafts',
  '/my-drafts',
  '/drafts/d1',
  '/drafts/d1/room',
].concat(['/drafts/d1/results', '/drafts/d1/deck-builder/u1', '/test']);
const ADMINS = ['', '/games', '/sets', '/game-rarities', '/cards', '/pack-definitions', '/draft-templates']
  .concat(['/game-buckets', '/export-templates', '/users', '/image-cache', '/analytics', '/achievements'])
  .map((path) => `/admin${path}`);

const isFound = ({ router }: ReturnType<typeof site>) =>
  router.state.matches.every((match) => match.status === 'success' && !match._notFound);

describe('a visitor', () => {
  it.each(PUBLIC)('sees %s [spec 2.2, 2.3, 2.4, 2.5, 2.6, 2.7, 2.8, 2.9, 2.10, 2.20, 6.5]', async (path) => {
    const here = site(null);
    expect(await here.visit(path)).toBe(path);
    expect(isFound(here)).toBe(true);
  });

  it.each([...MEMBERS, ...ADMINS])('is sent from %s to Login, without a notice [spec 2.23]', async (path) => {
    const here = site(null);
    expect(await here.visit(path)).toBe(LOGIN_FOR(path));
    expect(here.told()).toEqual([]);
  });

  it('keeps the whole path with its query and its hash [spec 2.23]', async () => {
    const path = '/drafts/d1/results?key=abc&seat=2#replay';
    expect(await site(null).visit(path)).toBe(LOGIN_FOR(path));
  });

  it('comes back to that path after signing in [spec 2.23]', async () => {
    const here = site(null);
    await here.visit('/drafts/d1/results?key=abc#replay');
    here.session.send({ type: 'credentials.submitted', credentials: { login: 'ana', password: 'x' } });
    await settled(here.session);
    expect(await here.address()).toBe('/drafts/d1/results?key=abc#replay');
  });

  it.each(['https://evil.example', '//evil.example', '/\\evil.example', '/login?redirect=%2Flogin'])(
    'is led Home and not to %j after signing in',
    async (address) => {
      const here = site(null);
      await here.visit(LOGIN_FOR(address));
      await submitCredentials(here);
      expect(await here.address()).toBe('/');
    },
  );

  it.each(['/nonsense', '/admin/nonsense', '/drafts/d1/nonsense', '/admin/games/7'])(
    'finds nothing at %s, without login or notice [spec 2.21]',
    async (path) => {
      const here = site(null);
      expect(await here.visit(path)).toBe(path);
      expect({ isFound: isFound(here), told: here.told() }).toEqual({ isFound: false, told: [] });
    },
  );

  it('coming back from a third party is signed in and the address is clean [spec 3.8]', async () => {
    const openedAt = '/login?token=abc&userId=evil&handle=Evil&roles=Admin&redirect=%2Fdrafts';
    const here = site(null, { openedAt });
    expect(await here.open()).toBe('/drafts');
    expect(here.told()).toEqual([{ kind: 'success', text: 'Welcome, Ana!', count: 1 }]);
    expect(selectUser(here.session.getSnapshot())).toEqual(member);
  });

  it('coming back with an error stays at Login and reads it [spec 3.8, 8.3]', async () => {
    const here = site(null, { openedAt: '/login?error=access_denied' });
    expect(await here.open()).toBe('/login');
    expect(here.told()).toEqual([{ kind: 'error', text: 'Login failed: access_denied', count: 1 }]);
  });
});

const submitCredentials = ({ session }: ReturnType<typeof site>) => {
  session.send({ type: 'credentials.submitted', credentials: { login: 'ana', password: 'x' } });
  return settled(session);
};

describe('a sign-in that waits for its second factor', () => {
  it('waits at Login, whatever the query is, and links that are hovered do not end it', async () => {
    const here = site(null, { asksForCode: true });
    await here.visit('/login');
    await submitCredentials(here);
    expect(await here.visit(LOGIN_FOR('/drafts'))).toBe(LOGIN_FOR('/drafts'));
    await here.router.preloadRoute({ to: '/about' });
    expect(selectAsksForCode(here.session.getSnapshot())).toBe(true);
  });

  it.each(['/about', '/register', '/oauth-registration'])('is given up by who goes to %s', async (path) => {
    const here = site(null, { asksForCode: true });
    await here.visit('/login');
    await submitCredentials(here);
    expect(await here.visit(path)).toBe(path);
    expect(here.session.getSnapshot().value).toBe('signedOut');
  });

  it('leaves a guest who walks away the same guest', async () => {
    const here = site(guest, { asksForCode: true });
    await here.visit('/login');
    await submitCredentials(here);
    expect(selectUser(here.session.getSnapshot())).toBeNull();
    expect(await here.visit('/drafts')).toBe('/drafts');
    expect(selectUser(here.session.getSnapshot())).toEqual(guest);
  });
});

describe('somebody new who comes back from a third party', () => {
  const pendingIdentity = { providerName: 'Example', suggestedHandle: 'ana', email: '' };
  const isChoosing = ({ session }: ReturnType<typeof site>) =>
    session.getSnapshot().matches({ returning: 'choosingHandle' });

  it.each([
    ['a visitor', null],
    ['a guest', guest],
  ])('as %s chooses a handle', async (_who, user) => {
    const here = site(user, { pendingIdentity });
    expect(await here.visit('/oauth-registration')).toBe('/oauth-registration');
    expect(isChoosing(here)).toBe(true);
  });

  it('may log in instead, and then is not choosing any more', async () => {
    const here = site(guest, { pendingIdentity });
    await here.visit('/oauth-registration');
    expect(await here.visit('/login')).toBe('/login');
    expect(selectUser(here.session.getSnapshot())).toEqual(guest);
  });

  it('who cancels and goes to Login is the guest of before', async () => {
    const here = site(guest, { pendingIdentity });
    await here.visit('/oauth-registration');
    here.session.send({ type: 'signIn.abandoned' });
    expect(await here.visit('/login')).toBe('/login');
    expect(selectUser(here.session.getSnapshot())).toEqual(guest);
  });
});

describe('a member', () => {
  it.each(MEMBERS)('sees %s [spec 2.2, 2.3, 2.4, 2.5, 2.6, 2.7, 2.8, 2.9, 2.10, 2.20, 6.5]', async (path) => {
    const here = site(member);
    expect(await here.visit(path)).toBe(path);
    expect(isFound(here)).toBe(true);
  });

  it.each(ADMINS)('is sent from %s Home with one notice [spec 2.24, 6.4, 8.6]', async (path) => {
    const here = site(member);
    expect(await here.visit(path)).toBe('/');
    expect(here.told()).toEqual([DENIED]);
  });

  it('as a power user is no admin [spec 6.5]', async () => {
    const here = site(powerUser);
    expect(await here.visit('/admin')).toBe('/');
    expect(here.told()).toEqual([DENIED]);
  });

  it('finds nothing at /admin/nonsense, without a notice', async () => {
    const here = site(member);
    expect(await here.visit('/admin/nonsense')).toBe('/admin/nonsense');
    expect({ isFound: isFound(here), told: here.told() }).toEqual({ isFound: false, told: [] });
  });

  it('who hovers a link to /admin is told nothing', async () => {
    const here = site(member);
    await here.visit('/about');
    await here.router.preloadRoute({ to: '/admin' });
    expect({ told: here.told(), at: here.router.state.location.href }).toEqual({ told: [], at: '/about' });
  });

  it.each(['/login', '/register'])('is led from %s Home', async (path) => {
    expect(await site(member).visit(path)).toBe('/');
  });

  it('who logs out on a protected page is sent to Login with its address', async () => {
    const here = site(member);
    await here.visit('/profile?tab=account');
    here.session.send({ type: 'logout.asked' });
    expect(await here.address()).toBe(LOGIN_FOR('/profile?tab=account'));
  });

  it('stays on a page through a refresh of the token, without its guards being asked again', async () => {
    const here = site(member);
    await here.visit('/drafts');
    const loadedAt = here.router.state.matches.map((match) => match.updatedAt);
    here.session.send({ type: 'request.rejected', token: 'stored' });
    await waitFor(here.session, (snapshot) => snapshot.matches({ signedIn: { token: 'fresh' } }));
    await nextTurn();
    expect(here.router.state.matches.map((match) => match.updatedAt)).toEqual(loadedAt);
  });
});

describe('an admin', () => {
  it.each(ADMINS)('sees %s [spec 2.2, 2.3, 2.4, 2.5, 2.6, 2.7, 2.8, 2.9, 2.10, 2.20, 6.5]', async (path) => {
    const here = site(admin);
    expect(await here.visit(path)).toBe(path);
    expect({ isFound: isFound(here), told: here.told() }).toEqual({ isFound: true, told: [] });
  });

  it('who loses the role is sent Home with the notice', async () => {
    const here = site(admin);
    await here.visit('/admin/users');
    here.refreshRoles.now = [];
    here.session.send({ type: 'request.rejected', token: 'stored' });
    await waitFor(here.session, (snapshot) => snapshot.matches({ signedIn: { token: 'fresh' } }));
    expect(await here.address()).toBe('/');
    expect(here.told()).toEqual([DENIED]);
  });
});

describe('a guest', () => {
  it.each(['/login', '/register', '/drafts', '/profile'])(
    'sees %s [spec 2.2, 2.3, 2.4, 2.5, 2.6, 2.7, 2.8, 2.9, 2.10, 2.20, 6.5]',
    async (path) => {
      expect(await site(guest).visit(path)).toBe(path);
    },
  );
});

describe('while the server cannot be reached', () => {
  const faulty = () => Promise.reject({ status: 500, message: '' });

  it('public pages open', async () => {
    const here = site(member, { me: faulty });
    expect(await here.visit('/about')).toBe('/about');
    expect(isFound(here)).toBe(true);
  });

  it('a protected page keeps its address and opens when the server is back', async () => {
    let isFaulty = true;
    const here = site(member, { me: async () => (isFaulty ? faulty() : member) });
    expect(await here.visit('/drafts/d1?tab=event')).toBe('/drafts/d1?tab=event');
    expect({ isFound: isFound(here), told: here.told() }).toEqual({ isFound: false, told: [] });
    isFaulty = false;
    here.session.send({ type: 'retry.asked' });
    await settled(here.session);
    expect(await here.address()).toBe('/drafts/d1?tab=event');
    expect(isFound(here)).toBe(true);
  });
});

describe('while nobody answers who is here', () => {
  const OVERDUE_AFTER_MS = 2500;

  /** A browser with a stored token and a server that is silent until the test lets it answer. */
  function silentSite(circumstances: Circumstances = {}) {
    let answers = (_: CurrentUser) => {};
    let refuses = (_: object) => {};
    const answer = new Promise<CurrentUser>((resolve, reject) => {
      answers = resolve;
      refuses = reject;
    });
    return { ...site(member, { ...circumstances, me: () => answer }), answers, refuses };
  }

  async function opened(path: string, circumstances?: Circumstances) {
    const here = silentSite(circumstances);
    const arrival = here.visit(path);
    await nextTurn();
    here.clock.increment(OVERDUE_AFTER_MS - 1);
    await nextTurn();
    expect(here.router.state.status).toBe('pending');
    here.clock.increment(1);
    expect(await arrival).toBe(path);
    return here;
  }

  it.each(PUBLIC)('%s opens after 2.5 seconds [spec 4.1]', async (path) => {
    const here = await opened(path);
    expect({ isFound: isFound(here), told: here.told() }).toEqual({ isFound: true, told: [] });
  });

  it.each([...MEMBERS, '/admin/users'])(
    '%s keeps its address and opens when the answer comes',
    async (path) => {
      const here = await opened(path);
      expect(here.router.state.matches.some(({ error }) => error instanceof SessionUnreachable)).toBe(true);
      here.answers(admin);
      await settled(here.session);
      expect(await here.address()).toBe(path);
      expect({ isFound: isFound(here), told: here.told() }).toEqual({ isFound: true, told: [] });
    },
  );

  it('Login leads a member on when the answer comes', async () => {
    const here = await opened(LOGIN_FOR('/my-drafts'));
    here.answers(member);
    await settled(here.session);
    expect(await here.address()).toBe('/my-drafts');
  });

  it('a protected page leads to Login when the answer is a no', async () => {
    const here = await opened('/my-drafts');
    here.refuses({ status: 403, message: '' });
    await settled(here.session);
    expect(await here.address()).toBe(LOGIN_FOR('/my-drafts'));
  });

  it('nobody chooses a handle until it is known that the browser has no session', async () => {
    const pendingIdentity = { providerName: 'Example', suggestedHandle: 'ana', email: '' };
    const here = await opened('/oauth-registration', { pendingIdentity });
    expect(here.session.getSnapshot().matches('returning')).toBe(false);
    here.refuses({ status: 403, message: '' });
    await settled(here.session);
    await here.address();
    expect(here.session.getSnapshot().matches({ returning: 'choosingHandle' })).toBe(true);
  });

  it('guards are asked again once, when the answer comes', async () => {
    const here = await opened('/about');
    let loads = 0;
    here.router.subscribe('onBeforeLoad', () => {
      loads += 1;
    });
    here.session.send({ type: 'retry.asked' });
    await here.address();
    expect(loads).toBe(0);
    here.answers(member);
    await settled(here.session);
    await here.address();
    expect(loads).toBe(1);
  });
});

describe('before each navigation', () => {
  it('the first answer of the session asks no guard a second time [spec 2.22]', async () => {
    const here = site(member);
    let loads = 0;
    here.router.subscribe('onBeforeLoad', () => {
      loads += 1;
    });
    await here.visit('/drafts');
    expect(loads).toBe(1);
  });

  it('the session is waited for [spec 2.22]', async () => {
    let answer = (_: CurrentUser) => {};
    const here = site(member, { me: () => new Promise((resolve) => (answer = resolve)) });
    const arrival = here.visit('/drafts');
    await nextTurn();
    expect(here.router.state.status).toBe('pending');
    answer(member);
    expect(await arrival).toBe('/drafts');
  });
});
