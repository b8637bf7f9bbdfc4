import { dayWords } from '../../../components/dateWords.ts';
import { useMessages } from '../../../messages/useMessages.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** "just now", "12 minutes ago", "3 hours ago", then the day. */
export function useAgo(): (utc: string, nowMs?: number) => string {
  const t = useMessages('profile');
  return (utc, nowMs = Date.now()) => {
    const atMs = Date.parse(utc);
    const pastMs = nowMs - atMs;
    if (pastMs < MINUTE_MS) return t('agoNow');
    if (pastMs < HOUR_MS) return t('agoMinutes', { count: Math.floor(pastMs / MINUTE_MS) });
    if (pastMs < DAY_MS) return t('agoHours', { count: Math.floor(pastMs / HOUR_MS) });
    return t('agoDay', { day: dayWords(atMs, nowMs) });
  };
}
