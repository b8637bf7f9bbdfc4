import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import {
  type HubConnection,
  HubConnectionBuilder,
  HubConnectionState,
  type HubMessage,
  type ILogger,
  JsonHubProtocol,
  LogLevel,
} from '@microsoft/signalr';
import type { Reply } from '#contract/refusals.ts';
import { HUB_PROTOCOL } from '#contract/room/hubProtocol.ts';
import { isPassing } from '#contract/room/isPassing.ts';
import type { OpenedTable, RoomChange, RoomView, TableCommand } from '#contract/room/room.ts';
import { withChange } from '#contract/room/roomChange.ts';
import type { TableView } from '#contract/tables/tables.ts';
import type { Account } from './account.ts';

/** Everything a client received, to be weighed and searched. */
export interface Wire {
  bytes: number;
  readonly messages: string[];
}

/** A seat at a table played through the official hub client, from outside. */
export interface Player {
  readonly account: Account;
  readonly wire: Wire;
  /** Card instances of packs this client was shown as its own, and of its picks. */
  readonly entitled: Set<string>;
  room(): RoomView | null;
  table(): TableView | null;
  open(draftId: string): Promise<Reply<OpenedTable>>;
  /** Sends until it is answered, over lost lines too, always with the same command id. */
  command(command: TableCommand, commandId?: string): Promise<Reply<null>>;
  invoke<T>(method: string, argument?: unknown): Promise<Reply<T>>;
  /** Resolves when the condition holds after a message; rejects after `patienceMs` without any message. */
  until(
    condition: (room: RoomView | null, table: TableView | null) => boolean,
    patienceMs?: number,
  ): Promise<void>;
  connection(): HubConnection;
  leave(): Promise<void>;
}

const PATIENCE_MS = 60_000;
const AGAIN_MS = 200;

/** The official JSON protocol, writing down whatever comes in before it is understood. */
class WrittenDownProtocol extends JsonHubProtocol {
  constructor(
    private readonly wire: Wire,
    private readonly isKept: boolean,
  ) {
    super();
  }

  override parseMessages(input: string, logger: ILogger): HubMessage[] {
    this.wire.bytes += Buffer.byteLength(input);
    if (this.isKept) this.wire.messages.push(input);
    return super.parseMessages(input, logger);
  }
}

function buildConnection(account: Account, wire: Wire, isKept: boolean, place: LinePlace): HubConnection {
  const query = new URLSearchParams({ protocol: String(HUB_PROTOCOL), ...place });
  return new HubConnectionBuilder()
    .withUrl(`${account.url}/api/hub?${query}`, {
      accessTokenFactory: account.token,
      headers: { ...account.headers },
    })
    .withHubProtocol(new WrittenDownProtocol(wire, isKept))
    .withAutomaticReconnect({ nextRetryDelayInMilliseconds: () => 100 })
    .configureLogging(LogLevel.None)
    .build();
}

/** Connects an account; the player keeps its view by the same rules as the browser. */
export const connectPlayer = (account: Account): Promise<Player> => connect(account, true, {});

/** What a line's address says of where it is to be opened. */
export interface LinePlace {
  /** The table it is opened for, as a browser says it: it goes where the server leads it, and anew when it is told to. */
  readonly draft?: string;
  /** The process by name. */
  readonly p?: string;
}

/** As `connectPlayer`, for one table. */
export const connectFor = (account: Account, draftId: string): Promise<Player> =>
  connect(account, true, { draft: draftId });

/** As `connectPlayer`, for crowds that play for long: bytes are counted, messages and entitled cards are not kept. */
export const connectUnwatched = (account: Account): Promise<Player> => connect(account, false, {});

/** As `connectUnwatched`, at a place. */
export const connectUnwatchedAt = (account: Account, place: LinePlace): Promise<Player> =>
  connect(account, false, place);

async function connect(account: Account, isWatched: boolean, place: LinePlace): Promise<Player> {
  const wire: Wire = { bytes: 0, messages: [] };
  const entitled = new Set<string>();
  const connection = buildConnection(account, wire, isWatched, place);
  const waiting = new Set<() => void>();
  let draftId: string | null = null;
  let room: RoomView | null = null;
  let table: TableView | null = null;
  let early: RoomChange[] = [];
  /** The version that was seen last, also while a table is opened anew. */
  let known = 0;
  let hasLeft = false;

  const woken = () => {
    for (const check of waiting) check();
  };

  function become(next: RoomView | null) {
    room = next;
    if (!isWatched) return;
    for (const card of next?.pack?.cards ?? []) entitled.add(card.id);
    for (const card of next?.pool ?? []) entitled.add(card.id);
  }

  async function started() {
    while (!hasLeft && connection.state !== HubConnectionState.Connected) {
      if (connection.state === HubConnectionState.Disconnected)
        await connection.start().catch(() => pause(100));
      else await pause(20);
    }
  }

  async function open(id: string): Promise<Reply<OpenedTable>> {
    // As the browser says it, so that a process that has not heard of it yet shows nothing older.
    const since = draftId === id ? (room?.version ?? known) : 0;
    known = since;
    draftId = id;
    room = null;
    early = [];
    const before = table;
    const reply = await asked<OpenedTable>('OpenTable', {
      draftId: id,
      ...(since > 0 && { since }),
    });
    if (reply.ok) {
      // A table that was told while the answer was under way is newer than the answer.
      if (table === before || table?.draftId !== id) table = reply.value.table;
      become(reply.value.room);
      for (const change of early) follow(change);
      early = [];
      woken();
    }
    return reply;
  }

  async function asked<T>(method: string, argument?: unknown): Promise<Reply<T>> {
    for (;;) {
      await started();
      try {
        const args = argument === undefined ? [] : [argument];
        return await connection.invoke<Reply<T>>(method, ...args);
      } catch (fault) {
        if (hasLeft || (fault instanceof Error && fault.name === 'HubException')) throw fault;
        await pause(50);
      }
    }
  }

  function follow(change: RoomChange) {
    if (!room) {
      early.push(change);
      return;
    }
    if (change.version <= room.version) return;
    const next = withChange(room, change)?.room;
    if (next) become(next);
    else if (draftId !== null) void open(draftId).catch(() => undefined);
  }

  connection.on('change', (change: RoomChange) => {
    follow(change);
    woken();
  });
  connection.on('room', (view: RoomView) => {
    become(view);
    woken();
  });
  connection.on('table', (view: TableView) => {
    table = view;
    woken();
  });
  connection.on('misplaced', (told: { draftId: string }) => {
    // Opened again by `onclose`, where the server leads it to by then.
    if (told.draftId === place.draft) void connection.stop();
  });
  for (const silent of ['tablesChanged', 'superseded', 'removed']) connection.on(silent, woken);
  const reopen = async () => {
    while (draftId !== null && !hasLeft) {
      const reply = await open(draftId).catch(() => null);
      if (!reply || !isPassing(reply)) return;
      await pause(AGAIN_MS);
    }
  };
  connection.onreconnected(() => void reopen());
  connection.onclose(() => {
    if (!hasLeft) void started().then(reopen);
  });
  await started();

  return {
    account,
    wire,
    entitled,
    room: () => room,
    table: () => table,
    open,
    invoke: asked,
    connection: () => connection,
    command: (command, commandId = randomUUID()) => asked('Command', { draftId, commandId, command }),
    until(condition, patienceMs = PATIENCE_MS) {
      return new Promise((resolve, reject) => {
        let timer: NodeJS.Timeout;
        const stop = () => {
          clearTimeout(timer);
          waiting.delete(check);
        };
        const giveUp = () => {
          stop();
          reject(new Error(`${account.handle} waited ${patienceMs} ms without any word from the table.`));
        };
        const check = () => {
          clearTimeout(timer);
          if (condition(room, table)) {
            stop();
            resolve();
          } else timer = setTimeout(giveUp, patienceMs);
        };
        waiting.add(check);
        check();
      });
    },
    async leave() {
      hasLeft = true;
      await connection.stop();
    },
  };
}
