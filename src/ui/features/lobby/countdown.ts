/** Whole seconds until the start as everybody at the table counts them; `offsetMs` is server time minus browser time. */
export function secondsToStart(startsAtMs: number, browserNowMs: number, offsetMs: number): number {
  return Math.max(0, Math.ceil((startsAtMs - (browserNowMs + offsetMs)) / 1000));
}

/** What stands under the big figure, and what is told to readers at the beginning and at the end. */
export function countdownWords(seconds: number): string {
  if (seconds === 0) return 'Packs are being dealt';
  return seconds === 1 ? 'The draft starts in 1 second' : `The draft starts in ${seconds} seconds`;
}

/** The browser's title while the start is near: it changes every half second, so that a hidden tab is noticed. */
export function countdownTitle(tableName: string, seconds: number, isOddHalf: boolean): string {
  if (isOddHalf) return tableName;
  return seconds === 0 ? 'Starting now' : `Starting in ${seconds}`;
}
