import { useEffect, useState } from 'react';
import type { ChatLine } from '#contract/tables/tables.ts';
import type { DraftRoomActor } from '#src/machines/draftRoom.ts';

const BUBBLE_MS = 5000;

/** The latest line of each person, for five seconds after it came; what was there on arrival is not shown again. */
export function useBubbles(room: DraftRoomActor): ReadonlyMap<string, string> {
  const [shown, setShown] = useState<readonly ChatLine[]>([]);
  useEffect(() => {
    const timers = new Set<number>();
    const following = room.on('table.happened', ({ lines }) => {
      if (lines.length === 0) return;
      setShown((before) => [...before, ...lines]);
      const timer = window.setTimeout(() => {
        timers.delete(timer);
        setShown((before) => before.filter((line) => !lines.includes(line)));
      }, BUBBLE_MS);
      timers.add(timer);
    });
    return () => {
      following.unsubscribe();
      for (const timer of timers) window.clearTimeout(timer);
    };
  }, [room]);
  return new Map(shown.map((line) => [line.memberId, line.text]));
}
