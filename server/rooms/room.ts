import { type Reply, refused } from '#contract/refusals.ts';
import type { Prepare, TableCommand } from '#contract/room.ts';
import { instanceId } from '#engine/cards.ts';
import { type Accepted, accept, type Intent } from './accept.ts';
import { automaticIntent, intentOf, seatOf } from './intents.ts';
import type { LogWriter } from './logWriter.ts';
import { createMailbox } from './mailbox.ts';
import type { RunningDraft } from './runningDraft.ts';

export interface RoomPorts {
  readonly writer: LogWriter;
  readonly now: () => number;
  /** Milliseconds a bot thinks before it answers. */
  readonly botDelayMs: () => number;
  readonly load: (draftId: string) => Promise<RunningDraft | null>;
  readonly storeHints: (
    draftId: string,
    seat: number,
    prepared: { packId: string; hints: object },
  ) => Promise<void>;
  readonly onChanged: (draft: RunningDraft) => void;
  readonly onFault: (fault: unknown) => void;
}

/** One running table in this process. All its work goes through one mailbox, one piece after the other. */
export interface Room {
  current(): RunningDraft;
  command(memberId: string, commandId: string, command: TableCommand): Promise<Reply<null>>;
  prepare(memberId: string, prepare: Prepare): Promise<Reply<null>>;
  /** Takes for a seat whose deadline has passed by the grace; does nothing when the seat moved on meanwhile. */
  fire(seat: number, graceMs: number): Promise<void>;
  /** Another process wrote up to `version`: fold what is new. */
  catchUp(version: number): Promise<void>;
  /** Wakes the bots that hold packs. */
  wake(): void;
  stop(): Promise<void>;
}

const TRIES = 6;
const RETRY_MS = 1000;

export function createRoom(ports: RoomPorts, loaded: RunningDraft): Room {
  const mailbox = createMailbox();
  const thinking = new Map<number, { readonly turn: string; readonly timer: NodeJS.Timeout }>();
  let draft = loaded;
  let isStopped = false;
  let retry: NodeJS.Timeout | undefined;

  function become(next: RunningDraft) {
    if (next === draft) return;
    draft = next;
    ports.onChanged(draft);
    wake();
  }

  async function reload() {
    const next = await ports.load(draft.draftId);
    if (!next) throw new Error(`Draft ${draft.draftId} is gone.`);
    become(next);
  }

  async function acceptSoon(intentNow: () => Intent | null): Promise<Accepted | null> {
    for (let tries = 0; tries < TRIES; tries++) {
      const intent = intentNow();
      if (!intent) return null;
      const accepted = await accept(ports.writer, draft, intent, ports.now());
      if (accepted.kind === 'stored') become(accepted.draft);
      if (accepted.kind !== 'conflict') return accepted;
      await reload();
    }
    return { kind: 'refused', refusal: 'storageAway' };
  }

  async function command(memberId: string, commandId: string, asked: TableCommand): Promise<Reply<null>> {
    if (draft.commandIds.has(commandId)) return { ok: true, value: null };
    let reason: Reply<null> | null = null;
    const accepted = await acceptSoon(() => {
      const intended = intentOf(draft, memberId, commandId, asked);
      if (!intended.ok) reason = refused(intended.refusal);
      return intended.ok ? intended.intent : null;
    });
    if (!accepted) return reason ?? refused('badAction');
    return accepted.kind === 'refused' ? refused(accepted.refusal) : { ok: true, value: null };
  }

  async function automatic(seat: number, source: 'bot' | 'clock', isStillAsked: () => boolean) {
    const accepted = await acceptSoon(() => (isStillAsked() ? automaticIntent(draft, seat, source) : null));
    if (accepted?.kind === 'refused')
      throw new Error(`The ${source}'s pick at seat ${seat} was refused: ${accepted.refusal}.`);
  }

  function turnOf(seat: number): string | null {
    const state = draft.state.seats[seat];
    const pack = state?.queue[0];
    if (!state?.bot || !pack || draft.state.phase !== 'drafting') return null;
    return `${pack.id}:${draft.state.round}:${state.decisions}`;
  }

  function wake() {
    if (isStopped) return;
    for (let seat = 0; seat < draft.setup.seats; seat++) {
      const turn = turnOf(seat);
      const known = thinking.get(seat);
      if (known?.turn === turn) continue;
      if (known) clearTimeout(known.timer);
      thinking.delete(seat);
      if (turn !== null)
        thinking.set(seat, { turn, timer: setTimeout(() => playBot(seat, turn), ports.botDelayMs()) });
    }
  }

  function playBot(seat: number, turn: string) {
    mailbox
      .post(async () => {
        if (isStopped) return;
        thinking.delete(seat);
        await automatic(seat, 'bot', () => turnOf(seat) === turn);
        wake();
      })
      .catch((fault) => {
        ports.onFault(fault);
        if (!isStopped) retry = setTimeout(wake, RETRY_MS);
      });
  }

  async function prepare(memberId: string, asked: Prepare): Promise<Reply<null>> {
    const seat = seatOf(draft, memberId);
    if (seat === null) return refused('notSeated');
    const hints = {
      reserved: asked.reserved.map(instanceId),
      reservedBurns: asked.reservedBurns.map(instanceId),
      starred: asked.starred.map(instanceId),
    };
    const prepared = { packId: asked.packId, hints };
    await ports.storeHints(draft.draftId, seat, prepared);
    draft = { ...draft, hints: new Map(draft.hints).set(seat, prepared) };
    return { ok: true, value: null };
  }

  return {
    current: () => draft,
    command: (memberId, commandId, asked) => mailbox.post(() => command(memberId, commandId, asked)),
    prepare: (memberId, asked) => mailbox.post(() => prepare(memberId, asked)),
    fire: (seat, graceMs) =>
      mailbox.post(async () => {
        await automatic(seat, 'clock', () => {
          const due = draft.due.get(seat);
          return (
            due !== undefined && draft.state.phase === 'drafting' && due.dueAtMs + graceMs <= ports.now()
          );
        });
      }),
    catchUp: (version) =>
      mailbox.post(async () => {
        if (draft.version < version) await reload();
      }),
    wake,
    async stop() {
      isStopped = true;
      clearTimeout(retry);
      for (const { timer } of thinking.values()) clearTimeout(timer);
      thinking.clear();
      await mailbox.idle();
    },
  };
}
