import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { PackView, RoomView } from '#contract/room/room.ts';
import type { DraftRoomContext } from '#src/machines/room/draftRoomFacts.ts';
import { selectPicked, selectPicking } from '#src/machines/room/draftRoomSelectors.ts';
import type { TurnName } from '#src/machines/room/roomAsk.ts';
import { useRoomParts } from '../roomParts.tsx';
import { LEAVING_MS } from './cardMotion.ts';

/** A pack on the table; `gone` are the cards that left it for the pool, null while it lies in hand. */
export interface PackLayer {
  readonly key: string;
  readonly pack: PackView;
  readonly gone: readonly string[] | null;
}

const keyOf = ({ packId, pickNumber }: TurnName) => `${packId}:${pickNumber}`;

interface Shown {
  readonly current: PackLayer | null;
  readonly leaving: PackLayer | null;
}

type Picks = Pick<DraftRoomContext, 'picking' | 'picked'>;

/** A view that is drawn late may be older than the pick that was accepted: its pack must not come back for that moment. */
function inHand({ pack, version }: RoomView, { picking, picked }: Picks): PackLayer | null {
  if (pack === null) return null;
  const key = keyOf(pack);
  if (picking !== null && keyOf(picking) === key) return null;
  if (picked !== null && keyOf(picked) === key && version <= picked.version) return null;
  return { key, pack, gone: null };
}

function goneFrom({ key, pack }: PackLayer, { picking, picked }: Picks, view: RoomView): readonly string[] {
  const sent = picking ?? picked;
  if (sent !== null && keyOf(sent) === key) return [...sent.cardInstanceIds, ...sent.burnIds];
  const pooled = new Set<string>(view.pool.map(({ id }) => id));
  return pack.cards.filter(({ id }) => pooled.has(id)).map(({ id }) => id);
}

function nextShown(before: Shown, current: PackLayer | null, picks: Picks, view: RoomView): Shown {
  if (before.current === null || before.current.key === current?.key) return { ...before, current };
  return { current, leaving: { ...before.current, gone: goneFrom(before.current, picks, view) } };
}

/**
 * The pack in hand, and the one that is just leaving: a pick leaves in the next frame, whatever the server answers. The view
 * is that of `useTableSoon`.
 */
export function usePackLayers(view: RoomView): Shown {
  const { room } = useRoomParts();
  const picks = { picking: useSelector(room, selectPicking), picked: useSelector(room, selectPicked) };
  const current = inHand(view, picks);
  const [shown, setShown] = useState<Shown>({ current, leaving: null });
  // Set while painting: a pack that leaves has to stay mounted from the very frame in which it is not in hand any more.
  if (current?.key !== shown.current?.key || current?.pack !== shown.current?.pack)
    setShown(nextShown(shown, current, picks, view));
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
