import { type Reply, refused } from '#contract/refusals.ts';
import type { Prepare, TableCommand } from '#contract/room/room.ts';
import type { TableStatus } from '#contract/tables/tableRows.ts';
import { turnOf, viewFor, wishedFrom } from '#engine/draft.ts';
import { nextStatus } from '#engine/lifecycle.ts';
import { PAUSE_SEAT } from '../clock/deadlines.ts';
import { createBotSeats } from '../lobby/botSeats.ts';
import { leftIntent, leftSeats } from '../lobby/leftSeats.ts';
import { mayHost } from '../tableKeeper.ts';
import { type Accepted, isTakenBack } from './accept.ts';
import { createHeldDraft, type HeldDraft, type HeldDraftPorts, TRIES } from './heldDraft.ts';
import { automaticIntent, intentOf, seatOf, storedCommandId, wakingIntent } from './intents.ts';
import type { LoadedDraft } from './loadDraft.ts';
import { createMailbox } from './mailbox.ts';
import { needlessReply } from './needless.ts';
import { preparedFor } from './preparedHints.ts';
import { isLive, type Prepared, type RunningDraft } from './runningDraft.ts';

export interface RoomPorts extends HeldDraftPorts {
  /** Milliseconds a bot thinks before it answers. */
  readonly botDelayMs: () => number;
  readonly storeHints: (draft: RunningDraft, seat: number, prepared: Prepared) => Promise<void>;
  readonly readPrepared: (draft: RunningDraft) => Promise<ReadonlyMap<number, Prepared>>;
  /** Turns the stored status; false when it was not that of `draft` any more. */
  readonly turnStatus: (draft: RunningDraft, to: TableStatus) => Promise<boolean>;
  /** Whether the host left the table a while ago. */
  readonly isHostAway: (draftId: string) => Promise<boolean>;
  /** Stores a vote to end the draft; answers whether it ends now. */
  readonly vote: (
    draft: RunningDraft,
    memberId: string,
    isFor: boolean,
  ) => Promise<Reply<{ isCarried: boolean }>>;
  readonly onFault: (fault: unknown) => void;
}

/** One running table in this process. All its work goes through one mailbox, one piece after the other. */
export interface Room {
  current(): RunningDraft;
  command(memberId: string, commandId: string, command: TableCommand): Promise<Reply<null>>;
  prepare(memberId: string, prepare: Prepare): Promise<Reply<null>>;
  /** Ends the table for its host: what is running is cancelled, what is drafted is finished. */
  end(memberId: string): Promise<Reply<null>>;
  /** A player's vote to end the draft, or its withdrawal; the one that makes a majority ends it. */
  voteToEnd(memberId: string, isFor: boolean): Promise<Reply<null>>;
  /** Takes for a seat whose deadline has passed by the grace; does nothing when the seat moved on meanwhile. */
  fire(seat: number, graceMs: number): Promise<void>;
  /** Another process wrote up to `version`, or did something beside the log (null): take over what is new. */
  catchUp(version: number | null): Promise<void>;
  /** Wakes the bots that hold packs. */
  wake(): void;
  /** Whether nothing happens here before somebody asks or a deadline falls due. */
  isQuiet(): boolean;
  stop(): Promise<void>;
}

const done: Reply<null> = { ok: true, value: null };

const replyOf = (accepted: Accepted): Reply<null> =>
  accepted.kind === 'refused' ? refused(accepted.refusal) : done;

/** What a bot at a seat has to decide now. */
function botTurn({ setup, state, status }: RunningDraft, seat: number): string | null {
  if (!state.seats[seat]?.bot || status !== 'drafting' || state.phase !== 'drafting') return null;
  const turn = turnOf(setup, state, seat);
  return turn && `${turn.turnId}:${state.round}:${turn.turnNumber}`;
}

function isDue(draft: RunningDraft, seat: number, latestMs: number): boolean {
  const due = draft.due.get(seat);
  const phase = seat === PAUSE_SEAT ? 'paused' : 'drafting';
  return due !== undefined && draft.state.phase === phase && isLive(draft) && due.dueAtMs <= latestMs;
}

async function command(
  ports: RoomPorts,
  held: HeldDraft,
  memberId: string,
  commandId: string,
  asked: TableCommand,
): Promise<Reply<null>> {
  if (held.isAnswered(storedCommandId(held.current(), memberId, commandId))) {
    const intended = intentOf(held.current(), memberId, commandId, asked);
    return intended.ok && isTakenBack(held.current(), intended.intent) ? refused('takenBack') : done;
  }
  let reason: Reply<null> = refused('badAction');
  const isHostAway = asked.type === 'resume' && (await ports.isHostAway(held.current().draftId));
  const accepted = await held.acceptSoon(() => {
    const intended = intentOf(held.current(), memberId, commandId, asked, isHostAway);
    if (!intended.ok) {
      reason = refused(intended.refusal);
      return null;
    }
    const answer = needlessReply(held.current(), intended.intent);
    reason = answer ?? reason;
    return answer ? null : intended.intent;
  });
  return accepted ? replyOf(accepted) : reason;
}

async function automatic(
  held: HeldDraft,
  seat: number,
  source: 'bot' | 'clock',
  isStillAsked: () => boolean,
): Promise<void> {
  const accepted = await held.acceptSoon(() =>
    isStillAsked() ? automaticIntent(held.current(), seat, source) : null,
  );
  if (accepted?.kind === 'refused' && accepted.refusal !== 'draftOver')
    throw new Error(`The ${source}'s pick at seat ${seat} was refused: ${accepted.refusal}.`);
}

async function prepare(
  ports: RoomPorts,
  held: HeldDraft,
  memberId: string,
  asked: Prepare,
): Promise<Reply<null>> {
  const draft = held.current();
  const seat = seatOf(draft, memberId);
  if (seat === null) return refused('notSeated');
  if (!isLive(draft)) return refused('draftOver');
  const wished = wishedFrom(draft.setup, viewFor(draft.setup, draft.state, { seat }));
  const prepared = preparedFor(draft, seat, wished, asked);
  if (!prepared) return refused('packMovedOn');
  await ports.storeHints(draft, seat, prepared);
  held.become({ ...draft, hints: new Map(draft.hints).set(seat, prepared) });
  const woken = await held.acceptSoon(() => wakingIntent(held.current(), seat));
  return woken ? replyOf(woken) : done;
}

async function end(ports: RoomPorts, held: HeldDraft): Promise<Reply<null>> {
  for (let tries = 0; tries < TRIES; tries++) {
    const draft = held.current();
    const status = nextStatus(draft.status, { type: 'host.ended' });
    if (status === null) return refused('draftOver');
    if (await ports.turnStatus(draft, status)) {
      held.become({ ...draft, status, due: new Map() });
      return done;
    }
    await held.takeOver();
  }
  return refused('storageAway');
}

async function vote(
  ports: RoomPorts,
  held: HeldDraft,
  memberId: string,
  isFor: boolean,
): Promise<Reply<null>> {
  const voted = await ports.vote(held.current(), memberId, isFor);
  if (!voted.ok) return voted;
  return voted.value.isCarried ? end(ports, held) : done;
}

async function fire(ports: RoomPorts, held: HeldDraft, seat: number, graceMs: number): Promise<void> {
  const isAsked = () => isDue(held.current(), seat, ports.now() - graceMs);
  if (!isAsked()) return held.takeOver();
  const draft = held.current();
  held.become({ ...draft, hints: await ports.readPrepared(draft) });
  await automatic(held, seat, 'clock', isAsked);
}

/** Opens a room on a loaded draft; its bots sleep until `wake`. */
export function createRoom(ports: RoomPorts, loaded: LoadedDraft): Room {
  const mailbox = createMailbox();
  let waiting = 0;
  let isStopped = false;

  const onChanged: RoomPorts['onChanged'] = (draft, what) => {
    ports.onChanged(draft, what);
    bots.wake();
    for (const seat of leftSeats(draft))
      post(() => held.acceptSoon(() => leftIntent(held.current(), seat))).catch(ports.onFault);
  };
  const held = createHeldDraft({ ...ports, onChanged }, loaded);
  const bots = createBotSeats({
    seats: held.current().setup.seats,
    turnOf: (seat) => botTurn(held.current(), seat),
    delayMs: ports.botDelayMs,
    play: (seat, turn) =>
      post(() => automatic(held, seat, 'bot', () => !isStopped && botTurn(held.current(), seat) === turn)),
    onFault: ports.onFault,
  });

  async function post<T>(work: () => Promise<T>): Promise<T> {
    waiting += 1;
    try {
      return await mailbox.post(work);
    } finally {
      waiting -= 1;
    }
  }

  return {
    current: () => held.current(),
    command: (memberId, commandId, asked) => post(() => command(ports, held, memberId, commandId, asked)),
    prepare: (memberId, asked) => post(() => prepare(ports, held, memberId, asked)),
    end: (memberId) =>
      post(async () => (mayHost(held.current().hostId, memberId) ? end(ports, held) : refused('notHost'))),
    voteToEnd: (memberId, isFor) => post(() => vote(ports, held, memberId, isFor)),
    fire: (seat, graceMs) => post(() => fire(ports, held, seat, graceMs)),
    catchUp: (version) =>
      post(async () => {
        // What is heard once it has stopped is for whoever takes the table up.
        if (isStopped) return;
        if (version === null || held.current().version < version) await held.takeOver();
      }),
    wake: () => bots.wake(),
    isQuiet: () => waiting === 0 && !bots.isThinking(),
    async stop() {
      isStopped = true;
      bots.stop();
      await mailbox.idle();
    },
  };
}
