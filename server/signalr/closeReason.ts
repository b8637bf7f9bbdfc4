import { encodeClose, encodeHandshakeAnswer, type Frame } from './protocol.ts';

/** Why a connection ended, as told to `onDisconnected`. */
export type CloseReason =
  | 'clientClosed'
  | 'lost'
  | 'serverClosed'
  | 'sessionClosed'
  | 'refused'
  | 'handshakeFailed'
  | 'badMessage'
  | 'tooManyMessages'
  | 'slowReader'
  | 'timeout'
  | 'expired'
  | 'stopping';

const CLIENT_LEFT: ReadonlySet<CloseReason> = new Set(['clientClosed', 'lost', 'timeout', 'slowReader']);

/** Whether calls that came in before this end are still run: a client that goes has not taken them back. */
export function keepsWaitingCalls(reason: CloseReason): boolean {
  return CLIENT_LEFT.has(reason);
}

/** What the client is told at the end: WebSocket close code, a sentence or null, and whether it should come back by itself. */
export type Farewell = {
  readonly code: number;
  readonly error: string | null;
  readonly allowReconnect: boolean;
};

/** The farewells that are always the same. */
export const FAREWELLS = {
  binary: { code: 1003, error: 'Messages must be text.', allowReconnect: false },
  tooManyMessages: { code: 1008, error: 'Too many messages.', allowReconnect: false },
  handshakeLate: { code: 1002, error: 'The handshake did not come in time.', allowReconnect: false },
  timeout: { code: 1008, error: 'The client was silent for too long.', allowReconnect: true },
  expired: { code: 1008, error: 'The sign-in has run out.', allowReconnect: true },
  stopping: { code: 1012, error: null, allowReconnect: true },
} as const satisfies Record<string, Farewell>;

/** The farewell for a message that breaks the protocol. */
export function badMessage(error: string): Farewell {
  return { code: 1002, error, allowReconnect: false };
}

/** The last message of a connection: a Close, or before the handshake a handshake answer with an error. */
export function lastFrameOf(farewell: Farewell, wasWelcome: boolean): Frame {
  if (wasWelcome) return encodeClose(farewell.error, farewell.allowReconnect);
  return encodeHandshakeAnswer(farewell.error ?? 'The connection was closed.');
}
