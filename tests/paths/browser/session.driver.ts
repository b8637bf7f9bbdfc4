import type { Page } from '@playwright/test';
import type { AnyEventObject } from 'xstate';
import type { GeneratedPath, Step } from '#src/machines/paths/model.ts';
import { REFRESH_EVERY_MS } from '#src/machines/session/sessionFacts.ts';
import { ANSWER_WITHIN_MS, isUnanswered, isWaiting, type World } from '../session/session.oracle.ts';
import { expectSame } from '../walker.ts';
import type { BrowserSite, Visit } from './browserSite.ts';
import type { Fate } from './faultProxy.ts';
import { type KnownMember, logOut, newHandle, newPassword, submitLogin } from './people.ts';
import { type SessionPeople, subjectOf } from './session.people.ts';
import { soon } from './soon.ts';
import { sendTo } from './watchedPage.ts';

/** A browser in which a path of the session is walked, and what the walk has to remember. */
export interface SessionBrowser {
  readonly site: BrowserSite;
  readonly people: SessionPeople;
  readonly visit: Visit;
  /** A second tab of the same profile, without the app. */
  readonly otherTab: Page;
  readonly path: GeneratedPath;
  world: World;
  /** Where the walk went last. */
  at: string;
  freshSinceMs: number;
  /** Since when the page has awaited the answer to who is here. */
  awaitingSinceMs: number;
  /** Notices of screens, not of the session. */
  furtherNotices: string[];
  /** The token that was held at each renewal of the user. */
  readonly renewedWith: (string | null)[];
}

/** The event as it really happened, for the oracle. */
export type Happening = (walk: SessionBrowser, step: Step) => Promise<AnyEventObject>;

/** Which call each actor of the session makes. */
const CALLS: Readonly<Record<string, string>> = {
  loadUser: 'GET /api/auth/me',
  reloadUser: 'GET /api/auth/me',
  completeUser: 'GET /api/auth/me',
  renewUser: 'GET /api/auth/me',
  refreshFirst: 'POST /api/auth/refresh',
  refresh: 'POST /api/auth/refresh',
  exchange: 'POST /api/auth/refresh',
  logIn: 'POST /api/auth/login',
  answerCode: 'POST /api/auth/second-factor',
  register: 'POST /api/auth/register',
  enterAsGuest: 'POST /api/auth/guest',
  claimIdentity: 'POST /api/auth/oauth-registration',
};
export const SESSION_CALLS = [...new Set(Object.values(CALLS))];
const MEMBERS_CALL = 'GET /api/drafts/mine';
const SECOND_MS = 1000;

/** What the line makes of a call where the server itself would say something else. */
const FATES: Readonly<Record<string, Fate>> = {
  '500': answer(500, { message: 'The server had a fault.' }),
  '403': answer(403, { message: 'No entry' }),
  '401': answer(401, { message: 'You are signed out.' }),
  'too late': answer(401, { message: 'Log in again.', code: 'challengeOver' }),
  'too many guests': answer(429, { message: 'Too many guests' }),
  'the ticket is spent': answer(401, { message: 'Expired' }),
};

function answer(status: number, body: unknown): Fate {
  return { kind: 'answer', status, body };
}

/** What is there when a page is. */
const SIGN_OF: Readonly<Record<string, string>> = {
  '/login': 'input[name=login]',
  '/register': 'input[name=email]',
  '/oauth-registration': 'input[name=handle]',
};
const TURN_MS = 25;

/** Goes to a page as a link does, without loading the app anew. */
export async function go(walk: SessionBrowser, path: string): Promise<void> {
  walk.at = path;
  await walk.visit.page.evaluate((href) => {
    if (location.pathname + location.search !== href) history.pushState(null, '', href);
  }, path);
  await walk.visit.page.waitForURL((url) => url.pathname + url.search === path);
  const sign = walk.visit.page.locator(SIGN_OF[path] ?? 'main h1').first();
  // A page that was waited for is shown a third of a second at least.
  const isThere = async () => expectSame(await sign.isVisible(), true, `${path} does not come.`);
  await soon(isThere, () => walk.visit.pass(TURN_MS));
}

/** How the path goes on: the first later outcome of this actor. */
function outcomeOf({ path }: SessionBrowser, step: Step, actor: string): string {
  const later = path.steps.slice(path.steps.indexOf(step) + 1);
  const found = later.find(({ event }) => event.type.endsWith(`.actor.${actor}`));
  return found ? `${found.event.type.includes('.error.') ? 'error' : 'done'} ${found.event.wording}` : 'done';
}

const upstream = async ({ site, visit }: SessionBrowser, path: string, body?: unknown) => {
  const reply = await visit.context.request.post(`${site.serverUrl}/api${path}`, body ? { data: body } : {});
  if (!reply.ok()) throw new Error(`${path} answered ${reply.status()}: ${await reply.text()}`);
  return (await reply.json()) as { token: string; userId: string; handle: string };
};
/**
 * Somebody signs in in another tab of this browser, once every call of the page has its answer: the session of before is
 * over with it, and what reached the server only then would be refused, and refreshed.
 */
async function logInElsewhere(walk: SessionBrowser, { handle, password }: KnownMember) {
  await soon(async () => expectSame(walk.site.proxy.underway(), 0, 'The page is still asking.'));
  return upstream(walk, '/auth/login', { login: handle, password });
}

const store = ({ otherTab }: SessionBrowser, token: string) =>
  otherTab.evaluate((text) => localStorage.setItem('auth-token', text), token);

const AGES_MS: Readonly<Record<string, number>> = { 'one of ten minutes': 600_000, 'a worn one': 720_000 };

/** Opens the page, with or without a token that an earlier visit left behind. */
async function openPage(walk: SessionBrowser, { event }: Step): Promise<AnyEventObject> {
  const { visit, people } = walk;
  const { wording = '' } = event;
  let token: string | null = null;
  if (wording !== 'none') {
    const earlier = await logInElsewhere(walk, people.ana);
    token = wording === 'an unreadable one' ? 'unreadable' : earlier.token;
    await store(walk, token);
    await visit.pass(AGES_MS[wording] ?? SECOND_MS);
    walk.world = { ...walk.world, stored: token };
  }
  walk.at = '/about';
  await visit.page.goto(walk.at);
  return { type: event.type, output: token === null ? null : { token, isDue: event.output.isDue } };
}

async function returnFromClub(walk: SessionBrowser, step: Step): Promise<AnyEventObject> {
  const { visit, site, people } = walk;
  walk.at = '/login';
  if (step.event.wording === 'refused') {
    await visit.page.goto('/login?error=access_denied');
    return { type: step.event.type, outcome: { kind: 'refused', error: 'access_denied' } };
  }
  const isAskedForCode = outcomeOf(walk, step, 'exchange').includes('second factor');
  site.club.person = subjectOf(isAskedForCode ? people.tina : people.ana);
  const returned = visit.page.waitForRequest((sent) => sent.url().includes('/login?token='));
  await visit.page.goto('/api/auth/external-login?provider=club');
  const ticket = new URL((await returned).url()).searchParams.get('token');
  return { type: step.event.type, outcome: { kind: 'granted', token: ticket } };
}

async function comeAsNewcomer(walk: SessionBrowser): Promise<void> {
  const { site, visit } = walk;
  const subject = newHandle('newcomer');
  site.club.accounts.set(subject, { email: `${subject}@example.org`, email_verified: true });
  site.club.person = subject;
  // The club forgets who was there before.
  await visit.context.clearCookies({ domain: 'localhost' });
  await visit.context.request.get(`${site.url}/api/auth/external-login?provider=club`);
  await go(walk, '/about');
  await go(walk, '/oauth-registration');
}

async function submitRegistration(walk: SessionBrowser, step: Step): Promise<void> {
  const { visit, people } = walk;
  const { page } = visit;
  const isTaken = outcomeOf(walk, step, 'register').startsWith('error');
  const handle = isTaken ? people.ana.handle : newHandle('nia');
  const email = `${newHandle('nia')}@example.org`;
  await go(walk, '/register');
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=handle]').fill(handle);
  await page.locator('input[name=password]').fill(newPassword());
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create account', exact: true }).click();
  // The screen tells where its email went, once somebody is in.
  walk.furtherNotices = isTaken ? [] : [`info: We emailed a confirmation link to ${email}.`];
}

async function claim(walk: SessionBrowser, step: Step): Promise<AnyEventObject> {
  const { page } = walk.visit;
  const isTaken = outcomeOf(walk, step, 'claimIdentity').startsWith('error');
  const handle = isTaken ? walk.people.ana.handle : newHandle('newcomer');
  await page.locator('input[name=handle]').fill(handle);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create account' }).click();
  return { type: step.event.type, claim: { handle, acceptTerms: true } };
}

async function submitCode(walk: SessionBrowser, step: Step): Promise<AnyEventObject> {
  const { visit, people } = walk;
  const isWrong = outcomeOf(walk, step, 'answerCode').startsWith('error');
  // A code is taken once in its half minute.
  await visit.pass(31 * SECOND_MS);
  const code = isWrong ? '000000' : people.tinasCode();
  await visit.page.locator('input[name=code]').fill(code);
  await visit.page.getByRole('button', { name: 'Log in', exact: true }).click();
  return { type: step.event.type, code };
}

async function logIn(walk: SessionBrowser, step: Step): Promise<void> {
  const { ana, tina } = walk.people;
  const outcome = outcomeOf(walk, step, 'logIn');
  await go(walk, '/login');
  const who = outcome.includes('second factor') ? tina : ana;
  const password = outcome.startsWith('error') ? 'not the password' : who.password;
  await submitLogin(walk.visit.page, { handle: who.handle, password });
}

async function abandon(walk: SessionBrowser): Promise<void> {
  const isCode = walk.world.phase === 'codeAsked';
  await walk.visit.page.getByRole('button', { name: isCode ? 'Cancel' : 'Not you?' }).click();
  walk.at = '/login';
}

async function leave(walk: SessionBrowser): Promise<void> {
  const { page } = walk.visit;
  await go(walk, '/about');
  if (walk.world.phase === 'unreachable' || isUnanswered(walk.world))
    await page.getByRole('button', { name: 'Log out' }).click();
  else await logOut(walk.visit);
}

async function refuseCall(walk: SessionBrowser): Promise<void> {
  const { proxy } = walk.site;
  if (walk.at === '/my-drafts') await go(walk, '/about');
  proxy.hold(MEMBERS_CALL);
  await go(walk, '/my-drafts');
  await proxy.settle(MEMBERS_CALL, answer(401, { message: 'You are signed out.' }));
}

async function refuseAgain({ site: { proxy } }: SessionBrowser): Promise<void> {
  await proxy.settle(MEMBERS_CALL, answer(401, { message: 'You are signed out.' }));
  proxy.letGo(MEMBERS_CALL);
}

async function waitForRefresh({ site, visit, freshSinceMs }: SessionBrowser): Promise<void> {
  const refreshes = () => site.proxy.waiting().filter((call) => call === CALLS.refresh).length;
  await visit.pass(freshSinceMs + REFRESH_EVERY_MS - site.nowMs() - 1);
  await visit.page.evaluate(() => null);
  expectSame(refreshes(), 0, 'The refresh comes before its time.');
  await visit.pass(1);
}

const BANNER = '.shell-banner';

/** The page's patience ends: to the millisecond, and then nobody can begin another session. */
async function outwait(walk: SessionBrowser): Promise<void> {
  const { site, visit, awaitingSinceMs } = walk;
  const banner = visit.page.locator(BANNER);
  await visit.pass(awaitingSinceMs + ANSWER_WITHIN_MS - site.nowMs() - 1);
  await visit.page.evaluate(() => null);
  expectSame(await banner.count(), 0, 'The answer is overdue before its time.');
  await visit.pass(1);
  if (walk.world.phase === 'completing') return;
  const { at } = walk;
  await go(walk, '/login');
  const ways = visit.page.locator('main').getByRole('button', { name: /^(Log in|Continue as a guest)$/ });
  const areOff = (all: Element[]) => all.map((way) => way.getAttribute('aria-disabled'));
  expectSame(await ways.evaluateAll(areOff), ['true', 'true'], 'Somebody else could sign in.');
  await go(walk, at);
}

/** Something makes the page ask for its user once more; the call that it gave up is gone then. */
const asksAnew =
  (act: Happening): Happening =>
  async (walk, step) => {
    const happened = await act(walk, step);
    const { proxy } = walk.site;
    const isGone = async () => expectSame(proxy.waiting().length <= 1, true, 'The old call is not given up.');
    await soon(isGone);
    return happened;
  };

async function storeInOtherTab(walk: SessionBrowser, { event }: Step): Promise<AnyEventObject> {
  const { people, world } = walk;
  const isOwn = event.wording === 'of the same member';
  const other = world.user?.userId === people.kim.userId ? people.ana : people.kim;
  const { token, userId } = isOwn ? await upstream(walk, '/auth/refresh') : await logInElsewhere(walk, other);
  await store(walk, token);
  return { type: event.type, token, reading: { subject: userId } };
}

/** Lets a held call of the session have its outcome, and tells what the reply said. */
async function end(walk: SessionBrowser, { event }: Step): Promise<AnyEventObject> {
  const [, how = '', actor = ''] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event.type) ?? [];
  const fate = await fateOf(walk, event.wording);
  const reply = await walk.site.proxy.settle(CALLS[actor] ?? actor, fate);
  const { status = 0, body } = reply ?? {};
  const said: Readonly<Record<string, unknown>> = Object(body);
  if (said.code === 'secondFactorAsked') return { type: event.type, output: { kind: 'secondFactor' } };
  expectSame(
    status < 400 ? 'done' : 'error',
    how,
    `${actor} ended otherwise: ${status} ${JSON.stringify(body)}`,
  );
  if (how === 'error') return { type: event.type, error: errorOf(status, said) };
  const isAnswer = actor === 'logIn' || actor === 'exchange';
  return { type: event.type, output: isAnswer ? { kind: 'granted', grant: said } : said };
}

async function fateOf(walk: SessionBrowser, wording: string): Promise<Fate> {
  if (wording === 'the session is revoked')
    await walk.visit.context.request.post(`${walk.site.serverUrl}/api/auth/logout`);
  if (wording !== 'the token of somebody else') return FATES[wording] ?? { kind: 'pass' };
  const { people, world } = walk;
  const other = world.user?.userId === people.kim.userId ? people.ana : people.kim;
  return answer(200, await logInElsewhere(walk, other));
}

function errorOf(status: number, { message, code, errors }: Readonly<Record<string, unknown>>) {
  const fields = Object.entries(Object(errors)).map(([field, words]) => [field, [words].flat()]);
  return { status, code, reply: message, fields: Object.fromEntries(fields) };
}

const told =
  (act: (walk: SessionBrowser, step: Step) => Promise<unknown>): Happening =>
  async (walk, step) => {
    await act(walk, step);
    return step.event;
  };
const click = (name: string) => told((walk) => walk.visit.page.getByRole('button', { name }).click());

const OWN_HAPPENINGS: Readonly<Record<string, Happening>> = {
  'xstate.done.actor.readStoredToken': async (walk, step) => {
    if (walk.path.steps[0] === step) return openPage(walk, step);
    const { stored } = walk.world;
    return { type: step.event.type, output: stored === null ? null : { token: stored, isDue: false } };
  },
  'thirdParty.returned': returnFromClub,
  'credentials.submitted': told(logIn),
  'registration.submitted': told(submitRegistration),
  'guest.asked': told(async (walk) => {
    await go(walk, '/login');
    await walk.visit.page.getByRole('button', { name: 'Continue as a guest' }).click();
  }),
  'identity.pending': told(comeAsNewcomer),
  'identity.claimed': claim,
  'code.submitted': submitCode,
  'signIn.abandoned': told(abandon),
  'logout.asked': told(leave),
  'retry.asked': asksAnew(click('Retry')),
  'user.changed': told((walk) => sendTo(walk.visit.page, 'session', { type: 'user.changed' })),
  'tab.userChanged': told(({ otherTab, site }) =>
    otherTab.evaluate((text) => localStorage.setItem('passleft.user-changed', text), String(site.nowMs())),
  ),
  'tab.tokenRemoved': told(({ otherTab }) => otherTab.evaluate(() => localStorage.removeItem('auth-token'))),
  'tab.tokenStored': asksAnew(storeInOtherTab),
  'request.began': told(async (walk) => {
    await walk.visit.pass(120 * SECOND_MS);
    await go(walk, '/my-drafts');
  }),
  'request.rejected': async (walk, { event }) => {
    await refuseCall(walk);
    return { type: event.type, token: walk.world.token };
  },
  'request.rejectedTwice': async (walk, { event }) => {
    await refuseAgain(walk);
    return { type: event.type, token: walk.world.token };
  },
  'xstate.after.refreshEvery.session.signedIn.token.fresh': told(waitForRefresh),
  'xstate.after.answerOverdue.session.restoring.answer.expected': told(outwait),
  'xstate.after.answerOverdue.session.completing.answer.expected': told(outwait),
};

/** How each event is brought about in the page. */
export const HAPPENINGS: Readonly<Record<string, Happening>> = {
  ...Object.fromEntries(
    Object.keys(CALLS).flatMap((actor) => [
      [`xstate.done.actor.${actor}`, end],
      [`xstate.error.actor.${actor}`, end],
    ]),
  ),
  ...OWN_HAPPENINGS,
};

/** Where the page has to stand now. */
export function promisedAddress({ world, at }: SessionBrowser, isComing: boolean): string {
  const isIn = world.phase === 'in' || world.phase === 'inRefreshing';
  const isEntry = ['/login', '/register', '/oauth-registration'].includes(at.replace(/\?.*/, ''));
  const isMember = isIn && world.user?.isGuest === false;
  if (isEntry && (isMember || (isIn && isComing))) return '/';
  if (world.phase === 'out' && at === '/my-drafts') return '/login?redirect=%2Fmy-drafts';
  return isWaiting(world) && world.phase === 'codeAsked' ? '/login' : at;
}
