import { useSelector } from '@xstate/react';
import { useDeferredValue, useEffect, useState } from 'react';
import type { PackView, RoomView } from '#contract/room.ts';
import { type Picking, selectPicking } from '#src/machines/draftRoom.ts';
import { LEAVING_MS } from './cardMotion.ts';
import { useRoomParts } from './roomParts.tsx';

/** A pack on the table; `gone` are the cards that left it for the pool, null while it lies in hand. */
export interface PackLayer {
  readonly key: string;
  readonly pack: PackView;
  readonly gone: readonly string[] | null;
}

const keyOf = (pack: { readonly packId: string; readonly pickNumber: number }) =>
  `${pack.packId}:${pack.pickNumber}`;

interface Shown {
  readonly current: PackLayer | null;
  readonly leaving: PackLayer | null;
  /** The last pick that was sent, to know what left the pack. */
  readonly sent: Picking | null;
}

function inHand({ pack }: RoomView, picking: Picking | null, isWaiting: boolean): PackLayer | null {
  if (pack === null || isWaiting) return null;
  if (picking !== null && keyOf(picking) === keyOf(pack)) return null;
  return { key: keyOf(pack), pack, gone: null };
}

function goneFrom(layer: PackLayer, sent: Picking | null, view: RoomView): readonly string[] {
  if (sent !== null && keyOf(sent) === layer.key) return [...sent.cardInstanceIds, ...sent.burnIds];
  const pooled = new Set<string>(view.pool.map(({ id }) => id));
  return layer.pack.cards.filter(({ id }) => pooled.has(id)).map(({ id }) => id);
}

function nextShown(before: Shown, current: PackLayer | null, picking: Picking | null, view: RoomView): Shown {
  const sent = picking ?? before.sent;
  if (before.current === null || before.current.key === current?.key) return { ...before, current, sent };
  const leaving = { ...before.current, gone: goneFrom(before.current, sent, view) };
  return { current, leaving, sent };
}

/**
 * The pack in hand, and the one that is just leaving: a pick leaves in the next frame, whatever the server answers. View
 * and waiting are those of `useTableSoon`.
 */
export function usePackLayers(view: RoomView, isWaiting: boolean): Pick<Shown, 'current' | 'leaving'> {
  const { room } = useRoomParts();
  const picking = useSelector(room, selectPicking);
  // What was sent when the view was told: an answer takes it away in the moment of a view that is not drawn yet.
  const pickingOfView = useDeferredValue(picking);
  const current = inHand(view, picking ?? pickingOfView, isWaiting);
  const [shown, setShown] = useState<Shown>({ current, leaving: null, sent: picking });
  // Set while painting: a pack that leaves has to stay mounted from the very frame in which it is not in hand any more.
  const isChanged =
    current?.key !== shown.current?.key ||
    current?.pack !== shown.current?.pack ||
    (picking !== null && picking !== shown.sent);
  if (isChanged) setShown(nextShown(shown, current, picking, view));
  const { leaving } = shown;
  useEffect(() => {
    if (leaving === null) return;
    const timer = window.setTimeout(
      () => setShown((now) => (now.leaving === leaving ? { ...now, leaving: null } : now)),
      LEAVING_MS,
    );
    return () => window.clearTimeout(timer);
  }, [leaving]);
  return { current: shown.current, leaving: leaving?.key === shown.current?.key ? null : leaving };
}
