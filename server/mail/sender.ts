import type { Database } from '#server/db/open.ts';
import { createOutboxWorker, type OutboxWorker } from '#server/outbox/outboxWorker.ts';
import type { Settings } from '#server/settings.ts';
import { type DueMail, noteFailed, noteSent, takeDueMail } from './dueMails.ts';
import { MAIL_CHANNEL } from './queue.ts';
import { createSmtp, MailFault } from './smtp.ts';

const GRACE_MS = 3000;

interface Ports {
  readonly db: Database;
  readonly settings: Pick<Settings, 'mode' | 'smtpUrl' | 'mailFrom'>;
  readonly now: () => number;
  readonly lookMs?: number;
  /** Milliseconds that `stop` leaves to the mail under way; by default 3000. */
  readonly graceMs?: number;
  /** Hears of mails that could not be sent, without their address and text. */
  readonly onFault: (fault: unknown) => void;
}

/**
 * Sends the mails in the queue, one after another. Without a mail server nothing is carried: mails stay in the database,
 * which is the outbox of demo mode.
 */
export function createMailSender(ports: Ports): OutboxWorker {
  const { db, settings, now, onFault, lookMs, graceMs = GRACE_MS } = ports;
  const carry = settings.smtpUrl === undefined ? null : createSmtp(settings.smtpUrl, settings);
  const isTextKept = settings.mode === 'demo' || carry === null;

  async function send(mail: DueMail, signal: AbortSignal): Promise<'sent' | 'failed' | 'lineDown'> {
    try {
      await carry?.(mail, signal);
    } catch (fault) {
      if (!(fault instanceof MailFault)) throw fault;
      await noteFailed(db, mail, now(), fault.message);
      onFault(new Error(`Mail ${mail.id} could not be sent (attempt ${mail.attempts}): ${fault.message}`));
      return fault.isLineDown ? 'lineDown' : 'failed';
    }
    await noteSent(db, mail.id, now(), isTextKept);
    return 'sent';
  }

  return createOutboxWorker({
    db,
    channel: MAIL_CHANNEL,
    take: async () => [await takeDueMail(db, now())].filter((mail) => mail !== null),
    send,
    ...(lookMs !== undefined && { lookMs }),
    graceMs,
    onFault,
  });
}
