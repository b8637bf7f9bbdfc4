import { type AnyEventObject, createActor } from 'xstate';
import {
  type FieldFaults,
  isTypable,
  isUnsaved,
  recordEditor,
  type SavedRecord,
} from '#src/machines/forms/recordEditor.ts';
import { begunWith, type GeneratedPath, generatePaths } from '#src/machines/paths/model.ts';
import { watchTransitions } from '#src/machines/paths/transitions.ts';
import { deferredPorts } from '../deferredPorts.ts';
import type { Executors } from '../walk.ts';
import { expectSame, type Walker } from '../walker.ts';

interface Form {
  readonly name: string;
  readonly code: string;
}
interface Row extends Form {
  readonly version: number;
}

const STORED: Row = { version: 1, name: 'Ember', code: 'EMB' };
const NEWER: Row = { version: 2, name: 'Cinder', code: 'EMS' };
const EMPTY: Form = { name: '', code: '' };
const NEXT: Form = { name: '', code: 'EMB' };
const NO_NAME: FieldFaults = { name: ['Give it a name.'] };
const CODE_TAKEN = { status: 422, message: '', reply: 'Check the form.', fields: { code: ['It’s taken.'] } };
const CHANGED = { status: 409, code: 'changedMeanwhile', message: '', reply: 'It was changed.' };
const CLOSING: SavedRecord<Row> = { activityId: 'a1' };
const STAYING: SavedRecord<Row> = { activityId: 'a1', record: NEWER };
const AWAY = { status: 503, message: '', reply: 'Try again in a moment.' };

const machine = recordEditor<Row, Form>({
  formOf: (row) => (row === null ? EMPTY : { name: row.name, code: row.code }),
  check: ({ name }): FieldFaults => (name === '' ? NO_NAME : {}),
});

/** A new record, one from a table, and one whose address was opened. */
const STARTS = {
  new: { id: null, record: null },
  row: { id: 's1', record: STORED },
  address: { id: 's1', record: null },
} as const;
type Start = keyof typeof STARTS;

const startOf = new Map<GeneratedPath, Start>();
const paths = (Object.keys(STARTS) as Start[]).flatMap((start) => {
  const generated = begunWith(
    start,
    generatePaths(machine, {
      input: STARTS[start],
      events: {
        typed: [{ changes: { name: 'Mine' } }, { changes: { name: '' } }],
        'theirs.pressed': [{ field: 'name' }],
        'next.begun': [{ form: NEXT }],
        'xstate.done.actor.read': [{ output: STORED }, { output: NEWER }],
        'xstate.error.actor.read': [{ error: AWAY }],
        'xstate.done.actor.save': [{ output: CLOSING }, { output: STAYING }],
        'xstate.error.actor.save': [{ error: CODE_TAKEN }, { error: CHANGED }],
      },
      key: ({ value, context: { record, base, form, theirs, faults, failure, isConflict, discarded } }) => [
        value,
        record?.version ?? null,
        base.name,
        form.name,
        form.code,
        theirs,
        faults,
        failure,
        isConflict,
        discarded,
      ],
    }),
  );
  for (const path of generated) startOf.set(path, start);
  return generated;
});
const watch = watchTransitions(machine);

/** What an Admin is promised, told without a look at the machine. */
interface World {
  readonly at: 'reading' | 'unreadable' | 'typing' | 'sending' | 'settling' | 'catchingUp' | 'stored';
  readonly isNew: boolean;
  readonly stored: Form;
  readonly mine: Form;
  readonly discarded: Form | null;
  readonly theirs: Partial<Form>;
  readonly faults: FieldFaults;
  readonly failure: string;
  readonly isConflict: boolean;
  readonly reads: number;
  readonly sent: readonly Form[];
  readonly told: number;
}

const QUIET = { faults: {}, failure: '', isConflict: false };

function worldOf(start: Start): World {
  const stored = start === 'row' ? { name: 'Ember', code: 'EMB' } : EMPTY;
  const isRead = start === 'address';
  return {
    at: isRead ? 'reading' : 'typing',
    isNew: start === 'new',
    stored,
    mine: stored,
    discarded: null,
    theirs: {},
    ...QUIET,
    reads: isRead ? 1 : 0,
    sent: [],
    told: 0,
  };
}

const saidBy = (faults: FieldFaults, failure: string) => ({ faults, failure, isConflict: false });

/** A field that only one side changed has that side's value; one that both changed keeps mine and shows theirs. */
function merged({ stored, mine }: World, { name, code }: Row): Pick<World, 'stored' | 'mine' | 'theirs'> {
  const isMine = mine.name !== stored.name;
  const isBoth = isMine && name !== stored.name && name !== mine.name;
  return {
    stored: { name, code },
    mine: { name: isMine ? mine.name : name, code: mine.code === stored.code ? code : mine.code },
    theirs: isBoth ? { name } : {},
  };
}

function read(world: World, row: Row): World {
  if (world.at === 'reading') {
    const form = { name: row.name, code: row.code };
    return { ...world, ...QUIET, at: 'typing', stored: form, mine: form };
  }
  const isConflict = world.at === 'settling' || world.isConflict;
  return { ...world, ...merged(world, row), at: 'typing', isConflict, discarded: null };
}

function press(world: World): World {
  if (world.at !== 'typing') return world;
  if (world.mine.name === '') return { ...world, ...saidBy(NO_NAME, '') };
  return { ...world, ...QUIET, theirs: {}, at: 'sending', sent: [...world.sent, world.mine] };
}

const isChanged = ({ mine, stored: { name, code } }: World) => mine.name !== name || mine.code !== code;

const thrownAway = (world: World) => (isChanged(world) ? world.mine : world.discarded);

/** The editor of a stored record stays open where the server answers what it holds now. */
function stored(world: World, saved: SavedRecord<Row>): World {
  const told = world.told + 1;
  if (world.isNew || saved.record === undefined) return { ...world, at: 'stored', stored: world.mine, told };
  const form = { name: saved.record.name, code: saved.record.code };
  return { ...world, ...QUIET, at: 'typing', stored: form, mine: form, theirs: {}, discarded: null, told };
}

function refused(world: World, error: unknown): World {
  if (error === CHANGED && !world.isNew) return { ...world, at: 'settling', reads: world.reads + 1 };
  return error === CODE_TAKEN
    ? { ...world, ...saidBy({ code: ['It’s taken.'] }, 'Check the form.'), at: 'typing' }
    : { ...world, ...saidBy({}, 'It was changed.'), at: 'typing' };
}

function after(world: World, event: AnyEventObject): World {
  const { at, isNew, reads } = world;
  switch (event.type) {
    case 'typed':
      return at === 'typing' || at === 'catchingUp'
        ? { ...world, mine: { ...world.mine, ...event.changes }, discarded: null }
        : world;
    case 'theirs.pressed':
      return at === 'typing' && world.theirs.name !== undefined
        ? { ...world, mine: { ...world.mine, name: world.theirs.name }, theirs: {} }
        : world;
    case 'discard.pressed':
      return at === 'typing'
        ? { ...world, ...QUIET, mine: world.stored, theirs: {}, discarded: thrownAway(world) }
        : world;
    case 'redo.pressed':
      return at === 'typing' && world.discarded !== null && !isChanged(world)
        ? { ...world, mine: world.discarded, discarded: null }
        : world;
    case 'save.pressed':
      return press(world);
    case 'changed.elsewhere':
      return !isNew && (at === 'typing' || at === 'stored')
        ? { ...world, at: 'catchingUp', reads: reads + 1 }
        : world;
    case 'next.begun':
      return isNew && at === 'stored'
        ? { ...world, ...QUIET, at: 'typing', stored: event.form, mine: event.form, discarded: null }
        : world;
    case 'retry.pressed':
      return at === 'unreadable' ? { ...world, at: 'reading', reads: reads + 1 } : world;
    case 'xstate.done.actor.read':
      return read(world, event.output);
    case 'xstate.error.actor.read':
      return {
        ...world,
        ...saidBy({}, 'Try again in a moment.'),
        at: at === 'reading' ? 'unreadable' : 'typing',
      };
    case 'xstate.done.actor.save':
      return stored(world, event.output);
    case 'xstate.error.actor.save':
      return refused(world, event.error);
    default:
      return world;
  }
}

function editorUnderTest(start: Start) {
  const ports = deferredPorts();
  let told = 0;
  const actor = createActor(
    machine.provide({
      actors: { read: ports.port('read'), save: ports.port('save') },
      actions: {
        tellSaved: () => {
          told += 1;
        },
      },
    }),
    { input: STARTS[start], inspect: watch.inspect },
  ).start();
  return { actor, ports, told: () => told };
}

type Sut = ReturnType<typeof editorUnderTest>;

const executorsFor = ({ actor, ports }: Sut): Executors => ({
  typed: ({ event }) => actor.send({ type: 'typed', changes: event.changes }),
  'save.pressed': () => actor.send({ type: 'save.pressed' }),
  'discard.pressed': () => actor.send({ type: 'discard.pressed' }),
  'redo.pressed': () => actor.send({ type: 'redo.pressed' }),
  'theirs.pressed': () => actor.send({ type: 'theirs.pressed', field: 'name' }),
  'changed.elsewhere': () => actor.send({ type: 'changed.elsewhere' }),
  'next.begun': () => actor.send({ type: 'next.begun', form: NEXT }),
  'retry.pressed': () => actor.send({ type: 'retry.pressed' }),
  'xstate.done.actor.read': ({ event }) => ports.answer('read', event.output),
  'xstate.error.actor.read': ({ event }) => ports.fail('read', event.error),
  'xstate.done.actor.save': ({ event }) => ports.answer('save', event.output),
  'xstate.error.actor.save': ({ event }) => ports.fail('save', event.error),
});

function seen({ actor, ports, told }: Sut) {
  const snapshot = actor.getSnapshot();
  const { form, theirs, faults, failure, isConflict, discarded } = snapshot.context;
  const sent = ports.calls.flatMap(({ port, input }) =>
    port === 'save' && typeof input === 'object' && input !== null && 'form' in input ? [input.form] : [],
  );
  return {
    canType: isTypable(snapshot),
    isUnsaved: isUnsaved(snapshot),
    form,
    theirs,
    faults,
    failure,
    isConflict,
    discarded,
    reads: ports.calls.length - sent.length,
    sent,
    told: told(),
  };
}

const promised = ({ at, stored, mine, isNew: _, ...world }: World) => ({
  canType: at === 'typing' || at === 'catchingUp',
  isUnsaved: mine.name !== stored.name || mine.code !== stored.code,
  form: mine,
  ...world,
});

/** The editor of a record, with a server that the test holds in its hands. */
export const recordEditorWalker: Walker = {
  name: 'recordEditor',
  where: 'simulation',
  machine,
  paths,
  watch,
  open(path) {
    const start = startOf.get(path) ?? 'new';
    const sut = editorUnderTest(start);
    let world = worldOf(start);
    return {
      executors: executorsFor(sut),
      check(step) {
        world = after(world, step.event);
        expectSame(seen(sut), promised(world));
        expectSame(sut.actor.getSnapshot().value, step.after.value);
      },
      close: () => void sut.actor.stop(),
    };
  },
};
