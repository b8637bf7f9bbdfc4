import { useSelector } from '@xstate/react';
import { useDeferredValue, useEffect, useState } from 'react';
import type { RoomView } from '#contract/room/room.ts';
import type { TableView } from '#contract/tables/tables.ts';
import type { DraftRoomActor } from '#src/machines/room/draftRoom.ts';
import { selectRoom, selectSeatState, selectTable } from '#src/machines/room/draftRoomSelectors.ts';
import { turnNameOf } from '#src/machines/room/roomAsk.ts';
import { useUser } from '../shell/actors.tsx';
import { useRoomParts } from './roomParts.tsx';
import { type Asked, askedWords } from './roomWords.ts';
import { type Person, peopleAt } from './seating.ts';
import { afterFrames } from './timing/afterFrames.ts';
import { useTakingNames } from './useTaking.ts';

export interface OpenTable {
  readonly table: TableView;
  readonly view: RoomView;
  readonly people: readonly Person[];
}

/** Table, view and people of a room that is open; the frame is drawn only then. */
export function useTable(): OpenTable {
  const { room } = useRoomParts();
  return openTable(useSelector(room, selectTable), useSelector(room, selectRoom));
}

/** One thing of an open table, the same object as before while it is the same: what shows it is not drawn for anything else. */
export function useOfTable<Value>(read: (open: OpenTable) => Value): Value {
  const { room } = useRoomParts();
  return useSelector(room, (snapshot) => read(openTable(selectTable(snapshot), selectRoom(snapshot))));
}

/** The same, drawn in slices behind what answers a hand, as with `useTableSoon`. */
export const useOfTableSoon = <Value>(read: (open: OpenTable) => Value): Value =>
  useDeferredValue(useOfTable(read));

/** The same, drawn in slices behind what answers a hand: for the board, where a whole pack comes at once. */
export function useTableSoon(): OpenTable {
  const { room } = useRoomParts();
  const table = useDeferredValue(useSelector(room, selectTable));
  const view = useDeferredValue(useSelector(room, selectRoom));
  return openTable(table, view);
}

const known = new WeakMap<RoomView, OpenTable>();

/** All parts of the room ask for the same people: they are told once. */
function openTable(table: TableView | null, view: RoomView | null): OpenTable {
  if (!table || !view) throw new Error('useTable needs a room that is open.');
  const before = known.get(view);
  if (before?.table === table) return before;
  const opened = { table, view, people: peopleAt(table, view) };
  known.set(view, opened);
  return opened;
}

function tableNow(room: DraftRoomActor): OpenTable {
  const snapshot = room.getSnapshot();
  return openTable(selectTable(snapshot), selectRoom(snapshot));
}

/** Parts that tell what no hand waits for, in the order in which they are drawn behind the board. */
const FRAMES_LATER = { bar: 1, seats: 3, pool: 5, log: 7 } as const;

/**
 * The same, some frames behind the board, so that what changes with a pick is not drawn in one frame. The part is not even
 * asked before.
 */
export function useTableLater(part: keyof typeof FRAMES_LATER): OpenTable {
  const { room } = useRoomParts();
  const [shown, show] = useState(() => tableNow(room));
  useEffect(() => {
    let callOff: (() => void) | null = null;
    const follow = () => {
      callOff ??= afterFrames(FRAMES_LATER[part], () => {
        callOff = null;
        show(tableNow(room));
      });
    };
    follow();
    const following = room.subscribe(follow);
    return () => {
      following.unsubscribe();
      callOff?.();
    };
  }, [room, part]);
  return shown;
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
  return askedWords({
    seatState,
    room: view,
    people,
    taking,
    seconds,
    isSolo: table.isSolo,
    hostName: table.hostName ?? null,
  });
}

/** The pick as it stands in the bar: of the pack in hand, or the one that is waited for. */
export const pickNumberOf = (view: RoomView): number =>
  turnNameOf(view)?.pickNumber ?? view.decisionsInRound + 1;
