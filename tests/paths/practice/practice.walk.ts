import { type AnyEventObject, createActor } from 'xstate';
import { generatePaths } from '#src/machines/paths/model.ts';
import { watchTransitions } from '#src/machines/paths/transitions.ts';
import {
  type PracticeEvent,
  type PracticeSnapshot,
  type PracticeToSave,
  practiceMachine,
  selectPracticeChosen,
  selectPracticeDraft,
  selectPracticeFailure,
  selectPracticeSaving,
  selectPracticeSide,
  selectPracticeState,
} from '#src/machines/practice/practice.ts';
import { practiceView, resumePractice } from '#src/machines/practice/practiceDraft.ts';
import { deferredPorts } from '../deferredPorts.ts';
import type { Executors } from '../walk.ts';
import { expectSame, type Walker } from '../walker.ts';
import {
  after,
  CHOICE,
  firstWorld,
  IDS,
  NOTHING_LEFT,
  ONE_LEFT,
  OPENED,
  SAVED,
  SAVED_LEFT,
  STRANGE_LEFT,
  UNSENT_LEFT,
  type World,
} from './practice.oracle.ts';

const PORTS = ['look', 'open', 'save'] as const;
const PRESSES = [
  ...['set.chosen', 'card.pressed', 'card.moved', 'pick.confirmed'],
  ...['takeBack.pressed', 'again.pressed', 'others.pressed', 'retry.pressed', 'save.pressed'],
];
const FAULT = { error: { status: null, code: null, message: 'No.', fields: {} } };
const ofCards = IDS.map((id, at) => ({ wording: id === 'nobody' ? id : `card ${at + 1}`, id }));
/** Nothing is kept while paths are made. */
const keepless = practiceMachine.provide({ actions: { keep: () => {} } });

const takenIn = (snapshot: PracticeSnapshot) => {
  const draft = selectPracticeDraft(snapshot);
  return draft && practiceView(draft).pool.map(({ id }) => id);
};

const watch = watchTransitions(practiceMachine);
const paths = generatePaths(keepless, {
  events: {
    'set.chosen': [{ choice: CHOICE }],
    'card.pressed': ofCards,
    'card.moved': ofCards,
    'xstate.done.actor.look': [
      { wording: 'nothing left', output: NOTHING_LEFT },
      { wording: 'one left', output: ONE_LEFT },
      { wording: 'one of another setup', output: STRANGE_LEFT },
      { wording: 'one that is saved', output: SAVED_LEFT },
      { wording: 'one whose deck is not', output: UNSENT_LEFT },
    ],
    'xstate.done.actor.open': [{ wording: 'cards', output: OPENED }],
    'xstate.done.actor.save': [{ wording: 'saved', output: SAVED }],
    'xstate.error.actor.save': [
      { wording: 'failed', ...FAULT },
      { wording: 'gone', error: { ...FAULT.error, code: 'practiceUnknown' } },
    ],
    'xstate.error.actor.look': [{ wording: 'failed', ...FAULT }],
    'xstate.error.actor.open': [{ wording: 'failed', ...FAULT }],
  },
  key: (snapshot) => {
    const seen = snapshot as PracticeSnapshot;
    const { value, context } = seen;
    const { chosen, side, sent, practiceId, failure, choice } = context;
    return [value, takenIn(seen), chosen, side, side === sent, practiceId, failure, choice?.game];
  },
});

function practiceUnderTest() {
  const ports = deferredPorts();
  let keptAt: string | null = null;
  let keptSent = false;
  let kept: number | null = null;
  const machine = practiceMachine.provide({
    actors: { look: ports.port('look'), open: ports.port('open'), save: ports.port('save') },
    actions: {
      keep: (_, params) => {
        // What is kept is worth what it resumes.
        const resumed = params.kept && resumePractice(OPENED.set, params.kept);
        kept = resumed && practiceView(resumed).pool.length;
        keptAt = params.kept?.practiceId ?? null;
        keptSent = params.kept?.isSent ?? false;
      },
    },
  });
  const actor = createActor(machine, { inspect: watch.inspect }).start();
  const press = ({ event }: { event: AnyEventObject }) => actor.send(event as PracticeEvent);
  const executors: Executors = {
    ...Object.fromEntries(PRESSES.map((type) => [type, press])),
    ...Object.fromEntries(
      PORTS.flatMap((port): [string, Executors[string]][] => [
        [`xstate.done.actor.${port}`, ({ event }) => ports.answer(port, event.output)],
        [`xstate.error.actor.${port}`, ({ event }) => ports.fail(port, event.error)],
      ]),
    ),
  };
  const seen = () => {
    const snapshot = actor.getSnapshot();
    return {
      place: selectPracticeState(snapshot),
      taken: takenIn(snapshot),
      chosen: selectPracticeChosen(snapshot),
      side: selectPracticeSide(snapshot),
      saving: selectPracticeSaving(snapshot),
      keptAt,
      keptSent,
      failure: selectPracticeFailure(snapshot),
      kept,
      asked: ports.calls.map(({ port }) => port),
      sent: sentIn(ports.calls.findLast(({ port }) => port === 'save')?.input),
    };
  };
  return { actor, executors, seen };
}

function sentIn(input: unknown) {
  if (input === undefined) return null;
  const { kept } = input as PracticeToSave;
  return { side: kept.side, practiceId: kept.practiceId };
}

/** What can be seen of a world from outside. */
const shownOf = ({ hasMoved: _, practiceId: __, ...shown }: World) => shown;

/** A practice draft from its cards to its deck, over a browser whose words are the test's. */
export const practiceWalker: Walker = {
  name: 'practice',
  where: 'simulation',
  machine: practiceMachine,
  paths,
  watch,
  open() {
    const sut = practiceUnderTest();
    let world = firstWorld;
    expectSame(sut.seen(), shownOf(world));
    return {
      executors: sut.executors,
      check({ event }) {
        world = after(world, event);
        expectSame(sut.seen(), shownOf(world));
      },
      close: () => void sut.actor.stop(),
    };
  },
};
