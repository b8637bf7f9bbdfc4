import { setMaxListeners } from 'node:events';
import { createBackoff } from '#server/backoff.ts';
import type { Database } from '#server/db/database.ts';
import type { Mail } from '#server/mail/mail.ts';
import { readHookDomains } from './domains.ts';
import { type DueDelivery, noteOutcome, type Outcome, takeDueDeliveries } from './dueDeliveries.ts';
import { handOutFacts } from './handOut.ts';
import { tellMaker } from './hookEmails.ts';
import { HOOK_CHANNEL } from './hookFacts.ts';
import type { HookLine } from './hookLine.ts';

const LOOK_MS = 5000;
/** Hooks that are sent to at the same time, one message each; and how many of them may be ones that fail. */
const AT_ONCE = 16;
const FAILING_AT_ONCE = 8;
/** A hook that failed is left alone for so long, doubled with each failure. */
const REST_MS = 5000;
const LONGEST_REST_MS = 10 * 60_000;
const FACT_REST_MS = 60_000;
const FACT_LONGEST_REST_MS = 60 * 60_000;

export interface HookSenderPorts {
  readonly db: Database;
  readonly line: HookLine;
  readonly mail: Mail;
  readonly publicUrl: string;
  readonly now: () => number;
  readonly onFault: (fault: unknown) => void;
}

/**
 * Hands out what happened and sends it to hooks. Each hook has one message under way, so that a slow one keeps only
 * itself waiting; any number of processes may do so over one database.
 */
export interface HookSender {
  /** Hands out and sends all that is due now, for those who steer the clock; answers how many were taken. */
  sendDue(): Promise<number>;
  /** From now on sends by itself: when something happens, and when what failed is due again. */
  start(): Promise<void>;
  /** Something happened that no notice tells of. */
  wake(): void;
  /** Sends nothing more. What is broken off is due again later, with the same id. */
  stop(): Promise<void>;
}

interface UnderWay {
  readonly isFailing: boolean;
  readonly sent: Promise<Outcome['kind']>;
}

export function createHookSender(ports: HookSenderPorts): HookSender {
  const { db, line, now, onFault } = ports;
  const stopper = new AbortController();
  // Each message under way listens to it, as do those of the last seconds.
  setMaxListeners(0, stopper.signal);
  const hookRests = createBackoff(REST_MS, LONGEST_REST_MS);
  const factRests = createBackoff(FACT_REST_MS, FACT_LONGEST_REST_MS);
  const underWay = new Map<string, UnderWay>();
  let round: Promise<void> | null = null;
  let isLooking = false;
  let isWoken = false;
  let isStarted = false;
  let isStopping = false;
  let nextLook: NodeJS.Timeout | undefined;
  let stopHearing: (() => Promise<void>) | undefined;

  async function send(delivery: DueDelivery, domains: readonly string[]): Promise<Outcome['kind']> {
    const { hookId } = delivery;
    const begunAt = performance.now();
    const outcome: Outcome = delivery.mayHear
      ? await line(delivery, domains, now(), stopper.signal)
      : { kind: 'withdrawn' };
    // What we broke off ourselves is no failure of the hook.
    if (stopper.signal.aborted && outcome.kind === 'failed') return 'failed';
    const times = { nowMs: now(), tookMs: Math.round(performance.now() - begunAt) };
    await db.transaction(async (tx) => {
      const notice = await noteOutcome(tx, delivery, outcome, times);
      if (notice !== null) await tellMaker(tx, ports, hookId, notice);
    });
    if (outcome.kind === 'failed') hookRests.failed(hookId, now());
    else if (outcome.kind === 'delivered') hookRests.well(hookId);
    return outcome.kind;
  }

  async function take(): Promise<DueDelivery[]> {
    const nowMs = now();
    const without = [...underWay.keys(), ...hookRests.waiting(nowMs)];
    const free = AT_ONCE - underWay.size;
    const well = await takeDueDeliveries(db, { nowMs, without, failing: false, most: free });
    const failing = [...underWay.values()].filter(({ isFailing }) => isFailing).length;
    const most = Math.min(free - well.length, FAILING_AT_ONCE - failing);
    return [...well, ...(await takeDueDeliveries(db, { nowMs, without, failing: true, most }))];
  }

  async function handOutAndTake(): Promise<void> {
    await handOutFacts({
      ...ports,
      resting: () => factRests.waiting(now()),
      onFailed: (factId, fault) => {
        factRests.failed(factId, now());
        onFault(fault);
      },
    });
    const due = isStopping ? [] : await take();
    const domains = due.length > 0 ? await readHookDomains(db) : [];
    for (const delivery of due) {
      const { hookId, isFailing } = delivery;
      const sent = send(delivery, domains)
        .catch((fault: unknown) => {
          onFault(fault);
          return 'failed' as const;
        })
        .finally(() => {
          underWay.delete(hookId);
          if (isStarted) wake();
        });
      underWay.set(hookId, { isFailing, sent });
    }
  }

  /** One round at a time; what happens during it may have come after its look. */
  async function look(): Promise<void> {
    isLooking = true;
    do {
      isWoken = false;
      round = handOutAndTake().finally(() => {
        round = null;
      });
      await round.catch(onFault);
    } while (isWoken && !isStopping);
    isLooking = false;
    if (isStopping) return;
    clearTimeout(nextLook);
    nextLook = setTimeout(wake, LOOK_MS);
  }

  function wake() {
    if (isStopping || !isStarted) return;
    if (isLooking) isWoken = true;
    else void look();
  }

  return {
    async sendDue() {
      let taken = 0;
      for (;;) {
        await handOutAndTake();
        if (underWay.size === 0) return taken;
        taken += underWay.size;
        await Promise.all([...underWay.values()].map(({ sent }) => sent));
      }
    },
    async start() {
      isStarted = true;
      const onNotice = (hookId: string) => {
        if (hookId !== '') hookRests.well(hookId);
        wake();
      };
      stopHearing = await db.listen(HOOK_CHANNEL, onNotice, wake);
      wake();
    },
    wake,
    async stop() {
      isStopping = true;
      clearTimeout(nextLook);
      stopper.abort();
      await round?.catch(() => undefined);
      await Promise.all([...underWay.values()].map(({ sent }) => sent));
      await stopHearing?.();
    },
  };
}
