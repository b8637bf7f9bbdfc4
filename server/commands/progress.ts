const TOLD_EVERY_MS = 2000;

/** Tells how far long work has come, at most every two seconds; nothing about work that is done sooner. */
export function progressOf(tell: (line: string) => void, now = () => Date.now()): (rows: number) => void {
  let toldAtMs = now();
  return (rows) => {
    if (now() - toldAtMs < TOLD_EVERY_MS) return;
    toldAtMs = now();
    tell(`${rows} rows so far`);
  };
}
