// @vitest-environment happy-dom
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ImportQuestion, WordAnswers } from '#contract/admin/importQuestions.ts';
import type { ImportView } from '#contract/admin/imports.ts';
import type { UndoEffects } from '#contract/admin/importUndo.ts';
import { loadMessages } from '#src/ui/messages/load.ts';
import { messagesFor } from '#src/ui/messages/messagesFor.ts';
import { AdminShellContext } from '../shell/adminShellParts.ts';
import { ImportScreen } from './ImportScreen.tsx';
import type { ImportPorts } from './importParts.ts';

const unasked = () => Promise.reject(new Error('Nobody asked for this.'));
const leaving = { hold: () => () => {}, leave: (then: () => void) => then(), letGo: () => {} };
const game = { slug: 'kites', name: 'Kites', status: 'draft' as const };

const t = (key: 'undo' | 'redo' | 'draftIt' | 'hostTable' | 'publishAndHost') =>
  messagesFor('en', 'imports')(key);
beforeAll(() => loadMessages('imports'));

const EFFECTS: UndoEffects = {
  goes: { set: 1, card: 2, printing: 0, pack: 0, template: 0, pictures: 0 },
  restored: 0,
  words: [],
  drafts: 1,
  decks: 2,
  isGameGone: false,
  blockers: [],
  keptUntilMs: 0,
};
const NONE = { create: 0, update: 0, skip: 0 };

const viewOf = (id: string): ImportView => ({
  id,
  state: 'ready',
  fileName: 'kites.csv',
  format: 'CSV table',
  version: 1,
  by: 'Vera',
  game: { slug: 'kites', name: 'Kites', isNew: false },
  createdAtMs: 0,
  storedAtMs: null,
  undoneAtMs: null,
  progress: null,
  counts: { card: NONE, printing: NONE, pack: NONE, template: NONE, set: { ...NONE, create: 1 } },
  changed: [],
  kept: 0,
  rejected: 0,
  groups: [],
  warnings: [],
  nameOnly: 0,
  nameOnlyNames: [],
  joined: 0,
  refusal: null,
  columns: [{ name: 'Tail', sample: 'long', isExternalId: false }],
  map: {},
  lastMap: null,
  isKept: true,
  keptUntilMs: 0,
  asks: null,
});

/** The screen with one file read as `first`; reading it again is `second`. */
async function readOnce(
  asks: ImportView['asks'] = null,
  change: Partial<ImportView> = {},
  hostRefusals: string[] = [],
) {
  const asked = { ...viewOf('first'), asks, ...change };
  const maps: unknown[] = [];
  const discarded: string[] = [];
  const told: string[] = [];
  const went: string[] = [];
  const given: WordAnswers[] = [];
  const undone = new Set<string>();
  let refreshes = 0;
  const stored = new Set<string>();
  const ids = ['first', 'second'];
  const ports: ImportPorts = {
    begin: async ({ map }) => {
      maps.push(map);
      return ids.shift() ?? '';
    },
    watch: async (id) => ({
      ...asked,
      id,
      state: stored.has(id) ? 'done' : undone.has(id) ? 'undone' : 'ready',
    }),
    rows: async () => ({ rows: [], total: 0, page: 1 }),
    discard: async (id) => void discarded.push(id),
    list: unasked,
    rejectedCsv: unasked,
    store: async (id) => void stored.add(id),
    answer: async (_id, answers) => {
      given.push(answers);
      return { ...asked, asks: null };
    },
    weigh: async () => EFFECTS,
    undo: async (id) => {
      stored.delete(id);
      undone.add(id);
    },
    redo: async (id) => {
      undone.delete(id);
      stored.add(id);
      return { ...viewOf(id), state: 'done' };
    },
    restore: async (id) => viewOf(id),
    matchPictures: unasked,
    sendPicture: unasked,
    draftIt: async (of, template) => void went.push(`draft ${of} ${template}`),
    hostTable: async (of, template) => {
      const refusal = hostRefusals.shift();
      if (refusal !== undefined) throw new Error(refusal);
      went.push(`host ${of} ${template}`);
    },
    publish: async (of, version) => void went.push(`publish ${of} ${version}`),
  };
  const offerUndo = ({ text }: { text: string }) => void told.push(text);
  const refresh = () => {
    refreshes += 1;
  };
  const shell = { game: game.slug, games: [game], offerUndo, refresh, revision: 0, leaving };
  const router = createRouter({
    routeTree: createRootRoute({
      component: () => (
        <AdminShellContext value={shell}>
          <ImportScreen ports={ports} />
        </AdminShellContext>
      ),
    }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  render(<RouterProvider router={router as never} />);
  await userEvent.upload(await screen.findByLabelText('Card files'), new File(['Tail\nlong\n'], 'kites.csv'));
  await userEvent.click(screen.getByRole('button', { name: 'Read the file' }));
  await screen.findByRole('heading', { name: 'Preview' });
  return { discarded, told, went, given, maps, refreshes: () => refreshes };
}

beforeAll(() => loadMessages('importChanges'));
afterEach(cleanup);

describe('an import whose columns are changed', () => {
  it('takes the place of the earlier reading, and names one of a thing as one', async () => {
    const { discarded } = await readOnce();
    expect(screen.getByRole('option', { name: '1 set' })).toBeDefined();
    await userEvent.selectOptions(screen.getByLabelText('“Tail” is'), 'leaveOut');
    await userEvent.click(screen.getByRole('button', { name: 'Read again' }));
    await waitFor(() => expect(discarded).toEqual(['first']));
  });
});

describe('an import of cards from several sets', () => {
  it('lists the sets with their cards, and reads the files again as the one that is chosen', async () => {
    const sets = [
      { name: 'Ferry Legends', code: 'XFL', cards: 40 },
      { name: 'Mill Tins', code: 'XMT', cards: 1 },
    ];
    const { maps, discarded } = await readOnce(null, {
      columns: [],
      sets: { chosen: 'Ferry Legends', sets },
    });
    const field = screen.getByLabelText<HTMLSelectElement>('Set');
    expect([field.value, [...field.options].map(({ text }) => text)]).toEqual([
      'Ferry Legends',
      ['Ferry Legends (XFL): 40 cards', 'Mill Tins (XMT): 1 card'],
    ]);
    await userEvent.selectOptions(field, 'Mill Tins');
    await waitFor(() => expect(discarded).toEqual(['first']));
    expect(maps).toEqual([null, { set: 'Mill Tins' }]);
  });

  it('has no choice where there is one set', async () => {
    await readOnce();
    expect(screen.queryByLabelText('Set')).toBeNull();
  });
});

describe('a new game', () => {
  it('is called after its file until somebody types a name', async () => {
    await readOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Start over' }));
    const file = new File(['Tail\nlong\n'], 'my_cube-v2.txt');
    await userEvent.upload(await screen.findByLabelText('Card files'), file);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Game' }), 'A new game');
    const name = screen.getByLabelText<HTMLInputElement>('Name of the new game');
    expect(name.value).toBe('My cube v2');
    await userEvent.clear(name);
    await userEvent.type(name, 'Office cube');
    expect(name.value).toBe('Office cube');
  });
});

describe('an import that is done', () => {
  it('says so itself: nothing covers its lines, and the counts beside it are read again', async () => {
    const { told, refreshes } = await readOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Import 1 set' }));
    await screen.findByText('Imported.');
    expect([told, refreshes()]).toEqual([[], 1]);
  });

  it.each([
    ['published', 'hostTable', ['host kites kites-draft']],
    ['draft', 'publishAndHost', ['publish kites v1', 'host kites kites-draft']],
  ] as const)('leads to a draft and to a table of a game that is %s', async (status, words, after) => {
    const next = { template: 'kites-draft', status, version: 'v1', missing: null };
    const { went } = await readOnce(null, { next });
    await userEvent.click(screen.getByRole('button', { name: 'Import 1 set' }));
    await userEvent.click(await screen.findByRole('button', { name: t('draftIt') }));
    expect(went).toEqual(['draft kites kites-draft']);
    await userEvent.click(screen.getByRole('button', { name: t(words) }));
    expect(went.slice(1)).toEqual(after);
  });

  it('publishes the game once, though its table is not opened at the first press', async () => {
    const next = { template: 'kites-draft', status: 'draft', version: 'v1', missing: null } as const;
    const { went } = await readOnce(null, { next }, ['Five tables are open.']);
    await userEvent.click(screen.getByRole('button', { name: 'Import 1 set' }));
    await userEvent.click(await screen.findByRole('button', { name: t('publishAndHost') }));
    expect(await screen.findByText('Five tables are open.')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: t('hostTable') }));
    expect(went).toEqual(['publish kites v1', 'host kites kites-draft']);
  });

  it('says why its cards can’t be drafted', async () => {
    const next = { template: null, status: 'draft', version: 'v1', missing: 'Kites has no cards.' } as const;
    await readOnce(null, { next });
    await userEvent.click(screen.getByRole('button', { name: 'Import 1 set' }));
    expect(await screen.findByText('Kites has no cards.')).toBeDefined();
    expect(screen.queryByRole('button', { name: t('draftIt') })).toBeNull();
  });

  it('asks what undoing would take away before it is undone, and can be redone', async () => {
    await readOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Import 1 set' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo the import' }));
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toContain('These go: 2 cards and 1 set.');
    expect(question.textContent).toContain('1 draft and 2 decks made since then keep their cards.');
    await userEvent.click(within(question).getByRole('button', { name: t('undo') }));
    await userEvent.click(await screen.findByRole('button', { name: t('redo') }));
    await screen.findByText('Imported.');
  });
});

describe('an import with words that the game does not know', () => {
  const question: ImportQuestion = {
    kind: 'rarity',
    key: 'rrae',
    label: 'Rrae',
    count: 3,
    examples: ['Box (KIT 1)'],
    nearest: { key: 'rare', label: 'Rare' },
    answer: null,
    canLeaveOut: true,
    isListed: false,
  };

  it('is imported once each has an answer', async () => {
    const known = { rarity: [{ key: 'rare', label: 'Rare' }], lane: [], attribute: [] };
    const listed: ImportQuestion = {
      ...question,
      kind: 'lane',
      key: 'wind',
      label: 'Wind',
      isListed: true,
    };
    const { given } = await readOnce({ questions: [question, listed], known });
    const store = screen.getByRole('button', { name: 'Import 1 set' });
    expect(store.getAttribute('aria-disabled')).toBe('true');
    await userEvent.selectOptions(screen.getByLabelText('What “Rrae” is'), 'It’s Rare');
    expect(given).toEqual([{ rarity: { rrae: { is: 'rare' } }, lane: {}, attribute: {} }]);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Import 1 set' }).getAttribute('aria-disabled')).not.toBe(
        'true',
      ),
    );
  });
});
