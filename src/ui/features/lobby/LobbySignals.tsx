import { useEffect, useRef } from 'react';
import type { TableView } from '#contract/tables/tables.ts';
import type { DraftRoomActor } from '#src/machines/draftRoom.ts';
import { showDesktopNotice } from '../../components/preferences/browserNotices.ts';
import { usePreferences } from '../../components/preferences/usePreferences.ts';
import { playSound } from '../../components/sounds/playSound.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { useNotify } from '../shell/actors.tsx';
import { tellStart } from './startNotice.ts';

const isAskedAt = ({ seats }: TableView, myId: string) =>
  seats.some((seat) => seat.memberId === myId && !seat.isHost);

/**
 * Tells of an announced start on the desktop, and of the host's question who is ready by a notice, by sound and on the
 * desktop, each as far as the person wants it.
 */
export function LobbySignals({ room, myId }: { readonly room: DraftRoomActor; readonly myId: string }) {
  const t = useMessages('lobby');
  const notify = useNotify();
  const preferences = usePreferences();
  const wishes = useRef(preferences);
  wishes.current = preferences;
  useEffect(() => {
    const following = room.on('table.happened', ({ events, table }) => {
      const { draftId, settings } = table;
      const types = new Set(events.map(({ type }) => type));
      if (types.has('startAnnounced') && table.status === 'countdown') tellStart(draftId, settings.name);
      if (!types.has('readyAsked') || !isAskedAt(table, myId)) return;
      notify({ kind: 'info', text: t('readyAsked'), timeoutMs: 10_000 });
      const { playsSounds, soundVolume, tellsOnDesktop } = wishes.current;
      if (playsSounds) playSound('ready', soundVolume);
      if (tellsOnDesktop)
        showDesktopNotice({ title: t('readyAskedTitle'), words: settings.name, tag: draftId });
    });
    return () => following.unsubscribe();
  }, [room, myId, notify, t]);
  return null;
}
