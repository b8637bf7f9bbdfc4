import { createMemoryHistory } from '@tanstack/react-router';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import type { CurrentUser } from '#contract/members/members.ts';
import { createApi } from '#src/api/api.ts';
import {
  NOTICE_TIMEOUT_MS,
  notificationQueueMachine,
  selectShownNotices,
} from '#src/machines/notices/notificationQueue.ts';
import { watchTransitions } from '#src/machines/paths/transitions.ts';
import { sessionMachine } from '#src/machines/session/session.ts';
import type { Grant, SignInAnswer, StoredToken } from '#src/machines/session/sessionFacts.ts';
import { makeRouter } from '#src/router.tsx';
import { accountPorts } from '#src/routes/-account/accounts.ts';
import { tableCalls } from '#src/routes/-drafts/tableCalls.ts';
import { sitePath } from '#src/routes/-guards.ts';
import { isTitled } from '#src/ui/features/shell/usePageTitle.ts';
import { loadMessages } from '#src/ui/messages/load.ts';
import { messagesFor } from '#src/ui/messages/messagesFor.ts';
import { screenFlowPaths } from '../screenFlow.ts';
import type { Executors } from '../walk.ts';
import { expectSame, type Walker } from '../walker.ts';
import { type FlowEventType, guardsFlow, VISITED } from './guards.flow.ts';
import { FIRST_STANDING, type Standing, screenNamed, standingAfter } from './guards.oracle.ts';
import { GUARDS_PROOFS } from './guards.proofs.ts';

await loadMessages('titles');

const person = (handle: string, roles: readonly string[], isGuest: boolean): CurrentUser => ({
  userId: handle,
  handle,
  email: '',
  roles: [...roles],
  createdUtc: '2026-01-01T00:00:00Z',
  isGuest,
  isVerified: true,
});
const PEOPLE = {
  member: person('Mara', ['PowerUser'], false),
  admin: person('Ana', ['Admin'], false),
  guest: person('Guest 7', [], true),
};
type Somebody = keyof typeof PEOPLE;

const grantFor = (somebody: Somebody, roles: readonly string[]): Grant => ({
  token: `token of ${somebody}`,
  reading: { subject: PEOPLE[somebody].userId, startsAtMs: 0, endsAtMs: 900_000 },
  userId: PEOPLE[somebody].userId,
  handle: PEOPLE[somebody].handle,
  roles,
});

/** The real router, session and notices; the server's answers and the clock are the test's. */
function siteUnderTest() {
  const clock = new SimulatedClock();
  const notices = createActor(
    notificationQueueMachine(() => clock.now()),
    { clock },
  ).start();
  const server: { who: Somebody; roles: readonly string[] } = { who: 'member', roles: [] };
  const grant = async () => grantFor(server.who, server.roles);
  const session = createActor(
    sessionMachine.provide({
      actors: {
        readStoredToken: fromPromise<StoredToken | null>(async () => null),
        loadUser: fromPromise(async () => PEOPLE[server.who]),
        logIn: fromPromise(async (): Promise<SignInAnswer> => ({ kind: 'granted', grant: await grant() })),
        enterAsGuest: fromPromise(grant),
        refresh: fromPromise(grant),
      },
      actions: {
        storeToken: () => {},
        clearStoredToken: () => {},
        endServerSession: () => {},
        showNotice: (_, notice) => {
          queueMicrotask(() => notices.send({ type: 'notice.raised', ...notice }));
        },
      },
    }),
    { clock },
  ).start();
  const history = createMemoryHistory({ initialEntries: [FIRST_STANDING.address] });
  const api = createApi(async () => ({ seats: [], contents: {} }));
  const nobodyThere = () => {
    throw new Error('No guard follows a table.');
  };
  const { router, dispose } = makeRouter(
    {
      session,
      notices,
      api,
      drafts: tableCalls(api),
      accounts: async () => accountPorts(api),
      liveTables: async () => ({
        use: nobodyThere,
        release: nobodyThere,
        followed: nobodyThere,
        watchTables: nobodyThere,
        line: nobodyThere,
      }),
      mailedToken: { for: () => null, spend: () => {} },
      loadDemoAccounts: async () => [],
    },
    history,
  );
  // As the mounted router does.
  history.subscribe(() => void router.load());
  return { clock, notices, server, session, history, router, dispose };
}

type Site = ReturnType<typeof siteUnderTest>;

/** Lets the site do all it has to do. */
async function rest({ router, session }: Site): Promise<void> {
  do await new Promise((resolve) => setTimeout(resolve));
  while (router.state.status !== 'idle' || !session.getSnapshot().hasTag('settled'));
}

function executorsFor(site: Site): Executors {
  const { server, session, history, router, clock } = site;
  const comesAs = (who: Somebody) => {
    Object.assign(server, { who, roles: PEOPLE[who].roles });
    if (who === 'guest') session.send({ type: 'guest.asked' });
    else session.send({ type: 'credentials.submitted', credentials: { login: who, password: 'x' } });
  };
  const steps: Executors = {
    ...Object.fromEntries(Object.entries(VISITED).map(([type, href]) => [type, () => history.push(href)])),
    'member.signedIn': () => comesAs('member'),
    'admin.signedIn': () => comesAs('admin'),
    'guest.entered': async () => {
      comesAs('guest');
      await rest(site);
      // As the mounted screen of Login does; a guard leads only members on.
      const goOnTo = new URLSearchParams(router.state.location.searchStr).get('redirect') ?? undefined;
      await router.navigate({ href: sitePath(goOnTo) ?? '/', replace: true });
    },
    'somebody.loggedOut': () => session.send({ type: 'logout.asked' }),
    'admin.lostTheRole': () => {
      server.roles = [];
      clock.increment(300_000);
    },
    'admin.hoveredTheAdminLink': () => void router.preloadRoute({ to: '/admin' }),
    // The link "Host a table" of Home.
    'visitor.hoveredMembersLink': async () => {
      history.push('/');
      await rest(site);
      await router.preloadRoute({ to: '/drafts' });
    },
  };
  return Object.fromEntries(
    Object.entries(steps).map(([type, act]) => [
      type,
      async (step) => {
        await act(step);
        await rest(site);
      },
    ]),
  );
}

function seen({ router, session, notices }: Site): Standing {
  const user = session.getSnapshot().matches('signedIn') ? session.getSnapshot().context.user : null;
  const { matches, location } = router.state;
  const isMissing = matches.some((match) => match._notFound || match.status === 'notFound');
  const route = matches.at(-1)?.routeId;
  const name = isTitled(route) ? messagesFor('en', 'titles')(route) : 'Home';
  const who =
    user === null ? 'visitor' : user.isGuest ? 'guest' : user.roles.includes('Admin') ? 'admin' : 'member';
  return {
    who,
    // As the mounted router shows it: without what the route does not know.
    address: isMissing ? location.href : router.buildLocation({ to: '.', search: true, hash: true }).href,
    screen: screenNamed(isMissing ? 'Page not found' : name),
    told: selectShownNotices(notices.getSnapshot())
      .map(({ kind, text }) => `${kind}: ${text}`)
      .sort(),
  };
}

/** As a page in front does: the time of a notice begins when it is on screen. */
function paint({ notices }: Site): void {
  const ids = selectShownNotices(notices.getSnapshot()).map(({ id }) => id);
  notices.send({ type: 'stack.painted', ids });
}

const watch = watchTransitions(guardsFlow);

/** The guards of the real router with a memory for an address bar. */
export const guardsWalker: Walker = {
  name: 'guards',
  where: 'simulation',
  machine: guardsFlow,
  paths: screenFlowPaths(guardsFlow, 'edge'),
  proofs: GUARDS_PROOFS,
  watch,
  async open() {
    const site = siteUnderTest();
    const flow = createActor(guardsFlow, { inspect: watch.inspect }).start();
    let standing = FIRST_STANDING;
    await site.router.load();
    await rest(site);
    return {
      executors: executorsFor(site),
      check({ event }) {
        standing = standingAfter(standing, event.type, PEOPLE[site.server.who].handle);
        expectSame(seen(site), standing);
        paint(site);
        site.clock.increment(NOTICE_TIMEOUT_MS.error);
        flow.send({ type: event.type as FlowEventType });
      },
      close() {
        site.dispose();
        for (const actor of [flow, site.session, site.notices]) actor.stop();
      },
    };
  },
};
