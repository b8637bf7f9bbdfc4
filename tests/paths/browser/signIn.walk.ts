import type { Page } from '@playwright/test';
import { createActor } from 'xstate';
import { watchTransitions } from '#src/machines/paths/transitions.ts';
import { loadMessages } from '#src/ui/messages/load.ts';
import { messagesFor } from '#src/ui/messages/messagesFor.ts';
import { screenFlowPaths } from '../screenFlow.ts';
import { type SignInEventType, signInFlow } from '../signIn/signIn.flow.ts';
import { FIRST_SIGN_IN, type Named, type SignInStanding, standingAfter } from '../signIn/signIn.oracle.ts';
import { SIGN_IN_PROOFS } from '../signIn/signIn.proofs.ts';
import { expectSame, type WalkedSystem, type Walker } from '../walker.ts';
import type { BrowserSite, Visit } from './browserSite.ts';
import { type KnownMember, logOut, newHandle, newMember, newPassword, submitLogin } from './people.ts';
import { meetSessionPeople, type SessionPeople } from './session.people.ts';
import { soon } from './soon.ts';

const TURN_MS = 25;
const LONGEST_NOTICE_MS = 5050;

/** Signing in as people do it: forms are filled, links of emails opened; one profile, emptied for each path. */
export function signInWalker(site: BrowserSite): Walker {
  const watch = watchTransitions(signInFlow);
  let visiting: Promise<Visit> | null = null;
  let meeting: Promise<SessionPeople> | null = null;
  return {
    name: 'signIn',
    where: 'browser',
    machine: signInFlow,
    paths: screenFlowPaths(signInFlow, 'transition'),
    proofs: SIGN_IN_PROOFS,
    watch,
    async open() {
      meeting ??= meetSessionPeople(site);
      visiting ??= site.visit(() => {});
      await loadMessages('auth', 'waysIn', 'common');
      const [people, visit] = await Promise.all([meeting, visiting]);
      await visit.context.clearCookies();
      if (visit.page.url() !== 'about:blank') await visit.page.evaluate(() => localStorage.clear());
      await visit.page.goto('/login');
      const flow = createActor(signInFlow, { inspect: watch.inspect }).start();
      return screensUnderTest(site, people, visit, (type) => flow.send({ type }));
    },
    close: async () => (await visiting)?.close(),
  };
}

function screensUnderTest(
  site: BrowserSite,
  people: SessionPeople,
  visit: Visit,
  walked: (type: SignInEventType) => void,
): WalkedSystem {
  const hands = handsOf(site, people, visit);
  let standing = FIRST_SIGN_IN;
  return {
    executors: hands.acts,
    async check({ event }) {
      const type = event.type as SignInEventType;
      standing = standingAfter(standing, type, hands.who());
      await soon(
        async () => expectSame(await seen(visit), standing),
        () => visit.pass(TURN_MS),
      );
      if (standing.told.length > 0) await visit.pass(LONGEST_NOTICE_MS);
      standing = { ...standing, told: [] };
      walked(type);
    },
    picture: () => visit.page.screenshot(),
  };
}

/** What a person does on these screens, and who that is by now. */
function handsOf(site: BrowserSite, { ana, tina, tinasCode }: SessionPeople, visit: Visit) {
  const { page } = visit;
  const auth = messagesFor('en', 'auth');
  const waysIn = messagesFor('en', 'waysIn');
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const field = (label: string) => page.getByLabel(label, { exact: true });
  const register = async (handle: string, email: string) => {
    await field(auth('emailLabel')).fill(email);
    await field(auth('handleLabel')).fill(handle);
    await page.locator('input[name=password]').fill(newPassword());
    if (!(await page.getByRole('checkbox').isChecked())) await page.getByRole('checkbox').check();
    await press(auth('createAccount'));
  };
  let who: Named = ana;
  let forgetful: KnownMember | null = null;
  const acts = {
    'login.opened': () => page.goto('/login'),
    'login.sentEmpty': () => submitLogin(page, { handle: '', password: '' }),
    'login.sentWrong': () => submitLogin(page, { ...ana, password: newPassword() }),
    'login.sent': () => {
      who = ana;
      return submitLogin(page, ana);
    },
    'login.sentWithFactor': () => submitLogin(page, tina),
    'code.sentWrong': async () => {
      const wrong = tinasCode() === '000000' ? '000001' : '000000';
      await field(auth('appLabel')).fill(wrong);
      await press(auth('submit'));
    },
    'code.sent': async () => {
      who = tina;
      // A code works once, and each path logs in with one.
      await visit.pass(CODE_MS);
      await field(auth('appLabel')).fill(tinasCode());
      await press(auth('submit'));
    },
    'code.cancelled': () => press(messagesFor('en', 'common')('cancel')),
    'register.chosen': () => page.getByRole('link', { name: 'Create an account' }).click(),
    'registration.sentEmpty': () => press(auth('createAccount')),
    'registration.sentTaken': () => register(ana.handle, `${newHandle('other')}@example.org`),
    'registration.sent': () => {
      const handle = newHandle('noor');
      who = { handle, email: `${handle}@example.org` };
      return register(handle, who.email);
    },
    'confirmation.opened': async () => page.goto(await mailedLink(site, who.email, 'verify-email')),
    'forgot.chosen': () =>
      page
        .getByRole('link', { name: new RegExp(`^(?:Forgot password\\?|${waysIn('resetAgain')})$`) })
        .click(),
    'address.sentEmpty': async () => {
      await field(auth('emailLabel')).fill('');
      await press(auth('sendLink'));
    },
    'address.sent': async () => {
      forgetful = await newMember(site, 'kim');
      await field(auth('emailLabel')).fill(forgetful.email);
      await press(auth('sendLink'));
    },
    'address.changed': () => press(auth('useAnotherAddress')),
    'reset.opened': async () => page.goto(await mailedLink(site, forgetful?.email ?? '', 'reset-password')),
    'password.sentShort': () => choosePassword('short'),
    'password.sent': () => choosePassword(newPassword()),
    'reset.openedAgain': async () => {
      await page.goto(await mailedLink(site, forgetful?.email ?? '', 'reset-password'));
      await choosePassword(newPassword());
    },
    loggedOut: () => logOut(visit),
  } satisfies Record<SignInEventType, () => Promise<unknown>>;
  const choosePassword = async (password: string) => {
    await page.locator('input[name=password]').fill(password);
    await press(waysIn('resetSubmit'));
  };
  return {
    who: () => who,
    acts: Object.fromEntries(
      Object.entries(acts).map(([type, act]) => [type, async () => void (await act())]),
    ),
  };
}

const CODE_MS = 30_000;

/** The newest link of this kind that was mailed to an address. */
async function mailedLink({ db }: BrowserSite, email: string, path: string): Promise<string> {
  const rows = await db.query<{ text: string }>(
    `select plain_text as text from mail where lower(recipient) = lower($1) and plain_text like $2
     order by created_at desc limit 1`,
    [email, `%/${path}?token=%`],
  );
  const [link] = new RegExp(`https?://\\S+/${path}\\?token=\\S+`).exec(rows[0]?.text ?? '') ?? [];
  if (link === undefined) throw new Error(`No link to ${path} was mailed to ${email}.`);
  return link;
}

async function seen({ page, complaints }: Visit): Promise<SignInStanding> {
  const faults = complaints.filter((words) => !words.startsWith('Failed to load resource'));
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const told = await page
    .locator('[data-notice]')
    .evaluateAll((notes) =>
      notes.map(
        (note) =>
          `${note.getAttribute('data-notice')}: ${note.querySelector('[data-part=text]')?.textContent}`,
      ),
    );
  return {
    path: new URL(page.url()).pathname,
    title: await page.getByRole('heading', { level: 1 }).first().innerText({ timeout: 500 }),
    complaint: await complaintOn(page),
    who: await handleOn(page),
    told: told.sort(),
  };
}

/** The first line of what the page says is wrong; the notices beside it are no part of the page. */
async function complaintOn(page: Page): Promise<string | null> {
  const alerts = await page.locator('main [role=alert], form [role=alert]').allInnerTexts();
  return alerts.map((words) => words.trim().split('\n')[0] ?? '').find((words) => words !== '') ?? null;
}

async function handleOn(page: Page): Promise<string | null> {
  const header = page.locator('.topbar-who span').first();
  return (await header.count()) > 0 ? header.innerText({ timeout: 500 }) : null;
}
