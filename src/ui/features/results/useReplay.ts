import { type RefObject, useEffect, useMemo, useReducer, useRef } from 'react';
import type { ResultsView } from '#contract/results/results.ts';
import { isDialogOpen } from '../../kit/isDialogOpen.ts';
import {
  addressOf,
  guessKey,
  placeOf,
  type ReplayAddress,
  type ReplayEvent,
  replayReducer,
  startOfReplay,
} from './replay.ts';

const PLAYED_PICK_MS = 1500;
/** Browsers refuse many address changes in a row, so a drag along the bar writes its end only. */
const ADDRESS_AFTER_MS = 250;

/** The replay of one draft: its state, and the address following it. */
export function useReplay(
  { seats, mySeat }: ResultsView,
  address: ReplayAddress,
  onMoved: (address: ReplayAddress) => void,
) {
  const reducer = useMemo(() => replayReducer(seats), [seats]);
  const addressed = placeOf(seats, mySeat, address);
  const addressedKey = guessKey(addressed);
  const [state, send] = useReducer(reducer, addressed, startOfReplay);
  const { place, isPlaying } = state;
  const seen = useRef(addressedKey);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the place
  useEffect(() => {
    if (seen.current === addressedKey) return;
    seen.current = addressedKey;
    send({ type: 'addressChanged', place: addressed });
  }, [addressedKey]);

  useEffect(() => {
    const key = guessKey(place);
    if (key === seen.current) return;
    const timer = setTimeout(() => {
      seen.current = key;
      onMoved(addressOf(seats, place));
    }, ADDRESS_AFTER_MS);
    return () => clearTimeout(timer);
  }, [place, seats, onMoved]);

  useEffect(() => {
    if (!isPlaying || place.index < 0) return;
    const timer = setTimeout(() => send({ type: 'ticked' }), PLAYED_PICK_MS);
    return () => clearTimeout(timer);
  }, [isPlaying, place]);

  return { state, send };
}

/** Elements that have a use of their own for the arrow keys. */
const OWN_ARROWS = 'input, select, textarea, [role="slider"], [contenteditable="true"], dialog *';

const EVENTS: Readonly<Record<string, ReplayEvent>> = {
  ArrowLeft: { type: 'stepped', to: 'previous' },
  ArrowRight: { type: 'stepped', to: 'next' },
  Home: { type: 'stepped', to: 'first' },
  End: { type: 'stepped', to: 'last' },
};

export const replayEventOfKey = (key: string): ReplayEvent | undefined =>
  Object.hasOwn(EVENTS, key) ? EVENTS[key] : undefined;

/** Left and right step wherever the focus is; Home and End only inside the replay, since they scroll the page. */
export function useReplayKeys(panel: RefObject<HTMLElement | null>, send: (event: ReplayEvent) => void) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const { target } = event;
      if (target instanceof Element && target.closest(OWN_ARROWS)) return;
      if (isDialogOpen()) return;
      const found = replayEventOfKey(event.key);
      if (!found) return;
      const isEdge = event.key === 'Home' || event.key === 'End';
      if (isEdge && !(target instanceof Node && panel.current?.contains(target))) return;
      event.preventDefault();
      send(found);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [panel, send]);
}
