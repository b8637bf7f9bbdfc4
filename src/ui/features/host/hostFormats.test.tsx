// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { GameFormats, OfferedFormat } from '#contract/formatChoices/gameFormats.ts';
import type { GameSummary } from '#contract/games/gameSummary.ts';
import type { CurrentUser } from '#contract/members/members.ts';
import type { CreateTable } from '#contract/tables/tables.ts';
import { loadMessages } from '../../messages/load.ts';
import { messagesFor } from '../../messages/messagesFor.ts';
import { SystemProvider } from '../../system/SystemProvider.tsx';
import { showPage } from '../browse/testing/sitePage.tsx';
import { HostDialog } from './HostDialog.tsx';

beforeAll(() =>
  Promise.all([
    loadMessages('hosting', 'lists', 'tables', 'imports'),
    import('./MoreFormats.tsx'),
    import('./NameAndAccess.tsx'),
  ]),
);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const ana: CurrentUser = {
  ...{
    userId: 'ana',
    handle: 'Ana',
    email: 'ana@example.org',
    roles: [],
    createdUtc: '2026-01-01T00:00:00Z',
  },
  ...{ isGuest: false, isVerified: true },
};
const gameOf = (slug: string): GameSummary => ({
  ...{ slug, name: slug, tagline: '', cards: 200, art: [] },
  templates: [
    {
      ...{ slug: `${slug}-draft`, name: 'Three packs', blurb: '', format: 'booster' },
      ...{ seats: 8, clock: 'standard', minutes: 18 },
    },
  ],
});
const offered = (format: string, changes: Partial<OfferedFormat> = {}): OfferedFormat => ({
  ...{ format, name: format, blurb: `All about ${format}.`, seats: 2, clock: 'relaxed', minutes: 9 },
  ...{ playable: [2], refusal: null, note: null, isSaved: false },
  ...changes,
});
const MISSING = 'Jumpstart needs half-decks of at least 2 themes. These packs have none, so 2 are missing.';
const FORMATS: GameFormats = {
  packs: [
    {
      ...{ pack: 'tea-pack', name: 'Tea pack' },
      formats: [
        offered('booster', { isSaved: true }),
        offered('jumpstart', { refusal: MISSING, playable: [] }),
        offered('winston'),
      ],
    },
    { pack: 'jam-pack', name: 'Jam pack', formats: [offered('sealed', { seats: 6, note: 'Needs more.' })] },
  ],
};

type Load = (game: string, signal: AbortSignal) => Promise<GameFormats>;

async function open(load: Load = () => Promise.resolve(FORMATS)) {
  const onOpen = vi.fn<(table: CreateTable) => Promise<void>>(() => Promise.resolve());
  await showPage(() => (
    <SystemProvider>
      <HostDialog
        games={{ kind: 'loaded', gotAtMs: 0, value: [gameOf('tea'), gameOf('toast')] }}
        user={ana}
        onClose={() => undefined}
        ports={{
          takeShared: () => null,
          loadFormats: load,
          loadLists: () => new Promise<never>(() => {}),
          tell: () => undefined,
          openTable: onOpen,
        }}
      />
    </SystemProvider>
  ));
  return onOpen;
}

const words = () => messagesFor('en', 'hosting');
const pressMore = async () =>
  fireEvent.click(await screen.findByRole('button', { name: words()('moreFormats') }));
const radio = (name: RegExp) => screen.findByRole<HTMLInputElement>('radio', { name });

/** Presses Winston and waits until the dialog has heard of it: the radio itself is checked before. */
async function chooseWinston() {
  fireEvent.click(await radio(/^Winston/));
  await vi.waitFor(async () => expect((await radio(/Three packs/)).checked).toBe(false));
}

it('opens a table of a format that no template offers', async () => {
  const onOpen = await open();
  await pressMore();
  await chooseWinston();
  expect((await radio(/^Winston/)).checked).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Open the table' }));
  await vi.waitFor(() => expect(onOpen).toHaveBeenCalled());
  expect(onOpen.mock.calls[0]?.[0]).toMatchObject({
    ...{ game: 'tea', pack: 'tea-pack', format: 'winston', solo: false },
    settings: { seats: 2, clock: 'relaxed' },
  });
  expect(onOpen.mock.calls[0]?.[0]).not.toHaveProperty('template');
  expect(onOpen.mock.calls[0]?.[0].settings).not.toHaveProperty('format');
});

it('shows what cannot be played with the number that is missing, and leaves out what templates offer', async () => {
  await open();
  await pressMore();
  const group = await screen.findByRole('radiogroup', { name: 'Formats of Tea pack' });
  const refused = within(group).getByRole<HTMLInputElement>('radio', { name: /^Jumpstart/ });
  expect(refused.disabled).toBe(true);
  expect(within(group).getByText(MISSING)).toBeDefined();
  expect(within(group).getAllByRole('radio')).toHaveLength(2);
});

it('lists the formats of the other packs too', async () => {
  await open();
  await pressMore();
  fireEvent.change(await screen.findByLabelText(words()('pack')), { target: { value: 'jam-pack' } });
  expect(screen.getByText('Needs more.')).toBeDefined();
  fireEvent.click(await radio(/^Sealed/));
  expect((await radio(/^Sealed/)).checked).toBe(true);
});

it('goes back to a template, and forgets the format with its game', async () => {
  const onOpen = await open();
  await pressMore();
  await chooseWinston();
  fireEvent.click(await radio(/Three packs/));
  await vi.waitFor(async () => expect((await radio(/^Winston/)).checked).toBe(false));
  await chooseWinston();
  fireEvent.click(await radio(/^toast/));
  await vi.waitFor(() => expect(screen.queryByText('All about winston.')).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: 'Open the table' }));
  await vi.waitFor(() => expect(onOpen).toHaveBeenCalled());
  expect(onOpen.mock.calls[0]?.[0]).toMatchObject({ game: 'toast', template: 'toast-draft' });
  expect(onOpen.mock.calls[0]?.[0]).not.toHaveProperty('pack');
});

it('says that the formats could not be loaded, and asks again', async () => {
  const load = vi
    .fn<Load>()
    .mockRejectedValueOnce({ status: 500, message: '', reply: 'The kettle is cold.' })
    .mockResolvedValueOnce({ packs: [] });
  await open(load);
  await pressMore();
  expect((await screen.findByRole('alert')).textContent).toContain('The kettle is cold.');
  fireEvent.click(screen.getByRole('button', { name: words()('retry') }));
  expect(await screen.findByText(words()('nothingMore'))).toBeDefined();
});
