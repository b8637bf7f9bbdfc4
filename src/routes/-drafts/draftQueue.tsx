import { fromCallback, fromPromise } from 'xstate';
import type { GameSummary } from '#contract/games/gameSummary.ts';
import { createQueueLink } from '#src/api/queueLink.ts';
import type { LiveTables } from '#src/machines/hub/liveTables.ts';
import { type DraftQueueEvent, draftQueueMachine } from '#src/machines/tables/draftQueue.ts';
import { QueueStrip } from '#src/ui/features/browse/queue/QueueStrip.tsx';

interface QueuePorts {
  readonly nowMs: () => number;
  readonly goToTable: (draftId: string) => void;
}

/** "Join queue" with this window's place in the draft queue, over the live line, in one chunk of its own. */
export function queueStripOver(live: LiveTables, ports: QueuePorts) {
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
  return function SitDown({ games }: { readonly games: readonly GameSummary[] }) {
    return <QueueStrip machine={machine} games={games} />;
  };
}
