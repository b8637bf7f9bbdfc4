import { type AnyEventObject, type AnyMachineSnapshot, createActor } from 'xstate';
import { IMPORT_BYTES_AT_MOST, IMPORT_FILES_AT_MOST } from '#contract/admin/imports.ts';
import {
  type ChosenFile,
  chosenGame,
  type ImportFilesEvent,
  type ImportFilesSnapshot,
  importFilesMachine,
  NEW_GAME,
  selectChosen,
  selectIsSending,
} from '#src/machines/lists/importFiles.ts';
import { generatePaths } from '#src/machines/paths/model.ts';
import { watchTransitions } from '#src/machines/paths/transitions.ts';
import { deferredPorts } from '../deferredPorts.ts';
import type { Executors } from '../walk.ts';
import { expectSame, type Walker } from '../walker.ts';
import { after, FIRST, promised } from './importFiles.oracle.ts';
import { IMPORT_FILES_PROOFS } from './importFiles.proofs.ts';

const sized = (path: string, size: number): ChosenFile => {
  const file = new File([''], path);
  Object.defineProperty(file, 'size', { value: size });
  return { path, file };
};
const KITES = sized('my_kites.csv', 10);
const NEWER = sized('my_kites.csv', 20);
const MANY = Array.from({ length: IMPORT_FILES_AT_MOST + 1 }, (_, at) => sized(`${at}.csv`, 1));
const ADDED = [
  { wording: 'one', files: [KITES] },
  { wording: 'none', files: [] },
  { wording: 'the same, newer', files: [NEWER] },
  { wording: 'too many', files: MANY },
  { wording: 'large', files: [sized('large.csv', IMPORT_BYTES_AT_MOST)] },
  { wording: 'too large', files: [sized('large.csv', IMPORT_BYTES_AT_MOST + 1)] },
];
const ALL_GAMES = { shown: '', slugs: ['tea', 'my-kites'] };
const ONE_GAME = { shown: 'tea', slugs: ['tea'] };
const NO_GAMES = { shown: '', slugs: [] };
const MAP = { name: 'Tail' };
const REPAIRS = [{ column: 'cost', expected: 'a number', value: '0' }];
const LIST = { takeIn: ['side' as const], lines: {} };
const FAILED = { status: 429, message: '', reply: 'Try again in a moment.' };

/** Every way of choosing is tried where it can matter: what is decided by the game is not tried again with each file. */
const isPlain = ({ context: { game, of } }: AnyMachineSnapshot) => game === null && of === '';
const onlyPlain =
  (cases: readonly Case[]) =>
  (snapshot: AnyMachineSnapshot): readonly Case[] =>
    isPlain(snapshot) ? cases : [];
type Case = Readonly<Record<string, unknown>>;

const paths = generatePaths(importFilesMachine, {
  events: {
    'files.added': (snapshot) => (isPlain(snapshot) ? ADDED : ADDED.slice(0, 1)),
    'files.refused': [{ words: 'It is gone.' }],
    'text.pasted': onlyPlain([
      { wording: 'list', text: '1 Kite' },
      { wording: 'blank', text: ' ' },
    ]),
    'file.leftOut': onlyPlain([{ path: 'my_kites.csv' }, { path: 'other.csv' }]),
    'game.chosen': ({ context: { files, of } }) =>
      files.length === 1 && of === '' ? [{ game: 'tea' }, { game: NEW_GAME }] : [],
    'name.typed': ({ context: { game, name, of } }) =>
      game === NEW_GAME && name === null && of === ''
        ? [{ name: ' Tea ' }, { name: '!' }, { name: 'Öl & Tee' }]
        : [],
    'read.pressed': [
      { wording: 'all games', games: ALL_GAMES },
      { wording: 'one game', games: ONE_GAME },
      { wording: 'no games', games: NO_GAMES },
    ],
    'upload.told': [{ done: 3, total: 10 }],
    'map.changed': ({ context: { of } }) =>
      of === ''
        ? []
        : [
            { wording: 'changed', of, map: MAP },
            { wording: 'back', of, map: null },
          ],
    'again.pressed': ({ context: { of } }) => [
      { wording: 'columns', of, reading: { map: MAP } },
      { wording: 'repairs', of, reading: { repairs: REPAIRS, list: LIST } },
      { wording: 'another import', of: 'other', reading: { map: MAP } },
    ],
    'xstate.done.actor.begin': ({ context: { of } }) => [{ output: of === '' ? 'first' : 'second' }],
    'xstate.error.actor.begin': [{ error: FAILED }],
    'xstate.done.actor.discard': [{ output: null }],
    'xstate.error.actor.discard': [{ error: FAILED }],
  },
  key: (snapshot) => keyOf(snapshot as ImportFilesSnapshot),
});

/** What the machine decides by; which game and name it is is decided only before a first file is sent. */
function keyOf({ value, context }: ImportFilesSnapshot) {
  const { files, game, name, of, reading, tried, edited } = context;
  if (value !== 'choosing') return [value, of, tried.map !== null, tried.repairs.length];
  if (of !== '') return [of, reading.map !== null, reading.repairs.length, edited !== null];
  return [files.length > 1 ? 'several' : files[0]?.path, game, name];
}

const watch = watchTransitions(importFilesMachine);

function filesUnderTest() {
  const ports = deferredPorts();
  const told: string[] = [];
  const actor = createActor(
    importFilesMachine.provide({
      actors: { begin: ports.port('begin'), discard: ports.port('discard') },
      actions: { tellBegun: (_, { id }) => void told.push(id) },
    }),
    { inspect: watch.inspect },
  ).start();
  const seen = () => {
    const snapshot = actor.getSnapshot();
    const context = selectChosen(snapshot);
    const { files, refusal, problem, of, edited, sent, failure } = context;
    return {
      isSending: selectIsSending(snapshot),
      files: files.map(({ path, file }) => [path, file.size]),
      game: chosenGame(context, ALL_GAMES),
      ...{ refusal, problem, of, edited, sent, failure, told },
      asked: ports.calls.map(({ port, input }) => [port, ...askOf(input)]),
    };
  };
  return { actor, ports, seen };
}

function askOf(input: unknown): readonly unknown[] {
  const { id, files, game, newGameName, map, list, repairs } = input as Record<string, unknown>;
  return Array.isArray(files)
    ? [files.map(({ path }: ChosenFile) => path), game, newGameName, map, list, repairs]
    : [id];
}

const tellOf = (input: unknown) => (input as { tell: (done: number, total: number) => void }).tell;

const PRESSES = [
  ...['files.added', 'files.refused', 'text.pasted', 'file.leftOut', 'game.chosen', 'name.typed'],
  ...['read.pressed', 'stop.pressed', 'map.changed', 'again.pressed', 'over.pressed'],
];

/** Files on their way to an import, over a server whose words are the test's. */
export const importFilesWalker: Walker = {
  name: 'importFiles',
  where: 'simulation',
  machine: importFilesMachine,
  paths,
  watch,
  proofs: IMPORT_FILES_PROOFS,
  open() {
    const { actor, ports, seen } = filesUnderTest();
    const press = ({ event }: { event: AnyEventObject }) => actor.send(event as ImportFilesEvent);
    const executors: Executors = {
      ...Object.fromEntries(PRESSES.map((type) => [type, press])),
      'upload.told': ({ event: { done, total } }) => {
        tellOf(ports.calls.at(-1)?.input)(done, total);
      },
      'xstate.done.actor.begin': ({ event }) => ports.answer('begin', event.output),
      'xstate.error.actor.begin': ({ event }) => ports.fail('begin', event.error),
      'xstate.done.actor.discard': ({ event }) => ports.answer('discard', event.output),
      'xstate.error.actor.discard': ({ event }) => ports.fail('discard', event.error),
    };
    let world = FIRST;
    expectSame(seen(), promised(world));
    return {
      executors,
      check({ event }) {
        world = after(world, event);
        expectSame(seen(), promised(world));
      },
      close: () => void actor.stop(),
    };
  },
};
