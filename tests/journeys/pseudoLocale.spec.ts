import { type Browser, test } from '@playwright/test';
import { DEMO_MEMBERS } from '#server/members/demoMembers.ts';
import { type Account, signInAccount } from '#tests/harness/account.ts';
import { gatherPeople, lobbyOf, playedTable, runningTable } from '#tests/pictures/tables.ts';
import { ADMIN_VIEWS } from './pages/adminViews.ts';
import { expectWordsOfCatalogues, openPseudoPage, REPLACED_LOCALE } from './pages/pseudoPage.ts';

const VISITOR: readonly string[] = [
  '/',
  '/nowhere',
  '/login',
  '/register',
  '/oauth-registration',
  '/verify-email',
  '/forgot-password',
  '/reset-password',
  '/reset-password?token=anything',
  '/terms-of-service',
  '/about',
];

const MEMBER: readonly string[] = [
  '/',
  '/drafts',
  '/drafts?host=1',
  '/drafts?tab=events',
  '/drafts?tab=events&host=1',
  '/achievements',
  '/my-drafts',
  ...['card', 'drafting', 'sounds', 'accessibility', 'account'].map((tab) => `/profile?tab=${tab}`),
];

/** Opens screens one after another, as whom a token stands for. */
async function lookAt(
  browser: Browser,
  baseURL: string | undefined,
  token: string | null,
  paths: readonly string[],
) {
  const context = await browser.newContext({ baseURL, locale: REPLACED_LOCALE, serviceWorkers: 'block' });
  const { page, given } = await openPseudoPage(context);
  if (token !== null) await page.addInitScript((stored) => localStorage.setItem('auth-token', stored), token);
  for (const path of paths) {
    await page.goto(path);
    await page.waitForFunction(() => document.querySelector('main')?.textContent?.includes('~'));
    await page.waitForLoadState('networkidle');
    await expectWordsOfCatalogues(page, given, path);
  }
  await context.close();
}

const signIn = (url: string, name: string): Promise<Account> => {
  const member = DEMO_MEMBERS.find(({ handle }) => handle === name);
  if (!member) throw new Error(`Nobody is called ${name}.`);
  return signInAccount(url, name, member.password);
};

test('every word that a visitor reads comes from a catalogue', ({ browser, baseURL }) =>
  lookAt(browser, baseURL, null, VISITOR));

test('every word that a member reads comes from a catalogue, at a table and after it too', async ({
  browser,
  baseURL,
}) => {
  // Hosted by a new member: those of the demo may have as many tables as one may have.
  const [mara, ana, host, ...others] = await gatherPeople(String(baseURL));
  if (!ana || !host) throw new Error('Too few came.');
  const people = [host, ana, ...others, mara] as const;
  const { account } = host;
  const [played, lobby, running] = [
    await playedTable(people),
    await lobbyOf(people),
    await runningTable(people),
  ];
  const tables = [
    `/drafts/${running}/room`,
    `/drafts/${lobby}`,
    `/drafts/${played}/results`,
    `/drafts/${played}/deck-builder/${account.userId}`,
  ];
  await lookAt(browser, baseURL, account.token(), [...tables, ...MEMBER]);
});

test('every word that an Admin reads comes from a catalogue', async ({ browser, baseURL }) => {
  const { token } = await signIn(String(baseURL), 'Juno');
  await lookAt(browser, baseURL, token(), [
    ...ADMIN_VIEWS.map(({ path }) => path),
    '/profile?tab=hooks',
    '/terms-of-service',
  ]);
});
