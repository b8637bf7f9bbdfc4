import { useEffect, useEffectEvent } from 'react';
import type { QueueStanding } from '#contract/queue.ts';
import { showDesktopNotice } from '../../../components/preferences/browserNotices.ts';
import { usePreferences } from '../../../components/preferences/usePreferences.ts';
import { playSound } from '../../../components/sounds/playSound.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { kindWords, queueTitle } from './queueWords.ts';

/** Calls somebody who looks elsewhere to the table that was found: by sound, on the desktop, in the tab's title. */
export function useFoundSignals(standing: QueueStanding | null): void {
  const t = useMessages('queue');
  const { playsSounds, soundVolume, tellsOnDesktop } = usePreferences();
  const found = standing?.kind === 'found' && !standing.isThere ? standing : null;
  const call = useEffectEvent((tag: string) => {
    if (playsSounds) playSound('pack', soundVolume);
    if (tellsOnDesktop && found) showDesktopNotice({ title: t('found'), words: kindWords(found, t), tag });
  });
  const matchId = found?.matchId ?? null;
  useEffect(() => {
    if (matchId !== null) call(matchId);
  }, [matchId]);
  const news = queueTitle(standing, t);
  useEffect(() => {
    if (news === null) return;
    const before = document.title;
    document.title = t('tabTitle', { news, title: before });
    return () => {
      document.title = before;
    };
  }, [news, t]);
}
