import { useEffect, useRef } from 'react';
import type { QueueStanding } from '#contract/queue.ts';
import { showDesktopNotice } from '../../../components/preferences/browserNotices.ts';
import { usePreferences } from '../../../components/preferences/usePreferences.ts';
import { playSound } from '../../../components/sounds/playSound.ts';
import { kindWords, queueTitle } from './queueWords.ts';

/** Calls somebody who looks elsewhere to the table that was found: by sound, on the desktop, in the tab's title. */
export function useFoundSignals(standing: QueueStanding | null): void {
  const preferences = usePreferences();
  const wishes = useRef(preferences);
  wishes.current = preferences;
  const found = standing?.kind === 'found' && !standing.isThere ? standing : null;
  const words = found ? kindWords(found) : '';
  const matchId = found?.matchId ?? null;
  useEffect(() => {
    if (matchId === null) return;
    const { playsSounds, soundVolume, tellsOnDesktop } = wishes.current;
    if (playsSounds) playSound('pack', soundVolume);
    if (tellsOnDesktop) showDesktopNotice({ title: 'A table was found', words, tag: matchId });
  }, [matchId, words]);
  const title = queueTitle(standing);
  useEffect(() => {
    if (title === null) return;
    const before = document.title;
    document.title = `${title} · ${before}`;
    return () => {
      document.title = before;
    };
  }, [title]);
}
