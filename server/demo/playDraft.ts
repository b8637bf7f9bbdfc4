import { setImmediate as breathe } from 'node:timers/promises';
import { isDecision } from '#engine/core/actions.ts';
import { turnOf } from '#engine/draft.ts';
import { NOBODY_QUIET } from '../drafts/clock/correspondents.ts';
import { REVIEW_SEAT } from '../drafts/clock/deadlines.ts';
import { GRACE_MS } from '../drafts/clock/dueSweep.ts';
import { accept, type Intent } from '../drafts/running/accept.ts';
import { automaticIntent } from '../drafts/running/intents.ts';
import type { LoadedDraft } from '../drafts/running/loadDraft.ts';
import type { LogAppend, LogWriter } from '../drafts/running/logWriter.ts';
import type { RunningDraft } from '../drafts/running/runningDraft.ts';
import { type Chance, chanceFrom } from './chance.ts';
import type { MonthDraft } from './monthPlan.ts';

/** A draft that was played in memory: the rows of its log that are to be stored, and where it ended. */
export interface Played {
  readonly rows: readonly LogAppend[];
  readonly draft: RunningDraft;
  readonly endedAtMs: number;
}

interface Thought {
  readonly turn: string;
  readonly atMs: number;
  readonly source: 'member' | 'bot' | 'clock';
}

/** Others have the process after so many rows. */
const ROWS_AT_ONCE = 6;
const MOST_ROWS = 5000;
/** Of so many decisions of people, one takes longer than the clock allows. */
const ONE_DISTRACTED_IN = 60;
/** How much of the clock people use at most when they are not distracted. */
const MOST_OF_THE_CLOCK = 0.85;

/** Seconds that a person looks at a pack: longer at its first cards. */
function thinkingSeconds(chance: Chance, pick: number): number {
  const usual = 4 + 22 / (1 + pick / 3);
  return usual * (0.35 + chance.next() + chance.next() ** 3 * 1.5);
}

/** A person's decision, or the clock's where they are distracted; nobody is distracted twice in a row. */
function thoughtOf({ due, seats }: RunningDraft, seat: number, pick: number, chance: Chance, nowMs: number) {
  const isDistracted = chance.below(ONE_DISTRACTED_IN) === 0 && seats[seat]?.timeouts === 0;
  const thinkingMs = Math.round(thinkingSeconds(chance, pick) * 1000);
  const dueAtMs = due.get(seat)?.dueAtMs;
  if (dueAtMs === undefined) return { atMs: nowMs + thinkingMs, source: 'member' as const };
  if (isDistracted) return { atMs: dueAtMs + GRACE_MS, source: 'clock' as const };
  const mostMs = Math.max(0, dueAtMs - nowMs) * MOST_OF_THE_CLOCK;
  return { atMs: nowMs + Math.round(Math.min(thinkingMs, mostMs)), source: 'member' as const };
}

/** The seats' thoughts after a row: of those that have something new to decide. */
function keepThoughts(draft: RunningDraft, thoughts: Map<number, Thought>, chance: Chance, nowMs: number) {
  const { setup, state } = draft;
  for (let seat = 0; seat < setup.seats; seat++) {
    const turn = turnOf(setup, state, seat);
    const isBot = state.seats[seat]?.bot === true;
    const key = turn && `${turn.turnId}:${state.round}:${turn.turnNumber}:${isBot}`;
    if (key === null) thoughts.delete(seat);
    else if (thoughts.get(seat)?.turn !== key) {
      const thought = isBot
        ? { atMs: nowMs + 300 + chance.below(900), source: 'bot' as const }
        : thoughtOf(draft, seat, turn?.turnNumber ?? 1, chance, nowMs);
      thoughts.set(seat, { turn: key, ...thought });
    }
  }
}

/** Who decides next; the review between two rounds ends when nobody else has anything to do. */
function nextThought(draft: RunningDraft, thoughts: ReadonlyMap<number, Thought>): [number, Thought] | null {
  const [first] = [...thoughts].sort(([, one], [, other]) => one.atMs - other.atMs);
  if (first) return first;
  const review = draft.due.get(REVIEW_SEAT);
  return review ? [REVIEW_SEAT, { turn: 'review', atMs: review.dueAtMs, source: 'clock' }] : null;
}

/** A bot's choice; where a person sits it is that person's. */
function decisionOf(draft: RunningDraft, seat: number, source: Thought['source']): Intent | null {
  const intent = automaticIntent(draft, seat, source === 'clock' ? 'clock' : 'bot');
  if (!intent || source !== 'member') return intent;
  return { ...intent, source, commandId: `seat${seat}:demo-${draft.version + 1}` };
}

const leaving = (seat: number): Intent => ({
  commandId: `seat${seat}:demo-left`,
  source: 'member',
  seat,
  action: { type: 'seatHandedToBot', seat },
});

/**
 * Plays a started draft as its plan says, with the same engine, bots, clocks and checks as a live table, only with a clock in
 * the past; nothing is stored. Throws where a decision is refused.
 */
export async function playDraft(
  { draft: started, answered }: LoadedDraft,
  plan: MonthDraft,
  startedAtMs: number,
): Promise<Played> {
  const chance = chanceFrom(plan.number * 7919);
  const thoughts = new Map<number, Thought>();
  const rows: LogAppend[] = [];
  const writer: LogWriter = {
    append: async (row) => {
      rows.push(row);
      return 'stored';
    },
    drain: async () => undefined,
  };
  let draft = started;
  let nowMs = startedAtMs;
  let decisions = 0;
  let leaver = plan.leaver;

  async function add(intent: Intent): Promise<void> {
    const accepted = await accept(writer, draft, answered, intent, nowMs, NOBODY_QUIET);
    if (accepted.kind !== 'stored')
      throw new Error(
        `Row ${draft.version + 1} of demo draft ${plan.number} was not taken: ${JSON.stringify(accepted)}.`,
      );
    draft = accepted.draft;
    if (isDecision(intent.action)) decisions += 1;
  }

  const isOver = () =>
    draft.state.phase === 'complete' || (plan.end !== 'finished' && decisions >= plan.decisions);
  while (!isOver() && rows.length < MOST_ROWS) {
    if (rows.length % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) await breathe();
    if (leaver && decisions >= leaver.after) {
      await add(leaving(leaver.seat));
      leaver = null;
      continue;
    }
    keepThoughts(draft, thoughts, chance, nowMs);
    const next = nextThought(draft, thoughts);
    if (!next) throw new Error(`Nobody has anything to decide in demo draft ${plan.number}.`);
    const [seat, { atMs, source }] = next;
    nowMs = Math.max(nowMs, atMs);
    const intent = decisionOf(draft, seat, source);
    thoughts.delete(seat);
    if (intent) await add(intent);
  }
  return { rows, draft, endedAtMs: nowMs };
}
