import { type AnyEventObject, createActor } from 'xstate';
import type { OfferedFormat } from '#contract/formatChoices/gameFormats.ts';
import type { ListLook, ListRow } from '#contract/lists/lists.ts';
import {
  type BringListEvent,
  type BringListSnapshot,
  bringListMachine,
  selectBringFailure,
  selectBringState,
  selectCubeChange,
  selectListAnswers,
  selectListFormat,
  selectListLook,
  selectListName,
  selectListRow,
  selectTypedList,
} from '#src/machines/lists/bringList.ts';
import { begunWith, type GeneratedPath, generatePaths } from '#src/machines/paths/model.ts';
import { watchTransitions } from '#src/machines/paths/transitions.ts';
import { deferredPorts } from '../deferredPorts.ts';
import type { Executors } from '../walk.ts';
import { expectSame, type Walker } from '../walker.ts';
import { after, firstWorld, promised } from './bringList.oracle.ts';

const LINK = 'https://cubecobra.com/cube/list/kites';
const TEXT = '1 Kite\n1 Bow';
const offered = (format: string, refusal: string | null = null): OfferedFormat => ({
  ...{ format, name: format, blurb: '', seats: 8, clock: 'standard', minutes: 9, playable: [8] },
  ...{ refusal, note: null, isSaved: false },
});
const lookOf = (title: string | null, formats: OfferedFormat[]): ListLook => ({
  ...{ title, cards: 540, game: null, found: 0, elsewhere: [], textCards: 540, unknown: [], unknownCount: 0 },
  ...{
    twice: [],
    twiceCount: 0,
    review: { questions: [], leftOut: [], takenIn: [], readAs: [] },
    wrong: [],
    wrongCount: 0,
  },
  ...{ notes: [], formats },
});
const LOOKS = {
  good: lookOf('Kites', [offered('sealed', '3 are missing.'), offered('booster'), offered('grid')]),
  'too few': lookOf(null, [offered('booster', '300 are missing.')]),
};
const rowOf = (listId: string, isMine: boolean): ListRow => ({
  ...{ listId, name: 'Saved kites', cards: 540, game: null, link: null },
  ...{ isMine, isShared: !isMine, ownerName: isMine ? null : 'Basil', usedAtMs: 0 },
});
const openedOf = (listId: string, isMine: boolean) => ({
  row: rowOf(listId, isMine),
  ...{ text: TEXT, fileName: null, answers: { takeIn: [], lines: {}, names: {} }, look: LOOKS.good },
});
const outputs = (named: Readonly<Record<string, unknown>>) =>
  Object.entries(named).map(([wording, output]) => ({ wording, output }));
const FAILED = { status: 502, code: 'sourceAway', message: '', reply: 'No.' };
const FULL = { status: 409, code: 'tooManyLists', message: '', reply: 'Full.' };
const PORTS = ['fetchCube', 'openList', 'readList', 'keepList', 'hostList'] as const;
const CHANGED = { in: 4, out: 2 };
const UNNAMED = 'My list';

const PEOPLE = {
  member: { mayKeep: true, mayFetch: true, unnamed: UNNAMED, listId: null, format: null },
  again: { mayKeep: true, mayFetch: true, unnamed: UNNAMED, listId: 'mine', format: null },
  guest: { mayKeep: false, mayFetch: false, unnamed: UNNAMED, listId: null, format: null },
};
type Person = keyof typeof PEOPLE;

const pathsOf = (person: Person) =>
  generatePaths(bringListMachine, {
    input: PEOPLE[person],
    events: {
      'text.typed': [{ wording: 'link', text: LINK }],
      'text.pasted': [
        { wording: 'link', text: LINK },
        { wording: 'list', text: TEXT },
        { wording: 'nothing', text: ' ' },
      ],
      'file.chosen': [{ wording: 'file', text: TEXT, fileName: 'kites.txt' }],
      'file.refused': [{ words: 'It is a picture.' }],
      'list.chosen': person === 'guest' ? [] : [{ listId: 'mine' }],
      'section.takenIn': [{ section: 'side' }],
      'line.answered': [{ line: '7 Kites', choice: '7 Kite' }],
      'card.answered': [
        { wording: 'other', card: 'Kite', answer: 'Bow' },
        { wording: 'text', card: 'Kite', answer: undefined },
      ],
      'name.typed': [{ name: ' ' }, { name: 'New kites' }],
      'format.chosen': [{ format: 'grid' }, { format: 'sealed' }],
      'host.pressed': [{ table: { solo: false } }],
      'xstate.done.actor.fetchCube': outputs({
        cube: { name: 'Kite cube', text: TEXT, cards: 2, leftOut: 0, fetchedAtMs: 0, changed: CHANGED },
      }),
      'xstate.done.actor.openList': outputs({
        mine: openedOf('mine', true),
        theirs: openedOf('theirs', false),
      }),
      'xstate.done.actor.readList': outputs(LOOKS),
      'xstate.done.actor.keepList': outputs({ kept: rowOf('kept', true) }),
      'xstate.done.actor.hostList': [{ output: null }],
      ...Object.fromEntries(PORTS.map((port) => [`xstate.error.actor.${port}`, [{ error: FAILED }]])),
      'xstate.error.actor.keepList': [
        { wording: 'no answer', error: FAILED },
        { wording: 'full', error: FULL },
      ],
    },
    key: (snapshot) => keyOf(snapshot as BringListSnapshot),
  });

/** What the machine decides by in each state; which list it is exactly is told by the promises. */
function keyOf({ value, context }: BringListSnapshot) {
  const { look, name, row, isChanged, table, notKept, failure, typed } = context;
  switch (value) {
    case 'read': {
      const isReady = look?.formats.some(({ refusal }) => refusal === null);
      return [value, isReady, name?.trim() === '', row && [row.isMine, isChanged]];
    }
    case 'reading':
      return [value, look !== null];
    case 'keeping':
      return [value, table !== null, row?.isMine];
    case 'hosting':
      return [value, notKept !== null, row !== null && !isChanged];
    case 'opening':
      return value;
    default:
      return [value, typed.trim() === '', failure?.of];
  }
}

/** From the first steps on, everybody goes the ways of a member. */
const shortOf = (person: Person, most: number) => pathsOf(person).filter(({ steps }) => steps.length <= most);

const PATHS = {
  member: begunWith('a member brings a list', pathsOf('member')),
  again: begunWith('a member edits a list', shortOf('again', 2)),
  guest: begunWith('a guest brings a list', shortOf('guest', 4)),
};
const personOf = (path: GeneratedPath): Person =>
  PATHS.guest.includes(path) ? 'guest' : PATHS.again.includes(path) ? 'again' : 'member';
const watch = watchTransitions(bringListMachine);

function listUnderTest(person: Person) {
  const ports = deferredPorts();
  const told: unknown[] = [];
  const machine = bringListMachine.provide({
    actors: {
      fetchCube: ports.port('fetchCube'),
      openList: ports.port('openList'),
      readList: ports.port('readList'),
      keepList: ports.port('keepList'),
      hostList: ports.port('hostList'),
    },
    actions: {
      tellBrought: () => void told.push('brought'),
      tellFormat: (_, { offered: told_ }) => void told.push(told_?.format ?? null),
      tellKept: (_, { row }) => void told.push(row.listId),
      tellNotKept: (_, { words }) => void told.push(words),
    },
  });
  const actor = createActor(machine, { input: PEOPLE[person], inspect: watch.inspect }).start();
  const press = ({ event }: { event: AnyEventObject }) => actor.send(event as BringListEvent);
  const presses = [
    ...['text.typed', 'text.pasted', 'read.pressed', 'file.chosen', 'file.refused', 'list.chosen'],
    ...['cancel.pressed', 'retry.pressed', 'clear.pressed', 'section.takenIn', 'line.answered'],
    ...['card.answered', 'name.typed', 'format.chosen', 'host.pressed', 'keep.pressed'],
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
  const seen = () => {
    const snapshot = actor.getSnapshot();
    return {
      place: selectBringState(snapshot),
      typed: selectTypedList(snapshot),
      look: selectListLook(snapshot),
      answers: selectListAnswers(snapshot),
      cubeChange: selectCubeChange(snapshot),
      name: selectListName(snapshot),
      format: selectListFormat(snapshot),
      saved: selectListRow(snapshot),
      failure: selectBringFailure(snapshot)?.of ?? null,
      asked: ports.calls.flatMap(({ port, input }) => [port, ...inputOf(input)]),
      told,
    };
  };
  return { actor, executors, seen };
}

/** What a call was given, in the order that the promises tell it. */
function inputOf(input: unknown): readonly unknown[] {
  const { link, listId, list, format, table } = input as Record<string, unknown>;
  if (format !== undefined) return [list, format, table];
  if (link !== undefined) return [link];
  if (list === undefined) return [listId];
  if (listId !== undefined) return [listId, list];
  const { text, fileName, answers } = list as Record<string, unknown>;
  return [text, fileName, answers];
}

/** A list of one's own from its link to its table, over a server whose words are the test's. */
export const bringListWalker: Walker = {
  name: 'bringList',
  where: 'simulation',
  machine: bringListMachine,
  paths: Object.values(PATHS).flat(),
  watch,
  open(path) {
    const person = personOf(path);
    const sut = listUnderTest(person);
    const { mayKeep, mayFetch, listId } = PEOPLE[person];
    let world = firstWorld({ keep: mayKeep, fetch: mayFetch }, listId);
    expectSame(sut.seen(), promised(world));
    return {
      executors: sut.executors,
      check({ event }) {
        world = after(world, event);
        expectSame(sut.seen(), promised(world));
      },
      close: () => void sut.actor.stop(),
    };
  },
};
