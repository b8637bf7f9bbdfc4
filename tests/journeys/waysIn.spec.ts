import { type Browser, expect, type Page, test } from '@playwright/test';
import { openPage } from './pages/people.ts';
import { openSignedIn, type SteeredServer, startSteeredServer } from './pages/steeredServer.ts';

const PASSWORD = 'copper lantern heron';
const EVIL_PATHS = [
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/%09/evil.example',
  '/%2f%2fevil.example',
  'javascript:alert(1)',
  'data:text/html,evil',
  'https:evil.example',
  '/@evil.example',
  'http://127.0.0.1.evil.example',
  '/login?redirect=/login?redirect=/login',
];

let site: SteeredServer;

test.beforeAll(async () => {
  site = await startSteeredServer();
});

test.afterAll(async () => {
  await site.stop();
});

test.beforeEach(async ({ context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.server.url });
});

const at = (path: string) => `${site.server.url}${path}`;
const signedInAs = (page: Page, handle: string) => page.getByRole('button', { name: new RegExp(handle) });
const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('auth-token'));

/** Every address that a page asks for while it is watched. */
function watchAddresses(page: Page): URL[] {
  const asked: URL[] = [];
  page.on('request', (request) => asked.push(new URL(request.url())));
  return asked;
}

async function register(handle: string): Promise<void> {
  const answer = await fetch(at('/api/auth/register'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ handle, email: `${handle}@example.org`, password: PASSWORD, acceptTerms: true }),
  });
  expect(answer.status).toBe(200);
}

async function paste(page: Page, label: string, text: string) {
  await page.evaluate((words) => navigator.clipboard.writeText(words), text);
  await page.getByLabel(label, { exact: true }).focus();
  await page.keyboard.press('ControlOrMeta+V');
}

test('login takes pasted words and tells password managers what its fields are [A25] [ASVS V6.2.6, V6.2.7]', async ({
  page,
}) => {
  await register('PasteIn');
  await page.goto(at('/login'));
  const [login, password] = [page.locator('input[name=login]'), page.locator('input[name=password]')];
  await expect(login).toHaveAttribute('autocomplete', 'username');
  await expect(password).toHaveAttribute('autocomplete', 'current-password');
  await expect(password).toHaveAttribute('type', 'password');
  await paste(page, 'Email or handle', 'PasteIn');
  await paste(page, 'Password', PASSWORD);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByText('Welcome back, PasteIn!')).toBeVisible();
});

test('a browser stores the token and choices of the screen alone, and asks no other site [S16, S17] [ASVS V10.1.1, V14.2.3, V14.3.3]', async ({
  context,
}) => {
  const page = await openSignedIn(context, 'Storer', site.server.url);
  const asked = watchAddresses(page);
  for (const path of [
    '/',
    '/drafts',
    '/my-drafts',
    '/profile?tab=account',
    '/about',
    '/profile?tab=drafting',
  ]) {
    await page.goto(at(path));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  const stored = await page.evaluate(async () => ({
    local: Object.keys(localStorage).sort(),
    session: Object.values(sessionStorage).join(' '),
    words: Object.entries(localStorage)
      .filter(([key]) => key !== 'auth-token')
      .map(([, value]) => value)
      .join(' '),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    cookies: document.cookie,
  }));
  expect(stored.local.filter((key) => key !== 'auth-token' && !key.startsWith('passleft.'))).toEqual([]);
  expect(`${stored.words} ${stored.session}`).not.toMatch(/@example\.org|copper lantern|eyJ/);
  expect(stored.databases).toEqual([]);
  expect(stored.cookies).toBe('');
  expect(asked.filter(({ origin }) => origin !== site.server.url && origin !== 'null').map(String)).toEqual(
    [],
  );
});

test('a third-party return leaves no token in the address, the history or the store [O11] [ASVS V14.2.1]', async ({
  context,
}) => {
  const { page, errors } = await openPage(context);
  const handle = 'Clubber';
  site.club.person = 'sub-clubber';
  site.club.accounts.set('sub-clubber', {
    email: 'clubber@example.org',
    email_verified: true,
    nickname: handle,
  });
  await page.goto(at('/login?redirect=%2Fmy-drafts'));
  await page.getByRole('link', { name: /Continue with The club/ }).click();
  await page.waitForURL(/\/oauth-registration/);
  await expect(page.getByLabel('Handle')).toHaveValue(handle);
  await page.getByRole('checkbox').check();
  await page
    .getByRole('button', { name: /Create|Take|Finish|Join/ })
    .first()
    .click();
  await expect(page.getByText(`Welcome, ${handle}!`)).toBeVisible();
  await expect(page).toHaveURL(at('/my-drafts'));

  expect(errors).toEqual([]);
  await page.getByRole('button', { name: new RegExp(handle) }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByText('You have been logged out')).toBeVisible();
  await page.goto(at('/login'));
  // What is still asked when its session ends is answered with 401, and the browser's console tells so.
  expect(errors.filter((error) => !error.includes('status of 401'))).toEqual([]);
  errors.length = 0;
  const shown: string[] = [];
  page.on('framenavigated', (frame) => shown.push(frame.url()));
  await page.getByRole('link', { name: /Continue with The club/ }).click();
  await expect(page.getByText(`Welcome, ${handle}!`)).toBeVisible();
  const ticket =
    shown.map((url) => new URL(url).searchParams.get('token')).find((token) => token !== null) ?? '';
  expect(ticket, 'the return address has the token of the specification').not.toBe('');
  expect(page.url()).not.toContain(ticket);
  expect(
    await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage, state: history.state })),
  ).not.toContain(ticket);
  expect(await storedToken(page)).toMatch(/^eyJ/);
  await page.goBack();
  await page.waitForLoadState('networkidle');
  expect(page.url()).not.toContain(ticket);
  await page.goto(at('/'));
  await expect(signedInAs(page, handle)).toBeVisible();
  expect(errors).toEqual([]);
});

/** A member whom the club knows as `sub-<handle>` sits down at it. */
async function sitAtClub(handle: string): Promise<void> {
  await register(handle);
  await site.db.query(
    `insert into linked_sign_in (id, member_id, provider_id, issuer, subject, linked_at)
     select $1, id, 'club', $2, $1, now() from member where handle = $3`,
    [`sub-${handle}`, site.club.issuer, handle],
  );
  site.club.accounts.set(`sub-${handle}`, { nickname: handle });
  site.club.person = `sub-${handle}`;
}

/** A return address before any script has used it, and the cookies of its browser. */
async function freshReturn(browser: Browser) {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(at('/api/auth/external-login?provider=club'));
  const [address, state] = [new URL(page.url()), await context.storageState()];
  await context.close();
  expect(address.searchParams.get('token') ?? '').not.toBe('');
  return { address, state };
}

test("a victim who opens somebody else's return address stays who they are [O14]", async ({
  browser,
  context,
}) => {
  await sitAtClub('Thief');
  const { address } = await freshReturn(browser);
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(address.href);
  await expect(visitor.getByRole('alert').filter({ hasText: /./ }).first()).toBeVisible();
  expect(await storedToken(visitor)).toBeNull();
  await expect(visitor).toHaveURL(at('/login'));

  const victim = await openSignedIn(context, 'Victim', site.server.url);
  await victim.goto(address.href);
  await expect(victim).toHaveURL(at('/'));
  await expect(signedInAs(victim, 'Victim')).toBeVisible();
  await victim.goto(at('/my-drafts'));
  await expect(signedInAs(victim, 'Victim')).toBeVisible();
  await visitor.context().close();
});

test('roles, names and markup in a return address are not believed [O15]', async ({ browser }) => {
  await sitAtClub('Humble');
  const { address, state } = await freshReturn(browser);
  const page = await (await browser.newContext({ storageState: state })).newPage();
  for (const [name, value] of [
    ['roles', 'Admin'],
    ['userId', 'demo-juno'],
    ['handle', '<img src=x onerror=alert(1)>'],
    ['email', 'juno@demo.example'],
  ] as const)
    address.searchParams.set(name, value);
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await page.goto(address.href);
  await expect(page.getByText('Welcome, Humble!')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Admin' })).toHaveCount(0);
  await page.goto(at('/admin'));
  await expect(page.getByText('Access denied. You need Admin privileges to access this page.')).toBeVisible();
  expect(dialogs).toEqual([]);
  await page.context().close();
});

test('an error in the address is shown as text, cut, and outweighs a token [O16] [ASVS V3.2.2]', async ({
  page,
}) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const error = `<img src=x onerror=alert(1)>${'x'.repeat(7000)}`;
  await page.goto(at(`/login?token=anything&error=${encodeURIComponent(error)}`));
  const notice = page.getByText(/^Login failed: /);
  await expect(notice).toHaveText(`Login failed: ${error.slice(0, 200)}`);
  expect(dialogs).toEqual([]);
  expect(await storedToken(page)).toBeNull();
  await expect(page).toHaveURL(at('/login'));
});

test('Login leads to no other site and not in circles [O17] [ASVS V3.7.2]', async ({ page }) => {
  await register('Straight');
  const asked = watchAddresses(page);
  for (const path of EVIL_PATHS) {
    await page.goto(at(`/login?redirect=${encodeURIComponent(path)}`));
    await page.locator('input[name=login]').fill('Straight');
    await page.locator('input[name=password]').fill(PASSWORD);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(signedInAs(page, 'Straight'), path).toBeVisible();
    expect(new URL(page.url()).origin, path).toBe(site.server.url);
    expect(new URL(page.url()).pathname, path).not.toBe('/login');
    await page.evaluate(() => localStorage.removeItem('auth-token'));
  }
  await page.goto(at('/login?redirect=%2Fdrafts&redirect=%2F%2Fevil.example'));
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  expect(asked.filter(({ origin }) => origin !== site.server.url && origin !== 'null').map(String)).toEqual(
    [],
  );
});

test('a mailed link is taken out of the address, tells nobody and ends every other session [A14, A15]', async ({
  browser,
  context,
}) => {
  const owner = await openSignedIn(context, 'Forgetful', site.server.url);
  const page = await (await browser.newContext()).newPage();
  const asked = watchAddresses(page);
  await page.goto(at('/forgot-password'));
  await page.getByLabel('Email').fill('forgetful@example.org');
  await page.getByRole('button', { name: /Send/ }).click();
  const emailOf = async () => {
    const [row] = await site.db.query<{ plainText: string }>(
      `select plain_text as "plainText" from mail where lower(recipient) = 'forgetful@example.org' and plain_text like '%/reset-password?token=%'`,
    );
    return row?.plainText ?? '';
  };
  await expect.poll(emailOf).toContain('/reset-password?token=');
  const link = (await emailOf()).match(/http\S+\/reset-password\?token=\S+/)?.[0] ?? '';
  const token = new URL(link).searchParams.get('token') ?? '';
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'Choose a new password' })).toBeVisible();
  expect(page.url()).toBe(at('/reset-password'));
  const referrers = asked.filter(({ pathname }) => pathname !== '/reset-password').map(String);
  expect(referrers.filter((address) => address.includes(token))).toEqual([]);
  expect(asked.filter(({ origin }) => origin !== site.server.url && origin !== 'null').map(String)).toEqual(
    [],
  );
  await page.getByLabel('New password').fill('another lantern heron');
  await page
    .getByRole('button', { name: /password/i })
    .last()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your password is new' })).toBeVisible();
  expect(await storedToken(page)).toBeNull();

  await owner.getByRole('link', { name: 'My drafts' }).first().click();
  await expect(owner.getByText('You have been logged out')).toBeVisible();
  await page.context().close();
});
