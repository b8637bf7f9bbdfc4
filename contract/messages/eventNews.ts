import type { Score } from '#engine/events/event.types.ts';
import type { EventCall, EventNews } from '../events/eventCalls.ts';
import type { SentencesOf } from './catalogue.ts';
import type english from './en/eventNews.ts';
import { dateFormat, type Translator } from './translator.ts';

export type EventNewsTranslator = Translator<SentencesOf<typeof english>>;

/** Who is told: in their language, and with moments of the clock in their zone; without one, in that of the machine. */
export interface NewsReader {
  readonly t: EventNewsTranslator;
  /** The tag that dates are formatted by. */
  readonly tag: string;
  readonly zone?: string | undefined;
}

const CUT_ROUNDS = ['final', 'semifinals', 'quarterfinals'] as const;

/** "Round 3", or "Semifinals". */
export function roundNameIn(t: EventNewsTranslator, { kind, number, matches }: EventCall['round']): string {
  if (kind === 'swiss') return t('swissRound', { number });
  const named = CUT_ROUNDS[Math.log2(matches)];
  return named === undefined ? t('topRound', { players: matches * 2 }) : t(named);
}

/** "you won 2–1", of a score as the reader has it. */
export function resultIn(t: EventNewsTranslator, { wins: [own, other], draws }: Score): string {
  const score = `${own}–${other}${draws > 0 ? `–${draws}` : ''}`;
  return own === other ? t('drew', { score }) : own > other ? t('won', { score }) : t('lost', { score });
}

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
const DAY_HOURS = 24;

/** "49 minutes", "3 hours" or "2 days", to the nearest; at least a minute. */
export function timeLeftIn(t: EventNewsTranslator, ms: number): string {
  const minutes = Math.max(1, Math.round(ms / MINUTE_MS));
  if (minutes < 2 * HOUR_MINUTES) return t('minutes', { count: minutes });
  const hours = Math.round(minutes / HOUR_MINUTES);
  return hours <= DAY_HOURS
    ? t('hours', { count: hours })
    : t('days', { count: Math.round(hours / DAY_HOURS) });
}

/** "Fri 28 Nov, 19:30 CET" in the reader's zone. */
export const momentIn = ({ tag, zone }: Omit<NewsReader, 't'>, atMs: number): string =>
  dateFormat(tag, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone: zone,
  }).format(atMs);

/** A title and a sentence. */
export interface NewsWords {
  readonly title: string;
  readonly words: string;
}

type MatchNews = Extract<EventNews, { round: unknown }>;

function matchWords({ t }: NewsReader, news: MatchNews, nowMs: number): NewsWords {
  const event = news.eventName;
  const round = roundNameIn(t, news.round);
  switch (news.kind) {
    case 'roundOpened': {
      const { opponent, table, endsAtMs } = news;
      if (opponent === null) return { title: t('roundOpenedBye', { round }), words: t('inEvent', { event }) };
      const left = endsAtMs === null ? null : timeLeftIn(t, endsAtMs - nowMs);
      return {
        title: t('roundOpened', { round, opponent, table }),
        words: left === null ? t('inEvent', { event }) : t('minutesToPlay', { event, left }),
      };
    }
    case 'reported': {
      const result = resultIn(t, news.score);
      return {
        title: t('reported', { opponent: news.opponent }),
        words: t('reportedWords', { event, round, result }),
      };
    }
    case 'settled': {
      const { by, opponent } = news;
      const title =
        by === 'host'
          ? t('settledByHost')
          : t(by === 'players' ? 'settledByPlayers' : 'settledByDrop', { opponent });
      return { title, words: t('settledWords', { event, round, result: resultIn(t, news.score) }) };
    }
    case 'reopened':
      return {
        title: t('reopened', { opponent: news.opponent }),
        words: t('roundOfEvent', { event, round }),
      };
  }
}

/** News of an event in words, at a moment. */
export function newsWords(reader: NewsReader, news: EventNews, nowMs: number): NewsWords {
  const { t } = reader;
  const event = news.eventName;
  switch (news.kind) {
    case 'seated':
      return { title: t('seated'), words: t('inEvent', { event }) };
    case 'admitted':
    case 'startMoved': {
      const { kind, startsAtMs } = news;
      const title = t(kind);
      if (startsAtMs === null)
        return { title, words: kind === 'admitted' ? t('inEvent', { event }) : t('startOpen', { event }) };
      const when = momentIn(reader, startsAtMs);
      return { title, words: t(kind === 'admitted' ? 'admittedWords' : 'startMovedWords', { event, when }) };
    }
    case 'startedWithout':
      return { title: t('startedWithout'), words: t('startedWithoutWords', { event }) };
    case 'reminder':
      return { title: t('reminder', { left: timeLeftIn(t, news.leftMs) }), words: t('inEvent', { event }) };
    case 'cancelled':
      return { title: t('cancelled'), words: t('inEvent', { event }) };
    default:
      return matchWords(reader, news, nowMs);
  }
}

/** The page that news lead to, as a path of this site. */
export const pathOfNews = (news: EventNews): string =>
  news.kind === 'seated' ? `/drafts/${news.draftId}` : `/drafts/${news.eventId}?tab=event`;
