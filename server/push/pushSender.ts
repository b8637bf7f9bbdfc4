import type { Database } from '#server/db/open.ts';
import { createOutboxWorker, type OutboxWorker } from '#server/outbox/outboxWorker.ts';
import type { PushLine } from './pushLine.ts';
import {
  type DuePush,
  forgetPush,
  forgetSubscription,
  PUSH_CHANNEL,
  putPushOff,
  takeDuePushes,
} from './pushQueue.ts';

const AT_ONCE = 8;

interface Ports {
  readonly db: Database;
  readonly line: PushLine;
  readonly now: () => number;
  readonly onFault: (fault: unknown) => void;
}

/** Sends the pushes in the queue, some at once; `stop` breaks off what is under way. */
export function createPushSender({ db, line, now, onFault }: Ports): OutboxWorker {
  async function send(push: DuePush, signal: AbortSignal): Promise<'sent' | 'failed'> {
    const pushed = await line(push, now(), signal);
    if (pushed === 'gone') await forgetSubscription(db, push.subscriptionId);
    else if (pushed === 'later') await putPushOff(db, push, now());
    else await forgetPush(db, push.id);
    if (pushed === 'refused')
      onFault(new Error(`Push ${push.id} was refused by ${new URL(push.endpoint).host}.`));
    return pushed === 'sent' ? 'sent' : 'failed';
  }

  return createOutboxWorker({
    db,
    channel: PUSH_CHANNEL,
    take: () => takeDuePushes(db, now(), AT_ONCE),
    send,
    onFault,
  });
}
