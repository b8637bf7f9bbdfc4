import type { LobbyEvent } from '#contract/tables/lobbyEvents.ts';
import { writtenHere } from '../../../messages/written/writtenHere.ts';
import { changedWords, sentencesOf } from './changedWords.ts';
import type { LobbyMessages } from './lobbyWords.ts';

/** What happened at the table, for those who do not see it; empty where it is told elsewhere or was their own doing. */
export function newsWords(events: readonly LobbyEvent[], myId: string, t: LobbyMessages): string {
  return events
    .map((event) => eventWords(event, myId, t))
    .filter(Boolean)
    .join(' ');
}

function eventWords(event: LobbyEvent, myId: string, t: LobbyMessages): string {
  const name = 'name' in event && event.name !== '' ? event.name : t('somebody');
  const isMine = 'memberId' in event && event.memberId === myId;
  switch (event.type) {
    case 'satDown':
      return isMine ? '' : t('satDown', { name });
    case 'left':
      return isMine ? '' : t('left', { name });
    case 'saidReady':
      return isMine ? '' : t(event.isReady ? 'ready' : 'notReady', { name });
    case 'hostChanged':
      return isMine ? t('youHost') : t('hosts', { name });
    case 'settingsChanged':
      return sentencesOf(changedWords(event.words, event.settings, t));
    case 'startCalledOff':
      return [t('calledOff'), event.words && writtenHere(event.words)].filter(Boolean).join(' ');
    case 'readyAsked':
    case 'startAnnounced':
      return '';
  }
}
