import { createRoot } from 'react-dom/client';
import { createActor, fromPromise } from 'xstate';
import type { OverlayView } from '#contract/overlays.ts';
import { createOverlayLine } from '#src/api/overlayLine.ts';
import { inspected } from '#src/inspection.ts';
import { OverlayOver, streamOverlay } from '#src/machines/streams/streamOverlay.ts';
import { OverlayScreen } from '#src/ui/features/streams/overlay/OverlayScreen.tsx';
import { loadMessages } from '#src/ui/messages/load.ts';
import { SystemProvider } from '#src/ui/system/SystemProvider.tsx';
import '#src/ui/system/css/fonts.css';
import '#src/ui/system/css/reset.css';
import '#src/ui/system/css/tokens.css';

const SHORTEST_RETRY_MS = 500;
const LONGEST_RETRY_MS = 15_000;

const overlayMachine = streamOverlay<OverlayView>();

/** Shows what this key opens for as long as it opens it. */
export async function showOverlay(place: HTMLElement, key: string): Promise<void> {
  const line = createOverlayLine({
    told: (view) => overlay.send({ type: 'view.told', view }),
    ended: () => overlay.send({ type: 'overlay.ended' }),
    lost: () => overlay.send({ type: 'line.lost' }),
  });
  const machine = overlayMachine.provide({
    actors: {
      connect: fromPromise(async () => {
        const reply = await line.open(key);
        if (reply.ok) return reply.value;
        if (reply.refusal === 'notFound' || reply.refusal === 'badAction') throw new OverlayOver();
        throw new Error(reply.message);
      }),
    },
    delays: {
      retry: ({ context: { attempt } }) => {
        const longest = Math.min(LONGEST_RETRY_MS, SHORTEST_RETRY_MS * 2 ** attempt);
        return longest / 2 + (longest / 2) * Math.random();
      },
    },
  });
  const overlay = createActor(machine, inspected(machine.id));
  await loadMessages('streams');
  overlay.start();
  createRoot(place).render(
    <SystemProvider>
      <OverlayScreen overlay={overlay} />
    </SystemProvider>,
  );
}
