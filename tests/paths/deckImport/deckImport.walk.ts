import { type AnyEventObject, createActor } from 'xstate';
import type { DeckListReading } from '#contract/decks/exports.ts';
import { type DeckImportEvent, deckImportMachine, selectDeckImport } from '#src/machines/decks/deckImport.ts';
import { generatePaths } from '#src/machines/paths/model.ts';
import { watchTransitions } from '#src/machines/paths/transitions.ts';
import { deferredPorts } from '../deferredPorts.ts';
import { expectSame, type Walker } from '../walker.ts';
import { DECK_IMPORT_PROOFS } from './deckImport.proofs.ts';

const READING: DeckListReading = {
  ...{
    format: 'Arena',
    name: null,
    contents: { buckets: { main: ['a'] }, free: {} },
    counts: { main: 1 },
    unnamed: 0,
  },
};
const FILES = [new File(['2 Wren'], 'wren.txt')];
const IN_WAY = {
  status: 422,
  message: '',
  fields: { list: ['Line 1: -2 is no number.', 'Line 2: Nobody?'] },
};
const LOST = { status: 503, message: '', reply: 'Try again in a moment.' };

const paths = generatePaths(deckImportMachine, {
  events: {
    'text.typed': [{ text: '1 Ash' }, { text: ' ' }],
    'files.chosen': [{ files: FILES }],
    'read.pressed': [{}],
    'xstate.done.actor.open': [{ output: '2 Wren' }],
    'xstate.error.actor.open': [{ error: LOST }],
    'xstate.done.actor.read': [{ output: READING }],
    'xstate.error.actor.read': [
      { error: IN_WAY, wording: 'line by line' },
      { error: LOST, wording: 'no answer' },
    ],
  },
  key: ({ value, context: { text, mistakes } }) => [value, text, mistakes.length],
});
const watch = watchTransitions(deckImportMachine);

/** What is promised, told without a look at the machine. */
interface World {
  readonly at: string;
  readonly text: string;
  readonly reading: DeckListReading | null;
  readonly mistakes: readonly string[];
  readonly asked: readonly string[];
}

const FIRST: World = { at: 'writing', text: '', reading: null, mistakes: [], asked: [] };
const NOTHING_READ = { reading: null, mistakes: [] };

function after(world: World, { type, ...event }: AnyEventObject): World {
  const asking = (at: string, ask: string): World => ({
    ...{ ...world, ...NOTHING_READ, at },
    asked: [...world.asked, ask],
  });
  switch (type) {
    case 'text.typed':
      return { ...world, ...NOTHING_READ, at: 'writing', text: event.text };
    case 'files.chosen':
      return asking('opening', 'open wren.txt');
    case 'read.pressed':
      return world.text.trim() !== '' && ['writing', 'wrong'].includes(world.at)
        ? asking('reading', `read ${world.text}`)
        : world;
    case 'xstate.done.actor.open':
      return { ...world, at: 'writing', text: event.output };
    case 'xstate.done.actor.read':
      return { ...world, at: 'fits', reading: event.output };
    default:
      return { ...world, at: 'wrong', mistakes: event.error.fields?.list ?? [event.error.reply] };
  }
}

const askOf = (port: string, input: unknown): string => {
  const { text, files } = input as { readonly text?: string; readonly files?: readonly File[] };
  return `${port} ${text ?? files?.map(({ name }) => name).join()}`;
};

/** A deck list on its way into a deck, over a server that the test holds. */
export const deckImportWalker: Walker = {
  name: 'deckImport',
  where: 'simulation',
  machine: deckImportMachine,
  paths,
  watch,
  proofs: DECK_IMPORT_PROOFS,
  open() {
    const ports = deferredPorts();
    const machine = deckImportMachine.provide({
      actors: { open: ports.port('open'), read: ports.port('read') },
    });
    const actor = createActor(machine, { inspect: watch.inspect }).start();
    const press = ({ event }: { event: AnyEventObject }) => actor.send(event as DeckImportEvent);
    const seen = () => {
      const snapshot = actor.getSnapshot();
      const { text, reading, mistakes } = selectDeckImport(snapshot);
      const asked = ports.calls.map(({ port, input }) => askOf(port, input));
      return { at: snapshot.value, text, reading, mistakes, asked };
    };
    let world = FIRST;
    expectSame(seen(), world);
    return {
      executors: {
        'text.typed': press,
        'files.chosen': press,
        'read.pressed': press,
        'xstate.done.actor.open': ({ event }) => ports.answer('open', event.output),
        'xstate.error.actor.open': ({ event }) => ports.fail('open', event.error),
        'xstate.done.actor.read': ({ event }) => ports.answer('read', event.output),
        'xstate.error.actor.read': ({ event }) => ports.fail('read', event.error),
      },
      check({ event }) {
        world = after(world, event);
        expectSame(seen(), world);
      },
      close: () => void actor.stop(),
    };
  },
};
