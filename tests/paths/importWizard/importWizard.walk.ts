import { type AnyEventObject, type AnyMachineSnapshot, createActor } from 'xstate';
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
} from '#src/machines/lists/importWizard.ts';
import { generatePaths } from '#src/machines/paths/model.ts';
import { watchTransitions } from '#src/machines/paths/transitions.ts';
import { deferredPorts } from '../deferredPorts.ts';
import type { Executors } from '../walk.ts';
import { expectSame, type Walker } from '../walker.ts';
import { after, FIRST, PORTS } from './importWizard.oracle.ts';
import { IMPORT_WIZARD_PROOFS } from './importWizard.proofs.ts';
import { ASKED, EFFECTS, REFUSED, VIEWS } from './importWizard.samples.ts';

const views = Object.entries(VIEWS).map(([wording, output]) => ({ wording, output }));
const broken = [{ error: REFUSED }];

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
  proofs: IMPORT_WIZARD_PROOFS,
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
