import { type AnyEventObject, createActor } from 'xstate';
import { type DeckExportEvent, deckExportMachine, selectExport } from '#src/machines/decks/deckExport.ts';
import { generatePaths } from '#src/machines/paths/model.ts';
import { watchTransitions } from '#src/machines/paths/transitions.ts';
import { deferredPorts } from '../deferredPorts.ts';
import { expectSame, type Walker } from '../walker.ts';
import { after, FIRST, type World } from './deckExport.oracle.ts';
import { DECK_EXPORT_PROOFS } from './deckExport.proofs.ts';

const FAILED = { status: 503, message: '', reply: 'Try again in a moment.' };
const fileOf = (slug: string) => ({
  ...{ fileName: `${slug}.txt`, mediaType: 'text/plain', text: `1 Wren for ${slug}`, warnings: [] },
});

const paths = generatePaths(deckExportMachine, {
  input: { slug: 'text' },
  events: {
    'target.chosen': [{ slug: 'arena' }, { slug: 'text' }],
    'retry.pressed': [{}],
    'copy.pressed': [{}],
    'download.pressed': [{}],
    'xstate.done.actor.save': [{ output: null }],
    'xstate.error.actor.save': [{ error: FAILED }],
    'xstate.done.actor.load': ({ context: { slug } }) => [{ output: fileOf(slug) }],
    'xstate.error.actor.load': [{ error: FAILED }],
    'xstate.done.actor.copy': [{ output: undefined }],
    'xstate.error.actor.copy': [{ error: FAILED }],
  },
  key: ({ value, context: { slug } }) => [value, slug],
});
const watch = watchTransitions(deckExportMachine);

function exportUnderTest() {
  const ports = deferredPorts();
  const [remembered, downloads]: [string[], string[]] = [[], []];
  let exports = 0;
  const actor = createActor(
    deckExportMachine.provide({
      actors: { save: ports.port('save'), load: ports.port('load'), copy: ports.port('copy') },
      actions: {
        rememberTarget: (_, { slug }) => void remembered.push(slug),
        download: (_, { file }) => void downloads.push(file?.text ?? ''),
        countExport: () => {
          exports += 1;
        },
      },
    }),
    { input: { slug: 'text' }, inspect: watch.inspect },
  ).start();
  const seen = () => {
    const snapshot = actor.getSnapshot();
    const { slug, file, failure } = selectExport(snapshot);
    return {
      at: placeOf(snapshot.value),
      ...{ slug, failure, remembered, downloads, exports },
      file: file?.text ?? null,
      asked: ports.calls.map(({ port, input }) => [port, ...Object.values(input ?? {})].join(' ')),
    };
  };
  return { actor, ports, seen };
}

const placeOf = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  const [inside] = Object.values(value);
  return inside === 'idle' ? 'ready' : inside;
};

/** A deck on its way to another program, over a server and a clipboard that the test holds. */
export const deckExportWalker: Walker = {
  name: 'deckExport',
  where: 'simulation',
  machine: deckExportMachine,
  paths,
  watch,
  proofs: DECK_EXPORT_PROOFS,
  open() {
    const { actor, ports, seen } = exportUnderTest();
    const press = ({ event }: { event: AnyEventObject }) => actor.send(event as DeckExportEvent);
    let world: World = FIRST;
    expectSame(seen(), world);
    return {
      executors: {
        'target.chosen': press,
        'retry.pressed': press,
        'copy.pressed': press,
        'download.pressed': press,
        ...Object.fromEntries(
          ['save', 'load', 'copy'].flatMap((port) => [
            [
              `xstate.done.actor.${port}`,
              ({ event }: { event: AnyEventObject }) => ports.answer(port, event.output),
            ],
            [
              `xstate.error.actor.${port}`,
              ({ event }: { event: AnyEventObject }) => ports.fail(port, event.error),
            ],
          ]),
        ),
      },
      check({ event }) {
        world = after(world, event);
        expectSame(seen(), world);
      },
      close: () => void actor.stop(),
    };
  },
};
