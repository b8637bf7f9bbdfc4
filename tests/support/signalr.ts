import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { type HubConnection, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import Fastify from 'fastify';
import { onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import type { Connection } from '#server/signalr/connection.ts';
import type { HubMethod } from '#server/signalr/dispatch.ts';
import { createHub } from '#server/signalr/hub.ts';
import { HubError } from '#server/signalr/hub-error.ts';
import type { Hub, HubOptions } from '#server/signalr/hub-shape.ts';

/** The state that the test hub keeps for a connection: how often `count` and `wait` have begun. */
export type TestItems = { calls: number };

/** A hub on a real server, with what happened in it and the means to steer it. */
export type TestHub = {
  readonly hub: Hub<TestItems>;
  readonly url: string;
  /** What the hub told: connected, disconnected with its reason, faults with their place. */
  readonly events: string[];
  advance(ms: number): void;
  /** Resolves when so many calls of `count` and `wait` have begun on the first connection of a user. */
  untilBegun(userId: string, calls: number): Promise<void>;
  /** Lets every call of `wait` go on, now and later. */
  openGate(): void;
  /** Resolves when `isTrue` holds; looked at again after each turn of the event loop. */
  until(isTrue: () => boolean): Promise<void>;
  /** Cuts all network sockets without a word. */
  cutSockets(): void;
  closeServer(): Promise<void>;
};

/** Starts a hub on 127.0.0.1 that ends with the test; the bearer `ann` or `ann/laptop` is user and session. */
export async function startHub(changes: Partial<HubOptions<TestItems>> = {}): Promise<TestHub> {
  const events: string[] = [];
  const sockets = new Set<Socket>();
  const gate = newGate();
  let nowMs = 1_700_000_000_000;
  const hub: Hub<TestItems> = createHub<TestItems>({
    tokenKey: new Uint8Array(32).fill(7),
    authenticate: async ({ bearer }) => principalOf(bearer, nowMs + 600_000),
    isOriginAllowed: (origin, host) => origin === undefined || origin === `http://${host}`,
    startItems: () => ({ calls: 0 }),
    methods: methodsFor(() => hub, gate.whenOpen),
    onConnected: async ({ principal }) => void events.push(`${principal.userId} connected`),
    onDisconnected: async ({ principal }, reason) => void events.push(`${principal.userId} ${reason}`),
    onFault: (_error, place) => void events.push(`fault in ${place}`),
    now: () => nowMs,
    ...changes,
    limits: { sweepMs: 5, closeGraceMs: 100, drainMs: 100, ...changes.limits },
  });
  const app = Fastify();
  hub.attach(app);
  app.server.on('connection', (socket: Socket) => sockets.add(socket));
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const closeServer = async () => {
    await app.close();
  };
  onTestFinished(closeServer);
  return {
    hub,
    url: `http://127.0.0.1:${port}/api/hub`,
    events,
    advance: (ms) => {
      nowMs += ms;
    },
    openGate: gate.open,
    until,
    untilBegun: (userId, calls) => until(() => hub.connectionsOfUser(userId)[0]?.items.calls === calls),
    cutSockets: () => {
      for (const socket of sockets) socket.destroy();
    },
    closeServer,
  };
}

function principalOf(bearer: string | null, expiresAtMs: number) {
  const [userId, sessionId = `session of ${userId}`] = (bearer ?? '').split('/');
  return userId ? { userId, sessionId, expiresAtMs } : null;
}

function newGate(): { readonly whenOpen: Promise<void>; readonly open: () => void } {
  let open = () => {};
  const whenOpen = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { whenOpen, open };
}

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setImmediate(resolve));
}

type TestConnection = Connection<TestItems>;

function methodsFor(
  hubOf: () => Hub<TestItems>,
  gate: Promise<void>,
): Readonly<Record<string, HubMethod<TestItems>>> {
  return {
    echo: async (_connection: TestConnection, value) => value,
    nothing: async () => undefined,
    refuse: async () => {
      throw new HubError('The table is full.');
    },
    break: async () => {
      throw new Error('secret of the database');
    },
    unspeakable: async () => 1n,
    count: async ({ items }: TestConnection) => {
      items.calls += 1;
      return items.calls;
    },
    wait: async ({ items }: TestConnection, value) => {
      items.calls += 1;
      await gate;
      return value;
    },
    join: async (connection: TestConnection, group) => connection.join(String(group)),
    leave: async (connection: TestConnection, group) => connection.leave(String(group)),
    tell: async (_connection: TestConnection, group, text) =>
      hubOf().groups.sendToGroup(String(group), 'Told', text),
  };
}

/** The official client for a test hub, silent, ended with the test; give delays to let it reconnect. */
export function officialClient(
  { url }: TestHub,
  bearer = 'ann',
  reconnectDelaysMs: number[] = [],
): HubConnection {
  const client = new HubConnectionBuilder()
    .withUrl(url, { accessTokenFactory: () => bearer })
    .withAutomaticReconnect(reconnectDelaysMs)
    .configureLogging(LogLevel.None)
    .build();
  onTestFinished(() => client.stop());
  return client;
}

/** How a bare WebSocket knocks: bearer null sends none; `query` stands in the address as given. */
export type Knock = {
  readonly bearer?: string | null;
  readonly query?: string;
  readonly origin?: string;
};

function knock({ url }: TestHub, { bearer = 'ann', query = '', origin }: Knock): WebSocket {
  const headers = bearer === null ? {} : { authorization: `Bearer ${bearer}` };
  const socket = new WebSocket(`${url.replace('http', 'ws')}${query}`, { headers, origin });
  onTestFinished(() => socket.terminate());
  return socket;
}

/** The HTTP status with which the hub turns a WebSocket away. */
export async function statusOfKnock(hub: TestHub, how: Knock = {}): Promise<number> {
  const socket = knock(hub, how);
  socket.on('error', () => {});
  const [, response]: [unknown, IncomingMessage] = await new Promise((resolve, reject) => {
    socket.once('unexpected-response', (...answer) => resolve(answer));
    socket.once('open', () => reject(new Error('The hub let the socket in.')));
  });
  response.resume();
  return response.statusCode ?? 0;
}

/** A bare WebSocket that speaks hub messages. */
export type RawClient = {
  readonly socket: WebSocket;
  /** The next message from the server, parsed. */
  next(): Promise<unknown>;
  /** Sends messages, each with its separator, in one text. */
  say(...messages: readonly unknown[]): void;
  /** Close code and reason, when the socket has closed. */
  readonly closed: Promise<{ readonly code: number; readonly reason: string }>;
};

/** Opens a bare WebSocket without a handshake. */
export async function openRaw(hub: TestHub, how: Knock = {}): Promise<RawClient> {
  const socket = knock(hub, how);
  const inbox: unknown[] = [];
  socket.on('message', (bytes) => {
    for (const record of bytes.toString().split('\u001e').slice(0, -1)) inbox.push(JSON.parse(record));
  });
  socket.on('error', () => {});
  const closed = once(socket, 'close').then(([code, reason]) => ({ code, reason: String(reason) }));
  await once(socket, 'open');
  return {
    socket,
    closed,
    next: async () => {
      await until(() => inbox.length > 0 || socket.readyState === WebSocket.CLOSED);
      if (inbox.length === 0) throw new Error('The socket closed without another message.');
      return inbox.shift();
    },
    say: (...messages) => socket.send(messages.map((message) => `${JSON.stringify(message)}\u001e`).join('')),
  };
}

/** Opens a bare WebSocket and does the handshake. */
export async function enterRaw(hub: TestHub, how: Knock = {}): Promise<RawClient> {
  const client = await openRaw(hub, how);
  client.say({ protocol: 'json', version: 1 });
  await client.next();
  return client;
}

/** A call as it travels. */
export function call(target: string, args: readonly unknown[], invocationId?: string): object {
  return { type: 1, target, arguments: args, invocationId };
}
