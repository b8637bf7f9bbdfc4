import type { Browser } from '@playwright/test';

/** Marks of the page that begin a pick; the last one ends the draft. */
export const PICK_MARK = 'pick-';
const CATEGORIES = ['toplevel', 'blink.user_timing'];
/** What a thread does from one look at its queue to the next: a task. */
const TASK = 'ThreadControllerImpl::RunTask';

/** An event of Chromium's trace; times in microseconds, `tdur` of the thread's own processor time. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly tdur?: number;
}

/** Writes down marks of pages and tasks of all threads until `end`. */
export async function traceTasks(browser: Browser): Promise<{ end: () => Promise<readonly TraceEvent[]> }> {
  const session = await browser.newBrowserCDPSession();
  const kept: TraceEvent[] = [];
  const isWanted = ({ name }: TraceEvent) => name === TASK || name.startsWith(PICK_MARK);
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const event of value as unknown as TraceEvent[]) if (isWanted(event)) kept.push(event);
  });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { recordMode: 'recordAsMuchAsPossible', includedCategories: CATEGORIES },
  });
  return {
    async end() {
      const done = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
      await session.send('Tracing.end');
      await done;
      await session.detach();
      return kept;
    },
  };
}

/** From each mark to the next: the most processor time in ms that the marked page's thread used for one task. */
export function longestOwn(events: readonly TraceEvent[]): number[] {
  const marks = events.filter(({ name }) => name.startsWith(PICK_MARK)).toSorted((a, b) => a.ts - b.ts);
  const [page] = marks;
  if (!page) throw new Error('The trace holds no pick.');
  const tasks = events.filter(({ name, pid, tid }) => name === TASK && pid === page.pid && tid === page.tid);
  return marks.slice(0, -1).map(({ ts }, place) => {
    const endUs = marks[place + 1]?.ts ?? ts;
    const own = tasks.filter((task) => task.ts >= ts && task.ts < endUs).map(({ tdur = 0 }) => tdur / 1000);
    return Math.max(0, ...own);
  });
}
