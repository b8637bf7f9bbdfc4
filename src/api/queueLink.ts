import type { QueueView } from '#contract/queue.ts';
import type { Reply } from '#contract/refusals.ts';
import type { HubLine } from '#src/machines/hub/liveTables.ts';
import type { DraftQueueEvent, QueueAsk } from '#src/machines/tables/draftQueue.ts';

/** The draft queue over the live line, as the machine of the browser asks and hears it. */
export interface QueueLink {
  send(ask: QueueAsk): Promise<Reply<QueueView>>;
  /** Counts as being here from now until the returned function is called. */
  listen(tell: (event: DraftQueueEvent) => void): () => void;
}

export function createQueueLink(line: HubLine, nowMs: () => number): QueueLink {
  let told: (event: DraftQueueEvent) => void = () => {};
  const show = (reply: Reply<QueueView>) => {
    if (reply.ok) told({ type: 'queue.told', view: reply.value, atMs: nowMs() });
    return reply;
  };

  function asked(ask: QueueAsk): Promise<Reply<QueueView>> {
    switch (ask.type) {
      case 'sit':
        return line.ask('QueueSit', ask.asked);
      case 'leave':
        return line.ask('QueueLeave');
      case 'answer':
        return line.ask('QueueAnswer', { matchId: ask.matchId, isThere: ask.isThere });
    }
  }

  return {
    send: async (ask) => show(await asked(ask)),
    listen(tell) {
      let isOver = false;
      told = (event) => {
        if (!isOver) tell(event);
      };
      const watch = () => void line.ask('WatchQueue').then(show);
      const stopHearing = line.hear('queue', (view) => told({ type: 'queue.told', view, atMs: nowMs() }));
      const stopWatching = line.watchLine((isUp) => {
        if (isUp) watch();
        else told({ type: 'line.dropped' });
      });
      watch();
      return () => {
        isOver = true;
        stopHearing();
        stopWatching();
        void line.ask('LeaveQueuePage');
      };
    },
  };
}
