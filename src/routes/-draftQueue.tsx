import { createActor, fromCallback, fromPromise } from 'xstate';
import { createQueueLink } from '#src/api/queueLink.ts';
import { type DraftQueueActor, type DraftQueueEvent, draftQueueMachine } from '#src/machines/draftQueue.ts';
import type { LiveTables } from '#src/machines/liveTables.ts';
import type { QueueGames } from '#src/ui/features/browse/BrowseScreen.tsx';
import { QueueStrip } from '#src/ui/features/browse/queue/QueueStrip.tsx';

interface QueuePorts {
  readonly nowMs: () => number;
  readonly goToTable: (draftId: string) => void;
}

/** This window's place in the draft queue, over the live line; whoever starts it stops it. */
export function startDraftQueue(live: LiveTables, ports: QueuePorts): DraftQueueActor {
  const link = createQueueLink(live.line(), ports.nowMs);
  const machine = draftQueueMachine.provide({
    actors: {
      line: fromCallback<DraftQueueEvent>(({ sendBack }) => link.listen(sendBack)),
      send: fromPromise(({ input: { ask } }) =>
        ask ? link.send(ask) : Promise.reject(new Error('There is nothing to ask.')),
      ),
    },
    actions: { goToTable: (_, { draftId }) => ports.goToTable(draftId) },
  });
  return createActor(machine).start();
}

/** "Sit down" with its place in the queue, in one chunk of its own. */
export function queueStripOver(live: LiveTables, ports: QueuePorts) {
  const start = () => startDraftQueue(live, ports);
  return function SitDown({ games }: { readonly games: QueueGames }) {
    return <QueueStrip start={start} games={games} />;
  };
}
