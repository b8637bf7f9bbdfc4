import { useNow } from '../../../components/useNow.ts';
import { useMessages } from '../../../messages/useMessages.ts';

/** What is left of a round in words, “Round ends in 21:40”; null for rounds without an end. */
export function useRoundTime(endsAtMs: number | null, offsetMs: number): string | null {
  const t = useMessages('eventPages');
  const nowMs = useNow(endsAtMs === null ? null : 1000);
  if (endsAtMs === null) return null;
  const left = Math.max(0, Math.round((endsAtMs - nowMs - offsetMs) / 1000));
  const hours = Math.floor(left / 3600);
  const minutes = Math.floor(left / 60) % 60;
  if (left === 0) return t('timeIsUp');
  if (hours > 0) return t('roundEndsLater', { hours, minutes });
  return t('roundEnds', { minutes, seconds: String(left % 60).padStart(2, '0') });
}
