// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ImportQuestion, WordAnswers } from '#contract/admin/importQuestions.ts';
import type { ImportRepair, ImportView } from '#contract/admin/imports.ts';
import type { UndoEffects } from '#contract/admin/importUndo.ts';
import { importView } from '#src/machines/testing/importViews.ts';
import { loadMessages } from '#src/ui/messages/load.ts';
import { messagesFor } from '#src/ui/messages/messagesFor.ts';
import { ImportScreen } from './ImportScreen.tsx';
import type { ImportPorts } from './importParts.ts';
import { portsWith, showScreen } from './importScreens.testkit.tsx';

const shared = (key: 'undo' | 'redo' | 'draftIt' | 'hostTable' | 'publishAndHost') =>
  messagesFor('en', 'imports')(key);
const wordsNow = () => messagesFor('en', 'adminImport');
let t: ReturnType<typeof wordsNow>;
beforeAll(async () => {
  await loadMessages('admin', 'adminImport', 'imports', 'importChanges');
  t = wordsNow();
});
afterEach(cleanup);

const EFFECTS: UndoEffects = {
  goes: { set: 1, card: 2, printing: 0, pack: 0, template: 0, pictures: 0 },
  ...{ restored: 0, words: [], drafts: 1, decks: 2, isGameGone: false, blockers: [], keptUntilMs: 0 },
};
const COLUMNS = [{ name: 'Tail', sample: 'long', isExternalId: false, nameTag: null }];

/** The screen with one file read as `first`; reading it again is `second`. */
async function readOnce(change: Partial<ImportView> = {}, hostRefusals: string[] = []) {
  const asked = importView({ columns: COLUMNS, ...change });
  const heads: { map: unknown; repairs: readonly ImportRepair[] }[] = [];
  const discarded: string[] = [];
  const went: string[] = [];
  const given: WordAnswers[] = [];
  const states = new Map<string, ImportView['state']>();
  let refreshes = 0;
  const ids = ['first', 'second', 'third'];
  const discard = async ({ id }: { readonly id: string }) => void discarded.push(id);
  const ports = portsWith<ImportPorts>({
    files: {
      begin: async ({ map, repairs }) => {
        heads.push({ map, repairs });
        return ids.shift() ?? '';
      },
      discard,
    },
    wizard: portsWith<ImportPorts['wizard']>({
      watch: async ({ id }) => ({ ...asked, id, state: states.get(id) ?? 'ready' }),
      discard,
      store: async ({ id }) => void states.set(id, 'done'),
      answer: async ({ answers }) => {
        given.push(answers);
        return { ...asked, asks: null };
      },
      weigh: async () => EFFECTS,
      undo: async ({ id }) => void states.set(id, 'undone'),
      redo: async ({ id }) => {
        states.set(id, 'done');
        return importView({ id, state: 'done' });
      },
    }),
    rows: async () => ({ rows: [], total: 0, page: 1 }),
    draftIt: async (of, template) => void went.push(`draft ${of} ${template}`),
    hostTable: async (of, template) => {
      const refusal = hostRefusals.shift();
      if (refusal !== undefined) throw new Error(refusal);
      went.push(`host ${of} ${template}`);
    },
    publish: async (of, version) => void went.push(`publish ${of} ${version}`),
  });
  showScreen(<ImportScreen ports={ports} />, () => {
    refreshes += 1;
  });
  await userEvent.upload(
    await screen.findByLabelText(t('cardFiles')),
    new File(['Tail\nlong\n'], 'kites.csv'),
  );
  await userEvent.click(press(t('read', { count: 1 })));
  await screen.findByRole('heading', { name: t('preview') });
  return { discarded, went, given, heads, refreshes: () => refreshes };
}

const press = (name: string) => screen.getByRole('button', { name });
const IMPORT_SET = 'Import 1 set';

describe('an import whose columns are changed', () => {
  it('takes the place of the earlier reading, and names one of a thing as one', async () => {
    const { discarded } = await readOnce();
    expect(screen.getByRole('option', { name: '1 set' })).toBeDefined();
    await userEvent.selectOptions(screen.getByLabelText(t('columnIs', { column: 'Tail' })), 'leaveOut');
    await userEvent.click(press(t('readAgain')));
    await waitFor(() => expect(discarded).toEqual(['first']));
  });
});

const COST = { column: 'cost', expected: 'a number or a cost such as {2}{W}' };
const NAME = { column: 'title', expected: 'the name of a card' };
const grouped = (group: typeof COST, rows: number) => ({
  ...group,
  rows,
  found: [{ text: 'two', rows }],
  examples: [{ ...group, row: 2, found: 'two' }],
});
const REJECTED = {
  rejected: 3,
  groups: [grouped(COST, 2), grouped(NAME, 1)],
  columns: [{ name: 'cost', sample: 'two', isExternalId: false, nameTag: null }],
  map: { cost: 'cost', name: 'title' },
};

describe('rows that need a repair [finding A7]', () => {
  const fix = () => press(t('fixRows', { count: 2, column: 'cost' }));
  const field = () => screen.getByLabelText(t('readAs', { column: 'cost' }));

  it('are fixed by one press: cells that can be set are read as they were set, other rows are left out', async () => {
    const { heads } = await readOnce(REJECTED);
    screen.getByRole('heading', { name: t('repairs', { rows: 3, fixes: 2 }) });
    await userEvent.type(field(), '2');
    await userEvent.click(press(t('fixAll', { count: 2 })));
    await waitFor(() => expect(heads.length).toBe(2));
    expect(heads[1]?.repairs).toEqual([
      { ...COST, value: '2' },
      { ...NAME, value: null },
    ]);
  });

  it('are fixed one kind at a time, and each fix can be undone', async () => {
    const { heads } = await readOnce(REJECTED);
    await userEvent.type(field(), '2{Enter}');
    await waitFor(() => expect(heads.length).toBe(2));
    expect(heads[1]?.repairs).toEqual([{ ...COST, value: '2' }]);
    await userEvent.click(await screen.findByRole('button', { name: t('undoFix', { column: 'cost' }) }));
    await waitFor(() => expect(heads.length).toBe(3));
    expect(heads[2]?.repairs).toEqual([]);
  });

  it('stay as they are while the value that is typed can’t be read either', async () => {
    const { heads } = await readOnce(REJECTED);
    await userEvent.type(field(), 'three');
    await userEvent.click(fix());
    screen.getByText(t('notReadable', { expected: COST.expected }));
    expect(heads.length).toBe(1);
    await userEvent.click(press(t('leaveOutLabel', { count: 2, column: 'cost' })));
    await waitFor(() => expect(heads[1]?.repairs).toEqual([{ ...COST, value: null }]));
  });
});

describe('an import of cards from several sets', () => {
  it('lists the sets with their cards, and reads the files again as the one that is chosen', async () => {
    const sets = [
      { name: 'Ferry Legends', code: 'XFL', cards: 40 },
      { name: 'Mill Tins', code: 'XMT', cards: 1 },
    ];
    const { heads, discarded } = await readOnce({
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
    expect(heads.map(({ map }) => map)).toEqual([null, { set: 'Mill Tins' }]);
  });

  it('has no choice where there is one set', async () => {
    await readOnce();
    expect(screen.queryByLabelText('Set')).toBeNull();
  });
});

describe('a new game', () => {
  it('is called after its file until somebody types a name', async () => {
    await readOnce();
    await userEvent.click(press(t('startOver')));
    const file = new File(['Tail\nlong\n'], 'my_cube-v2.txt');
    await userEvent.upload(await screen.findByLabelText(t('cardFiles')), file);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: t('game') }), t('newGame'));
    const name = screen.getByLabelText<HTMLInputElement>(t('newName'));
    expect(name.value).toBe('My cube v2');
    await userEvent.clear(name);
    await userEvent.type(name, 'Office cube');
    expect(name.value).toBe('Office cube');
  });
});

describe('an import that is done', () => {
  it('says so itself: nothing covers its lines, and the counts beside it are read again', async () => {
    const { refreshes } = await readOnce();
    await userEvent.click(press(IMPORT_SET));
    await screen.findByText(t('imported'));
    expect(refreshes()).toBe(1);
  });

  it.each([
    ['published', 'hostTable', ['host kites kites-draft']],
    ['draft', 'publishAndHost', ['publish kites v1', 'host kites kites-draft']],
  ] as const)('leads to a draft and to a table of a game that is %s', async (status, words, after) => {
    const next = { template: 'kites-draft', status, version: 'v1', missing: null };
    const { went } = await readOnce({ next });
    await userEvent.click(press(IMPORT_SET));
    await userEvent.click(await screen.findByRole('button', { name: shared('draftIt') }));
    expect(went).toEqual(['draft kites kites-draft']);
    await userEvent.click(screen.getByRole('button', { name: shared(words) }));
    expect(went.slice(1)).toEqual(after);
  });

  it('publishes the game once, though its table is not opened at the first press', async () => {
    const next = { template: 'kites-draft', status: 'draft', version: 'v1', missing: null } as const;
    const { went } = await readOnce({ next }, ['Five tables are open.']);
    await userEvent.click(press(IMPORT_SET));
    await userEvent.click(await screen.findByRole('button', { name: shared('publishAndHost') }));
    expect(await screen.findByText('Five tables are open.')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: shared('hostTable') }));
    expect(went).toEqual(['publish kites v1', 'host kites kites-draft']);
  });

  it('says why its cards can’t be drafted', async () => {
    const next = { template: null, status: 'draft', version: 'v1', missing: 'Kites has no cards.' } as const;
    await readOnce({ next });
    await userEvent.click(press(IMPORT_SET));
    expect(await screen.findByText('Kites has no cards.')).toBeDefined();
    expect(screen.queryByRole('button', { name: shared('draftIt') })).toBeNull();
  });

  it('asks what undoing would take away before it is undone, and can be redone', async () => {
    await readOnce();
    await userEvent.click(press(IMPORT_SET));
    await userEvent.click(await screen.findByRole('button', { name: t('undoImport') }));
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toContain('This removes 2 cards and 1 set.');
    expect(question.textContent).toContain('1 draft and 2 decks made since then keep their cards.');
    await userEvent.click(within(question).getByRole('button', { name: shared('undo') }));
    await userEvent.click(await screen.findByRole('button', { name: shared('redo') }));
    await screen.findByText(t('imported'));
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
    const { given } = await readOnce({ asks: { questions: [question, listed], known } });
    const store = press(IMPORT_SET);
    expect(store.getAttribute('aria-disabled')).toBe('true');
    await userEvent.selectOptions(screen.getByLabelText('What “Rrae” is'), 'It’s Rare');
    expect(given).toEqual([{ rarity: { rrae: { is: 'rare' } }, lane: {}, attribute: {} }]);
    await waitFor(() => expect(press(IMPORT_SET).getAttribute('aria-disabled')).not.toBe('true'));
  });
});
