import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { SessionReply } from '#contract/members/members.ts';
import type { BrowserSite, Visit } from './browserSite.ts';

/** A member whose password the test knows. */
export interface KnownMember {
  readonly userId: string;
  readonly handle: string;
  readonly email: string;
  readonly password: string;
}

/** A name that nobody has yet. */
export const newHandle = (prefix: string) => `${prefix}_${randomBytes(4).toString('hex')}`;
export const newPassword = () => `kettle ${randomBytes(9).toString('base64url')}`;

/** A new member with a confirmed address. */
export async function newMember({ url, db }: BrowserSite, prefix: string): Promise<KnownMember> {
  const handle = newHandle(prefix);
  const [email, password] = [`${handle}@example.org`, newPassword()];
  const response = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ handle, email, password, acceptTerms: true }),
  });
  if (!response.ok) throw new Error(`Registration answered ${response.status}: ${await response.text()}`);
  const { userId } = (await response.json()) as SessionReply;
  await db.query('update member set verified_at = created_at where id = $1', [userId]);
  return { userId, handle, email, password };
}

/** Gives a member exactly these roles. */
export const setRoles = ({ db }: BrowserSite, { userId }: KnownMember, roles: readonly string[]) =>
  db.query('update member set roles = $2 where id = $1', [userId, roles]);

/** Fills the form of Login and sends it. */
export async function submitLogin(
  page: Page,
  { handle, password }: Pick<KnownMember, 'handle' | 'password'>,
) {
  await page.locator('input[name=login]').fill(handle);
  await page.locator('input[name=password]').fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

/**
 * Chooses "Log out" in the menu of the header; a guest, who leaves everything behind by it, is asked whether to. Menu
 * and question are fetched first, and come only while the clock goes.
 */
export async function logOut({ page, pass }: Pick<Visit, 'page' | 'pass'>): Promise<void> {
  const who = page.locator('.topbar-who');
  await who.click();
  const item = page.getByRole('menuitem', { name: 'Log out' });
  for (let tries = 0; tries < 50 && !(await item.isVisible()); tries++) {
    await pass(20);
    await pause(50);
  }
  await item.click();
  const asked = page.getByRole('dialog').getByRole('button', { name: 'Log out' });
  for (let tries = 0; tries < 50 && (await who.isVisible()); tries++) {
    if (await asked.isVisible()) return asked.click();
    await pass(20);
    await pause(50);
  }
}
