import { NOBODY_QUIET, type QuietBySeat } from '../clock/correspondents.ts';
import { deadlineChanges } from '../clock/deadlineChanges.ts';
import { type Accepted, accept, type Intent } from './accept.ts';
import type { LoadedDraft } from './loadDraft.ts';
import type { LogWriter } from './logWriter.ts';
import type { RunningDraft } from './runningDraft.ts';

export interface HeldDraftPorts {
  readonly writer: LogWriter;
  readonly now: () => number;
  /** The draft with what stands in the database by now; adds the ids of new commands to `answered`. */
  /** The players' quiet hours in force now. */
  readonly readQuietHours: (draftId: string) => Promise<QuietBySeat>;
  readonly catchUp: (draft: RunningDraft, answered: Set<string>) => Promise<RunningDraft>;
  /** `clocks`: nothing but deadlines changed, at the same version. */
  readonly onChanged: (draft: RunningDraft, what: 'row' | 'status' | 'clocks') => void;
}

/** A draft as this process knows it, and the one way to bring it on. Its calls must not overlap. */
export interface HeldDraft {
  current(): RunningDraft;
  /** Whether a command of this id stands in the log. */
  isAnswered(commandId: string): boolean;
  /** What changed beside the log: told to nobody unless version, status or deadlines differ. */
  become(next: RunningDraft): void;
  /** Takes over what other processes wrote. */
  takeOver(): Promise<void>;
  /** Stores what is intended; asks anew after each conflict. Null when nothing is intended any more. */
  acceptSoon(intentNow: () => Intent | null): Promise<Accepted | null>;
}

/** Conflicts with other processes in a row after which a command is refused. */
export const TRIES = 6;

export function createHeldDraft(ports: HeldDraftPorts, loaded: LoadedDraft): HeldDraft {
  const { answered } = loaded;
  let { draft } = loaded;

  function become(next: RunningDraft) {
    const before = draft;
    draft = next;
    if (before.version !== next.version) ports.onChanged(draft, 'row');
    else if (before.status !== next.status) ports.onChanged(draft, 'status');
    else if (deadlineChanges(before.due, next.due).length > 0) ports.onChanged(draft, 'clocks');
  }

  const takeOver = async () => become(await ports.catchUp(draft, answered));

  /** After a fault it is not known whether a row was stored: looks, and says so. Throws the fault when nothing can be seen. */
  async function isStoredInSpiteOf(fault: unknown, { commandId }: Intent): Promise<boolean> {
    try {
      await takeOver();
    } catch {
      throw fault;
    }
    return answered.has(commandId);
  }

  return {
    current: () => draft,
    isAnswered: (commandId) => answered.has(commandId),
    become,
    takeOver,
    async acceptSoon(intentNow) {
      let hasFailed = false;
      for (let tries = 0; tries < TRIES; tries++) {
        const intent = intentNow();
        if (!intent) return null;
        const quiet =
          draft.clock === 'correspondence' ? await ports.readQuietHours(draft.draftId) : NOBODY_QUIET;
        let accepted: Accepted;
        try {
          accepted = await accept(ports.writer, draft, answered, intent, ports.now(), quiet);
        } catch (fault) {
          if (await isStoredInSpiteOf(fault, intent)) return { kind: 'stored', draft };
          if (hasFailed) throw fault;
          hasFailed = true;
          continue;
        }
        if (accepted.kind === 'stored') become(accepted.draft);
        if (accepted.kind !== 'conflict') return accepted;
        await takeOver();
      }
      return { kind: 'refused', refusal: 'storageAway' };
    },
  };
}
