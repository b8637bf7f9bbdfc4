import type { Database } from '#server/db/open.ts';
import type { PushLine } from './pushLine.ts';
import {
  type DuePush,
  forgetPush,
  forgetSubscription,
  PUSH_CHANNEL,
  putPushOff,
  takeDuePushes,
} from './pushQueue.ts';

const LOOK_MS = 15_000;
const AT_ONCE = 8;

interface Ports {
  readonly db: Database;
  readonly line: PushLine;
  readonly now: () => number;
  readonly onFault: (fault: unknown) => void;
}

/** Sends the pushes in the queue; any number of processes may do so over one database. */
export interface PushSender {
  /** Sends what is due now; answers how many were taken by their services. Throws faults of the database. */
  sendDue(): Promise<number>;
  /** From now on sends by itself. */
  start(): Promise<void>;
  /** Breaks off what is under way; it is due again later. */
  stop(): Promise<void>;
}

export function createPushSender({ db, line, now, onFault }: Ports): PushSender {
  const stopper = new AbortController();
  let round: Promise<number> | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isWoken = false;
  let stopHearing: (() => Promise<void>) | undefined;

  async function send(push: DuePush): Promise<number> {
    const pushed = await line(push, now(), stopper.signal);
    if (pushed === 'gone') await forgetSubscription(db, push.subscriptionId);
    else if (pushed === 'later') await putPushOff(db, push, now());
    else await forgetPush(db, push.id);
    if (pushed === 'refused')
      onFault(new Error(`Push ${push.id} was refused by ${new URL(push.endpoint).host}.`));
    return pushed === 'sent' ? 1 : 0;
  }

  async function sendUntilNoneIsDue(): Promise<number> {
    let sent = 0;
    while (!stopper.signal.aborted) {
      const due = await takeDuePushes(db, now(), AT_ONCE);
      if (due.length === 0) return sent;
      for (const one of await Promise.all(due.map(send))) sent += one;
    }
    return sent;
  }

  const sendDue = (): Promise<number> => {
    round ??= sendUntilNoneIsDue().finally(() => {
      round = null;
    });
    return round;
  };

  async function look(): Promise<void> {
    clearTimeout(timer);
    isWoken = false;
    await sendDue().catch(onFault);
    if (!stopper.signal.aborted) timer = setTimeout(() => void look(), isWoken ? 0 : LOOK_MS);
  }

  /** A push handed in during a round may have come after its last look. */
  const wake = () => {
    if (round) isWoken = true;
    else if (!stopper.signal.aborted) void look();
  };

  return {
    sendDue,
    async start() {
      stopHearing = await db.listen(PUSH_CHANNEL, wake, wake);
      wake();
    },
    async stop() {
      stopper.abort();
      clearTimeout(timer);
      await round?.catch(() => undefined);
      await stopHearing?.();
    },
  };
}
