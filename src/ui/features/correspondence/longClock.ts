import { durationInWords } from './waitWords.ts';

/** A clock with hours on it: "28 h"; null for shorter ones, which show minutes and seconds. */
export const longClockText = (seconds: number): string | null =>
  seconds >= 7200 ? `${Math.floor(seconds / 3600)} h` : null;

/** What a timer is called: seconds to the end of the last two hours, before that hours and days. */
export const timerWords = (seconds: number): string =>
  seconds >= 7200 ? durationInWords(seconds * 1000) : `${seconds} seconds`;
