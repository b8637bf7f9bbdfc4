// @vitest-environment happy-dom
import { cleanup, configure, getConfig, screen, waitFor, within } from '@testing-library/react';
import { userEvent as events } from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OfferedFormat } from '#contract/formatChoices/gameFormats.ts';
import type { GameSummary } from '#contract/games/gameSummary.ts';
import type { ListLook, ListRow, UnknownCard } from '#contract/lists/lists.ts';
import type { CurrentUser } from '#contract/members/members.ts';
import type { CreateTable } from '#contract/tables/tables.ts';
import type { SharedText } from '#src/machines/lists/sharedList.ts';
import { loadMessages } from '../../messages/load.ts';
import { messagesFor } from '../../messages/messagesFor.ts';
import { SystemProvider } from '../../system/SystemProvider.tsx';
import { showPage } from '../browse/testing/sitePage.tsx';
import { HostDialog } from '../host/HostDialog.tsx';
import type { ListPorts } from './listPorts.ts';

beforeAll(async () => {
  await loadMessages('lists', 'hosting', 'imports', 'common', 'tables');
  // What the dialog fetches when it needs it takes longer on a busy machine than a test waits.
  await Promise.all([import('./OwnListChoice.tsx'), import('./OwnListFormats.tsx')]);
  await Promise.all([import('../host/NameAndAccess.tsx'), import('../host/MoreFormats.tsx')]);
  t = messagesFor('en', 'lists');
});
/** What is visible is not in question, and finding it out costs this environment seconds. */
const { defaultHidden } = getConfig();
configure({ defaultHidden: true });
afterAll(() => configure({ defaultHidden }));
const userEvent = events.setup({ pointerEventsCheck: 0, delay: null });

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const ana: CurrentUser = {
  ...{ userId: 'ana', handle: 'Ana', email: 'ana@example.org', roles: [] },
  ...{ createdUtc: '2026-01-01T00:00:00Z', isGuest: false, isVerified: true },
};
const guest: CurrentUser = { ...ana, userId: 'heron', handle: 'Heron', isGuest: true, isVerified: false };
const tea: GameSummary = {
  ...{ slug: 'tea', name: 'Tea party', tagline: '', cards: 200, art: [] },
  templates: [
    {
      ...{ slug: 'tea-draft', name: 'Three packs', blurb: '', format: 'booster' },
      ...{ seats: 8, clock: 'standard', minutes: 18 },
    },
  ],
};
const offered = (format: string, changes: Partial<OfferedFormat> = {}): OfferedFormat => ({
  ...{ format, name: format, blurb: `All about ${format}.`, seats: 8, clock: 'relaxed', minutes: 30 },
  ...{ playable: [8], refusal: null, note: null, isSaved: false },
  ...changes,
});
const lookOf = (changes: Partial<ListLook> = {}): ListLook => ({
  ...{ title: 'Kites', cards: 540, game: { slug: 'tea', name: 'Tea party' }, found: 523, elsewhere: [] },
  ...{
    textCards: 17,
    unknown: [],
    unknownCount: 0,
    twice: [],
    twiceCount: 0,
    wrong: [],
    wrongCount: 0,
    notes: [],
  },
  review: { questions: [], leftOut: [], takenIn: [], readAs: [] },
  formats: [offered('booster'), offered('grid', { seats: 2, playable: [2] })],
  ...changes,
});
const rowOf = (listId: string, changes: Partial<ListRow> = {}): ListRow => ({
  ...{ listId, name: `List ${listId}`, cards: 360, game: null, link: null },
  ...{ isMine: true, isShared: false, ownerName: null, usedAtMs: 0 },
  ...changes,
});
const unknown = (name: string): UnknownCard => ({ name, line: 3, cards: 1, suggestions: ['Kite Ghost'] });
const refusal = (reply: string, code: string | null = null) => ({ status: 422, code, message: '', reply });

const LINK = 'https://cubecobra.com/cube/list/kites';
let t: ReturnType<typeof messagesFor<'lists'>>;

async function open(
  changes: Partial<ListPorts> = {},
  user = ana,
  firstList?: string,
  takeShared: () => SharedText | null = () => null,
) {
  const cube = { name: 'Kite cube', text: '540 Kite', cards: 540, leftOut: 0, fetchedAtMs: 0, changed: null };
  const answers = { takeIn: [], lines: {}, names: {} };
  const given: ListPorts = {
    fetchCube: async () => cube,
    review: async () => lookOf(),
    shelf: async () => ({ lists: [], most: 20 }),
    open: async (listId) => ({ row: rowOf(listId), text: '1 Kite', fileName: null, answers, look: lookOf() }),
    keep: async ({ name }) => rowOf('kept', { name }),
    change: async (listId, { name }) => rowOf(listId, name ? { name } : {}),
    remove: async () => null,
    ...changes,
  };
  const ports = {
    fetchCube: vi.fn(given.fetchCube),
    review: vi.fn(given.review),
    shelf: vi.fn(given.shelf),
    open: vi.fn(given.open),
    keep: vi.fn(given.keep),
    change: vi.fn(given.change),
    remove: vi.fn(given.remove),
  };
  const onOpen = vi.fn<(table: CreateTable) => Promise<void>>(async () => undefined);
  const onTold = vi.fn<(words: string) => void>();
  await showPage(() => (
    <SystemProvider>
      <HostDialog
        games={{ kind: 'loaded', gotAtMs: 0, value: [tea] }}
        user={user}
        firstList={firstList}
        onClose={() => {}}
        ports={{
          takeShared,
          loadFormats: async () => ({ packs: [] }),
          loadLists: async () => ports,
          openTable: onOpen,
          tell: onTold,
        }}
      />
    </SystemProvider>
  ));
  return { ...ports, onOpen, onTold };
}

const field = () => screen.findByRole('textbox', { name: t('fieldLabel') });
async function paste(text: string) {
  await userEvent.click(await field());
  await userEvent.paste(text);
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

describe('a list of your own in the host dialog', () => {
  it('goes from a pasted link to an open table in two steps: it is fetched, read and kept', async () => {
    const { fetchCube, review, keep, onOpen } = await open();
    await paste(LINK);
    expect(await screen.findByText('540 cards: 523 from Tea party and 17 as text cards')).toBeDefined();
    await press('Open the table');
    await waitFor(() => expect(onOpen).toHaveBeenCalled());
    expect(fetchCube.mock.calls[0]?.[0]).toBe(LINK);
    expect(review.mock.calls[0]?.[0]).toMatchObject({ text: '540 Kite' });
    expect(keep.mock.calls[0]?.[0]).toMatchObject({ name: 'Kite cube', link: LINK, text: '540 Kite' });
    expect(onOpen.mock.calls[0]?.[0]).toMatchObject({
      ...{ list: { listId: 'kept' }, format: 'booster', solo: false },
      settings: { seats: 8, clock: 'relaxed' },
    });
    for (const key of ['game', 'template', 'pack']) expect(onOpen.mock.calls[0]?.[0]).not.toHaveProperty(key);
  });

  it('reads what was typed only when asked to', async () => {
    const { review } = await open();
    await userEvent.type(await field(), '1 Kite');
    expect(review).not.toHaveBeenCalled();
    await press(t('read'));
    expect(await screen.findByDisplayValue('Kites')).toBeDefined();
    expect(review.mock.calls[0]?.[0]).toMatchObject({ text: '1 Kite', fileName: null });
  });

  it('reads a file at once, and says why one is no list', async () => {
    const { review } = await open();
    await field();
    const picker = screen.getByLabelText<HTMLInputElement>(t('chooseFile'), { selector: 'input' });
    await userEvent.upload(picker, new File(['\0'], 'kites.txt', { type: 'text/plain' }));
    expect((await screen.findByRole('alert')).textContent).toContain('“kites.txt” isn’t a text file.');
    await userEvent.upload(picker, new File(['1 Kite'], 'kites.txt', { type: 'text/plain' }));
    expect(await screen.findByDisplayValue('Kites')).toBeDefined();
    expect(review.mock.calls[0]?.[0]).toMatchObject({ text: '1 Kite', fileName: 'kites.txt' });
  });

  it.each([
    ['a member', ana],
    ['a guest', guest],
  ])('begins with the list that was shared, as it would be pasted or chosen: %s', async (_name, user) => {
    for (const shared of [
      { text: '1 Kite', fileName: null },
      { text: 'name\nKite', fileName: 'kites.csv' },
    ]) {
      const { review } = await open({}, user, 'local', () => shared);
      await screen.findByText('540 cards: 523 from Tea party and 17 as text cards');
      expect(review.mock.calls).toHaveLength(1);
      expect(review.mock.calls[0]?.[0]).toMatchObject(shared);
      cleanup();
    }
  });

  it('fetches a link that was shared', async () => {
    const { fetchCube } = await open({}, ana, 'local', () => ({ text: LINK, fileName: null }));
    await screen.findByText('540 cards: 523 from Tea party and 17 as text cards');
    expect(fetchCube.mock.calls[0]?.[0]).toBe(LINK);
  });

  it('takes what was shared only where its address says so, and is empty where nothing was', async () => {
    const takeShared = vi.fn(() => ({ text: '1 Kite', fileName: null }));
    const { review } = await open({}, ana, 'new', takeShared);
    await field();
    expect(takeShared).not.toHaveBeenCalled();
    cleanup();
    await open({}, ana, 'local');
    expect(await field()).toHaveProperty('value', '');
    expect(review).not.toHaveBeenCalled();
  });

  it('lets each card that no game knows be left out or be another card', async () => {
    const looked = lookOf({ unknown: [unknown('Kiet'), unknown('Bwo')], unknownCount: 2 });
    const { review } = await open({ review: async () => looked });
    await paste('1 Kiet\n1 Bwo');
    const select = await screen.findByRole('combobox', { name: t('answerFor', { name: 'Kiet' }) });
    await userEvent.selectOptions(select, t('leaveOut'));
    const other = screen.getByRole('combobox', { name: t('answerFor', { name: 'Bwo' }) });
    await userEvent.selectOptions(other, t('chooseCard'));
    await userEvent.type(await screen.findByLabelText(t('cardName', { name: 'Bwo' })), 'Kite Ghost');
    await press(t('useCard'));
    await waitFor(() =>
      expect(review.mock.calls.at(-1)?.[0].answers.names).toEqual({ Kiet: null, Bwo: 'Kite Ghost' }),
    );
    await userEvent.selectOptions(select, t('asTextCard'));
    await waitFor(() => expect(review.mock.calls.at(-1)?.[0].answers.names).toEqual({ Bwo: 'Kite Ghost' }));
  });

  it('shows 20 of 60 unknown cards, and all when asked', async () => {
    const many = Array.from({ length: 60 }, (_, at) => unknown(`Kite ${at}`));
    const looked = lookOf({ unknown: many, unknownCount: 72 });
    await open({ review: async () => looked });
    await paste('many');
    await press(t('unknownTitle', { count: 72 }));
    expect(screen.getAllByRole('combobox', { name: /^What to do with/ })).toHaveLength(20);
    await press(t('showAll', { count: 60 }));
    expect(document.querySelectorAll('select')).toHaveLength(60);
    expect(screen.getByText(t('moreUnknown', { count: 12 }))).toBeDefined();
  });

  it('takes sections in, asks what lines mean, and says what is too little', async () => {
    const looked = lookOf({
      notes: ['360 cards are needed for 8 seats.'],
      review: {
        questions: [
          { line: 2, text: '7 Kites', choices: [7, 1].map((count) => ({ count, name: `Kite ${count}` })) },
        ],
        leftOut: [{ section: 'side', cards: 1, names: ['Low Tide'] }],
        ...{ takenIn: [], readAs: [] },
      },
    });
    const { review } = await open({ review: async () => looked });
    await paste('7 Kites');
    expect(await screen.findByText('360 cards are needed for 8 seats.')).toBeDefined();
    await press('Include it');
    await waitFor(() => expect(review.mock.calls.at(-1)?.[0].answers.takeIn).toEqual(['side']));
    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: 'What “7 Kites” is' }),
      '7 × Kite 7',
    );
    await waitFor(() =>
      expect(review.mock.calls.at(-1)?.[0].answers).toMatchObject({
        ...{ takeIn: ['side'], lines: { '7 Kites': '7 Kite 7' } },
      }),
    );
  });

  it('says why a link failed, keeps it, and tries again', async () => {
    const fetchCube = vi
      .fn<ListPorts['fetchCube']>()
      .mockRejectedValueOnce(refusal('CubeCobra has no such cube.'))
      .mockResolvedValueOnce({
        name: 'Kite cube',
        text: '1 Kite',
        cards: 1,
        leftOut: 0,
        fetchedAtMs: 0,
        changed: null,
      });
    const { onOpen } = await open({ fetchCube });
    await paste(LINK);
    expect((await screen.findByRole('alert')).textContent).toContain('CubeCobra has no such cube.');
    expect((await field()) as HTMLTextAreaElement).toHaveProperty('value', LINK);
    await press('Open the table');
    expect(onOpen).not.toHaveBeenCalled();
    await press(t('retry'));
    expect(await screen.findByDisplayValue('Kite cube')).toBeDefined();
  });

  it('says why a list could not be read, and reads another one', async () => {
    const review = vi
      .fn<ListPorts['review']>()
      .mockRejectedValueOnce(refusal('A list has at most 2,000 lines with cards.'))
      .mockResolvedValueOnce(lookOf());
    await open({ review });
    await paste('too long');
    expect((await screen.findByRole('alert')).textContent).toContain('at most 2,000 lines');
    await userEvent.clear(await field());
    await paste('1 Kite');
    expect(await screen.findByDisplayValue('Kites')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('can stop waiting for a cube', async () => {
    await open({ fetchCube: () => new Promise<never>(() => {}) });
    await paste(LINK);
    const status = (await screen.findByText(t('fetching'))).parentElement;
    await userEvent.click(within(status as HTMLElement).getByRole('button', { name: t('cancel') }));
    expect(screen.queryByText(t('fetching'))).toBeNull();
  });

  it('opens the table although there is no room to keep the list, and says so', async () => {
    const keep = async () => Promise.reject(refusal('You keep 20 lists already.', 'tooManyLists'));
    const { onOpen, onTold } = await open({ keep });
    await paste('1 Kite');
    await screen.findByDisplayValue('Kites');
    await press('Open the table');
    await waitFor(() => expect(onOpen).toHaveBeenCalled());
    expect(onOpen.mock.calls[0]?.[0].list).toEqual({
      ...{ name: 'Kites', text: '1 Kite', fileName: null, answers: { takeIn: [], lines: {}, names: {} } },
    });
    await waitFor(() =>
      expect(onTold).toHaveBeenCalledWith(t('notKept', { reason: 'You keep 20 lists already.' })),
    );
  });

  it('says why its table was not opened, and does not keep it twice', async () => {
    const { keep, onOpen } = await open();
    onOpen.mockRejectedValueOnce(refusal('You host a table already.'));
    await paste('1 Kite');
    await screen.findByDisplayValue('Kites');
    await press('Open the table');
    expect((await screen.findByRole('alert')).textContent).toContain('You host a table already.');
    await press('Open the table');
    await waitFor(() => expect(onOpen).toHaveBeenCalledTimes(2));
    expect(keep).toHaveBeenCalledTimes(1);
  });

  it('is drafted with bots, in another format', async () => {
    const { onOpen } = await open();
    await paste('1 Kite');
    await userEvent.click(await screen.findByRole('radio', { name: /^Grid/ }));
    await press(t('withBots'));
    await waitFor(() => expect(onOpen).toHaveBeenCalled());
    expect(onOpen.mock.calls[0]?.[0]).toEqual({
      ...{ list: { listId: 'kept' }, format: 'grid', solo: true, settings: { seats: 2 } },
    });
  });

  it('gives way to a game and comes back', async () => {
    const { onOpen } = await open();
    await paste('1 Kite');
    await screen.findByDisplayValue('Kites');
    await userEvent.click(screen.getByRole('radio', { name: /^Tea party/ }));
    expect(screen.queryByDisplayValue('Kites')).toBeNull();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Three packs/ }).checked).toBe(true);
    await userEvent.click(screen.getByRole('radio', { name: /^Kites/ }));
    expect(await screen.findByDisplayValue('Kites')).toBeDefined();
    await press('Open the table');
    await waitFor(() => expect(onOpen.mock.calls[0]?.[0]).toMatchObject({ format: 'booster' }));
  });

  it('is there again the next time, in the format and with the settings of the last table', async () => {
    const first = await open();
    await paste('1 Kite');
    await userEvent.click(await screen.findByRole('radio', { name: /^Grid/ }));
    await press('Open the table');
    await waitFor(() => expect(first.onOpen).toHaveBeenCalled());
    cleanup();
    const again = await open({ shelf: async () => ({ lists: [rowOf('old'), rowOf('kept')], most: 20 }) });
    expect(await screen.findByRole('radio', { name: /^List kept/, checked: true })).toBeDefined();
    await screen.findByDisplayValue('List kept');
    await press('Open the table');
    await waitFor(() => expect(again.onOpen).toHaveBeenCalled());
    expect(again.keep).not.toHaveBeenCalled();
    expect(again.onOpen.mock.calls[0]?.[0]).toMatchObject({
      ...{ list: { listId: 'kept' }, format: 'grid', settings: { seats: 2 } },
    });
  });

  it('lists the saved ones, and deletes one after asking', async () => {
    const lists = [rowOf('old'), rowOf('theirs', { isMine: false, isShared: true, ownerName: 'Basil' })];
    const { remove } = await open({ shelf: async () => ({ lists, most: 20 }) });
    expect(await screen.findByText('360 cards, text cards, shared by Basil')).toBeDefined();
    expect(screen.queryByRole('button', { name: t('actionsFor', { name: 'List theirs' }) })).toBeNull();
    await press(t('actionsFor', { name: 'List old' }));
    expect(screen.queryByRole('menuitem', { name: t('share') })).toBeNull();
    await userEvent.click(await screen.findByRole('menuitem', { name: t('delete') }));
    expect(remove).not.toHaveBeenCalled();
    const dialog = await screen.findByRole('dialog', { name: t('deleteTitle', { name: 'List old' }) });
    await userEvent.click(within(dialog).getByRole('button', { name: t('delete') }));
    await waitFor(() => expect(screen.queryByRole('radio', { name: /^List old/ })).toBeNull());
    expect(remove.mock.calls[0]?.[0]).toBe('old');
  });

  it('says that the saved ones could not be loaded, and loads them again', async () => {
    const shelf = vi
      .fn<ListPorts['shelf']>()
      .mockRejectedValueOnce(refusal('The shelf fell down.'))
      .mockResolvedValueOnce({ lists: [rowOf('old')], most: 20 });
    await open({ shelf });
    expect(await screen.findByText('The shelf fell down.')).toBeDefined();
    await press(t('retry'));
    expect(await screen.findByRole('radio', { name: /^List old/ })).toBeDefined();
  });
});

describe('a guest with a list', () => {
  const pasteAsGuest = async (text: string) => {
    await userEvent.click(await screen.findByRole('textbox', { name: t('fieldLabelGuest') }));
    await userEvent.paste(text);
  };

  it('drafts it with bots, without its being kept', async () => {
    const { keep, shelf, onOpen } = await open({}, guest);
    expect(screen.getByText(t('guestWords'))).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Open the table' })).toBeNull();
    await pasteAsGuest('1 Kite');
    await screen.findByDisplayValue('Kites');
    await press(t('withBots'));
    await waitFor(() => expect(onOpen).toHaveBeenCalled());
    expect(onOpen.mock.calls[0]?.[0]).toMatchObject({
      list: { text: '1 Kite' },
      format: 'booster',
      solo: true,
    });
    expect(keep).not.toHaveBeenCalled();
    expect(shelf).not.toHaveBeenCalled();
  });

  it('is told that links need an account', async () => {
    const { fetchCube } = await open({}, guest);
    await pasteAsGuest(LINK);
    expect((await screen.findByRole('alert')).textContent).toContain(t('linkNeedsAccount'));
    expect(fetchCube).not.toHaveBeenCalled();
  });
});
