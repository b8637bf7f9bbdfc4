import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import type { ResultsView } from '#contract/results/results.ts';
import { inspected } from '#src/inspection.ts';
import type { ReplayAddress } from '#src/machines/replay/replayPlaces.ts';
import {
  type ReplayEvent,
  type ReplayPlayerContext,
  replayPlayer,
} from '#src/machines/replay/replayPlayer.ts';
import { isDialogOpen } from '#src/ui/system/isDialogOpen.ts';
import { useListener } from '../../../components/useListener.ts';

/** What is shown of a replay. */
export interface ReplayState
  extends Pick<
    ReplayPlayerContext<ResultsView, never>,
    'place' | 'speed' | 'isBotShown' | 'isGuessing' | 'guesses'
  > {
  readonly isPlaying: boolean;
}

/** Everything that is shown of a replay, and can be done to it. */
export interface Replayed {
  readonly results: ResultsView;
  readonly state: ReplayState;
  readonly send: (event: ReplayEvent) => void;
}

const player = replayPlayer<ResultsView, never>();

/** The replay of one draft; the address follows it, and it the address. */
export function useReplay(
  results: ResultsView,
  { seat, pack, pick }: ReplayAddress,
  onMoved: (address: ReplayAddress) => void,
) {
  const [snapshot, send] = useMachine(
    player.provide({ actions: { tellAddress: (_, { address }) => onMoved(address) } }),
    { ...inspected(player.id), input: { draft: results, address: { seat, pack, pick } } },
  );
  // The router tells of Back and Forward by other props alone.
  useEffect(() => send({ type: 'address.changed', address: { seat, pack, pick } }), [send, seat, pack, pick]);
  const { draft } = snapshot.context;
  useEffect(() => {
    if (results !== draft) send({ type: 'draft.changed', draft: results });
  }, [send, results, draft]);
  const state: ReplayState = { ...snapshot.context, isPlaying: snapshot.matches({ ready: 'playing' }) };
  return { state, send };
}

/** Elements that use the arrow keys themselves. */
const OWN_ARROWS = 'input, select, textarea, [role="slider"], [contenteditable="true"], dialog *';

const EVENTS: Readonly<Record<string, ReplayEvent>> = {
  ArrowLeft: { type: 'pick.stepped', to: 'previous' },
  ArrowRight: { type: 'pick.stepped', to: 'next' },
  Home: { type: 'pick.stepped', to: 'first' },
  End: { type: 'pick.stepped', to: 'last' },
};

export const replayEventOfKey = (key: string): ReplayEvent | undefined =>
  Object.hasOwn(EVENTS, key) ? EVENTS[key] : undefined;

/** Left and right step wherever the focus is; Home and End only inside the replay, since they scroll the page. */
export function useReplayKeys(send: (event: ReplayEvent) => void) {
  useListener(window, 'keydown', (event) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest(OWN_ARROWS) || isDialogOpen()) return;
    const found = replayEventOfKey(event.key);
    if (!found) return;
    const isEdge = event.key === 'Home' || event.key === 'End';
    if (isEdge && !target?.closest('#replay')) return;
    event.preventDefault();
    send(found);
  });
}
