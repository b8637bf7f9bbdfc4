import { type AnyEventObject, type AnyMachineSnapshot, createActor } from 'xstate';
import type { ImportQuestion } from '#contract/admin/importQuestions.ts';
import type { ImportState, ImportView } from '#contract/admin/imports.ts';
import type { UndoEffects } from '#contract/admin/importUndo.ts';
import {
  type ImportWizardEvent,
  importWizardMachine,
  openQuestionsOf,
  selectImport,
  selectImportFailure,
  selectIsDiscarded,
  selectIsImportBusy,
  selectIsUnloadable,
  selectUndoEffects,
} from '#src/machines/importWizard.ts';
import { generatePaths } from '#src/machines/paths/model.ts';
import { watchTransitions } from '#src/machines/paths/transitions.ts';
import { deferredPorts } from '../deferredPorts.ts';
import type { Executors } from '../walk.ts';
import { expectSame, type Walker } from '../walker.ts';

const NONE = { create: 0, update: 0, skip: 0 };
const QUESTION: ImportQuestion = {
  kind: 'rarity',
  key: 'rrae',
  label: 'Rrae',
  count: 3,
  examples: ['Kettle Ghost (TEA 1)'],
  nearest: { key: 'rare', label: 'Rare' },
  answer: null,
  canLeaveOut: true,
  isListed: false,
};
const ASKED = [QUESTION, { ...QUESTION, kind: 'lane', key: 'steem', label: 'Steem' } as const];

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
  progress: null,
  counts: { card: NONE, printing: NONE, set: NONE, pack: NONE, template: NONE },
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
  asks: { questions: [...questions], known: { rarity: [], lane: [], attribute: [] } },
});
const answered = ASKED.map((question) => ({ ...question, answer: 'add' as const }));
const VIEWS = {
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
const views = Object.entries(VIEWS).map(([wording, output]) => ({ wording, output }));
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
const EFFECTS = { free: effectsOf([]), needed: effectsOf(['A pack names Kettle Ghost.']) };
const broken = [{ error: { status: 409, message: '', reply: 'No.' } }];
const PORTS = ['watch', 'answer', 'store', 'discard', 'restore', 'weigh', 'undo', 'redo'] as const;

const paths = generatePaths(importWizardMachine, {
  input: { id: 'i' },
  events: {
    'words.answered': [
      { wording: 'one', words: [{ kind: 'rarity', key: 'rrae', answer: { is: 'rare' } }] },
      { wording: 'all', words: ASKED.map(({ kind, key }) => ({ kind, key, answer: 'add' })) },
    ],
    'xstate.done.actor.watch': views,
    'xstate.done.actor.answer': views.filter(({ wording }) => ['asking', 'ready'].includes(wording)),
    'xstate.done.actor.restore': views.filter(({ wording }) => ['asking', 'refused'].includes(wording)),
    'xstate.done.actor.redo': views.filter(({ wording }) => wording === 'done'),
    'xstate.done.actor.weigh': Object.entries(EFFECTS).map(([wording, output]) => ({ wording, output })),
    'xstate.done.actor.store': [{ output: null }],
    'xstate.done.actor.discard': [{ output: null }],
    'xstate.done.actor.undo': [{ output: null }],
    ...Object.fromEntries(PORTS.map((port) => [`xstate.error.actor.${port}`, broken])),
  },
  key: ({ value, context: { view, effects } }: AnyMachineSnapshot) => [
    value,
    view?.state,
    view?.isKept,
    openQuestionsOf(view).length,
    effects?.blockers.length,
  ],
});
const watch = watchTransitions(importWizardMachine);

/** Where somebody is, told apart from the machine. */
type Place =
  | 'opening'
  | 'unloadable'
  | 'waiting'
  | 'looking'
  | 'asked'
  | 'discarded'
  | { readonly doing: (typeof PORTS)[number] };

interface World {
  readonly place: Place;
  readonly view: ImportView | null;
  readonly effects: UndoEffects | null;
  readonly failure: string | null;
  readonly asks: readonly string[];
  /** How often the game was said to have other cards. */
  readonly changes: number;
}

const FIRST: World = {
  place: 'opening',
  view: null,
  effects: null,
  failure: null,
  asks: ['watch'],
  changes: 0,
};

const MOVING: readonly ImportState[] = ['reading', 'storing', 'undoing'];
const SETTLED: readonly ImportState[] = ['done', 'undone'];

/** What is shown once an import is heard of: one that moves is watched on, one that is there or gone is counted. */
function heard(world: World, view: ImportView): World {
  if (MOVING.includes(view.state))
    return { ...world, view, place: 'waiting', asks: [...world.asks, 'watch'] };
  return {
    ...world,
    view,
    place: 'looking',
    changes: world.changes + (SETTLED.includes(view.state) ? 1 : 0),
  };
}

const ask = (world: World, doing: (typeof PORTS)[number]): World => ({
  ...world,
  place: { doing },
  failure: null,
  asks: [...world.asks, doing],
});

const again = (world: World): World => ({
  ...world,
  place: 'opening',
  effects: null,
  asks: [...world.asks, 'watch'],
});

function afterPress(world: World, event: AnyEventObject): World {
  const { place, view, effects } = world;
  const isLooking = place === 'looking';
  switch (event.type) {
    case 'retry.pressed':
      return place === 'unloadable' ? again({ ...world, failure: null }) : world;
    case 'words.answered': {
      const isAnswering = typeof place === 'object' && place.doing === 'answer';
      if (!view?.asks || !(isAnswering || (isLooking && view.state === 'ready'))) return world;
      const words: readonly { kind: string; key: string; answer: ImportQuestion['answer'] }[] = event.words;
      const questions = view.asks.questions.map((question) => ({
        ...question,
        answer:
          words.find(({ kind, key }) => kind === question.kind && key === question.key)?.answer ??
          question.answer,
      }));
      return ask({ ...world, view: { ...view, asks: { ...view.asks, questions } } }, 'answer');
    }
    case 'store.pressed': {
      const isOpen = view?.asks?.questions.some(({ answer }) => answer === null) ?? false;
      return isLooking && view?.state === 'ready' && !isOpen ? ask(world, 'store') : world;
    }
    case 'discard.pressed':
      if (place === 'waiting') return view?.state === 'reading' ? ask(world, 'discard') : world;
      return isLooking && (view?.state === 'ready' || view?.state === 'refused')
        ? ask(world, 'discard')
        : world;
    case 'restore.pressed':
      return place === 'discarded' ? ask(world, 'restore') : world;
    case 'undo.pressed':
      return isLooking && view?.state === 'done' && view.isKept ? ask(world, 'weigh') : world;
    case 'undo.confirmed':
      return place === 'asked' && effects?.blockers.length === 0 ? ask(world, 'undo') : world;
    case 'undo.cancelled':
      if (place !== 'asked') return world;
      return { ...world, place: 'looking', effects: null, changes: world.changes + 1 };
    case 'redo.pressed':
      return isLooking && view?.state === 'undone' && view.isKept ? ask(world, 'redo') : world;
    default:
      throw new Error(`Nothing is promised of ${event.type}.`);
  }
}

function afterAnswer(world: World, event: AnyEventObject): World {
  switch (event.type.replace('xstate.done.actor.', '')) {
    case 'watch':
    case 'answer':
    case 'restore':
    case 'redo':
      return heard(world, event.output);
    case 'weigh':
      return { ...world, place: 'asked', effects: event.output };
    case 'discard':
      return { ...world, place: 'discarded' };
    default:
      return again(world);
  }
}

function afterFault(world: World, event: AnyEventObject): World {
  const told = { ...world, failure: 'No.' };
  if (event.type.endsWith('.watch')) return { ...told, place: 'unloadable' };
  return event.type.endsWith('.restore') ? { ...told, place: 'discarded' } : again(told);
}

function after(world: World, event: AnyEventObject): World {
  if (event.type.startsWith('xstate.done.')) return afterAnswer(world, event);
  return event.type.startsWith('xstate.error.') ? afterFault(world, event) : afterPress(world, event);
}

function wizardUnderTest() {
  const ports = deferredPorts();
  let changes = 0;
  const machine = importWizardMachine.provide({
    actors: {
      watch: ports.port('watch'),
      answer: ports.port('answer'),
      store: ports.port('store'),
      discard: ports.port('discard'),
      restore: ports.port('restore'),
      weigh: ports.port('weigh'),
      undo: ports.port('undo'),
      redo: ports.port('redo'),
    },
    actions: {
      tellChanged: () => {
        changes += 1;
      },
    },
  });
  const actor = createActor(machine, { input: { id: 'i' }, inspect: watch.inspect }).start();
  const seen = () => {
    const snapshot = actor.getSnapshot();
    return {
      view: selectImport(snapshot),
      effects: selectUndoEffects(snapshot),
      failure: selectImportFailure(snapshot),
      isUnloadable: selectIsUnloadable(snapshot),
      isDiscarded: selectIsDiscarded(snapshot),
      isBusy: selectIsImportBusy(snapshot),
      asks: ports.calls.map(({ port }) => port),
      changes,
    };
  };
  const press = ({ event }: { event: AnyEventObject }) => actor.send(event as ImportWizardEvent);
  const presses = [
    'retry.pressed',
    'words.answered',
    'store.pressed',
    'discard.pressed',
    'restore.pressed',
    'undo.pressed',
    'undo.confirmed',
    'undo.cancelled',
    'redo.pressed',
  ];
  const executors: Executors = {
    ...Object.fromEntries(presses.map((type) => [type, press])),
    ...Object.fromEntries(
      PORTS.flatMap((port): [string, Executors[string]][] => [
        [`xstate.done.actor.${port}`, ({ event }) => ports.answer(port, event.output)],
        [`xstate.error.actor.${port}`, ({ event }) => ports.fail(port, event.error)],
      ]),
    ),
  };
  return { actor, seen, executors };
}

/** An import from its files to its cards and back, over a server whose words are the test's. */
export const importWizardWalker: Walker = {
  name: 'importWizard',
  where: 'simulation',
  machine: importWizardMachine,
  paths,
  watch,
  open() {
    const sut = wizardUnderTest();
    let world = FIRST;
    const promised = () => {
      const { place, ...shown } = world;
      const doing = typeof place === 'object' ? place.doing : null;
      return {
        ...shown,
        isUnloadable: place === 'unloadable',
        isDiscarded: place === 'discarded' || doing === 'restore',
        isBusy: doing !== null,
      };
    };
    expectSame(sut.seen(), promised());
    return {
      executors: sut.executors,
      check({ event }) {
        world = after(world, event);
        expectSame(sut.seen(), promised());
      },
      close: () => void sut.actor.stop(),
    };
  },
};
