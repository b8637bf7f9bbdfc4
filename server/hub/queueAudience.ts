import type { QueueAnswer, QueueSit, QueueView } from '#contract/queue.ts';
import type { Reply } from '#contract/refusals.ts';
import type { Database } from '../db/database.ts';
import type { Queue } from '../queue/queue.ts';
import { queueViewOf, readQueue } from '../queue/queueView.ts';
import type { Line } from './audience.ts';
import { createPaced } from './paced.ts';

interface Watcher {
  readonly line: Line;
  /** The view as it was last sent, to send nothing twice. */
  sent: string;
}

/** Who watches the draft queue: each is told when it changes, and is here as long as the line is. */
export interface QueueAudience {
  watch(line: Line): Promise<Reply<QueueView>>;
  /** The connection is gone, or does not look at the queue any more. */
  gone(lineId: string): void;
  sit(memberId: string, asked: QueueSit): Promise<Reply<QueueView>>;
  leave(memberId: string): Promise<Reply<QueueView>>;
  answer(memberId: string, asked: QueueAnswer): Promise<Reply<QueueView>>;
  stop(): Promise<void>;
}

export interface QueueAudiencePorts {
  readonly db: Database;
  readonly queue: Queue;
  readonly now: () => number;
  readonly onFault: (fault: unknown) => void;
}

const PAUSE_MS = 250;
const QUEUE = 'queue';

const textOf = (view: QueueView) => JSON.stringify({ ...view, nowMs: 0 });

export function createQueueAudience({ db, queue, now, onFault }: QueueAudiencePorts): QueueAudience {
  const watchers = new Map<string, Watcher>();
  const news = createPaced({ pauseMs: PAUSE_MS, first: 'now', work: tellAll, onFault });
  const members = () => [...new Set([...watchers.values()].map(({ line }) => line.memberId))];

  queue.listen({ queueChanged: () => news.soon(QUEUE), watchers: members });

  async function viewOf(memberId: string): Promise<QueueView> {
    const nowMs = now();
    return queueViewOf(await readQueue(db, [memberId]), memberId, nowMs);
  }

  async function tellAll() {
    if (watchers.size === 0) return;
    const nowMs = now();
    const record = await readQueue(db, members());
    for (const watcher of watchers.values()) {
      const view = queueViewOf(record, watcher.line.memberId, nowMs);
      const text = textOf(view);
      if (watcher.sent === text) continue;
      watcher.sent = text;
      watcher.line.send('queue', view);
    }
  }

  async function after(memberId: string, reply: Reply<null>): Promise<Reply<QueueView>> {
    return reply.ok ? { ok: true, value: await viewOf(memberId) } : reply;
  }

  return {
    async watch(line) {
      watchers.set(line.id, { line, sent: '' });
      return { ok: true, value: await viewOf(line.memberId) };
    },
    gone: (lineId) => watchers.delete(lineId),
    sit: async (memberId, asked) => after(memberId, await queue.sit(memberId, asked)),
    leave: async (memberId) => after(memberId, await queue.leave(memberId)),
    answer: async (memberId, asked) => after(memberId, await queue.answer(memberId, asked)),
    stop: () => news.stop(),
  };
}
