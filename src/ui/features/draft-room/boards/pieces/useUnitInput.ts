import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useRef,
  useState,
} from 'react';
import { usePreferences } from '../../../../components/preferences/usePreferences.ts';
import { useRoomParts } from '../../roomParts.tsx';
import { useSpeakState } from '../../useSpeakState.ts';
import { faceIn } from '../../useTaking.ts';
import { nextOption, type Place, placeFrom } from './unitKeys.ts';
import type { Choosing } from './useChoosing.ts';

const LONG_PRESS_MS = 500;

interface Cell {
  readonly element: HTMLElement;
  readonly place: Place;
  /** Options that take what stands here; a handle has one. */
  readonly options: readonly string[];
  /** The card; null for a handle. */
  readonly card: string | null;
}

function cellOf(target: EventTarget): Cell | null {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-place]') : null;
  const [row, column] = element?.dataset.place?.split(' ').map(Number) ?? [];
  if (!element || row === undefined || column === undefined) return null;
  const options = (element.dataset.options ?? '').split(' ').filter((option) => option !== '');
  return { element, place: { row, column }, options, card: element.dataset.unitCard ?? null };
}

const cellsIn = (board: HTMLElement): readonly Cell[] =>
  [...board.querySelectorAll<HTMLElement>('[data-place]')].flatMap((element) => cellOf(element) ?? []);

/**
 * A board of units (lines, piles) with handles and cards as one grid: arrows walk, Space and a click reserve the unit,
 * Enter takes it, F stars and Z zooms the card, Q speaks the state. Cells carry `data-place`, `data-options` and
 * `data-unit-card`. `lit` is the unit under the pointer or the focus.
 */
export function useUnitInput(choosing: Choosing) {
  const { room, inspection, zoom, openHelp } = useRoomParts();
  const { usesSingleKeys, doubleClickTakes } = usePreferences();
  const speakState = useSpeakState();
  const [lit, setLit] = useState<string | null>(null);
  const [tabStop, setTabStop] = useState<string | null>(null);
  const press = useRef({ timer: 0, wasLong: false });

  const zoomOn = (card: string | null) => {
    const face = card === null ? undefined : faceIn(room.getSnapshot().context.room, card);
    if (face) zoom(face);
  };
  const reserve = ({ options }: Cell) => {
    const offered = options.filter((option) => choosing.options.includes(option));
    const next = nextOption(offered, choosing.chosen);
    if (next !== null) choosing.reserve(next);
  };
  const take = (cell: Cell) => {
    const handle = cell.card === null ? cell.options[0] : undefined;
    const option = handle ?? choosing.chosen;
    if (option === undefined || option === null) reserve(cell);
    else if (choosing.mayDecide) choosing.decide(option);
  };
  const letters: Readonly<Record<string, (cell: Cell) => void>> = {
    f: ({ card }) => card !== null && room.send({ type: 'card.starred', id: card }),
    z: ({ card }) => zoomOn(card),
    q: () => speakState(),
    '?': () => openHelp(),
  };
  const actOn = (event: KeyboardEvent, cell: Cell): (() => void) | null => {
    if (event.key === ' ') return () => reserve(cell);
    if (event.key === 'Enter') return () => take(cell);
    const letter = usesSingleKeys ? letters[event.key.toLowerCase()] : undefined;
    return letter ? () => letter(cell) : null;
  };
  const endPress = () => window.clearTimeout(press.current.timer);

  const handlers = {
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const cell = cellOf(event.target);
      if (!cell || event.altKey || event.ctrlKey || event.metaKey || event.target !== cell.element) return;
      const cells = cellsIn(event.currentTarget);
      const to = placeFrom(
        event.key,
        cell.place,
        cells.map(({ place }) => place),
      );
      const act = to === null ? actOn(event, cell) : null;
      if (to === null && act === null) return;
      event.preventDefault();
      if (act) return event.repeat ? undefined : act();
      const found = cells.find(({ place }) => place.row === to?.row && place.column === to.column);
      found?.element.focus();
      inspection.focus(found?.card ?? null);
    },
    onClick(event: MouseEvent) {
      const cell = cellOf(event.target);
      const isButtonInside = event.target instanceof Element && event.target.closest('button.pc-z') !== null;
      if (!cell || isButtonInside || press.current.wasLong) return;
      const isDouble = event.detail === 2 && cell.card === null;
      const [option] = cell.options;
      if (!isDouble) reserve(cell);
      else if (doubleClickTakes && option !== undefined && choosing.mayDecide) choosing.decide(option);
    },
    onPointerDown(event: PointerEvent) {
      const cell = cellOf(event.target);
      endPress();
      press.current.wasLong = false;
      if (!cell || cell.card === null || event.pointerType === 'mouse') return;
      press.current.timer = window.setTimeout(() => {
        press.current.wasLong = true;
        zoomOn(cell.card);
      }, LONG_PRESS_MS);
    },
    onPointerMove: (event: PointerEvent) => event.pointerType !== 'mouse' && endPress(),
    onPointerUp: endPress,
    onPointerCancel: endPress,
    onPointerOver(event: PointerEvent) {
      if (event.pointerType !== 'mouse') return;
      const cell = cellOf(event.target);
      inspection.hover(cell?.card ?? null);
      setLit(cell?.card === null ? (cell.options[0] ?? null) : null);
    },
    onPointerLeave() {
      inspection.hover(null);
      setLit(null);
    },
    onContextMenu(event: MouseEvent) {
      const cell = cellOf(event.target);
      if (!cell?.card) return;
      event.preventDefault();
      zoomOn(cell.card);
    },
    onFocus(event: FocusEvent) {
      const cell = cellOf(event.target);
      if (!cell) return;
      setTabStop(`${cell.place.row} ${cell.place.column}`);
      setLit(cell.card === null ? (cell.options[0] ?? null) : null);
    },
    onBlur() {
      inspection.focus(null);
      setLit(null);
    },
  };
  return { handlers, lit, tabStop };
}
