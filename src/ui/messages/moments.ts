import { formatTagOf, type Locale } from '#contract/messages/locales.ts';
import { formatFor } from './format.ts';
import { currentLocale } from './load.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const DAYS_SAID = 14;

const MOMENT: Intl.DateTimeFormatOptions = {
  ...{ day: 'numeric', month: 'short', year: 'numeric' },
  ...{ hour: '2-digit', minute: '2-digit' },
};

/** "27 Nov 2026, 18:30". Takes a Date, milliseconds since 1970 or ISO 8601. */
export const momentWords = (at: Date | number | string, locale?: Locale): string =>
  formatFor(locale).date(new Date(at), MOMENT);

/** "now", "3 min ago", "2 hr ago", "yesterday", "4 days ago", and after two weeks the day. */
export function agoWords(
  at: Date | number | string,
  nowMs = Date.now(),
  locale: Locale = currentLocale(),
): string {
  const pastMs = Math.max(0, nowMs - new Date(at).getTime());
  const days = Math.floor(pastMs / DAY_MS);
  if (days >= DAYS_SAID) return formatFor(locale).date(new Date(at));
  const ago = new Intl.RelativeTimeFormat(formatTagOf(locale), { style: 'short', numeric: 'auto' });
  if (days > 0) return ago.format(-days, 'day');
  if (pastMs >= HOUR_MS) return ago.format(-Math.floor(pastMs / HOUR_MS), 'hour');
  const minutes = Math.floor(pastMs / MINUTE_MS);
  return minutes > 0 ? ago.format(-minutes, 'minute') : ago.format(0, 'second');
}
