import { randomUUID } from 'node:crypto';
import type { Database } from '../db/database.ts';
import type { Bus, BusDetail, BusMessage } from './bus.ts';
import { createGatherer } from './gatherer.ts';

/** Seldom enough that the lock it takes is no ceiling; soon enough for those who are about to be replaced. */
const GATHER_MS = 100;

interface Notice {
  readonly channel: string;
  readonly payload: string;
}

const DRAFT = 'draft/';

/** What a process of the version before listens to; null for what it does not know. */
export function olderNotice(from: string, { topic, what, detail }: BusMessage): Notice | null {
  if (topic.startsWith(DRAFT)) {
    const draftId = topic.slice(DRAFT.length);
    if (what === 'row') return { channel: 'draft', payload: `${draftId}:${detail}:${from}` };
    const more = what === 'removed' ? { removed: detail } : { isListed: false };
    return { channel: 'draft_table', payload: JSON.stringify({ draftId, ...more, from }) };
  }
  if (topic === 'tables')
    return { channel: 'draft_table', payload: JSON.stringify({ draftId: detail, isListed: true, from }) };
  if (topic === 'queue') return { channel: 'draft_queue', payload: from };
  if (topic === 'events') return { channel: 'draft_event', payload: `${from} ${detail}` };
  return topic === 'achieved' ? { channel: 'achieved', payload: `${from} ${detail}` } : null;
}

/**
 * The bus, which also tells processes of the version before, that listen to the database alone: in a rolling update both serve
 * the same tables. What those tell is found by looking. To be removed when no process of that version can be there any more.
 */
export function withOlderNotices(bus: Bus, db: Pick<Database, 'notifyApart'>): Bus {
  const from = randomUUID();
  const gatherer = createGatherer({
    gatherMs: GATHER_MS,
    async send(messages) {
      const byChannel = new Map<string, string[]>();
      for (const message of messages) {
        const notice = olderNotice(from, message);
        if (notice) byChannel.set(notice.channel, [...(byChannel.get(notice.channel) ?? []), notice.payload]);
      }
      for (const [channel, payloads] of byChannel) await db.notifyApart(channel, payloads);
    },
    onSent: () => undefined,
    onDropped: () => undefined,
  });
  return {
    ...bus,
    publish(topic: string, what: string, detail: BusDetail = null) {
      bus.publish(topic, what, detail);
      gatherer.add({ topic, what, detail });
    },
    async close() {
      await gatherer.close();
      await bus.close();
    },
  };
}
