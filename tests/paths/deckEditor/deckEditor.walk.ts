import { type AnyEventObject, type AnyMachineSnapshot, createActor, SimulatedClock } from 'xstate';
import type { DeckView, SaveDeck } from '#contract/decks/decks.ts';
import {
  type DeckEditorActor,
  type DeckEditorSnapshot,
  deckEditorMachine,
  selectFailure,
  selectIsRedoable,
  selectIsUndoable,
  selectIsUnsaved,
  selectOther,
  selectSavedAtMs,
  selectSaveState,
  selectSubmittedAtMs,
} from '#src/machines/decks/deckEditor.ts';
import type { DeckDocument } from '#src/machines/decks/deckEdits.ts';
import { coveringTours } from '#src/machines/paths/tours.ts';
import { watchTransitions } from '#src/machines/paths/transitions.ts';
import { testLook } from '#src/ui/features/deck-builder/testCards.testkit.ts';
import { deferredPorts } from '../deferredPorts.ts';
import type { Executors } from '../walk.ts';
import { expectSame, type Walker } from '../walker.ts';
import {
  AUTOSAVE_AFTER_MS,
  type Deck,
  type DeckWorld,
  deckWorldAfter,
  FIRST_DECK,
  firstDeckWorld,
  retryAfterMs,
  saveWords,
} from './deckEditor.oracle.ts';

const LONGEST_STEPS = 100;
export const AUTOSAVE = 'xstate.after.autosave.deckEditor.storing.changed';
export const RETRY = 'xstate.after.retry.deckEditor.storing.offline';
const LINE_DOWN = { error: new Error('The line is down.') };

export const documentOf = ({ name, main, side, free }: Deck): DeckDocument => ({
  name,
  contents: { buckets: { main: [...main], side: [...side] }, free: free === 0 ? {} : { Nest: free } },
});

export const viewOf = (document: DeckDocument, stored: Partial<DeckView> = {}): DeckView => ({
  ...{ draftId: 'draft', memberId: 'mara', owner: 'Mara', isMine: true, tableName: 'Friday', event: null },
  ...{ number: 1, decks: [], version: 3, savedAtMs: 1000, submittedAtMs: null },
  ...{ pool: [], faces: {}, freeFaces: [], look: testLook, suggestion: null, exports: [] },
  ...document,
  ...stored,
});

const own = (snapshot: AnyMachineSnapshot) => snapshot as DeckEditorSnapshot;
const isIn = (snapshot: AnyMachineSnapshot, storing: object | string) => snapshot.matches({ storing });

/** One edit of every kind; each changes the deck, as it stands, there and back. */
function edits({ context }: DeckEditorSnapshot): readonly AnyEventObject[] {
  const { name, contents } = context.present;
  const { main = [], side = [] } = contents.buckets;
  const isHome = main.includes('b');
  const count = contents.free.Nest === undefined ? 1 : 0;
  const laid = { buckets: { main: [...main], side: [...side].reverse() }, free: contents.free };
  const other = isHome
    ? { main: without(main, 'b'), side: [...side, 'b'] }
    : { main: [...main, 'b'], side: without(side, 'b') };
  return [
    { type: 'deck.cardsMoved', ids: ['b'], bucket: isHome ? 'side' : 'main', place: null, wording: 'a card' },
    { type: 'deck.freeCounted', name: 'Nest', count, wording: 'one kind' },
    { type: 'deck.freeReplaced', free: count === 0 ? {} : { Nest: count }, wording: 'all kinds' },
    { type: 'deck.laidOut', buckets: other, free: contents.free, wording: 'another deck' },
    { type: 'deck.restored', contents: laid, wording: 'the other order' },
    { type: 'deck.renamed', name: name === 'Birds' ? 'Fish' : 'Birds', wording: 'another name' },
    { type: 'deck.renamed', name, wording: 'the same name' },
    { type: 'deck.undone' },
    { type: 'deck.redone' },
  ];
}

const without = (cards: readonly string[], gone: string) => cards.filter((card) => card !== gone);

/** What the server may answer to the save that is under way. */
function answers({ context }: DeckEditorSnapshot): readonly AnyEventObject[] {
  const version = context.version + 1;
  const savedAtMs = version * 1000;
  const isSubmitted = context.submission === 'sent';
  const stored = { version, savedAtMs, submittedAtMs: isSubmitted ? savedAtMs : context.submittedAtMs };
  const type = 'xstate.done.actor.save';
  const refused = { ok: false, isConflict: false, message: 'Not like this.' };
  return [
    { type, output: { ok: true, ...stored }, wording: 'kept' },
    {
      type,
      output: { ok: false, isConflict: true, message: 'Conflict' },
      wording: 'another window was first',
    },
    { type, output: refused, wording: 'refused' },
    { type: 'xstate.error.actor.save', ...LINE_DOWN },
  ];
}

/** What the server may hold when the other deck is read: a deck of another window, or the own save whose answer was lost. */
function readings({ context }: DeckEditorSnapshot): readonly AnyEventObject[] {
  const version = context.version + 1;
  const savedAtMs = version * 1000;
  const type = 'xstate.done.actor.loadOther';
  const foreign = documentOf({ name: 'Theirs', main: ['d'], side: ['c', 'a', 'b'], free: 0 });
  const mine = (submittedAtMs: number | null) => viewOf(context.sent, { version, savedAtMs, submittedAtMs });
  const echoes =
    context.stored === null
      ? [
          { type, output: mine(null), wording: 'my own save' },
          { type, output: mine(savedAtMs), wording: 'my own submission' },
        ]
      : [];
  return [
    ...echoes,
    { type, output: viewOf(foreign, { version, savedAtMs }), wording: 'the deck of another window' },
    { type: 'xstate.error.actor.loadOther', ...LINE_DOWN },
  ];
}

const BY_HAND = ['submit.pressed', 'save.hurried', 'save.retried', 'browser.cameOnline'];

/**
 * Keeps the histories short, so that they are few: every kind of edit begins one, a card goes on with it, and another
 * window comes between only while there is room for its deck.
 */
function mayHappen({ context }: DeckEditorSnapshot, { type, wording }: AnyEventObject): boolean {
  const { past, future } = context;
  if (type === 'deck.undone' || type === 'deck.redone') return true;
  if (type.startsWith('deck.'))
    return past.length === 0 && future.length === 0 ? true : past.length === 0 && wording === 'a card';
  return wording !== 'another window was first' || past.length + future.length < 2;
}

export function eventsIn(snapshot: AnyMachineSnapshot): readonly AnyEventObject[] {
  return [
    ...edits(own(snapshot)),
    ...BY_HAND.map((type) => ({ type })),
    ...(isIn(snapshot, 'saving') ? answers(own(snapshot)) : []),
    ...(isIn(snapshot, { conflict: 'reading' }) ? readings(own(snapshot)) : []),
    ...(isIn(snapshot, { conflict: 'choosing' }) ? [{ type: 'mine.kept' }, { type: 'other.taken' }] : []),
    ...(isIn(snapshot, 'changed') ? [{ type: AUTOSAVE }] : []),
    ...(isIn(snapshot, 'offline') ? [{ type: RETRY }] : []),
  ].filter((event) => mayHappen(own(snapshot), event));
}

const isAhead = ({ context }: DeckEditorSnapshot) => context.present !== context.stored;

/** Only what the next step depends on: of every deck whether it is the one that was sent, and the one that is stored. */
export function keyOf(snapshot: AnyMachineSnapshot) {
  const { value, context } = own(snapshot);
  const { past, present, future, submission, stored, sent, failure, triesFailed } = context;
  const markOf = (deck: DeckDocument) => `${deck === stored ? 'stored' : ''}${deck === sent ? 'sent' : ''}`;
  return [
    ...[value, submission, stored === null, stored === sent, failure !== null, Math.min(triesFailed, 1)],
    ...[past.map(markOf), markOf(present), future.map(markOf)],
  ];
}

const storingOf = ({ value }: AnyMachineSnapshot) => JSON.stringify(value.storing);

/** Every case in every state of the storing, with and without something to save. */
const outcomesOf = (
  { type, wording = '' }: AnyEventObject,
  before: AnyMachineSnapshot,
  after: AnyMachineSnapshot,
): readonly string[] => [
  `${type} ${wording}: ${storingOf(before)}, ${isAhead(own(before))}, ${own(before).context.submission} to ${storingOf(after)}`,
];

const input = viewOf(documentOf(FIRST_DECK));
const paths = coveringTours(deckEditorMachine, {
  input,
  longestSteps: LONGEST_STEPS,
  around: null,
  changed: () => null,
  events: eventsIn,
  key: keyOf,
  outcomesOf,
});
const watch = watchTransitions(deckEditorMachine);

function editorUnderTest() {
  const clock = new SimulatedClock();
  const ports = deferredPorts();
  const machine = deckEditorMachine.provide({
    actors: { save: ports.port('save'), loadOther: ports.port('loadOther') },
  });
  const actor = createActor(machine, { clock, input, inspect: watch.inspect }).start();
  return { actor, clock, ports };
}

type Sut = ReturnType<typeof editorUnderTest>;

const SENT = [
  ...['deck.cardsMoved', 'deck.freeCounted', 'deck.freeReplaced', 'deck.laidOut', 'deck.restored'],
  ...['deck.renamed', 'deck.undone', 'deck.redone', ...BY_HAND, 'mine.kept', 'other.taken'],
];

function executorsFor({ actor, clock, ports }: Sut, world: () => DeckWorld): Executors {
  /** Not a millisecond earlier than promised. */
  const passes = (afterMs: () => number) => () => {
    const calls = ports.calls.length;
    clock.increment(afterMs() - 1);
    expectSame(ports.calls.length, calls, 'It is saved before its time.');
    clock.increment(1);
  };
  return {
    ...Object.fromEntries(
      SENT.map((type) => [
        type,
        ({ event }) => actor.send(event as unknown as Parameters<DeckEditorActor['send']>[0]),
      ]),
    ),
    'xstate.done.actor.save': ({ event }) => ports.answer('save', event.output),
    'xstate.error.actor.save': ({ event }) => ports.fail('save', event.error),
    'xstate.done.actor.loadOther': ({ event }) => ports.answer('loadOther', event.output),
    'xstate.error.actor.loadOther': ({ event }) => ports.fail('loadOther', event.error),
    [AUTOSAVE]: passes(() => AUTOSAVE_AFTER_MS),
    [RETRY]: passes(() => retryAfterMs(world().tries)),
  };
}

const deckOf = ({ name, contents: { buckets, free } }: DeckDocument): Deck => ({
  name,
  main: buckets.main ?? [],
  side: buckets.side ?? [],
  free: free.Nest ?? 0,
});

function callWords({ port, input: sent }: { readonly port: string; readonly input: unknown }): string {
  if (port !== 'save') return port;
  const { version, name, contents, submit } = sent as SaveDeck;
  return saveWords(deckOf({ name, contents }), version, submit);
}

function seen({ actor, ports }: Sut) {
  const snapshot = actor.getSnapshot();
  const { present, past, future, version, submission, other } = snapshot.context;
  return {
    state: selectSaveState(snapshot),
    ...{ present: deckOf(present), past: past.map(deckOf), future: future.map(deckOf) },
    ...{ version, submission, failure: selectFailure(snapshot) },
    savedAtMs: selectSavedAtMs(snapshot),
    submittedAtMs: selectSubmittedAtMs(snapshot),
    other: other && deckOf(other.document),
    isOtherTold: selectOther(snapshot) !== null,
    mayUndo: selectIsUndoable(snapshot),
    mayRedo: selectIsRedoable(snapshot),
    isUnsaved: selectIsUnsaved(snapshot),
    needsAttention: snapshot.hasTag('needsAttention'),
    calls: ports.calls.map(callWords),
  };
}

const TROUBLED = ['reading', 'unread', 'conflict', 'offline', 'refused'];

function promised(world: DeckWorld) {
  const { state, present, past, future, version, submission, failure, savedAtMs, submittedAtMs } = world;
  return {
    ...{ state, present, past, future, version, submission, failure, savedAtMs, submittedAtMs },
    other: world.other?.deck ?? null,
    isOtherTold: world.other !== null,
    mayUndo: past.length > 0,
    mayRedo: future.length > 0,
    isUnsaved: state !== 'clean' && state !== 'saved',
    needsAttention: TROUBLED.includes(state),
    calls: world.calls,
  };
}

/** The deck editor with a server and a clock that the test holds in its hands. */
export const deckEditorWalker: Walker = {
  name: 'deckEditor',
  where: 'simulation',
  machine: deckEditorMachine,
  paths,
  watch,
  open() {
    const sut = editorUnderTest();
    let world = firstDeckWorld();
    expectSame(seen(sut), promised(world));
    return {
      executors: executorsFor(sut, () => world),
      check(step) {
        world = deckWorldAfter(world, step.event);
        expectSame(seen(sut), promised(world));
        expectSame(sut.actor.getSnapshot().value, step.after.value);
      },
      close: () => void sut.actor.stop(),
    };
  },
};
