import { setTimeout as pause } from 'node:timers/promises';
import { REFUSAL_SENTENCES } from '#contract/refusals.ts';
import { type AcknowledgedPick, gatherTable } from '../harness/wholeDraft.ts';
import { isSecrecyKept } from '../load/smoke.ts';
import type { FaultySite } from './faultySite.ts';
import { newDice, untilAllBack } from './killRun.ts';
import { type Scene, SOAK_FAULT_NAMES, SOAK_FAULTS, type SoakFault } from './soakFaults.ts';
import { logOnServer } from './storedLog.ts';
import { leaveAll, promisesBroken, watchGathered } from './watchedDraft.ts';

/** What one draft in which things went wrong came to. */
export interface SoakedDraft {
  readonly picks: number;
  /** In the order in which they happened. */
  readonly faults: readonly SoakFault[];
  /** Refusals that say that it is over in a moment. */
  readonly passingRefusals: number;
  readonly broken: readonly string[];
}

const SEATS = 4;
export const PICKS = SEATS * 45;
/** So many picks, and up to as many more, from one fault to the next. */
const BETWEEN_FAULTS = 4;
const MOST_THOUGHT_MS = 250;
/** Within so many milliseconds after a pick was acknowledged it goes wrong: a pick takes less. */
const WINDOW_MS = 40;

const PASSING: readonly string[] = [REFUSAL_SENTENCES.storageAway, REFUSAL_SENTENCES.draining];

/** Plays one draft of four people while one fault after the other happens, `most` of them, in an order that follows from the seed. */
export async function soakDraft(
  site: FaultySite,
  seed: number,
  most = Number.POSITIVE_INFINITY,
): Promise<SoakedDraft> {
  const dice = newDice(seed);
  const faults: SoakFault[] = [];
  const broken: string[] = [];
  const picks: AcknowledgedPick[] = [];
  const now: { happening: Promise<void> | null } = { happening: null };
  let nextAt = BETWEEN_FAULTS;
  let bag: SoakFault[] = [];

  /** Every kind once before one comes again. */
  const draw = (): SoakFault => {
    if (bag.length === 0) bag = [...SOAK_FAULT_NAMES];
    const [fault] = bag.splice(dice(bag.length), 1);
    if (fault === undefined) throw new Error('There is no kind of fault.');
    return fault;
  };

  const order = {
    url: site.people.url,
    game: 'emberwake',
    template: 'emberwake-draft',
    seats: SEATS,
    address: `10.${(seed >> 16) & 255}.${(seed >> 8) & 255}.${seed & 255 || 1}`,
    onPick: (pick: AcknowledgedPick, count: number) => {
      picks.push(pick);
      if (now.happening === null && faults.length < most && count >= nextAt && count < PICKS - SEATS)
        now.happening = goWrong().finally(() => {
          now.happening = null;
          nextAt = picks.length + BETWEEN_FAULTS + dice(BETWEEN_FAULTS);
        });
      return faults.length < most || now.happening !== null ? pause(dice(MOST_THOUGHT_MS)) : undefined;
    },
  };
  const gathered = await gatherTable(order);
  const scene: Scene = {
    site,
    players: gathered.players,
    picks,
    dice,
    broken: (words) => broken.push(words),
  };

  async function goWrong() {
    const fault = draw();
    faults.push(fault);
    try {
      await pause(dice(WINDOW_MS));
      await SOAK_FAULTS[fault](scene);
      await untilAllBack(gathered);
    } catch (thrown) {
      broken.push(`${fault}: ${thrown instanceof Error ? thrown.message : String(thrown)}`);
    }
  }

  const draft = await watchGathered(gathered, order);
  await now.happening;
  await leaveAll(draft);
  const rows = await logOnServer(site.databaseUrl, draft.draftId);
  return {
    picks: draft.picks.length,
    faults,
    passingRefusals: draft.refusals.filter((message) => PASSING.includes(message)).length,
    broken: [
      ...broken,
      ...promisesBroken(draft, rows),
      ...draft.refusals
        .filter((message) => !PASSING.includes(message))
        .map((message) => `A pick was refused: ${message}`),
      ...(isSecrecyKept(draft) ? [] : ['A client was sent a card it may not know.']),
    ],
  };
}
