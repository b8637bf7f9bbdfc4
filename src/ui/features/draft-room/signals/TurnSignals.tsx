import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import type { DraftRoomSnapshot } from '#src/machines/room/draftRoom.ts';
import { showDesktopNotice } from '../../../components/preferences/browserNotices.ts';
import { usePreferences } from '../../../components/preferences/usePreferences.ts';
import { openSoundWhenCalm, playSound } from '../../../components/sounds/playSound.ts';
import { useEmitted } from '../../../components/useEmitted.ts';
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
  const mayChoose = useSelector(room, selectMayChoose);
  const lastSeconds = useClock(room, readLastSeconds);
  const seconds = mayChoose ? lastSeconds : null;
  const { playsSounds, soundVolume, tellsOnDesktop } = usePreferences();
  const signal = useEffectEvent((what: TurnSignal | null) => {
    if (what === null) return;
    if (playsSounds) playSound(what, soundVolume);
    if (tellsOnDesktop)
      showDesktopNotice({ title: t(TITLES[what]), words: table.settings.name, tag: link.draftId });
  });
  useEmitted(room, 'room.happened', (news) => signal(signalOf(news)));
  useEffect(() => (playsSounds ? openSoundWhenCalm() : undefined), [playsSounds]);
  useEffect(() => {
    if (seconds !== null) signal('seconds');
  }, [seconds]);
  return null;
}
