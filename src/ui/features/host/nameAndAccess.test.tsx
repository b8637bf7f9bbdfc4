// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { GameSummary } from '#contract/games/gameSummary.ts';
import type { CurrentUser } from '#contract/members/members.ts';
import type { CreateTable } from '#contract/tables/tables.ts';
import { loadMessages } from '../../messages/load.ts';
import { messagesFor } from '../../messages/messagesFor.ts';
import { SystemProvider } from '../../system/SystemProvider.tsx';
import { showPage } from '../browse/testing/sitePage.tsx';
import { HostDialog } from './HostDialog.tsx';

// Fetched before the tests, so that none of them waits for it.
beforeAll(() =>
  Promise.all([loadMessages('hosting', 'lists', 'tables', 'imports'), import('./NameAndAccess.tsx')]),
);
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
  await showPage(() => (
    <SystemProvider>
      <HostDialog
        games={{ kind: 'loaded', gotAtMs: 0, value: [gameOf('Tea'), gameOf('Toast')] }}
        user={user}
        onClose={() => undefined}
        ports={{
          takeShared: () => null,
          loadFormats: () => Promise.resolve({ packs: [] }),
          loadLists: () => Promise.reject(new Error('No list is asked for.')),
          tell: () => undefined,
          openTable: onOpen,
        }}
      />
    </SystemProvider>
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
  await vi.waitFor(async () => expect((await nameField()).value).toMatch(/^Toast, /));
  fireEvent.change(await nameField(), { target: { value: ' ' } });
  expect(await screen.findByText('Give the table a name.')).toBeDefined();
  openIt();
  expect(onOpen).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(await nameField());
  fireEvent.change(await nameField(), { target: { value: 'Breakfast' } });
  await press('Tea');
  await vi.waitFor(async () => expect((await radio('Three packs')).value).toBe('tea-draft'));
  openIt();
  expect(onOpen.mock.lastCall?.[0]).toMatchObject({ game: 'tea', settings: { name: 'Breakfast' } });
});

it('says what is behind More while it is folded, and sets it there', async () => {
  const onOpen = await open();
  const more = screen.getByRole('button', { name: /^More(?! formats)/ });
  expect(more.textContent).toContain('8 seats, everyone sees the picks afterwards, no watchers');
  fireEvent.click(more);
  const watchers = await screen.findByRole<HTMLInputElement>('switch', { name: new RegExp(t()('watchers')) });
  fireEvent.click(watchers);
  // The input is checked before the dialog has heard of it.
  await vi.waitFor(() => expect(watchers.closest('label')?.textContent).toContain('On'));
  fireEvent.change(screen.getByLabelText(t()('seats')), { target: { value: '6' } });
  fireEvent.click(more);
  expect(more.textContent).toContain('6 seats, everyone sees the picks afterwards, watchers allowed');
  openIt();
  expect(onOpen.mock.lastCall?.[0].settings).toMatchObject({ seats: 6, watchers: true });
});

it('says why the table was not opened, until something else is chosen', async () => {
  const onOpen = await open();
  onOpen.mockRejectedValueOnce({ status: 409, message: '', reply: 'You host five tables already.' });
  openIt();
  expect((await screen.findByRole('alert')).textContent).toContain('You host five tables already.');
  await press('Toast');
  await vi.waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});
