import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { OnFault } from './dispatch.ts';
import { FAULT_TEXT } from './hub-error.ts';
import type { Authenticate, IsOriginAllowed, Principal } from './principal.ts';

/** Every way in which the hub turns a request away, with the sentence and code of the reply. */
export const TURNED_AWAY = {
  400: { title: 'Bad Request', code: 'badRequest', message: 'The request could not be read.' },
  401: { title: 'Unauthorized', code: 'signInNeeded', message: 'Sign in first.' },
  403: { title: 'Forbidden', code: 'foreignOrigin', message: 'This page may not use the hub.' },
  404: { title: 'Not Found', code: 'unknownConnection', message: 'The connection is not known.' },
  409: { title: 'Conflict', code: 'connectionUsed', message: 'The connection was already used.' },
  426: {
    title: 'Upgrade Required',
    code: 'outdated',
    message: 'Passleft was updated. Reload the page.',
  },
  429: { title: 'Too Many Requests', code: 'tooManyConnections', message: 'There are too many connections.' },
  500: { title: 'Internal Server Error', code: 'fault', message: FAULT_TEXT },
  503: { title: 'Service Unavailable', code: 'stopping', message: 'The server is stopping.' },
} as const;

/** The status with which a request is turned away. */
export type TurnedAwayStatus = keyof typeof TURNED_AWAY;

/** Who asks, or the status to answer with. */
export type Identified<P extends Principal> =
  | { readonly isKnown: true; readonly principal: P }
  | { readonly isKnown: false; readonly status: TurnedAwayStatus };

/** What the guard asks of the application. */
export type ConnectionRules<P extends Principal> = {
  readonly authenticate: Authenticate<P>;
  readonly isOriginAllowed: IsOriginAllowed;
  readonly onFault: OnFault;
};

/** Checks origin and credential of each request before anything else is done for it. */
export class ConnectionGuard<P extends Principal> {
  readonly #rules: ConnectionRules<P>;
  readonly #sessionsEndedMeanwhile = new Set<Set<string>>();

  constructor(rules: ConnectionRules<P>) {
    this.#rules = rules;
  }

  /** Tells who asks: 403 for a foreign origin, 401 without a good credential, 500 when the check itself fails. */
  async identify(request: IncomingMessage): Promise<Identified<P>> {
    const endedMeanwhile = new Set<string>();
    this.#sessionsEndedMeanwhile.add(endedMeanwhile);
    try {
      const { origin, host } = request.headers;
      if (!this.#rules.isOriginAllowed(origin, host)) return { isKnown: false, status: 403 };
      const bearer = bearerOf(request);
      if (origin === undefined && bearer === null) return { isKnown: false, status: 401 };
      const principal = await this.#rules.authenticate({ bearer, request });
      if (!principal || endedMeanwhile.has(principal.sessionId)) return { isKnown: false, status: 401 };
      return { isKnown: true, principal };
    } catch (error) {
      this.#rules.onFault(error, 'authenticate');
      return { isKnown: false, status: 500 };
    } finally {
      this.#sessionsEndedMeanwhile.delete(endedMeanwhile);
    }
  }

  /** Turns away those of this session whose credential is being checked at this moment. */
  endSession(sessionId: string): void {
    for (const ended of this.#sessionsEndedMeanwhile) ended.add(sessionId);
  }
}

/** Path and query of a request, taken apart. */
export function addressOf(request: IncomingMessage): {
  readonly path: string;
  readonly query: URLSearchParams;
} {
  const [path = '', query = ''] = (request.url ?? '').split('?', 2);
  return { path, query: new URLSearchParams(query) };
}

/** The bearer token of the Authorization header, else of the query, where browsers must put it for a WebSocket. */
export function bearerOf(request: IncomingMessage): string | null {
  const [scheme = '', token = ''] = (request.headers.authorization ?? '').split(' ', 2);
  if (scheme.toLowerCase() === 'bearer' && token !== '') return token;
  return addressOf(request).query.get('access_token') || null;
}

/** The address of a request as it may stand in a log: without the values of `access_token` and `id`. */
export function addressForLog(url: string): string {
  return url.replace(/([?&](?:access_token|id)=)[^&#]*/gi, '$1-');
}

/** Answers an upgrade request with a plain HTTP status and closes its socket. */
export function turnAway(socket: Duplex, status: TurnedAwayStatus): void {
  const { title, message } = TURNED_AWAY[status];
  const lines = [
    `HTTP/1.1 ${status} ${title}`,
    'Connection: close',
    'Content-Type: text/plain; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(message)}`,
    'X-Content-Type-Options: nosniff',
    'Cache-Control: no-store',
    ...(status === 401 ? ['WWW-Authenticate: Bearer'] : []),
  ];
  socket.on('error', () => socket.destroy());
  socket.once('finish', () => socket.destroy());
  socket.end(`${lines.join('\r\n')}\r\n\r\n${message}`);
}
