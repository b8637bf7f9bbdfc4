import type { ImportQuestion } from '#contract/admin/importQuestions.ts';
import type { ImportState, ImportView } from '#contract/admin/imports.ts';
import type { UndoEffects } from '#contract/admin/importUndo.ts';

const NONE = { create: 0, update: 0, skip: 0 };
const RARE = { key: 'rare', label: 'Rare' };
const QUESTION: ImportQuestion = {
  kind: 'rarity',
  key: 'rrae',
  label: 'Rrae',
  count: 3,
  examples: ['Kettle Ghost (TEA 1)'],
  nearest: RARE,
  answer: null,
  canLeaveOut: true,
  isListed: false,
};
export const ASKED = [
  QUESTION,
  { ...QUESTION, kind: 'lane', key: 'steem', label: 'Steem', isListed: true } as const,
];

/** What is being read is fetched first, so that it can be stopped. */
const PROGRESS: Readonly<Partial<Record<ImportState, ImportView['progress']>>> = {
  reading: { step: 'fetching', done: 1, total: 2 },
  storing: { step: 'storing', done: 1, total: 2 },
};

const viewOf = (state: ImportState, questions: readonly ImportQuestion[], isKept = true): ImportView => ({
  id: 'i',
  state,
  fileName: 'tea.csv',
  format: 'CSV table',
  version: 1,
  by: 'Vera',
  game: { slug: 'tea', name: 'Tea', isNew: false },
  createdAtMs: 0,
  storedAtMs: null,
  undoneAtMs: null,
  progress: PROGRESS[state] ?? null,
  counts: { card: NONE, printing: NONE, set: { ...NONE, create: 1 }, pack: NONE, template: NONE },
  rejected: 0,
  groups: [],
  warnings: [],
  nameOnly: 0,
  changed: [],
  kept: 0,
  nameOnlyNames: [],
  joined: 0,
  refusal: null,
  columns: [],
  map: {},
  lastMap: null,
  isKept,
  keptUntilMs: 1,
  asks: { questions: [...questions], known: { rarity: [RARE], lane: [], attribute: [] } },
});
const answered = ASKED.map((question) => ({ ...question, answer: 'add' as const }));
/** An import in each of its states. */
export const VIEWS = {
  reading: viewOf('reading', []),
  storing: viewOf('storing', []),
  asking: viewOf('ready', ASKED),
  ready: viewOf('ready', answered),
  refused: viewOf('refused', []),
  done: viewOf('done', []),
  'done long ago': viewOf('done', [], false),
  undone: viewOf('undone', []),
  'undone long ago': viewOf('undone', [], false),
};
const effectsOf = (blockers: string[]): UndoEffects => ({
  goes: { set: 1, card: 2, printing: 2, pack: 0, template: 0, pictures: 0 },
  restored: 0,
  words: [],
  drafts: 0,
  decks: 0,
  isGameGone: false,
  blockers,
  keptUntilMs: 1,
});
/** What undoing it would do, and what is in the way. */
export const EFFECTS = { free: effectsOf([]), needed: effectsOf(['A pack names Kettle Ghost.']) };
export const REFUSED = { status: 409, message: 'No.', reply: 'No.' };
