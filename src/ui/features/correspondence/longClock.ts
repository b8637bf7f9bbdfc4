import { formatFor } from '../../messages/format.ts';
import { durationInWords } from './waitWords.ts';

const HOUR_SECONDS = 3600;
const LONG_SECONDS = 2 * HOUR_SECONDS;

/** A clock with hours on it: "28 h"; null for shorter ones, which show minutes and seconds. */
export const longClockText = (seconds: number): string | null =>
  seconds >= LONG_SECONDS ? `${Math.floor(seconds / HOUR_SECONDS)} h` : null;

/** What a timer is called: seconds to the end of the last two hours, before that hours and days. */
export const timerWords = (seconds: number): string =>
  seconds >= LONG_SECONDS
    ? durationInWords(seconds * 1000)
    : formatFor().number(seconds, { style: 'unit', unit: 'second', unitDisplay: 'long' });
