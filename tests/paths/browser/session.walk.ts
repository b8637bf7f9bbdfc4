import type { GeneratedPath, Step } from '#src/machines/paths/model.ts';
import { PROOFS_OF } from '#src/machines/paths/pathsOf.ts';
import { watchTransitions } from '#src/machines/paths/transitions.ts';
import { sessionMachine } from '#src/machines/session/session.ts';
import {
  ANSWER_WITHIN_MS,
  FIRST_WORLD,
  isAwaiting,
  isIn,
  isSettled,
  isUnanswered,
  type World,
  worldAfter,
} from '../session/session.oracle.ts';
import { expectSame, type WalkedSystem, type Walker } from '../walker.ts';
import type { BrowserSite, Visit } from './browserSite.ts';
import { go, HAPPENINGS, promisedAddress, SESSION_CALLS, type SessionBrowser } from './session.driver.ts';
import { sessionTours } from './session.model.ts';
import { meetSessionPeople, type SessionPeople } from './session.people.ts';
import { soon } from './soon.ts';

const SECOND_MS = 1000;
const TURN_MS = 25;
/** What a step takes while the page awaits the answer to who is here; no path has so many that it is overdue by them. */
const QUICK_STEP_MS = 200;
/** A page of the site without the app. */
const OTHER_TAB = '/healthz';

/** The session in the real page against the real server: each path in a fresh profile, every call of it held by the line. */
export function sessionWalker(site: BrowserSite): Walker {
  const watch = watchTransitions(sessionMachine);
  let meeting: Promise<SessionPeople> | null = null;
  return {
    name: 'session',
    where: 'browser',
    machine: sessionMachine,
    paths: sessionTours(),
    proofs: PROOFS_OF.session,
    watch,
    async open(path) {
      meeting ??= meetSessionPeople(site);
      const people = await meeting;
      site.proxy.forget();
      site.proxy.hold(...SESSION_CALLS);
      const heard: string[] = [];
      const visit = await site.visit((names) => {
        names.forEach(watch.note);
        heard.push(...names);
      });
      return underTest(await beginAt(site, people, visit, path), heard);
    },
  };
}

async function beginAt(
  site: BrowserSite,
  people: SessionPeople,
  visit: Visit,
  path: GeneratedPath,
): Promise<SessionBrowser> {
  const otherTab = await visit.context.newPage();
  await otherTab.goto(OTHER_TAB);
  return {
    ...{ site, people, visit, otherTab, path },
    world: FIRST_WORLD,
    at: '/about',
    freshSinceMs: Number.NaN,
    awaitingSinceMs: Number.NaN,
    furtherNotices: [],
    renewedWith: [],
  };
}

const readingsIn = (heard: readonly string[]) =>
  heard.filter((name) => name.endsWith(` to ${sessionMachine.id}.starting`)).length;

/** `heard` are the transitions of the page so far, by their names. */
function underTest(walk: SessionBrowser, heard: readonly string[]): WalkedSystem {
  const { visit } = walk;
  let toldSoFar = 0;
  let readings = 0;
  let phaseBefore = walk.world.phase;
  const execute = async (step: Step) => {
    if (!REGISTERING.includes(step.event.type)) walk.furtherNotices = [];
    const isQuick = isPatient(walk.world) && !Number.isNaN(walk.awaitingSinceMs);
    // Tokens of one second are one token.
    await visit.pass(isQuick ? QUICK_STEP_MS : SECOND_MS);
    const happened = await HAPPENINGS[step.event.type]?.(walk, step);
    phaseBefore = walk.world.phase;
    walk.world = worldAfter(walk.world, happened ?? step.event);
    // The oracle names no token here: the request policy has to send the one that is held.
    if (step.event.type === 'user.changed' || step.event.type === 'tab.userChanged')
      walk.renewedWith.push(walk.world.token);
    if (isPatient(walk.world) && !isQuick) walk.awaitingSinceMs = walk.site.nowMs();
    if (walk.world.phase === 'in' && phaseBefore !== 'in') walk.freshSinceMs = walk.site.nowMs();
  };
  return {
    executors: Object.fromEntries(Object.keys(HAPPENINGS).map((type) => [type, execute])),
    async check({ event }) {
      // Reading the store takes no time: the page is already at what follows, once it has heard of the step at all.
      if (walk.world.phase === 'reading') {
        if (phaseBefore !== 'reading') readings += 1;
        const isHeard = async () => expectSame(readingsIn(heard), readings, 'The page does not read anew.');
        return soon(isHeard);
      }
      const isComing = isIn(walk.world) && COMING.includes(event.type);
      const further = isIn(walk.world) ? walk.furtherNotices : [];
      const address = promisedAddress(walk, isComing);
      const news = [...walk.world.notices.slice(toldSoFar), ...further].sort();
      await soon(
        async () => expectSame(await seen(walk), promised(walk, address, news)),
        // A page that was waited for is shown a third of a second at least.
        () => passInPatience(walk),
      );
      toldSoFar = walk.world.notices.length;
      walk.at = address;
      if (news.length > 0) await closeNotices(walk);
      if (address === '/') await go(walk, '/about');
    },
    picture: () => visit.page.screenshot(),
    close: async () => {
      walk.site.proxy.forget();
      await visit.close();
    },
  };
}

/** Does the page wait for the answer to who is here, and is it not overdue? */
const isPatient = (world: World) => world.phase === 'reading' || (isAwaiting(world) && !isUnanswered(world));

/** Lets a moment pass, but not so many that the answer would be overdue by them. */
async function passInPatience({ world, visit, site, awaitingSinceMs }: SessionBrowser): Promise<void> {
  const restMs = awaitingSinceMs + ANSWER_WITHIN_MS - QUICK_STEP_MS - site.nowMs();
  if (!isPatient(world) || restMs > TURN_MS) await visit.pass(TURN_MS);
}

/** Without waiting for their time, in which answers would be overdue. */
const closeNotices = ({ visit: { page } }: SessionBrowser) =>
  page.getByRole('button', { name: 'Close notice' }).evaluateAll((buttons: HTMLElement[]) => {
    for (const button of buttons) button.click();
  });

async function seen({ site, world, visit: { page, complaints } }: SessionBrowser) {
  const url = new URL(page.url());
  const texts = (all: Element[]) =>
    all.map(
      (note) => `${note.getAttribute('data-notice')}: ${note.querySelector('[data-part=text]')?.textContent}`,
    );
  const header = page
    .locator('header .topbar-who span')
    .or(page.locator('header').getByRole('link', { name: 'Log in' }));
  // While it is not known who is here, the header may still tell of before.
  const isShown = isSettled(world) || isUnanswered(world);
  const [name = null] = isShown ? await header.allInnerTexts() : [];
  return {
    address: `${url.pathname}${url.search}`,
    stored: await page.evaluate(() => localStorage.getItem('auth-token')),
    header: name,
    banner: (await page.locator('.shell-banner b').allInnerTexts())[0] ?? null,
    isPageShown: !isUnanswered(world) || (await page.locator('main h1').isVisible()),
    notices: (await page.locator('[data-notice]').evaluateAll(texts)).sort(),
    sent: site.proxy
      .sent()
      .filter(({ call }) => SESSION_CALLS.includes(call) || call === LOGOUT)
      .map(({ call, token }) => `${call} ${token}`),
    complaints: complaints.filter((words) => !words.startsWith('Failed to load resource')),
  };
}

/** Through these steps the screen of registration stands, and tells of its letter at their end. */
const REGISTERING = [
  'registration.submitted',
  'xstate.done.actor.register',
  'xstate.after.answerOverdue.session.completing.answer.expected',
  'retry.asked',
  'xstate.done.actor.completeUser',
];
/** Only with these somebody new is here; a guest who was refused is still the guest. */
const COMING = ['loadUser', 'reloadUser', 'completeUser'].map((actor) => `xstate.done.actor.${actor}`);
const BANNERS: readonly (readonly [(world: World) => boolean, string])[] = [
  [isUnanswered, 'The server isn’t answering'],
  [({ phase }) => phase === 'unreachable', 'We couldn’t load your account'],
];
const LOGOUT = 'POST /api/auth/logout';
const CALL_OF: Readonly<Record<string, string>> = {
  loadUser: 'GET /api/auth/me',
  renewUser: 'GET /api/auth/me',
  refresh: 'POST /api/auth/refresh',
  exchange: 'POST /api/auth/refresh',
  logIn: 'POST /api/auth/login',
  answerCode: 'POST /api/auth/second-factor',
  register: 'POST /api/auth/register',
  enterAsGuest: 'POST /api/auth/guest',
  claimIdentity: 'POST /api/auth/oauth-registration',
  endServerSession: LOGOUT,
};

function promised({ world, renewedWith }: SessionBrowser, address: string, notices: readonly string[]) {
  const hasHeader = !['/login', '/register', '/oauth-registration'].includes(address.split('?')[0] ?? '');
  const name = isIn(world) ? (world.user?.handle ?? null) : world.phase === 'out' ? 'Log in' : null;
  return {
    address,
    stored: world.stored,
    header: hasHeader && isSettled(world) ? name : null,
    banner: BANNERS.find(([isTrue]) => isTrue(world))?.[1] ?? null,
    isPageShown: true,
    notices,
    sent: sentIn(world, renewedWith),
    complaints: [],
  };
}

function sentIn({ calls }: World, renewedWith: readonly (string | null)[]): readonly string[] {
  const renewals = [...renewedWith];
  return calls.flatMap((words) => {
    const [call = '', ...rest] = words.split(' ');
    const known = CALL_OF[call];
    const token = call === 'renewUser' ? renewals.shift() : call === 'enterAsGuest' ? null : rest.at(-1);
    return known ? [`${known} ${token}`] : [];
  });
}
