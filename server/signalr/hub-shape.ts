import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { CloseReason } from './closeReason.ts';
import type { Connection } from './connection.ts';
import type { ConnectionRules, TurnedAwayStatus } from './connectionGuard.ts';
import type { HubMethod } from './dispatch.ts';
import type { HubLimits } from './limits.ts';
import type { Principal } from './principal.ts';

/** Everything a hub is made of; the key signs connection tokens (at least 32 bytes, the same in every process). */
export type HubOptions<Items, P extends Principal = Principal> = ConnectionRules<P> & {
  readonly path?: string;
  readonly tokenKey: Uint8Array;
  /** What clients have to speak who name a `protocol` in the address; absent: any. */
  readonly protocol?: number;
  /** The address at which this line is to be negotiated instead, whole, with its scheme and host; null or absent: here. */
  readonly leadTo?: (request: IncomingMessage) => string | null;
  readonly startItems: (principal: P) => Items;
  readonly methods: Readonly<Record<string, HubMethod<Items, P>>>;
  readonly onConnected?: (connection: Connection<Items, P>) => Promise<void>;
  readonly onDisconnected?: (connection: Connection<Items, P>, reason: CloseReason) => Promise<void>;
  /** Hears of each WebSocket that was turned away before it opened. */
  readonly onTurnedAway?: (status: TurnedAwayStatus, request: IncomingMessage) => void;
  readonly now?: () => number;
  readonly limits?: Partial<HubLimits>;
};

/** A running hub. */
export type Hub<Items, P extends Principal = Principal> = {
  /** Adds negotiation and the WebSocket upgrade to an app that is not yet listening; closing the app stops the hub. */
  attach(app: FastifyInstance): void;
  readonly groups: {
    connectionsOf(group: string): readonly Connection<Items, P>[];
    sendToGroup(group: string, target: string, ...args: readonly unknown[]): number;
  };
  /** Every socket that is up, with those that are about to close. */
  readonly connectionCount: number;
  connectionsOfUser(userId: string): readonly Connection<Items, P>[];
  /** The sessions that have a line here, each once. */
  sessionIds(): readonly string[];
  /** Ends all connections of a session for good, also one that is just coming in. */
  closeSessions(sessionId: string, reason?: string): void;
  /** Lets calls in flight end, tells clients to come back, and resolves when all are gone or the limits have run out. */
  stop(): Promise<void>;
};
