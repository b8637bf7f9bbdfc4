import { overlayRoutes } from '#contract/routes/overlays.ts';
import type { Api } from '#src/api/api.ts';
import { createClient } from '#src/api/client.ts';
import type { OverlayCalls } from '#src/ui/features/streams/streamPorts.ts';

/** The calls about the overlay of one table. */
export function overlayCalls(api: Api, draftId: string): OverlayCalls {
  const client = createClient(overlayRoutes, api);
  const call = { params: { draftId } };
  return {
    read: (signal) => client.overlay(call, { signal }),
    make: async (signal) => ({ ...(await client.overlayMake(call, { signal })), madeAtMs: Date.now() }),
    end: async (signal) => {
      await client.overlayEnd(call, { signal });
    },
  };
}
