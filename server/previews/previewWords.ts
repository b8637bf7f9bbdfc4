import { momentIn } from '#contract/messages/eventNews.ts';
import { formatTagOf, type Locale } from '#contract/messages/locales.ts';
import type { TableStatus } from '#contract/tables/tableRows.ts';
import type { EventPhase } from '#engine/events/event.types.ts';
import { type WordsOf, words } from '#server/words/words.ts';

export type PreviewWords = WordsOf<'previews'>;

const WORDS = words('previews');

/** What programs show of a link, in a language. */
export const previewWords = (locale: Locale): PreviewWords => WORDS[locale];

/**
 * The language of a picture for a page in this one. Our font has no Japanese letters, and a server need not have another
 * font, so those pictures are in English.
 */
export const pictureLocale = (locale: Locale): Locale => (locale === 'ja' ? 'en' : locale);

/** Names that people chose, without what would break or turn round the text beside them. */
export const plainName = (name: string): string =>
  name
    .replaceAll(/(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** "Starts Sat 21 Nov, 12:00 UTC": who reads it may be anywhere. */
const startsAt = (locale: Locale, atMs: number): string =>
  WORDS[locale]('starts', { when: momentIn({ tag: formatTagOf(locale), zone: 'UTC' }, atMs) });

export interface SeatCount {
  readonly left: number;
  readonly all: number;
}

/** Where a table is: seats left before it starts, with the moment it starts where that is known. */
export function tableLines(
  locale: Locale,
  status: TableStatus,
  seats: SeatCount,
  startsAtMs: number | null,
): string[] {
  const t = WORDS[locale];
  switch (status) {
    case 'lobby':
    case 'countdown':
      return [t('seats', { ...seats }), ...(startsAtMs === null ? [] : [startsAt(locale, startsAtMs)])];
    case 'drafting':
    case 'paused':
      return [t('table', { state: 'drafting' })];
    case 'building':
    case 'finished':
      return [t('table', { state: 'complete' })];
    case 'cancelled':
      return [t('table', { state: 'cancelled' })];
  }
}

/** Where an event is: places left before it starts, with the moment it starts where its host has said so. */
export function eventLines(
  locale: Locale,
  phase: EventPhase,
  places: SeatCount,
  startsAtMs: number | null,
): string[] {
  const t = WORDS[locale];
  switch (phase) {
    case 'gathering':
      return [t('places', { ...places }), ...(startsAtMs === null ? [] : [startsAt(locale, startsAtMs)])];
    case 'drafting':
    case 'playing':
      return [t('eventState', { state: 'running' })];
    case 'closed':
    case 'cancelled':
      return [t('eventState', { state: 'over' })];
  }
}

/** Facts in a row as sentences, with whole sentences behind them. */
export function sentences(t: PreviewWords, facts: readonly string[], ...whole: readonly string[]): string {
  const said = [...facts.map((fact) => t('sentence', { fact })), ...whole];
  return said.reduce((first, next) => t('sentences', { first, next }));
}
