/** Work by key that is asked for often and done seldom. */
export interface Paced {
  /** Does the work for a key soon; all who ask meanwhile are served by that one time. */
  soon(key: string): void;
  /** Begins nothing more; answers when what was under way is done. */
  stop(): Promise<void>;
}

interface PacedOrder {
  /** At least this long between two times for one key. */
  readonly pauseMs: number;
  /** `now`: at once when the last time is long ago; `later`: always after the pause. */
  readonly first: 'now' | 'later';
  readonly work: (key: string) => Promise<void>;
  readonly onFault: (fault: unknown) => void;
}

/** Never works on one key twice at once; who asks while it works or rests is served once more. */
export function createPaced({ pauseMs, first, work, onFault }: PacedOrder): Paced {
  const busy = new Map<string, { isAskedAgain: boolean; timer: NodeJS.Timeout | null }>();
  const running = new Set<Promise<void>>();
  let isStopped = false;

  function after(key: string, then: () => void) {
    const timer = setTimeout(then, pauseMs).unref();
    busy.set(key, { isAskedAgain: busy.get(key)?.isAskedAgain ?? false, timer });
  }

  async function run(key: string) {
    busy.set(key, { isAskedAgain: false, timer: null });
    const working = work(key).catch(onFault);
    running.add(working);
    await working;
    running.delete(working);
    if (isStopped) return;
    if (first === 'now') after(key, () => rested(key));
    else rested(key);
  }

  function rested(key: string) {
    const isAskedAgain = busy.get(key)?.isAskedAgain ?? false;
    busy.delete(key);
    if (isAskedAgain) soon(key);
  }

  function soon(key: string) {
    if (isStopped) return;
    const known = busy.get(key);
    if (known) known.isAskedAgain = true;
    else if (first === 'now') void run(key);
    else after(key, () => void run(key));
  }

  return {
    soon,
    async stop() {
      isStopped = true;
      for (const { timer } of busy.values()) if (timer) clearTimeout(timer);
      busy.clear();
      await Promise.all(running);
    },
  };
}
