import * as z from 'zod/mini';
import { madeOverlaySchema, overlayStandingSchema } from '../overlays.ts';
import { nothing, route, signedIn } from '../route.ts';

const params = z.object({ draftId: z.string() });

/** The key of a table's stream overlay, for its host. What it opens is told over a line of its own (`contract/overlays.ts`). */
export const overlayRoutes = {
  overlay: route('GET /drafts/:draftId/overlay', {
    params,
    reply: overlayStandingSchema,
    refusals: ['notFound', 'notHost'],
    access: signedIn,
    token: 'tables:host',
  }),
  /** A new key ends the one before it. */
  overlayMake: route('POST /drafts/:draftId/overlay', {
    params,
    reply: madeOverlaySchema,
    refusals: ['notFound', 'notHost', 'watchersOff', 'draftOver'],
    access: signedIn,
    token: 'tables:host',
  }),
  /** Every overlay of the table ends at once. */
  overlayEnd: route('DELETE /drafts/:draftId/overlay', {
    params,
    reply: nothing,
    refusals: ['notFound', 'notHost'],
    access: signedIn,
    token: 'tables:host',
  }),
};
