import { type HubConnection, HubConnectionBuilder, HubConnectionState, LogLevel } from '@microsoft/signalr';
import { HUB_PROTOCOL } from '#contract/hubProtocol.ts';
import type { Reply } from '#contract/refusals.ts';
import type {
  Hint,
  HubMessages,
  HubMethods,
  OpenedTable,
  Prepare,
  RoomChange,
  RoomView,
  TableCommand,
} from '#contract/room.ts';
import type { TableView } from '#contract/tables.ts';
import type { HubLine } from '#src/machines/liveTables.ts';
import { openPatiently } from './openPatiently.ts';

/** What somebody who follows a table is told, in the order it happened. */
export interface TableListener {
  /** The version of the view that is known; null for none. */
  since(): number | null;
  opened(opened: OpenedTable): void;
  notOpened(message: string): void;
  table(table: TableView): void;
  room(room: RoomView): void;
  change(change: RoomChange): void;
  dropped(): void;
  reconnected(): void;
  superseded(): void;
  removed(message: string): void;
}

/** The live line to the server. Commands are sent until they are answered, over lost lines too. */
export interface DraftHub extends HubLine {
  follow(draftId: string, listener: TableListener): { reopen(): void; stop(): void };
  command(draftId: string, commandId: string, command: TableCommand): Promise<Reply<null>>;
  prepare(prepare: Prepare): Promise<Reply<null>>;
  say(draftId: string, commandId: string, text: string): Promise<Reply<null>>;
  hint(draftId: string): Promise<Reply<Hint>>;
  watchTables(listener: () => void): () => void;
}

export interface DraftHubPorts {
  /** A token that is fresh enough, and another than the one just rejected; waits while nobody is signed in. */
  readonly token: (rejectedToken: string | null) => Promise<string>;
  readonly random: () => number;
  /** The server speaks a newer protocol than this page: nothing goes on before it is loaded again. */
  readonly outdated: () => void;
}

const SHORTEST_RETRY_MS = 300;
const LONGEST_RETRY_MS = 5000;
const KEEP_ALIVE_MS = 10_000;
const SERVER_TIMEOUT_MS = 25_000;
const AGAIN_MS = 250;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Waits longer each time, never in step with other clients, and never gives up. */
function retryDelayMs(attempt: number, random: () => number): number {
  const longest = Math.min(LONGEST_RETRY_MS, SHORTEST_RETRY_MS * 2 ** attempt);
  return longest / 2 + (longest / 2) * random();
}

interface Line {
  readonly connection: HubConnection;
  /** Hears why the line could not be opened: a token that the server rejected is not sent again. */
  noteFault(fault: unknown): void;
  isOutdated(): boolean;
}

function buildLine({ token, random, outdated }: DraftHubPorts): Line {
  let sent: string | null = null;
  let isRejected = false;
  let isOutdated = false;
  const noteFault = (fault: unknown) => {
    if (!(fault instanceof Error)) return;
    if (fault.message.includes("Status code '401'")) isRejected = true;
    if (isOutdated || !fault.message.includes("Status code '426'")) return;
    isOutdated = true;
    outdated();
  };
  const connection = new HubConnectionBuilder()
    .withUrl(`/api/hub?protocol=${HUB_PROTOCOL}`, {
      async accessTokenFactory() {
        const rejected = isRejected ? sent : null;
        isRejected = false;
        sent = await token(rejected);
        return sent;
      },
    })
    .withAutomaticReconnect({
      nextRetryDelayInMilliseconds: ({ previousRetryCount, retryReason }) => {
        noteFault(retryReason);
        return isOutdated ? null : retryDelayMs(previousRetryCount, random);
      },
    })
    .configureLogging(LogLevel.None)
    .build();
  connection.keepAliveIntervalInMilliseconds = KEEP_ALIVE_MS;
  connection.serverTimeoutInMilliseconds = SERVER_TIMEOUT_MS;
  return { connection, noteFault, isOutdated: () => isOutdated };
}

/** Opens one line for the whole app; it connects when something is first asked of it. */
export function createDraftHub(ports: DraftHubPorts): DraftHub {
  const { connection, noteFault, isOutdated } = buildLine(ports);
  const followers = new Map<string, TableListener>();
  const listWatchers = new Set<() => void>();
  const lineWatchers = new Set<(isUp: boolean) => void>();
  let starting: Promise<void> | null = null;

  async function start() {
    for (let attempt = 0; connection.state === HubConnectionState.Disconnected; attempt++) {
      try {
        await connection.start();
      } catch (fault) {
        noteFault(fault);
        // Nothing is asked again before the page is loaded again.
        if (isOutdated()) await new Promise<never>(() => {});
        await pause(retryDelayMs(attempt, ports.random));
      }
    }
    starting = null;
  }

  async function connected() {
    while (connection.state !== HubConnectionState.Connected) {
      starting ??= connection.state === HubConnectionState.Disconnected ? start() : null;
      await (starting ?? pause(AGAIN_MS / 5));
    }
  }

  /** A fault while the line stands is the hub's own word and final; anything else was the line, and the same is sent again. */
  async function ask<Name extends keyof HubMethods>(
    name: Name,
    argument?: Parameters<HubMethods[Name]>[0],
  ): Promise<Awaited<ReturnType<HubMethods[Name]>>> {
    for (;;) {
      await connected();
      try {
        const args = argument === undefined ? [] : [argument];
        return await connection.invoke<Awaited<ReturnType<HubMethods[Name]>>>(name, ...args);
      } catch (fault) {
        if (fault instanceof Error && connection.state === HubConnectionState.Connected) throw fault;
        await pause(AGAIN_MS);
      }
    }
  }

  async function open(draftId: string) {
    const listener = followers.get(draftId);
    if (!listener) return;
    const reply = await openPatiently({
      ask: () => {
        const since = listener.since();
        return ask('OpenTable', { draftId, ...(since !== null && { since }) });
      },
      isWanted: () => followers.get(draftId) === listener,
      pause: (attempt) => pause(retryDelayMs(attempt, ports.random)),
    });
    if (!reply) return;
    if (reply.ok) listener.opened(reply.value);
    else listener.notOpened(reply.message);
  }

  const openSoon = (draftId: string) => {
    open(draftId).catch(() => followers.get(draftId)?.notOpened('The table could not be opened.'));
  };

  function heard<Name extends keyof HubMessages>(name: Name, tell: (message: HubMessages[Name]) => void) {
    connection.on(name, tell);
    return () => connection.off(name, tell);
  }
  heard('table', (table) => followers.get(table.draftId)?.table(table));
  heard('room', (room) => followers.get(room.draftId)?.room(room));
  heard('change', (change) => followers.get(change.draftId)?.change(change));
  heard('superseded', ({ draftId }) => followers.get(draftId)?.superseded());
  heard('removed', ({ draftId, message }) => followers.get(draftId)?.removed(message));
  const tellListWatchers = () => {
    for (const watcher of listWatchers) watcher();
  };
  heard('tablesChanged', tellListWatchers);

  const dropped = () => {
    for (const listener of followers.values()) listener.dropped();
    for (const watcher of lineWatchers) watcher(false);
  };
  const back = () => {
    for (const [draftId, listener] of followers) {
      listener.reconnected();
      openSoon(draftId);
    }
    if (listWatchers.size > 0) void ask('WatchTables').then(tellListWatchers);
    for (const watcher of lineWatchers) watcher(true);
  };
  connection.onreconnecting(dropped);
  connection.onreconnected(back);
  connection.onclose(() => {
    dropped();
    if (followers.size + listWatchers.size + lineWatchers.size > 0) void connected().then(back);
  });

  return {
    follow(draftId, listener) {
      followers.set(draftId, listener);
      openSoon(draftId);
      return {
        reopen: () => openSoon(draftId),
        stop() {
          if (followers.get(draftId) !== listener) return;
          followers.delete(draftId);
          if (connection.state === HubConnectionState.Connected) void ask('LeaveTable', { draftId });
        },
      };
    },
    command: (draftId, commandId, command) => ask('Command', { draftId, commandId, command }),
    prepare: (prepare) => ask('Prepare', prepare),
    say: (draftId, commandId, text) => ask('Say', { draftId, commandId, text }),
    hint: (draftId) => ask('Hint', { draftId }),
    ask,
    hear: heard,
    watchLine(listener) {
      lineWatchers.add(listener);
      return () => lineWatchers.delete(listener);
    },
    watchTables(listener) {
      listWatchers.add(listener);
      void ask('WatchTables');
      return () => listWatchers.delete(listener);
    },
  };
}
