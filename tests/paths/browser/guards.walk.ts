import type { Page } from '@playwright/test';
import { createActor } from 'xstate';
import { PRODUCT_NAME } from '#contract/product.ts';
import { coveringTours } from '#src/machines/paths/tours.ts';
import { watchTransitions } from '#src/machines/paths/transitions.ts';
import { type FlowEventType, guardsFlow, VISITED } from '../guards/guards.flow.ts';
import {
  FIRST_STANDING,
  type Standing,
  screenNamed,
  standingAfter,
  type Who,
} from '../guards/guards.oracle.ts';
import { GUARDS_PROOFS } from '../guards/guards.proofs.ts';
import type { Executors } from '../walk.ts';
import { expectSame, type WalkedSystem, type Walker } from '../walker.ts';
import type { BrowserSite, Visit } from './browserSite.ts';
import { type KnownMember, logOut, newMember, setRoles, submitLogin } from './people.ts';
import { soon } from './soon.ts';

const REFRESH_EVERY_MS = 300_000;
const LONGEST_NOTICE_MS = 5000;
/** The time of a notice runs from the frame that shows it. */
const PAINTED_WITHIN_MS = 50;
const TURN_MS = 25;

interface People {
  readonly member: KnownMember;
  readonly admin: KnownMember;
}

/** The guards in the real page: addresses are typed, forms filled, buttons pressed; one profile, emptied for each path. */
export function guardsWalker(site: BrowserSite): Walker {
  const watch = watchTransitions(guardsFlow);
  let visiting: Promise<Visit> | null = null;
  let meeting: Promise<People> | null = null;
  return {
    name: 'guards',
    where: 'browser',
    machine: guardsFlow,
    paths: tours(),
    proofs: GUARDS_PROOFS,
    watch,
    async open() {
      meeting ??= meet(site);
      visiting ??= site.visit(() => {});
      const [people, visit] = await Promise.all([meeting, visiting]);
      await beginAnew(site, people, visit);
      const flow = createActor(guardsFlow, { inspect: watch.inspect }).start();
      return siteUnderTest(site, people, visit, (type) => flow.send({ type }));
    },
    close: async () => (await visiting)?.close(),
  };
}

const LONGEST_STEPS = 14;

/** Every transition, in few paths: each begins with a new visitor, and that takes longer than a step. */
const tours = () =>
  coveringTours(guardsFlow, {
    longestSteps: LONGEST_STEPS,
    around: null,
    changed: () => null,
    events: (snapshot) =>
      guardsFlow.events.filter((type) => snapshot.can({ type })).map((type) => ({ type })),
    key: ({ value }) => value,
  });

const meet = async (site: BrowserSite): Promise<People> => ({
  member: await newMember(site, 'mara'),
  admin: await newMember(site, 'ana'),
});

/** A visitor who has just come. */
async function beginAnew(site: BrowserSite, { member }: People, visit: Visit): Promise<void> {
  const { page, context } = visit;
  await setRoles(site, member, ['PowerUser']);
  await context.clearCookies();
  if (page.url() !== 'about:blank') await page.evaluate(() => localStorage.clear());
  await page.goto(FIRST_STANDING.address);
}

function siteUnderTest(
  site: BrowserSite,
  people: People,
  visit: Visit,
  walked: (type: FlowEventType) => void,
): WalkedSystem {
  const { page } = visit;
  let standing = FIRST_STANDING;
  return {
    executors: executorsFor(site, people, visit),
    async check({ event }) {
      const handle =
        event.type === 'guest.entered' ? await handleIn(page) : arrivingHandle(event.type, people);
      standing = standingAfter(standing, event.type, handle);
      // A page that was waited for is shown a third of a second at least, and the stack of notices is fetched late.
      await soon(
        async () => expectSame(await seen(visit, people), standing),
        () => visit.pass(TURN_MS),
      );
      if (standing.told.length > 0) await visit.pass(PAINTED_WITHIN_MS + LONGEST_NOTICE_MS);
      walked(event.type as FlowEventType);
    },
    picture: () => page.screenshot(),
  };
}

const arrivingHandle = (type: string, { member, admin }: People) =>
  type === 'admin.signedIn' ? admin.handle : member.handle;

const handleIn = (page: Page) => page.locator('.topbar-who span').first().innerText();

function executorsFor(site: BrowserSite, people: People, { page, pass }: Visit): Executors {
  return {
    ...Object.fromEntries(
      Object.entries(VISITED).map(([type, href]) => [type, async () => void (await page.goto(href))]),
    ),
    'member.signedIn': () => submitLogin(page, people.member),
    'admin.signedIn': async () => {
      await setRoles(site, people.admin, ['Admin']);
      await submitLogin(page, people.admin);
    },
    'guest.entered': () => page.getByRole('button', { name: 'Continue as a guest' }).click(),
    'somebody.loggedOut': () => logOut({ page, pass }),
    'admin.lostTheRole': async () => {
      await setRoles(site, people.admin, []);
      await pass(REFRESH_EVERY_MS);
    },
    'admin.hoveredTheAdminLink': async () => {
      await page.getByRole('link', { name: 'Admin', exact: true }).hover();
      await pass(PRELOAD_MS);
    },
    'visitor.hoveredMembersLink': async () => {
      await page.goto('/');
      await page.getByRole('link', { name: 'Host a table' }).hover();
      await pass(PRELOAD_MS);
    },
  };
}

/** Hovering a link loads its page ahead after a moment. */
const PRELOAD_MS = 500;

async function seen({ page, complaints }: Visit, people: People): Promise<Standing> {
  const url = new URL(page.url());
  const isMissing = (await page.getByRole('heading', { name: 'Nothing is dealt here' }).count()) > 0;
  const title = isMissing ? 'Page not found' : (await page.title()).replace(` · ${PRODUCT_NAME}`, '');
  const told = await page
    .locator('[data-notice]')
    .evaluateAll((notes) =>
      notes.map(
        (note) =>
          `${note.getAttribute('data-notice')}: ${note.querySelector('[data-part=text]')?.textContent}`,
      ),
    );
  const faults = complaints.filter((words) => !words.startsWith('Failed to load resource'));
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return {
    who: await whoIsIn(page, people),
    address: `${url.pathname}${url.search}${url.hash}`,
    screen: screenNamed(title === PRODUCT_NAME ? 'Home' : title),
    told: told.sort(),
  };
}

async function whoIsIn(page: Page, { member, admin }: People): Promise<Who> {
  const isTokenStored = await page.evaluate(() => localStorage.getItem('auth-token') !== null);
  if (!isTokenStored) return 'visitor';
  const header = page.locator('.topbar-who span');
  // Login and Register have no header, and no member stays there.
  if ((await header.count()) === 0) return 'guest';
  const handle = await header.first().innerText();
  const isAdminLinked = (await page.getByRole('link', { name: 'Admin', exact: true }).count()) > 0;
  if (handle === admin.handle || handle === member.handle) return isAdminLinked ? 'admin' : 'member';
  return 'guest';
}
