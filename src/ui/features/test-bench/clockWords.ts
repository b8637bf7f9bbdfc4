const MS_PER_SECOND = 1000;
const SECONDS_PER_MINUTE = 60;
const MINUTES_PER_HOUR = 60;

const two = (value: number) => String(value).padStart(2, '0');

/** A simulated moment: hours, minutes and seconds, and the milliseconds apart from them. */
export function clockWords(atMs: number): { readonly whole: string; readonly rest: string } {
  const seconds = Math.floor(atMs / MS_PER_SECOND);
  const minutes = Math.floor(seconds / SECONDS_PER_MINUTE);
  const hours = Math.floor(minutes / MINUTES_PER_HOUR);
  const whole = [hours, minutes % MINUTES_PER_HOUR, seconds % SECONDS_PER_MINUTE].map(two).join(':');
  return { whole, rest: `.${String(Math.floor(atMs % MS_PER_SECOND)).padStart(3, '0')}` };
}

/** A simulated moment in one text, as in a log. */
export function momentWords(atMs: number): string {
  const { whole, rest } = clockWords(atMs);
  return `${whole}${rest}`;
}

/** A span as a person counts it: `2.5 s`, `4:12 min`. */
export function spanWords(ms: number): string {
  const seconds = ms / MS_PER_SECOND;
  if (seconds < SECONDS_PER_MINUTE) return `${Number(seconds.toFixed(3))} s`;
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / SECONDS_PER_MINUTE)}:${two(whole % SECONDS_PER_MINUTE)} min`;
}

/** The time of day of a live entry, by the browser's clock. */
export const timeOfDay = (atMs: number): string => new Date(atMs).toLocaleTimeString('en-GB');
