import { useEffect, useRef } from 'react';
import type { TableView } from '#contract/tables.ts';
import { showDesktopNotice } from '../preferences/browserNotices.ts';
import { usePreferences } from '../preferences/usePreferences.ts';
import { useNotify } from '../shell/actors.tsx';
import { playSound } from '../sounds/playSound.ts';

export const READY_CHECK_WORDS = 'The host asks who is ready. Say Ready when you are.';

/** Tells of the host's question by words, by sound and on the desktop, each as far as the person wants it. */
export function useReadyCheck({ draftId, settings, readyCheckAtMs = null, seats }: TableView, myId: string) {
  const notify = useNotify();
  const preferences = usePreferences();
  const wishes = useRef(preferences);
  wishes.current = preferences;
  const known = useRef(readyCheckAtMs);
  const isAsked = seats.some((seat) => seat.memberId === myId && !seat.isHost);
  const { name } = settings;
  useEffect(() => {
    const isNew = readyCheckAtMs !== null && readyCheckAtMs !== known.current;
    known.current = readyCheckAtMs;
    if (!isNew || !isAsked) return;
    notify({ kind: 'info', text: READY_CHECK_WORDS, timeoutMs: 10_000 });
    const { playsSounds, soundVolume, tellsOnDesktop } = wishes.current;
    if (playsSounds) playSound('ready', soundVolume);
    if (tellsOnDesktop) showDesktopNotice({ title: 'Are you ready?', words: name, tag: draftId });
  }, [readyCheckAtMs, isAsked, notify, name, draftId]);
}
