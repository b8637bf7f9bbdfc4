import { formatFor } from '../messages/format.ts';

/** "18 Nov", with the year where it is another one than now. */
export function dayWords(atMs: number, nowMs: number): string {
  const at = new Date(atMs);
  const isThisYear = at.getFullYear() === new Date(nowMs).getFullYear();
  return formatFor().date(at, {
    day: 'numeric',
    month: 'short',
    ...(isThisYear ? {} : { year: 'numeric' }),
  });
}
