import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { type DraftRoomActor, selectSeatState } from '#src/machines/draftRoom.ts';
import dottedIcon from './faviconDot.svg';
import { titleWords } from './roomWords.ts';
import { readSeconds, useClock } from './useClock.ts';

/** Title and icon of the tab tell another tab when it is this one's turn. */
export function useTabSigns(room: DraftRoomActor, tableName: string): void {
  const seatState = useSelector(room, selectSeatState);
  const seconds = useClock(room, readSeconds);
  const words = titleWords(seatState, seconds);
  const isTurn = words.startsWith('●');
  useEffect(() => {
    // After the layout's own title, which is set in the same commit.
    queueMicrotask(() => {
      document.title = `${words} · ${tableName}`;
    });
  }, [words, tableName]);
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (!isTurn || link === null) return;
    const before = link.href;
    link.href = dottedIcon;
    return () => {
      link.href = before;
    };
  }, [isTurn]);
}
