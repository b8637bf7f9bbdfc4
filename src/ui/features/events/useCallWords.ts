import { useContext } from 'react';
import type { EventCall } from '#contract/events/eventCalls.ts';
import { resultIn, roundNameIn, timeLeftIn } from '#contract/messages/eventNews.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { EventCallsContext } from './eventCallsContext.ts';

export interface CallWords {
  /** “Round 1: you play Juno, table 3”. */
  readonly title: string;
  /** “Friday Swiss, 49 minutes left”. */
  readonly detail: string;
  /** The button to it. */
  readonly action: string;
}

/** What a call says now; `events` and `eventNews` are to be loaded. */
export function useCallWords({
  round,
  table,
  opponent,
  state,
  score,
  eventName,
  endsAtMs,
}: EventCall): CallWords {
  const t = useMessages('events');
  const news = useMessages('eventNews');
  const { nowMs } = useContext(EventCallsContext);
  const left = endsAtMs === null ? null : endsAtMs - nowMs;
  const result = score === null ? '' : resultIn(news, score);
  const roundName = roundNameIn(news, round);
  const detail =
    left === null
      ? t('callDetailOpen', { event: eventName })
      : left > 0
        ? t('callDetail', { event: eventName, left: timeLeftIn(news, left) })
        : t('callDetailLate', { event: eventName });
  return {
    title:
      state === 'play'
        ? news('roundOpened', { round: roundName, opponent, table })
        : t(state === 'confirm' ? 'confirmTitle' : 'reportedTitle', { opponent, result }),
    detail,
    action: t(state === 'confirm' ? 'confirmResult' : 'goToMatch'),
  };
}
