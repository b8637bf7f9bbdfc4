const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const day = (at: Date, isThisYear: boolean) =>
  at.toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    ...(isThisYear ? {} : { year: 'numeric' }),
  });

/** "just now", "3 min ago", "2 h ago", "4 days ago", then the day. */
export function agoWords(atUtc: string, nowMs: number): string {
  const at = new Date(atUtc);
  const passedMs = nowMs - at.getTime();
  if (passedMs < 2 * MINUTE_MS) return 'just now';
  if (passedMs < HOUR_MS) return `${Math.floor(passedMs / MINUTE_MS)} min ago`;
  if (passedMs < DAY_MS) return `${Math.floor(passedMs / HOUR_MS)} h ago`;
  const days = Math.floor(passedMs / DAY_MS);
  if (days < 14) return days === 1 ? 'yesterday' : `${days} days ago`;
  return day(at, at.getFullYear() === new Date(nowMs).getFullYear());
}

/** "27 Nov 2026, 18:30". */
export function momentWords(atUtc: string): string {
  const at = new Date(atUtc);
  return `${day(at, false)}, ${at.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })}`;
}
