import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
} from 'react';
import type { DraftRoomActor } from '#src/machines/room/draftRoom.ts';
import { wantedOf } from '#src/machines/room/roomAsk.ts';
import { afterPress } from '#src/ui/components/hooks/afterPress.ts';
import { packKey } from './packKeys.ts';
import { type HeldCard, type PackHand, type PressedKey, type RoomParts, useRoomParts } from './roomParts.tsx';
import { faceIn } from './useTaking.ts';

const LONG_PRESS_MS = 500;
const TOLERANCE_PX = 10;

export interface PackInputSetting {
  readonly columns: number;
  readonly takesOnDoubleClick: boolean;
  readonly hasSingleKeys: boolean;
  /** The cell that gets the focus, by its place in the pack. */
  readonly onFocused: (index: number) => void;
  /** Hears keys also while the focus is elsewhere. */
  readonly grid?: RefObject<HTMLElement | null>;
  /** Q: the state in words. */
  readonly speakState: () => void;
}

export const cellOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-card]') : null;
const isLeaving = (cell: HTMLElement) => cell.closest('[data-pack=leaving]') !== null;
const idOf = (target: EventTarget) => {
  const cell = cellOf(target);
  return cell === null || isLeaving(cell) ? null : (cell.dataset.card ?? null);
};
/** The cards of the pack in hand; those of a pack that is just leaving count for nothing. */
export const cellsIn = (grid: HTMLElement) =>
  [...grid.querySelectorAll<HTMLElement>('[data-card]')].filter((cell) => !isLeaving(cell));

const isMulti = (room: DraftRoomActor) => {
  const { room: view } = room.getSnapshot().context;
  return view !== null && wantedOf(view) > 1;
};

/**
 * Takes the focused card if it is reserved or the person went to it in this pack, else the one that is reserved: after a
 * reload the focus is at the first card by itself. An Enter too many, meant for the last pack, only reserves. Where several
 * cards are asked, Enter collects them and the last Enter takes.
 */
function confirmByKey({ room, inspection }: RoomParts, id: string, destination: 'main' | 'side') {
  const atMs = Date.now();
  const isMeant = room.getSnapshot().context.chosen.includes(id) || inspection.get().focused === id;
  if (!isMulti(room) && isMeant) {
    room.send({ type: 'pick.confirmed', destination, by: 'key', atMs, id });
  } else if (room.getSnapshot().matches({ seat: { choosing: 'reserved' } })) {
    room.send({ type: 'pick.confirmed', destination, by: 'key', atMs });
  } else {
    room.send({ type: 'card.chosen', id, by: 'key', atMs });
  }
}

function zoomOn({ room, zoom }: RoomParts, id: string) {
  const face = faceIn(room.getSnapshot().context.room, id);
  if (face) zoom(face);
}

/** A key on one of the cards. */
function onCardKey(
  event: PressedKey,
  { cell, cells, id }: HeldCard,
  parts: RoomParts,
  setting: PackInputSetting,
) {
  const key = packKey(event, cells.indexOf(cell), cells.length, setting.columns, setting.hasSingleKeys);
  if (key === null) return;
  event.preventDefault();
  if (event.repeat && key.asks !== 'focus') return;
  switch (key.asks) {
    case 'focus':
      cells[key.index]?.focus();
      return parts.inspection.focus(cells[key.index]?.dataset.card ?? null);
    case 'reserve': {
      const atMs = Date.now();
      return afterPress(cell, () => parts.room.send({ type: 'card.chosen', id, by: 'key', atMs }));
    }
    case 'take':
      return afterPress(cell, () => confirmByKey(parts, id, 'main'));
    case 'takeToSide':
      return afterPress(cell, () => confirmByKey(parts, id, 'side'));
    case 'star':
      return parts.room.send({ type: 'card.starred', id });
    case 'zoom':
      return zoomOn(parts, id);
    case 'speak':
      return setting.speakState();
    case 'help':
      return parts.openHelp();
  }
}

function onGridKey(event: KeyboardEvent<HTMLElement>, parts: RoomParts, setting: PackInputSetting) {
  const cell = cellOf(event.target);
  const id = cell?.dataset.card;
  if (cell === null || id === undefined || event.target !== cell) return;
  onCardKey(event, { cell, id, cells: cellsIn(event.currentTarget) }, parts, setting);
}

/** Lets the pack be reached by keys that are pressed elsewhere. */
function usePackHand(
  grid: RefObject<HTMLElement | null> | undefined,
  latest: RefObject<PackInputSetting>,
  parts: RoomParts,
) {
  useEffect(() => {
    if (grid === undefined) return;
    const hand: PackHand = {
      element: () => grid.current,
      hasSingleKeys: () => latest.current.hasSingleKeys,
      speakState: () => latest.current.speakState(),
      onCardKey: (event, card) => onCardKey(event, card, parts, latest.current),
    };
    parts.packHand.set(hand);
    return () => {
      if (parts.packHand.get() === hand) parts.packHand.set(null);
    };
  }, [grid, latest, parts]);
}

interface Press {
  readonly timer: number;
  readonly x: number;
  readonly y: number;
}

/** Handlers of the grid: click reserves, a second quick click of a mouse takes, a long press zooms. */
export function usePackInput(setting: PackInputSetting) {
  const parts = useRoomParts();
  const press = useRef<Press | null>(null);
  const wasLongPress = useRef(false);
  const pointer = useRef('mouse');
  const latest = useRef(setting);
  latest.current = setting;
  usePackHand(setting.grid, latest, parts);
  return useMemo(() => {
    const endPress = () => {
      if (press.current) window.clearTimeout(press.current.timer);
      press.current = null;
    };
    return {
      onClick(event: MouseEvent) {
        const id = idOf(event.target);
        const isButton = event.target instanceof Element && event.target.closest('button') !== null;
        if (id === null || isButton || wasLongPress.current) return;
        const atMs = Date.now();
        const isDouble = event.detail === 2 && pointer.current === 'mouse' && !isMulti(parts.room);
        // Where a double click does not take, its second half would undo what the first has reserved.
        if (isDouble && !latest.current.takesOnDoubleClick) return;
        afterPress(cellOf(event.target), () => {
          if (isDouble)
            parts.room.send({ type: 'pick.confirmed', destination: 'main', by: 'pointer', atMs, id });
          else parts.room.send({ type: 'card.chosen', id, by: 'pointer', atMs });
        });
      },
      onPointerDown(event: PointerEvent) {
        pointer.current = event.pointerType;
        wasLongPress.current = false;
        const id = idOf(event.target);
        endPress();
        if (id === null || event.pointerType === 'mouse') return;
        const timer = window.setTimeout(() => {
          wasLongPress.current = true;
          zoomOn(parts, id);
        }, LONG_PRESS_MS);
        press.current = { timer, x: event.clientX, y: event.clientY };
      },
      onPointerMove({ clientX, clientY }: PointerEvent) {
        const began = press.current;
        if (began && Math.hypot(clientX - began.x, clientY - began.y) > TOLERANCE_PX) endPress();
      },
      onPointerUp: endPress,
      onPointerCancel: endPress,
      onPointerOver(event: PointerEvent) {
        if (event.pointerType === 'mouse') parts.inspection.hover(idOf(event.target));
      },
      onPointerLeave: () => parts.inspection.hover(null),
      onContextMenu(event: MouseEvent) {
        const id = idOf(event.target);
        if (id === null) return;
        event.preventDefault();
        if (pointer.current === 'mouse') zoomOn(parts, id);
      },
      onFocus(event: FocusEvent<HTMLElement>) {
        const cell = cellOf(event.target);
        if (cell === null || isLeaving(cell)) return;
        latest.current.onFocused(cellsIn(event.currentTarget).indexOf(cell));
      },
      onBlur: () => parts.inspection.focus(null),
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => onGridKey(event, parts, latest.current),
    };
  }, [parts]);
}
