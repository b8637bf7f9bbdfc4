import type { Database } from '#server/db/open.ts';
import type { Settings } from '#server/settings.ts';
import { type DueMail, noteFailed, noteSent, takeDueMail } from './dueMails.ts';
import { MAIL_CHANNEL } from './queue.ts';
import { createSmtp, MailFault } from './smtp.ts';

const LOOK_MS = 15_000;
const GRACE_MS = 3000;

interface Ports {
  readonly db: Database;
  readonly settings: Pick<Settings, 'mode' | 'smtpUrl' | 'mailFrom'>;
  readonly now: () => number;
  /** Milliseconds between looks for mails that are due again; by default 15,000. */
  readonly lookMs?: number;
  /** Milliseconds that `stop` leaves to the mail under way; by default 3000. */
  readonly graceMs?: number;
  /** Hears of mails that could not be sent, without their address and text. */
  readonly onFault: (fault: unknown) => void;
}

/** Sends what is in the queue; any number of processes may do so over one database. */
export interface MailSender {
  /** Sends what is due now, one after another; answers how many were sent. Throws faults of the database. */
  sendDue(): Promise<number>;
  /** From now on sends by itself: when an email is handed in, and when a failed one is due again. */
  start(): Promise<void>;
  /** Lets the mail under way go, for a moment at most. */
  stop(): Promise<void>;
}

/** Without a mail server nothing is carried: mails stay in the database, which is the outbox of demo mode. */
export function createMailSender({
  db,
  settings,
  now,
  onFault,
  lookMs = LOOK_MS,
  graceMs = GRACE_MS,
}: Ports): MailSender {
  const carry = settings.smtpUrl === undefined ? null : createSmtp(settings.smtpUrl, settings);
  const isTextKept = settings.mode === 'demo' || carry === null;
  const stopper = new AbortController();
  let round: Promise<number> | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isLooking = false;
  let isWoken = false;
  let isStopping = false;
  let stopHearing: (() => Promise<void>) | undefined;

  async function send(mail: DueMail): Promise<'sent' | 'failed' | 'lineDown'> {
    try {
      await carry?.(mail, stopper.signal);
    } catch (fault) {
      if (!(fault instanceof MailFault)) throw fault;
      await noteFailed(db, mail, now(), fault.message);
      onFault(new Error(`Mail ${mail.id} could not be sent (attempt ${mail.attempts}): ${fault.message}`));
      return fault.isLineDown ? 'lineDown' : 'failed';
    }
    await noteSent(db, mail.id, now(), isTextKept);
    return 'sent';
  }

  async function sendUntilNoneIsDue(): Promise<number> {
    let sent = 0;
    while (!isStopping) {
      const mail = await takeDueMail(db, now());
      const outcome = mail ? await send(mail) : 'lineDown';
      if (outcome === 'lineDown') return sent;
      if (outcome === 'sent') sent += 1;
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
    isLooking = true;
    await sendDue().catch(onFault);
    isLooking = false;
    if (isStopping) return;
    timer = setTimeout(() => void look(), isWoken ? 0 : lookMs);
    isWoken = false;
  }

  /** An email handed in during a round may have come after its last look. */
  const wake = () => {
    if (isLooking) isWoken = true;
    else if (!isStopping) void look();
  };

  return {
    sendDue,
    async start() {
      stopHearing = await db.listen(MAIL_CHANNEL, wake, wake);
      wake();
    },
    async stop() {
      isStopping = true;
      clearTimeout(timer);
      const timer = setTimeout(() => stopper.abort(), graceMs);
      await round?.catch(() => undefined);
      clearTimeout(timer);
      await stopHearing?.();
    },
  };
}
