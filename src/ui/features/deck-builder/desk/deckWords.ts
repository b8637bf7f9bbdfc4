import { formatFor } from '../../../messages/format.ts';
import { currentLocale } from '../../../messages/load.ts';
import { messagesFor } from '../../../messages/messagesFor.ts';

/** The words of the deck builder for code without React; its route has loaded them. */
export const deckWords = () => messagesFor(currentLocale(), 'deck');

/** "12:04" today, with the day before it on another day. */
export function clockWords(atMs: number, nowMs = Date.now()): string {
  const [at, now] = [new Date(atMs), new Date(nowMs)];
  const time = formatFor().date(at, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  if (at.toDateString() === now.toDateString()) return time;
  return `${formatFor().date(at, { day: 'numeric', month: 'short' })}, ${time}`;
}

/** A word of a game at the beginning of a line. */
export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
