import type { TableView } from '#contract/tables/tables.ts';
import { selectCountdown } from '#src/machines/tables/lobbySelectors.ts';
import { LiveRegion } from '#src/ui/system/plain/LiveRegion.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import type { LobbyParts } from './lobbyParts.ts';
import { newsWords } from './words/lobbyNews.ts';
import type { LobbyMessages } from './words/lobbyWords.ts';

/** Says to screen readers what happens at the table, and the start at its beginning and its end. */
export function LobbyAnnouncer({ lobby, myId }: Pick<LobbyParts, 'lobby' | 'myId'>) {
  const t = useMessages('lobby');
  const { events, table, turn } = lobby.context.news;
  const isAnnounced = events.some(({ type }) => type === 'startAnnounced');
  const start = isAnnounced && table?.status === 'countdown' ? startWords(table, t) : '';
  const isZero = selectCountdown(lobby)?.seconds === 0;
  return (
    <>
      <LiveRegion text={[newsWords(events, myId, t), start].filter(Boolean).join(' ')} turn={turn} />
      <LiveRegion text={isZero ? t('startsInSentence', { seconds: 0 }) : ''} />
    </>
  );
}

const startWords = ({ startsAtMs, nowMs }: TableView, t: LobbyMessages): string =>
  t('startsInSentence', { seconds: Math.max(0, Math.ceil(((startsAtMs ?? nowMs) - nowMs) / 1000)) });
