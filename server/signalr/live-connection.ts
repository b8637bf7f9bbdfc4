import { WebSocket } from 'ws';
import { CallQueue } from './call-queue.ts';
import {
  badMessage,
  type CloseReason,
  FAREWELLS,
  type Farewell,
  keepsWaitingCalls,
  lastFrameOf,
} from './closeReason.ts';
import type { Connection } from './connection.ts';
import type { Groups } from './groups.ts';
import { type HubLimits, MessageAllowance } from './limits.ts';
import type { Principal } from './principal.ts';
import {
  type Call,
  type ClientMessage,
  encodeHandshakeAnswer,
  encodeInvocation,
  type Frame,
  PING_FRAME,
  parseHandshake,
  parseMessages,
} from './protocol.ts';

/** What a live connection needs from its hub; none of the promises rejects. */
export type ConnectionHost<Items, P extends Principal> = {
  readonly limits: HubLimits;
  readonly now: () => number;
  readonly groups: Groups<LiveConnection<Items, P>>;
  welcome(connection: LiveConnection<Items, P>): Promise<void>;
  answer(connection: LiveConnection<Items, P>, call: Call): Promise<void>;
  tellDisconnected(connection: LiveConnection<Items, P>, reason: CloseReason): Promise<void>;
};

/** Who the new connection belongs to and the socket it speaks over. */
export type Arrival<Items, P extends Principal> = {
  readonly id: string;
  readonly principal: P;
  readonly items: Items;
  readonly socket: WebSocket;
};

/** A connection over its WebSocket: handshake, messages in order, keep-alive, limits and the end. */
export class LiveConnection<Items, P extends Principal> implements Connection<Items, P> {
  readonly id: string;
  readonly principal: P;
  readonly items: Items;
  /** Resolves when the socket is gone. */
  readonly gone: Promise<void>;
  readonly #host: ConnectionHost<Items, P>;
  readonly #socket: WebSocket;
  readonly #queue = new CallQueue();
  readonly #allowance: MessageAllowance;
  #stage: 'handshake' | 'open' | 'draining' | 'closed' = 'handshake';
  #expiresAtMs: number;
  #heardAtMs: number;
  #sentAtMs: number;
  #closedAtMs = 0;
  #wasGreeted = false;

  constructor(host: ConnectionHost<Items, P>, arrival: Arrival<Items, P>) {
    const nowMs = host.now();
    this.id = arrival.id;
    this.principal = arrival.principal;
    this.items = arrival.items;
    this.#host = host;
    this.#socket = arrival.socket;
    this.#allowance = new MessageAllowance(host.limits, nowMs);
    this.#expiresAtMs = arrival.principal.expiresAtMs;
    this.#heardAtMs = nowMs;
    this.#sentAtMs = nowMs;
    this.#socket.on('message', (bytes, isBinary) => this.#receive(bytes.toString(), isBinary));
    this.#socket.on('ping', () => this.#hear({ kind: 'ping' }));
    this.#socket.on('error', () => this.end('badMessage', null));
    this.gone = new Promise((resolve) => {
      this.#socket.on('close', (code) => {
        this.end(code === 1006 ? 'lost' : 'clientClosed', null);
        resolve();
      });
    });
  }

  /** Resolves when the socket is gone and `tellDisconnected` has run. */
  async whenFinished(): Promise<void> {
    await this.gone;
    await this.#queue.whenIdle();
  }

  get isOpen(): boolean {
    const isWelcome = this.#stage === 'open' || this.#stage === 'draining';
    return isWelcome && this.#socket.readyState === WebSocket.OPEN;
  }

  get bufferedBytes(): number {
    return this.#socket.bufferedAmount;
  }

  send(target: string, ...args: readonly unknown[]): boolean {
    return this.sendFrame(encodeInvocation(target, args));
  }

  /** Sends an encoded message; a client that reads too slowly is cut off instead. */
  sendFrame(frame: Frame): boolean {
    if (!this.isOpen) return false;
    if (this.bufferedBytes > 0 && this.bufferedBytes + frame.byteLength > this.#host.limits.sendQueueBytes) {
      this.terminate('slowReader');
      return false;
    }
    this.#socket.send(frame, { binary: false });
    this.#sentAtMs = this.#host.now();
    return true;
  }

  join(group: string): void {
    if (this.isOpen) this.#host.groups.join(this, group);
  }

  leave(group: string): void {
    this.#host.groups.leave(this, group);
  }

  extend(expiresAtMs: number): void {
    this.#expiresAtMs = expiresAtMs;
  }

  close(reason: string | null, options: { readonly allowReconnect?: boolean } = {}): void {
    this.end('serverClosed', { code: 1000, error: reason, allowReconnect: options.allowReconnect ?? false });
  }

  /** Ends the connection, once. */
  end(reason: CloseReason, farewell: Farewell | null): void {
    if (this.#stage === 'closed') return;
    const wasWelcome = this.#stage !== 'handshake';
    this.#stage = 'closed';
    this.#closedAtMs = this.#host.now();
    this.#host.groups.leaveAll(this);
    if (this.#socket.readyState === WebSocket.OPEN) {
      if (farewell) this.#socket.send(lastFrameOf(farewell, wasWelcome), { binary: false });
      this.#socket.close(farewell?.code ?? 1000, reason);
    }
    if (!keepsWaitingCalls(reason)) this.#queue.drop();
    this.#queue.finish(async () => {
      if (this.#wasGreeted) await this.#host.tellDisconnected(this, reason);
    });
  }

  /** Ends the connection before any of its calls, also when the client has gone meanwhile. */
  refuse(farewell: Farewell): void {
    this.#queue.drop();
    this.end('refused', farewell);
  }

  /** Ends the connection without a word. */
  terminate(reason: CloseReason): void {
    this.#socket.terminate();
    this.end(reason, null);
  }

  /** Takes no more messages, answers those it has, then ends so that the client comes back. */
  async drain(): Promise<void> {
    if (this.#stage === 'open') {
      this.#stage = 'draining';
      await this.#queue.whenIdle();
    }
    this.end('stopping', FAREWELLS.stopping);
  }

  /** Looks after everything that has a time: handshake, silence, end of the credential, keep-alive, a close without answer. */
  tick(nowMs: number): void {
    const { limits } = this.#host;
    if (this.#stage === 'closed') {
      if (nowMs - this.#closedAtMs >= limits.closeGraceMs) this.#socket.terminate();
    } else if (this.#stage === 'handshake') {
      if (nowMs - this.#heardAtMs >= limits.handshakeMs) this.end('handshakeFailed', FAREWELLS.handshakeLate);
    } else if (nowMs - this.#heardAtMs >= limits.clientTimeoutMs) this.end('timeout', FAREWELLS.timeout);
    else if (nowMs >= this.#expiresAtMs + limits.expiryGraceMs) this.end('expired', FAREWELLS.expired);
    else if (nowMs - this.#sentAtMs >= limits.keepAliveMs) this.sendFrame(PING_FRAME);
  }

  #receive(text: string, isBinary: boolean): void {
    if (this.#stage === 'closed') return;
    if (isBinary) {
      this.end('badMessage', FAREWELLS.binary);
      return;
    }
    const rest = this.#stage === 'handshake' ? this.#shakeHands(text) : text;
    if (rest === null) return;
    const parsed = parseMessages(rest, this.#host.limits.nestingDepth);
    if (parsed.isOk) for (const message of parsed.value) this.#hear(message);
    else this.end('badMessage', badMessage(parsed.error));
  }

  #shakeHands(text: string): string | null {
    const parsed = parseHandshake(text);
    if (!parsed.isOk) {
      this.end('handshakeFailed', badMessage(parsed.error));
      return null;
    }
    this.#stage = 'open';
    this.sendFrame(encodeHandshakeAnswer(null));
    this.#heardAtMs = this.#host.now();
    this.#queue.add(() => {
      this.#wasGreeted = true;
      return this.#host.welcome(this);
    });
    return parsed.value.rest === '' ? null : parsed.value.rest;
  }

  #hear(message: ClientMessage): void {
    if (this.#stage !== 'open') return;
    this.#heardAtMs = this.#host.now();
    const isFull = message.kind === 'call' && this.#queue.length >= this.#host.limits.waitingCalls;
    if (isFull || !this.#allowance.take(message.kind, this.#heardAtMs)) {
      this.end('tooManyMessages', FAREWELLS.tooManyMessages);
    } else if (message.kind === 'close') this.end('clientClosed', null);
    else if (message.kind === 'call') this.#queue.add(() => this.#host.answer(this, message.call));
  }
}
