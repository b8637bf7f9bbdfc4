import { formatTagOf, type Locale } from '#contract/messages/locales.ts';
import { listFormat } from '#contract/messages/translator.ts';
import { turnWords } from './turnWords.ts';

const MINUTE_MS = 60_000;
const MINUTES_AN_HOUR = 60;
const HOURS_A_DAY = 24;

/** The larger unit with what is left of the smaller one, where that says something. */
function parts(ms: number): readonly (readonly ['minutes' | 'hours' | 'days', number])[] {
  const minutes = Math.max(1, Math.floor(ms / MINUTE_MS));
  if (minutes < MINUTES_AN_HOUR) return [['minutes', minutes]];
  const hours = Math.floor(minutes / MINUTES_AN_HOUR);
  if (hours < HOURS_A_DAY)
    return [
      ['hours', hours],
      ['minutes', hours < 3 ? minutes % MINUTES_AN_HOUR : 0],
    ];
  return [
    ['days', Math.floor(hours / HOURS_A_DAY)],
    ['hours', hours % HOURS_A_DAY],
  ];
}

/** Time left in words, such as “1 day 4 hours”, “2 hours” or “35 minutes”; rounded down, at least a minute. */
export function timeLeftInWords(ms: number, locale: Locale): string {
  const t = turnWords(locale);
  const said = parts(ms).flatMap(([unit, count]) => (count > 0 ? [t(unit, { count })] : []));
  return listFormat(formatTagOf(locale), { type: 'unit', style: 'narrow' }).format(said);
}
