import { createHash, randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import {
  OVERLAY_HUB,
  type OverlayMessages,
  type OverlayMethods,
  openOverlaySchema,
} from '#contract/overlays.ts';
import { refused } from '#contract/refusals.ts';
import type { HubModule } from '../app/appContext.ts';
import { type Guess, guessFrom } from '../app/requests/guessedCodes.ts';
import { isOwnOrigin } from '../app/requests/ownOrigin.ts';
import { lineAddresses } from '../app/requests/visitorAddress.ts';
import { RefusalError } from '../http/refusalError.ts';
import { jwtSecretOf } from '../members/jwtSecret.ts';
import type { Connection } from '../signalr/connection.ts';
import { addressForLog } from '../signalr/connectionGuard.ts';
import type { HubMethod } from '../signalr/dispatch.ts';
import { createHub } from '../signalr/hub.ts';
import type { Principal } from '../signalr/principal.ts';
import type { OverlayAudience, OverlayLine } from './overlayAudience.ts';

/** Nobody that the server knows: a page that has to show a key. Lines from one address are counted together. */
interface Stranger extends Principal {
  readonly guess: Guess;
}
interface Items {
  hasKey: boolean;
}
type Client = Connection<Items, Stranger>;

/** A line that shows no good key in this time is closed. */
const KEY_WITHIN_MS = 15_000;
const LIMITS = {
  messageBytes: 4096,
  callRate: { count: 10, perMs: 20_000, burst: 20 },
  waitingCalls: 8,
  socketsPerUser: 20,
} as const;

function lineOf(connection: Client): OverlayLine {
  const send = <Name extends keyof OverlayMessages>(name: Name, argument: OverlayMessages[Name]) =>
    connection.send(name, argument);
  return {
    id: connection.id,
    send: (view) => send('overlay', view),
    end() {
      send('overlayEnded', null);
      connection.close(null, { allowReconnect: false });
    },
  };
}

/** The line of stream overlays. It has no session, and no method but one: what the key of a table opens. */
export const overlayHub =
  (overlays: Pick<OverlayAudience, 'open' | 'gone'>, onFault: (fault: unknown) => void): HubModule =>
  async (app, context) => {
    const secret = await jwtSecretOf(context.db, context.settings.jwtSecret);
    const tokenKey = createHash('sha256').update(`overlays:${secret}`).digest();
    const addressOf = lineAddresses(context.settings.trustProxy);
    const openOverlay: HubMethod<Items, Stranger> = async (connection, argument) => {
      const asked = z.safeParse(openOverlaySchema, argument);
      if (!asked.success) return refused('badAction');
      try {
        const { guess } = connection.principal;
        const reply = await overlays.open(lineOf(connection), asked.data.key, guess);
        connection.items.hasKey = reply.ok;
        return reply;
      } catch (fault) {
        if (fault instanceof RefusalError && fault.code === 'tooMany') return refused('tooFast');
        onFault(fault);
        return refused('storageAway');
      }
    };
    const hub = createHub<Items, Stranger>({
      path: OVERLAY_HUB,
      tokenKey,
      limits: LIMITS,
      startItems: () => ({ hasKey: false }),
      now: () => context.clock.now(),
      onFault: (error) => onFault(error),
      isOriginAllowed: (origin) => origin === undefined || isOwnOrigin(origin, context.settings),
      authenticate: async ({ request }) => {
        // Browsers name the page that asks; a token is nothing here.
        if (request.headers.origin === undefined) return null;
        const address = addressOf(request);
        return {
          userId: address,
          sessionId: randomUUID(),
          expiresAtMs: Number.POSITIVE_INFINITY,
          guess: guessFrom(context, address),
        };
      },
      methods: { OpenOverlay: openOverlay } satisfies Record<
        keyof OverlayMethods,
        HubMethod<Items, Stranger>
      >,
      onTurnedAway: (status, { url = '', socket }) => {
        const remoteAddress = socket.remoteAddress ?? '';
        app.log.warn({ status, url: addressForLog(url), remoteAddress }, 'overlay turned away');
      },
      onConnected: async (connection) => {
        setTimeout(() => {
          if (!connection.items.hasKey) connection.close(null, { allowReconnect: false });
        }, KEY_WITHIN_MS).unref();
      },
      onDisconnected: async (connection) => overlays.gone(connection.id),
    });
    hub.attach(app);
    return { drain: () => hub.stop() };
  };
