import { HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import type { Reply } from '#contract/refusals.ts';
import { HUB_PROTOCOL } from '#contract/room/hubProtocol.ts';
import type {
  Hint,
  HubMessages,
  HubMethods,
  OpenedTable,
  Prepare,
  RoomChange,
  RoomView,
  TableCommand,
} from '#contract/room/room.ts';
import type { TableView } from '#contract/tables/tables.ts';
import type { HubCall } from '#src/machines/hub/hubCall.ts';
import type { HubLine } from '#src/machines/hub/liveTables.ts';
import { type HubConnectionPorts, startHubConnection } from '#src/machines/hub/startHubConnection.ts';
import { partWords } from '#src/ui/messages/partWords.ts';

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
  readonly options?: HubConnectionPorts['options'];
}

const SHORTEST_RETRY_MS = 300;
const LONGEST_RETRY_MS = 5000;
const KEEP_ALIVE_MS = 10_000;
const SERVER_TIMEOUT_MS = 25_000;

/** Waits longer each time, never in step with other clients, and never gives up. */
function retryDelayMs(attempt: number, random: () => number): number {
  const longest = Math.min(LONGEST_RETRY_MS, SHORTEST_RETRY_MS * 2 ** attempt);
  return longest / 2 + (longest / 2) * random();
}

const hasStatus = (fault: unknown, status: number): boolean =>
  // oxlint-disable-next-line passleft/bare-sentence -- what SignalR throws
  fault instanceof Error && fault.message.includes(`Status code '${status}'`);

/** A line that is not opened yet; a token that the server rejected is not sent again. `draftId` tells for which table it is opened. */
function buildLine(token: DraftHubPorts['token'], draftId: () => string | null) {
  let sent: string | null = null;
  let isRejected = false;
  const connection = new HubConnectionBuilder()
    .withUrl(`/api/hub?protocol=${HUB_PROTOCOL}`, {
      async accessTokenFactory() {
        const rejected = isRejected ? sent : null;
        isRejected = false;
        sent = await token(rejected);
        return sent;
      },
    })
    .configureLogging(LogLevel.None)
    .build();
  connection.keepAliveIntervalInMilliseconds = KEEP_ALIVE_MS;
  connection.serverTimeoutInMilliseconds = SERVER_TIMEOUT_MS;
  /** Opens it, anew where it stands: the server may know a better place for the table. */
  async function connect() {
    await connection.stop();
    const address = new URL(connection.baseUrl);
    const draft = draftId();
    if (draft === null) address.searchParams.delete('draft');
    else address.searchParams.set('draft', draft);
    connection.baseUrl = address.href;
    await connection.start().catch((fault: unknown) => {
      isRejected = hasStatus(fault, 401);
      throw fault;
    });
  }
  return { connection, connect };
}

/** The line and its actor. */
function startLine({ token, random, outdated, options }: DraftHubPorts, draftId: () => string | null) {
  const { connection, connect } = buildLine(token, draftId);
  const line = startHubConnection({
    connect,
    send: (name, argument) => connection.invoke(name, ...(argument === undefined ? [] : [argument])),
    retryDelayMs: (attempt) => retryDelayMs(attempt, random),
    isOutdated: (fault) => hasStatus(fault, 426),
    tellOutdated: outdated,
    options,
  });
  connection.onclose(() => line.send({ type: 'line.closed' }));
  return { connection, line };
}

/** Opens one line for the whole app; it connects when something is first asked of it. */
export function createDraftHub(ports: DraftHubPorts): DraftHub {
  const followers = new Map<string, TableListener>();
  /** The table that was opened last. */
  const newest = () => [...followers.keys()].at(-1) ?? null;
  const { connection, line } = startLine(ports, newest);
  const listWatchers = new Set<() => void>();
  let asked = 0;

  /** Ends a call that nobody wants the answer of any more. */
  type Drop = () => void;

  function call(asking: Omit<HubCall, 'id'>): Drop {
    asked += 1;
    const id = `call-${asked}`;
    line.send({ type: 'call.asked', call: { ...asking, id } });
    return () => line.send({ type: 'call.dropped', id });
  }

  const ask = <Name extends keyof HubMethods>(
    name: Name,
    argument?: Parameters<HubMethods[Name]>[0],
  ): Promise<Awaited<ReturnType<HubMethods[Name]>>> =>
    new Promise((resolve, reject) => {
      call({
        name,
        argument: () => argument,
        isPatient: false,
        answer: (outcome) =>
          outcome.kind === 'answered'
            ? resolve(outcome.reply as Awaited<ReturnType<HubMethods[Name]>>)
            : reject(outcome.fault),
      });
    });

  const openings = new Map<TableListener, Drop>();
  /** When somebody opened the table. */
  const openedAtMs = new WeakMap<TableListener, number>();

  /** Asks for a table until it is there or refused for good; a newer question takes the place of an older one. */
  function openSoon(draftId: string) {
    const listener = followers.get(draftId);
    if (!listener) return;
    openings.get(listener)?.();
    const drop = call({
      name: 'OpenTable',
      argument() {
        const since = listener.since();
        const ageMs = Math.max(0, Date.now() - (openedAtMs.get(listener) ?? Date.now()));
        return { draftId, ...(since !== null && { since }), ageMs };
      },
      isPatient: true,
      answer(outcome) {
        openings.delete(listener);
        if (outcome.kind === 'failed') return listener.notOpened(partWords('tableNotOpened'));
        const reply = outcome.reply as Reply<OpenedTable>;
        if (reply.ok) listener.opened(reply.value);
        else listener.notOpened(reply.message);
      },
    });
    openings.set(listener, drop);
  }

  function heard<Name extends keyof HubMessages>(name: Name, tell: (message: HubMessages[Name]) => void) {
    connection.on(name, tell);
    return () => connection.off(name, tell);
  }
  heard('table', (table) => followers.get(table.draftId)?.table(table));
  heard('room', (room) => followers.get(room.draftId)?.room(room));
  heard('change', (change) => followers.get(change.draftId)?.change(change));
  heard('superseded', ({ draftId }) => followers.get(draftId)?.superseded());
  heard('removed', ({ draftId, message }) => followers.get(draftId)?.removed(message));
  // Of several tables the newest has its way, or they would take the line from each other.
  heard('misplaced', ({ draftId }) => {
    if (draftId === newest()) line.send({ type: 'line.misplaced' });
  });
  const tellListWatchers = () => {
    for (const watcher of listWatchers) watcher();
  };
  heard('tablesChanged', tellListWatchers);

  line.on('line.dropped', () => {
    for (const listener of followers.values()) listener.dropped();
  });
  line.on('line.returned', () => {
    for (const [draftId, listener] of followers) {
      listener.reconnected();
      openSoon(draftId);
    }
    if (listWatchers.size > 0) void ask('WatchTables').then(tellListWatchers);
  });

  /** Keeps the line open until the returned function is called. */
  function keepOpen(): () => void {
    let isKept = true;
    line.send({ type: 'interest.began' });
    return () => {
      if (isKept) line.send({ type: 'interest.ended' });
      isKept = false;
    };
  }

  return {
    follow(draftId, listener) {
      followers.set(draftId, listener);
      openedAtMs.set(listener, Date.now());
      const letGo = keepOpen();
      openSoon(draftId);
      return {
        reopen: () => openSoon(draftId),
        stop() {
          letGo();
          openings.get(listener)?.();
          openings.delete(listener);
          if (followers.get(draftId) !== listener) return;
          followers.delete(draftId);
          if (line.getSnapshot().matches('up')) void ask('LeaveTable', { draftId });
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
      const letGo = keepOpen();
      const following = [
        line.on('line.dropped', () => listener(false)),
        line.on('line.returned', () => listener(true)),
      ];
      return () => {
        for (const one of following) one.unsubscribe();
        letGo();
      };
    },
    watchTables(listener) {
      const letGo = keepOpen();
      listWatchers.add(listener);
      void ask('WatchTables');
      return () => {
        listWatchers.delete(listener);
        letGo();
      };
    },
  };
}
