import { expect, type Page, test } from '@playwright/test';
import { type SteeredServer, startSteeredServer } from './pages/steeredServer.ts';

const PASSWORD = 'copper lantern heron';
const ADDRESS = 'keyholder@example.org';

let site: SteeredServer;
let url: string;

test.beforeAll(async () => {
  // Passkeys belong to a name: at 127.0.0.1 browsers have none.
  site = await startSteeredServer(undefined, {}, 'localhost');
  url = `http://localhost:${site.port}`;
});
test.afterAll(() => site.stop());

/**
 * An authenticator that knows its person, as a phone or a laptop has, and is touched whenever it is asked. So what the
 * browser lists in the login field would sign in before anybody presses: it lists at `#listed` alone.
 */
async function plugIn(page: Page): Promise<void> {
  const line = await page.context().newCDPSession(page);
  await line.send('WebAuthn.enable');
  await line.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.addInitScript(() => {
    if (location.hash !== '#listed')
      Object.defineProperty(PublicKeyCredential, 'isConditionalMediationAvailable', {
        value: () => Promise.resolve(false),
      });
  });
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const said = (page: Page, words: string) => expect(page.getByText(words).first()).toBeVisible();
const inDialog = (page: Page) => page.getByRole('dialog');

async function logOut(page: Page): Promise<void> {
  await page.goto(`${url}/profile?tab=account`);
  await page.getByRole('button', { name: 'Log out', exact: true }).last().click();
  await said(page, 'You have been logged out');
}

async function typePassword(page: Page): Promise<void> {
  await page.goto(`${url}/login`);
  await page.locator('input[name=login]').fill('KeyHolder');
  await page.locator('input[name=password]').fill(PASSWORD);
  await press(page, 'Log in');
}

const subjects = async () =>
  (await site.db.query<{ subject: string }>('select subject from mail where recipient = $1', [ADDRESS])).map(
    ({ subject }) => subject,
  );

test('a virtual authenticator signs in by passkey and uses it as the second factor [A28]', async ({
  page,
}) => {
  test.setTimeout(540_000);
  await plugIn(page);

  await test.step('somebody registers', async () => {
    await page.goto(`${url}/register`);
    await page.locator('input[name=handle]').fill('KeyHolder');
    await page.locator('input[name=email]').fill(ADDRESS);
    await page.locator('input[type=password]').first().fill(PASSWORD);
    await page.getByRole('checkbox').check({ force: true });
    await press(page, 'Create account');
    await expect(page.getByRole('button', { name: /KeyHolder/ })).toBeVisible();
  });

  await test.step('they add a passkey after their password', async () => {
    await page.goto(`${url}/profile?tab=account`);
    await said(page, 'No passkeys yet.');
    await press(page, 'Add a passkey');
    await inDialog(page).getByLabel('Name').fill('Laptop');
    await inDialog(page).locator('input[type=password]').fill(PASSWORD);
    await press(page, 'Continue');
    await said(page, 'Passkey added. We emailed you about it.');
    await expect(page.getByText('Laptop', { exact: true })).toBeVisible();
    expect(await subjects()).toContain('A passkey was added to your Passleft account');
  });

  await test.step('they log out and log in by what the browser lists in the login field', async () => {
    await logOut(page);
    await page.goto(`${url}/login#listed`);
    await said(page, 'Welcome back, KeyHolder!');
  });

  await test.step('they log out and log in by the button', async () => {
    await logOut(page);
    await page.goto(`${url}/login`);
    await press(page, 'Log in with a passkey');
    await said(page, 'Welcome back, KeyHolder!');
  });

  let recoveryCode = '';
  await test.step('they ask for it after their password, and get recovery codes', async () => {
    await page.goto(`${url}/profile?tab=account`);
    await press(page, 'Turn on asking for a passkey');
    await inDialog(page).locator('input[type=password]').fill(PASSWORD);
    await press(page, 'Turn on');
    const codes = inDialog(page).getByRole('listitem');
    await expect(codes).toHaveCount(10);
    recoveryCode = (await codes.first().textContent()) ?? '';
    await inDialog(page).getByRole('checkbox').check({ force: true });
    await press(page, 'Done');
    await said(page, 'Your password now needs a passkey, too.');
  });

  await test.step('the password is followed by the passkey', async () => {
    await logOut(page);
    await typePassword(page);
    await press(page, 'Continue with a passkey');
    await said(page, 'Welcome back, KeyHolder!');
  });

  await test.step('without its authenticator a recovery code does', async () => {
    await logOut(page);
    await typePassword(page);
    await press(page, 'Use a recovery code instead');
    await page.getByLabel('Recovery code').fill(recoveryCode);
    await press(page, 'Log in');
    await said(page, 'Welcome back, KeyHolder!');
  });

  await test.step('they remove it by its own proof, and are mailed', async () => {
    await page.goto(`${url}/profile?tab=account`);
    await press(page, 'Remove “Laptop”');
    await press(page, 'Confirm with a passkey');
    await said(page, 'Confirmed with your passkey.');
    await inDialog(page).getByRole('button', { name: 'Remove', exact: true }).click();
    await said(page, 'Passkey removed. We emailed you about it.');
    await said(page, 'No passkeys yet.');
    expect(await subjects()).toContain('A passkey was removed from your Passleft account');
  });

  await test.step('what the authenticator still has opens nothing', async () => {
    await logOut(page);
    await page.goto(`${url}/login`);
    await press(page, 'Log in with a passkey');
    await said(page, 'That passkey didn’t work. Try again, or log in another way.');
    await typePassword(page);
    await said(page, 'Welcome back, KeyHolder!');
  });
});

test('passkeys are not offered at an address of numbers [A28]', async ({ page }) => {
  const numbers = await startSteeredServer();
  try {
    await plugIn(page);
    await page.goto(`${numbers.server.url}/login`);
    await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Log in with a passkey' })).toHaveCount(0);
    await expect(page.locator('input[name=login]')).toHaveAttribute('autocomplete', 'username');
  } finally {
    await numbers.stop();
  }
});
