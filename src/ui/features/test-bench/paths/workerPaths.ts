import { currentLocale } from '#src/ui/messages/load.ts';
import { messagesFor } from '#src/ui/messages/messagesFor.ts';
import type { PathAnswer, PathAsk, PathSource, PathStep, PathSummary } from './pathSource.ts';

type Wish = PathAsk extends infer Ask ? (Ask extends PathAsk ? Omit<Ask, 'id'> : never) : never;

interface Waiting {
  readonly resolve: (value: PathAnswer & { readonly ok: true }) => void;
  readonly reject: (fault: Error) => void;
}

/** Paths that are made in a thread of their own, which begins with the first question. `end` stops it. */
export function createWorkerPaths(): PathSource & { end(): void } {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let lastId = 0;

  function failAll(fault: Error) {
    for (const { reject } of waiting.values()) reject(fault);
    waiting.clear();
    worker?.terminate();
    worker = null;
  }

  function open(): Worker {
    const opened = new Worker(new URL('./pathWorker.ts', import.meta.url), { type: 'module' });
    opened.addEventListener('message', ({ data: answer }: MessageEvent<PathAnswer>) => {
      const asker = waiting.get(answer.id);
      waiting.delete(answer.id);
      if (answer.ok) asker?.resolve(answer);
      else asker?.reject(new Error(answer.message));
    });
    opened.addEventListener('error', (event) =>
      failAll(new Error(event.message || messagesFor(currentLocale(), 'testBench')('pathsFailed'))),
    );
    return opened;
  }

  function ask<Value>(wish: Wish): Promise<Value> {
    worker ??= open();
    lastId += 1;
    const id = lastId;
    worker.postMessage({ ...wish, id });
    return new Promise((resolve, reject) => {
      // The thread answers each kind of question with the value of that kind.
      waiting.set(id, { resolve: ({ value }) => resolve(value as Value), reject });
    });
  }

  return {
    list: (machine) => ask<readonly PathSummary[]>({ kind: 'list', machine }),
    steps: (machine, number) => ask<readonly PathStep[]>({ kind: 'steps', machine, number }),
    end: () => failAll(new Error('createWorkerPaths: ended.')),
  };
}
