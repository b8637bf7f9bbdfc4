import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { listenOn } from '#tests/harness/lines/listenOn.ts';
import { type HubLine, layHubLine } from './hubLine.ts';

/** What happens to a call: it goes through, the test answers it, or the line is cut. */
export type Fate =
  | { readonly kind: 'pass' }
  | { readonly kind: 'answer'; readonly status: number; readonly body: unknown }
  | { readonly kind: 'drop' };

/** What a call got; null is a cut line. */
export type Reply = { readonly status: number; readonly body: unknown } | null;

export interface SentCall {
  /** Such as `POST /api/auth/login`, without the query. */
  readonly call: string;
  readonly token: string | null;
}

/** A line between browser and server that a test can cut, hold and answer, call by call. */
export interface FaultProxy {
  readonly url: string;
  /** The live lines through it. */
  readonly hub: HubLine;
  /** Where calls go on to; set once the server listens. */
  leadTo(upstream: string): void;
  /** Every such call waits until it is told its fate. */
  hold(...calls: readonly string[]): void;
  /** Such calls go through again, those that wait at once. */
  letGo(call: string): void;
  /** Tells the oldest waiting call of this kind its fate, waiting for it to arrive; gives the reply it got. */
  settle(call: string, fate: Fate): Promise<Reply>;
  waiting(): readonly string[];
  /** How many calls went on to the server and have no answer yet. */
  underway(): number;
  /** Every call of the API since the last `forget`. */
  sent(): readonly SentCall[];
  /** Nothing is held any more, waiting calls are dropped, what was sent is forgotten. */
  forget(): void;
  close(): Promise<void>;
}

interface WaitingCall {
  readonly call: string;
  tell(fate: Fate): Promise<Reply>;
}

const PATIENCE_MS = 10_000;
const PASS: Fate = { kind: 'pass' };
/** Where a live line is asked for. */
const HUB = 'POST /api/hub';

export async function openFaultProxy(): Promise<FaultProxy> {
  let upstream = new URL('http://127.0.0.1:1');
  const hub = layHubLine();
  const held = new Set<string>();
  const sockets = new Set<Socket>();
  let waiting: WaitingCall[] = [];
  let sent: SentCall[] = [];
  let underway = 0;

  const server = createServer((asked, reply) => {
    const call = callOf(asked);
    if (call.includes(' /api/')) sent.push({ call, token: tokenOf(asked) });
    if (hub.isCut() && call.startsWith(HUB)) return void asked.socket.destroy();
    if (!held.has(call)) {
      underway += 1;
      return void settleNow(upstream, asked, reply, PASS).finally(() => {
        underway -= 1;
      });
    }
    const own: WaitingCall = { call, tell: (fate: Fate) => settleNow(upstream, asked, reply, fate) };
    waiting.push(own);
    // Whoever gave up waits no more.
    reply.once('close', () => {
      waiting = waiting.filter((one) => one !== own);
    });
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.on('upgrade', (asked, socket: Socket, head: Buffer) => hub.join(upstream, asked, socket, head));
  const port = await listenOn(server, 0);

  return {
    url: `http://127.0.0.1:${port}`,
    hub,
    leadTo: (address) => {
      upstream = new URL(address);
    },
    hold: (...calls) => {
      for (const call of calls) held.add(call);
    },
    letGo: (call) => {
      held.delete(call);
      const left = waiting.filter((one) => one.call === call);
      waiting = waiting.filter((one) => one.call !== call);
      for (const { tell } of left) void tell(PASS);
    },
    settle: async (call, fate) => {
      const startedAt = performance.now();
      for (;;) {
        const at = waiting.findIndex((one) => one.call === call);
        const [found] = at < 0 ? [] : waiting.splice(at, 1);
        if (found) return found.tell(fate);
        if (performance.now() - startedAt > PATIENCE_MS) throw new Error(`Nobody sent ${call}.`);
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    },
    waiting: () => waiting.map(({ call }) => call),
    underway: () => underway,
    sent: () => sent,
    forget: () => {
      hub.forget();
      held.clear();
      const left = waiting;
      waiting = [];
      sent = [];
      for (const { tell } of left) void tell({ kind: 'drop' });
    },
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

const callOf = ({ method, url = '' }: IncomingMessage) => `${method} ${url.split('?')[0]}`;
const tokenOf = ({ headers }: IncomingMessage) => headers.authorization?.replace(/^Bearer /, '') ?? null;

async function settleNow(
  upstream: URL,
  asked: IncomingMessage,
  reply: ServerResponse,
  fate: Fate,
): Promise<Reply> {
  if (fate.kind === 'pass') return passOn(upstream, asked, reply);
  if (fate.kind === 'drop') {
    asked.socket.destroy();
    return null;
  }
  reply.writeHead(fate.status, { 'content-type': 'application/json' });
  reply.end(JSON.stringify(fate.body));
  return { status: fate.status, body: fate.body };
}

function passOn({ hostname, port }: URL, asked: IncomingMessage, reply: ServerResponse): Promise<Reply> {
  return new Promise((resolve) => {
    const { method, url, headers } = asked;
    const onward = request({ hostname, port, method, path: url, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.once('end', () => resolve({ status: answer.statusCode ?? 0, body: jsonOf(answer, parts) }));
      reply.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(reply);
    });
    onward.once('error', () => {
      asked.socket.destroy();
      resolve(null);
    });
    asked.pipe(onward);
  });
}

const jsonOf = ({ headers }: IncomingMessage, parts: readonly Buffer[]): unknown =>
  headers['content-type']?.includes('json') ? JSON.parse(Buffer.concat(parts).toString()) : null;
