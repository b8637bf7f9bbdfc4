import { useSelector } from '@xstate/react';
import { useEffect, useSyncExternalStore } from 'react';
import type { DraftRoomActor } from '#src/machines/room/draftRoom.ts';
import { selectSeatState } from '#src/machines/room/draftRoomSelectors.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { titleWords } from '../roomWords.ts';
import { readSeconds, useClock } from '../useClock.ts';
import dottedIcon from './faviconDot.svg';

function watchFocus(tell: () => void) {
  window.addEventListener('focus', tell);
  window.addEventListener('blur', tell);
  return () => {
    window.removeEventListener('focus', tell);
    window.removeEventListener('blur', tell);
  };
}

const isInFront = () => document.hasFocus();

/**
 * Title and icon of the tab tell another tab when it is this one's turn. The icon waits until the window is not in front any
 * more: each change of it is a drawing that is fetched and read anew, in the very moment in which a pack is drawn.
 */
export function useTabSigns(room: DraftRoomActor, tableName: string): void {
  const seatState = useSelector(room, selectSeatState);
  const seconds = useClock(room, readSeconds);
  const t = useMessages('room');
  const words = titleWords(seatState, seconds);
  const isSeen = useSyncExternalStore(watchFocus, isInFront);
  const isDotted = words.startsWith('●') && !isSeen;
  useEffect(() => {
    // After the layout's own title, which is set in the same commit.
    queueMicrotask(() => {
      document.title = t('tabTitle', { state: words, table: tableName });
    });
  }, [t, words, tableName]);
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (!isDotted || link === null) return;
    const before = link.href;
    link.href = dottedIcon;
    return () => {
      link.href = before;
    };
  }, [isDotted]);
}
