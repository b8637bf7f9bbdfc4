import { useSelector } from '@xstate/react';
import { useDeferredValue } from 'react';
import type { RoomView } from '#contract/room.ts';
import type { TableView } from '#contract/tables.ts';
import { selectRoom, selectSeatState, selectTable } from '#src/machines/draftRoom.ts';
import { turnNameOf } from '#src/machines/roomAsk.ts';
import { useUser } from '../shell/actors.tsx';
import { useRoomParts } from './roomParts.tsx';
import { type Asked, askedWords } from './roomWords.ts';
import { type Person, peopleAt } from './seating.ts';
import { useTakingNames } from './useTaking.ts';

interface OpenTable {
  readonly table: TableView;
  readonly view: RoomView;
  readonly people: readonly Person[];
}

/** Table, view and people of a room that is open; the frame is drawn only then. */
export function useTable(): OpenTable {
  const { room } = useRoomParts();
  const table = useSelector(room, selectTable);
  const view = useSelector(room, selectRoom);
  if (!table || !view) throw new Error('The table is not open yet.');
  return { table, view, people: peopleOf(table, view) };
}

/** The same, a moment behind the board: for parts that tell what no hand waits for. */
export function useTableLater(): OpenTable {
  const now = useTable();
  const table = useDeferredValue(now.table);
  const view = useDeferredValue(now.view);
  return { table, view, people: peopleOf(table, view) };
}

const known = new WeakMap<RoomView, Pick<OpenTable, 'table' | 'people'>>();

/** All parts of the room ask for the same people: they are told once. */
export function peopleOf(table: TableView, view: RoomView): readonly Person[] {
  const before = known.get(view);
  if (before?.table === table) return before.people;
  const people = peopleAt(table, view);
  known.set(view, { table, people });
  return people;
}

/** Whether this person hosts the table, from a seat or from outside. */
export function useIsHost(): boolean {
  const { table, people } = useTable();
  const user = useUser();
  return user?.userId === table.hostId || people.some(({ isYou, isHost }) => isYou && isHost);
}

/** What is asked now, in words. */
export function useAsked(seconds: number | null): Asked {
  const { room } = useRoomParts();
  const { table, view, people } = useTable();
  const seatState = useSelector(room, selectSeatState);
  const taking = useTakingNames();
  return askedWords({ seatState, room: view, people, taking, seconds, isSolo: table.isSolo });
}

/** The pick as it stands in the bar: of the pack in hand, or the one that is waited for. */
export const pickNumberOf = (view: RoomView): number =>
  turnNameOf(view)?.pickNumber ?? view.decisionsInRound + 1;
