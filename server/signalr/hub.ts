import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { WebSocketServer } from 'ws';
import { type CloseReason, FAREWELLS } from './closeReason.ts';
import type { Connection } from './connection.ts';
import { ConnectionTokens, newConnectionId, type TokenStanding } from './connection-token.ts';
import { addressOf, ConnectionGuard, type TurnedAwayStatus, turnAway } from './connectionGuard.ts';
import { answerCall, type HubMethod } from './dispatch.ts';
import { Groups } from './groups.ts';
import { HubError, textFor } from './hub-error.ts';
import type { Hub, HubOptions } from './hub-shape.ts';
import { HubSocket } from './hub-socket.ts';
import { DEFAULT_LIMITS, type HubLimits } from './limits.ts';
import type { ConnectionHost } from './live-connection.ts';
import { LiveConnection } from './live-connection.ts';
import { registerNegotiation } from './negotiate.ts';
import type { Principal } from './principal.ts';
import type { Call } from './protocol.ts';
import { Roster } from './roster.ts';
import { settledWithin } from './settled-within.ts';

/** Makes a SignalR hub (JSON over WebSockets) with these methods; throws when the token key is too short. */
export function createHub<Items, P extends Principal = Principal>(
  options: HubOptions<Items, P>,
): Hub<Items, P> {
  return new LiveHub(options);
}

/** The paths of a server's hubs, in the order in which they were attached. */
const hubPaths = new WeakMap<object, readonly string[]>();

/** Whether the hub at this path has to turn away who asks for none of them: the first one does, where only hubs listen. */
function isForNobody(server: FastifyInstance['server'], path: string): boolean {
  const paths = hubPaths.get(server) ?? [];
  return paths[0] === path && server.listenerCount('upgrade') === paths.length;
}

class LiveHub<Items, P extends Principal> implements Hub<Items, P>, ConnectionHost<Items, P> {
  readonly groups = new Groups<LiveConnection<Items, P>>();
  readonly limits: HubLimits;
  readonly now: () => number;
  readonly #options: HubOptions<Items, P>;
  readonly #path: string;
  readonly #methods: ReadonlyMap<string, HubMethod<Items, P>>;
  readonly #guard: ConnectionGuard<P>;
  readonly #tokens: ConnectionTokens;
  readonly #sockets: WebSocketServer;
  readonly #roster = new Roster<Items, P>();
  #detach = (): void => {};
  #stopped: Promise<void> | null = null;

  constructor(options: HubOptions<Items, P>) {
    this.#options = options;
    this.#path = options.path ?? '/api/hub';
    this.limits = { ...DEFAULT_LIMITS, ...options.limits };
    this.now = options.now ?? Date.now;
    this.#methods = new Map(Object.entries(options.methods));
    this.#guard = new ConnectionGuard(options);
    this.#tokens = new ConnectionTokens(options.tokenKey, this.limits.tokenMs);
    this.#sockets = new WebSocketServer({
      noServer: true,
      clientTracking: false,
      perMessageDeflate: false,
      maxPayload: this.limits.messageBytes,
      maxFragments: 64,
      WebSocket: HubSocket,
    });
  }

  get connectionCount(): number {
    return this.#roster.size;
  }

  attach(app: FastifyInstance): void {
    const isStopping = () => this.#stopped !== null;
    registerNegotiation(app, {
      path: this.#path,
      guard: this.#guard,
      tokens: this.#tokens,
      now: this.now,
      isStopping,
      protocol: this.#options.protocol ?? null,
      leadTo: this.#options.leadTo ?? (() => null),
    });
    const onUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      const { path } = addressOf(request);
      if (path === this.#path) {
        void this.#upgrade(request, socket, head).catch((error: unknown) => {
          this.#options.onFault(error, 'upgrade');
          socket.destroy();
        });
      } else if (!hubPaths.get(app.server)?.includes(path) && isForNobody(app.server, this.#path))
        turnAway(socket, 404);
    };
    app.server.on('upgrade', onUpgrade);
    const paths = hubPaths.get(app.server) ?? [];
    hubPaths.set(app.server, [...paths, this.#path]);
    const sweep = setInterval(() => this.#sweep(), this.limits.sweepMs).unref();
    this.#detach = () => {
      clearInterval(sweep);
      app.server.off('upgrade', onUpgrade);
    };
    app.addHook('preClose', () => this.stop());
  }

  connectionsOfUser(userId: string): readonly Connection<Items, P>[] {
    return this.#roster.ofUser(userId).filter((connection) => connection.isOpen);
  }

  /** The sessions that have a line here, each once. */
  sessionIds(): readonly string[] {
    return this.#roster.sessionIds();
  }

  closeSessions(sessionId: string, reason = 'The session has ended.'): void {
    this.#guard.endSession(sessionId);
    for (const connection of this.#roster.ofSession(sessionId)) {
      connection.end('sessionClosed', { code: 1008, error: reason, allowReconnect: false });
    }
  }

  stop(): Promise<void> {
    this.#stopped ??= this.#stop();
    return this.#stopped;
  }

  async welcome(connection: LiveConnection<Items, P>): Promise<void> {
    try {
      await this.#options.onConnected?.(connection);
    } catch (error) {
      const isRefused = error instanceof HubError;
      if (!isRefused) this.#options.onFault(error, 'onConnected');
      connection.refuse({ code: 1008, error: textFor(error), allowReconnect: !isRefused });
    }
  }

  async answer(connection: LiveConnection<Items, P>, call: Call): Promise<void> {
    const frame = await answerCall(this.#methods, connection, call, this.#options.onFault);
    if (frame) connection.sendFrame(frame);
  }

  async tellDisconnected(connection: LiveConnection<Items, P>, reason: CloseReason): Promise<void> {
    try {
      await this.#options.onDisconnected?.(connection, reason);
    } catch (error) {
      this.#options.onFault(error, 'onDisconnected');
    }
  }

  async #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const onError = () => socket.destroy();
    socket.on('error', onError);
    const identified = await this.#guard.identify(request);
    if (!identified.isKnown) return this.#turnAway(request, socket, identified.status);
    const { principal } = identified;
    const admitted = this.#admit(principal, addressOf(request).query.get('id'));
    if (typeof admitted === 'number') return this.#turnAway(request, socket, admitted);
    socket.off('error', onError);
    this.#sockets.handleUpgrade(request, socket, head, (webSocket) => {
      const items = this.#options.startItems(principal);
      this.#roster.keep(
        new LiveConnection(this, { id: admitted.connectionId, principal, items, socket: webSocket }),
      );
    });
  }

  #turnAway(request: IncomingMessage, socket: Duplex, status: TurnedAwayStatus): void {
    this.#options.onTurnedAway?.(status, request);
    turnAway(socket, status);
  }

  #admit(principal: P, token: string | null): { readonly connectionId: string } | TurnedAwayStatus {
    if (this.#stopped) return 503;
    const nowMs = this.now();
    if (nowMs >= principal.expiresAtMs + this.limits.expiryGraceMs) return 401;
    if (this.#roster.ofUser(principal.userId).length >= this.limits.socketsPerUser) return 429;
    const standing: TokenStanding =
      token === null
        ? { kind: 'good', connectionId: newConnectionId() }
        : this.#tokens.spend(token, principal.userId, nowMs);
    if (standing.kind === 'good') return standing;
    return standing.kind === 'spent' ? 409 : 404;
  }

  #sweep(): void {
    const nowMs = this.now();
    this.#tokens.forgetExpired(nowMs);
    for (const connection of this.#roster.all()) connection.tick(nowMs);
  }

  async #stop(): Promise<void> {
    const connections = this.#roster.all();
    await settledWithin(
      connections.map((connection) => connection.drain()),
      this.limits.drainMs,
    );
    for (const connection of connections) connection.end('stopping', FAREWELLS.stopping);
    const finished = connections.map((connection) => connection.whenFinished());
    await settledWithin(finished, this.limits.closeGraceMs);
    for (const connection of connections) connection.terminate('stopping');
    await Promise.all(connections.map((connection) => connection.gone));
    this.#detach();
  }
}
