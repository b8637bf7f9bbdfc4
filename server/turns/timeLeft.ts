const MINUTE_MS = 60_000;
const MINUTES_AN_HOUR = 60;
const HOURS_A_DAY = 24;

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** Time left in words, such as “1 day 4 hours”, “2 hours” or “35 minutes”; rounded down, at least a minute. */
export function timeLeftInWords(ms: number): string {
  const minutes = Math.max(1, Math.floor(ms / MINUTE_MS));
  if (minutes < MINUTES_AN_HOUR) return counted(minutes, 'minute');
  const hours = Math.floor(minutes / MINUTES_AN_HOUR);
  if (hours < HOURS_A_DAY) {
    const rest = hours < 3 ? minutes % MINUTES_AN_HOUR : 0;
    return rest > 0 ? `${counted(hours, 'hour')} ${counted(rest, 'minute')}` : counted(hours, 'hour');
  }
  const days = Math.floor(hours / HOURS_A_DAY);
  const rest = hours % HOURS_A_DAY;
  return rest > 0 ? `${counted(days, 'day')} ${counted(rest, 'hour')}` : counted(days, 'day');
}
