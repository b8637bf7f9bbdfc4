import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useRef } from 'react';
import type { DraftRoomSnapshot } from '#src/machines/room/draftRoom.ts';
import { showDesktopNotice } from '../../../components/preferences/browserNotices.ts';
import { usePreferences } from '../../../components/preferences/usePreferences.ts';
import { openSoundWhenCalm, playSound } from '../../../components/sounds/playSound.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { useRoomParts } from '../roomParts.tsx';
import { useClock } from '../useClock.ts';
import { useTable } from '../useTable.ts';
import { readLastSeconds, signalOf, type TurnSignal } from './turnSignals.ts';

const TITLES = { pack: 'noticePack', seconds: 'noticeSeconds', over: 'noticeOver' } as const;

const selectMayChoose = (snapshot: DraftRoomSnapshot) => snapshot.hasTag('mayChoose');

/** Tells of the reader's turn by sound, and on the desktop while the tab is hidden, as far as the person wants it. */
export function TurnSignals() {
  const { room, link } = useRoomParts();
  const t = useMessages('roomTalk');
  const { table } = useTable();
  const preferences = usePreferences();
  const mayChoose = useSelector(room, selectMayChoose);
  const lastSeconds = useClock(room, readLastSeconds);
  const seconds = mayChoose ? lastSeconds : null;
  const wishes = useRef({ preferences, words: table.settings.name });
  wishes.current = { preferences, words: table.settings.name };
  const { playsSounds } = preferences;
  const signal = useCallback(
    (what: TurnSignal | null) => {
      const { preferences: wished, words } = wishes.current;
      if (what === null) return;
      if (wished.playsSounds) playSound(what, wished.soundVolume);
      if (wished.tellsOnDesktop) showDesktopNotice({ title: t(TITLES[what]), words, tag: link.draftId });
    },
    [link, t],
  );
  useEffect(() => {
    const stopOpening = playsSounds ? openSoundWhenCalm() : undefined;
    const following = room.on('room.happened', (news) => signal(signalOf(news)));
    return () => {
      stopOpening?.();
      following.unsubscribe();
    };
  }, [room, signal, playsSounds]);
  useEffect(() => {
    if (seconds !== null) signal('seconds');
  }, [seconds, signal]);
  return null;
}
