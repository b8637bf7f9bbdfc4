import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import type { TableCommand } from '#contract/room/room.ts';
import { createDraftHub, type DraftHub } from './api/draftHub.ts';
import { createPickSender } from './api/pickSender.ts';
import { createReserveTeller } from './api/reserveTeller.ts';
import { inspected } from './inspection.ts';
import type { LiveTables } from './machines/hub/liveTables.ts';
import type { TableLink } from './machines/hub/tableLink.ts';
import type { NotificationQueueActor } from './machines/notices/notificationQueue.ts';
import { type DraftRoomActor, draftRoomMachine } from './machines/room/draftRoom.ts';
import type { DraftRoomEvent } from './machines/room/draftRoomFacts.ts';
import { turnNameOf } from './machines/room/roomAsk.ts';
import { prepareOf } from './machines/room/roomPrepared.ts';
import type { TableSealActor } from './machines/seal/tableSeal.ts';
import { freshToken } from './machines/session/freshToken.ts';
import type { SessionActor } from './machines/session/session.ts';
import { selectUser } from './machines/session/sessionSelectors.ts';

/** A table that nobody looks at any more is let go after this long, so that lobby and room share one line. */
const LINGER_MS = 4000;
/** What is taken at zero is told again after this long where the table could not write it. */
const TOLD_AGAIN_MS = 1000;

interface Kept {
  readonly link: TableLink;
  users: number;
  timer: number | undefined;
}

/** After the window was hidden for this long its clocks may have slept: it asks for the whole view again. */
const ASLEEP_MS = 5000;

function onAwake(ask: () => void, nowMs: () => number): () => void {
  let hiddenAtMs = nowMs();
  const changed = () => {
    if (document.hidden) hiddenAtMs = nowMs();
    else if (nowMs() - hiddenAtMs >= ASLEEP_MS) ask();
  };
  document.addEventListener('visibilitychange', changed);
  window.addEventListener('pageshow', changed);
  return () => {
    document.removeEventListener('visibilitychange', changed);
    window.removeEventListener('pageshow', changed);
  };
}

interface Heard {
  readonly send: (event: DraftRoomEvent) => void;
  /** The version of the view that the room has. */
  readonly since: () => number | null;
  readonly nowMs: () => number;
}

/** What the room hears: the hub, and whether the browser has a network at all. */
function listen(hub: DraftHub, draftId: string, { send, since, nowMs }: Heard) {
  let follow: ReturnType<DraftHub['follow']> | null = null;
  const start = () =>
    hub.follow(draftId, {
      since,
      opened: (opened) => send({ type: 'hub.opened', opened, atMs: nowMs() }),
      notOpened: (message) => send({ type: 'hub.notOpened', message }),
      table: (table) => send({ type: 'hub.tableChanged', table }),
      room: (room) => send({ type: 'hub.roomReplaced', room, atMs: nowMs() }),
      change: (change) => send({ type: 'hub.roomChanged', change, atMs: nowMs() }),
      dropped: () => send({ type: 'hub.dropped' }),
      reconnected: () => send({ type: 'hub.reconnected' }),
      superseded() {
        // Not followed any more, or a reconnect would take the seat back from the newer window.
        follow?.stop();
        follow = null;
        send({ type: 'hub.superseded' });
      },
      removed: (message) => send({ type: 'hub.removed', message }),
    });
  follow = start();
  const offline = () => send({ type: 'browser.wentOffline' });
  const online = () => send({ type: 'browser.cameOnline' });
  window.addEventListener('offline', offline);
  window.addEventListener('online', online);
  const stopAwake = onAwake(() => follow?.reopen(), nowMs);
  return {
    reopen() {
      if (follow) follow.reopen();
      else follow = start();
    },
    stop() {
      follow?.stop();
      stopAwake();
      window.removeEventListener('offline', offline);
      window.removeEventListener('online', online);
    },
  };
}

/** 32 bytes of the browser's own chance in hex. */
const newNonce = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

function startRoom(hub: DraftHub, draftId: string, nowMs: () => number): DraftRoomActor {
  let line: ReturnType<typeof listen> | null = null;
  const picks = createPickSender((commandId, command: TableCommand) =>
    hub.command(draftId, commandId, command),
  );
  const reserves = createReserveTeller({
    send: (prepare) => hub.prepare(prepare),
    pause: () => new Promise((resolve) => setTimeout(resolve, TOLD_AGAIN_MS)),
  });
  const machine = draftRoomMachine.provide({
    actors: {
      hub: fromCallback<DraftRoomEvent, { draftId: string }>(({ sendBack, input }) => {
        const since = () => actor.getSnapshot().context.room?.version ?? null;
        line = listen(hub, input.draftId, { send: sendBack, since, nowMs });
        return () => {
          line?.stop();
          reserves.stop();
        };
      }),
      sendPick: fromPromise(({ input: { picking } }) => {
        if (!picking) return Promise.reject(new Error('There is no pick to send.'));
        return picks.send(picking.command);
      }),
    },
    actions: {
      askForView: () => line?.reopen(),
      tellReserved: ({ context }) => {
        const prepare = prepareOf(context);
        if (prepare) reserves.tell(prepare);
      },
    },
  });
  const actor: DraftRoomActor = createActor(machine, { input: { draftId }, ...inspected('draftRoom') });
  actor.subscribe(({ context: { room } }) => {
    if (room) picks.see(JSON.stringify(turnNameOf(room)));
  });
  actor.start();
  return actor;
}

type SealModule = typeof import('./machines/seal/startTableSeal.ts');

/** The seat's part in the seal, which comes with the first sight of a table that is still being gathered. */
function createLateSeal(room: DraftRoomActor, start: (module: SealModule) => TableSealActor) {
  const load = () => import('./machines/seal/startTableSeal.ts');
  let opened: Promise<TableSealActor> | null = null;
  const open = () => {
    opened ??= load().then(start);
    return opened;
  };
  const following = room.subscribe(({ context: { table } }) => {
    if (table?.status !== 'lobby' && table?.status !== 'countdown') return;
    following.unsubscribe();
    void open();
  });
  return {
    open,
    async withCommitment(command: TableCommand): Promise<TableCommand> {
      if (command.type !== 'ready' || !command.isReady) return command;
      const seal = await open();
      return (await load()).withCommitment(seal, command);
    },
  };
}

/** A token for the line. A rejected one is changed for another or ends the session; then the line waits for a sign-in. */
export async function tokenOfTheLine(
  session: SessionActor,
  rejectedToken: string | null,
  nowMs: () => number,
): Promise<string> {
  for (let rejected = rejectedToken; ; rejected = null) {
    const token = await freshToken(session, { rejectedToken: rejected, nowMs });
    if (token !== null) return token;
    await waitFor(session, (snapshot) => snapshot.matches('signedIn'));
  }
}

/** Tables as this window follows them, over one line to the server. Loaded with the first table that is opened. */
export function createLiveTables(ports: {
  session: SessionActor;
  notices: NotificationQueueActor;
  nowMs: () => number;
}): LiveTables {
  const { session, notices, nowMs } = ports;
  const token = (rejectedToken: string | null) => tokenOfTheLine(session, rejectedToken, nowMs);
  const outdated = () =>
    notices.send({
      type: 'notice.raised',
      kind: 'warning',
      text: 'Passleft was updated. Reload the page to continue.',
      timeoutMs: 0,
      action: { words: 'Reload', onPress: () => location.reload() },
    });
  const hub = createDraftHub({
    token,
    random: Math.random,
    outdated,
    options: inspected('hubConnection'),
  });
  const kept = new Map<string, Kept>();

  function open(draftId: string): TableLink {
    const room = startRoom(hub, draftId, ports.nowMs);
    const tell = (command: TableCommand) => hub.command(draftId, crypto.randomUUID(), command);
    const lines = createPickSender((commandId, text: string) => hub.say(draftId, commandId, text));
    const seal = createLateSeal(room, ({ startTableSeal }) =>
      startTableSeal({
        draftId,
        room,
        myId: () => selectUser(session.getSnapshot())?.userId ?? null,
        ask: tell,
        newNonce,
        options: inspected('tableSeal'),
      }),
    );
    return {
      draftId,
      room,
      openSeal: seal.open,
      ask: async (command) => tell(await seal.withCommitment(command)),
      say: (text) => lines.send(text),
      hint: () => hub.hint(draftId),
    };
  }

  return {
    use(draftId) {
      const known = kept.get(draftId) ?? { link: open(draftId), users: 0, timer: undefined };
      kept.set(draftId, known);
      known.users += 1;
      window.clearTimeout(known.timer);
      return known.link;
    },
    release(draftId) {
      const known = kept.get(draftId);
      if (!known) return;
      known.users -= 1;
      if (known.users > 0) return;
      known.timer = window.setTimeout(() => {
        kept.delete(draftId);
        known.link.room.stop();
      }, LINGER_MS);
    },
    followed: () => [...kept.keys()],
    watchTables: (listener) => hub.watchTables(listener),
    line: () => hub,
  };
}
