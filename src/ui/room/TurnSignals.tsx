import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef } from 'react';
import type { DraftRoomSnapshot } from '#src/machines/draftRoom.ts';
import { selectSeatState } from '#src/machines/draftRoomSelectors.ts';
import { turnNameOf } from '#src/machines/roomAsk.ts';
import { showDesktopNotice } from '../preferences/browserNotices.ts';
import { usePreferences } from '../preferences/usePreferences.ts';
import { openSoundWhenCalm, playSound } from '../sounds/playSound.ts';
import { useRoomParts } from './roomParts.tsx';
import {
  momentToKeep,
  readLastSeconds,
  signalBetween,
  type TurnMoment,
  type TurnSignal,
} from './turnSignals.ts';
import { useClock } from './useClock.ts';
import { useTable } from './useTable.ts';

const NOTICE_TITLES: Readonly<Record<TurnSignal, string>> = {
  pack: 'Your pick',
  seconds: 'Your time is running out',
  over: 'The draft is over',
};

function selectPackKey({ context: { room } }: DraftRoomSnapshot): string | null {
  const turn = room && turnNameOf(room);
  return turn && `${turn.packId} ${turn.pickNumber}`;
}

/** Tells of the own turn by sound, and on the desktop while the tab is hidden, as far as the person wants it. */
export function TurnSignals() {
  const { room, link } = useRoomParts();
  const { table } = useTable();
  const preferences = usePreferences();
  const seatState = useSelector(room, selectSeatState);
  const packKey = useSelector(room, selectPackKey);
  const lastSeconds = useClock(room, readLastSeconds);
  const now = useMemo<TurnMoment>(
    () => ({ seatState, packKey, lastSeconds }),
    [seatState, packKey, lastSeconds],
  );
  const before = useRef(now);
  const wishes = useRef(preferences);
  wishes.current = preferences;
  const words = table.settings.name;
  const { playsSounds } = preferences;
  useEffect(() => (playsSounds ? openSoundWhenCalm() : undefined), [playsSounds]);
  useEffect(() => {
    const signal = signalBetween(before.current, now);
    before.current = momentToKeep(before.current, now);
    if (signal === null) return;
    const wished = wishes.current;
    if (wished.playsSounds) playSound(signal, wished.soundVolume);
    if (wished.tellsOnDesktop) showDesktopNotice({ title: NOTICE_TITLES[signal], words, tag: link.draftId });
  }, [now, words, link]);
  return null;
}
