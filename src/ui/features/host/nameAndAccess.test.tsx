// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { GameSummary } from '#contract/games/gameSummary.ts';
import type { CurrentUser } from '#contract/members/members.ts';
import type { CreateTable } from '#contract/tables/tables.ts';
import { loadMessages } from '../../messages/load.ts';
import { messagesFor } from '../../messages/messagesFor.ts';
import { HostDialog } from '../browse/HostDialog.tsx';
import { showPage } from '../browse/testing/sitePage.tsx';

// Fetched before the tests, so that none of them waits for it.
beforeAll(() => Promise.all([loadMessages('hosting', 'lists'), import('./NameAndAccess.tsx')]));
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const ana: CurrentUser = {
  ...{ userId: 'ana', handle: 'Ana', email: 'ana@example.org', roles: [] },
  ...{ createdUtc: '2026-01-01T00:00:00Z', isGuest: false, isVerified: true },
};
const gameOf = (name: string): GameSummary => ({
  ...{ slug: name.toLowerCase(), name, tagline: '', cards: 200, art: [] },
  templates: [
    {
      ...{ slug: `${name.toLowerCase()}-draft`, name: 'Three packs', blurb: '', format: 'booster' },
      ...{ seats: 8, clock: 'standard', minutes: 18 },
    },
  ],
});

async function open(user: CurrentUser = ana) {
  const onOpen = vi.fn<(table: CreateTable) => Promise<void>>(() => Promise.resolve());
  const answer = { kind: 'loaded' as const, gotAtMs: 0, value: [gameOf('Tea'), gameOf('Toast')] };
  await showPage(() => (
    <HostDialog
      takeShared={() => null}
      games={{ answer, isAsking: false, reload: () => undefined }}
      user={user}
      onClose={() => undefined}
      loadFormats={() => Promise.resolve({ packs: [] })}
      loadLists={() => Promise.reject(new Error('No list is asked for.'))}
      onTold={() => undefined}
      onOpen={onOpen}
    />
  ));
  return onOpen;
}

const t = () => messagesFor('en', 'hosting');
const nameField = () => screen.findByRole<HTMLInputElement>('textbox', { name: t()('tableName') });
const radio = (words: string) => screen.findByRole<HTMLInputElement>('radio', { name: new RegExp(words) });
const press = async (words: string) => fireEvent.click(await radio(words));
const openIt = () => fireEvent.click(screen.getByRole('button', { name: 'Open the table' }));

it('shows the name and who can join without unfolding anything, for friends first', async () => {
  const onOpen = await open();
  expect((await nameField()).value).toMatch(/^Tea, \w{3} \d{1,2} \w{3,4}$/);
  expect([(await radio(t()('friends'))).checked, (await radio(t()('anyone'))).checked]).toEqual([
    true,
    false,
  ]);
  expect(screen.getByText(/^You’ll get a link to share/)).toBeDefined();
  openIt();
  expect(onOpen.mock.lastCall?.[0].settings).toMatchObject({ visibility: 'code' });
});

it('lists the table publicly after one press', async () => {
  const onOpen = await open();
  await press(t()('anyone'));
  expect(await screen.findByText(/^Listed publicly right away/)).toBeDefined();
  openIt();
  expect(onOpen.mock.lastCall?.[0].settings).toMatchObject({ visibility: 'open' });
});

it('tells a host whose address isn’t verified why the table can’t be public', async () => {
  await open({ ...ana, isVerified: false });
  const anyone = await radio(t()('anyone'));
  expect(anyone.disabled).toBe(true);
  const reason = document.getElementById(anyone.getAttribute('aria-describedby') ?? '');
  expect(reason?.textContent).toBe(t()('verifyFirst'));
  expect((await radio(t()('friends'))).checked).toBe(true);
});

it('keeps a typed name when another game is chosen, and opens nothing without one', async () => {
  const onOpen = await open();
  await press('Toast');
  expect((await nameField()).value).toMatch(/^Toast, /);
  fireEvent.change(await nameField(), { target: { value: ' ' } });
  expect(await screen.findByText('Give the table a name.')).toBeDefined();
  openIt();
  expect(onOpen).not.toHaveBeenCalled();
  fireEvent.change(await nameField(), { target: { value: 'Breakfast' } });
  await press('Tea');
  openIt();
  expect(onOpen.mock.lastCall?.[0]).toMatchObject({ game: 'tea', settings: { name: 'Breakfast' } });
});
