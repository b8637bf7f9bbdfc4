import type { Database } from '#server/db/open.ts';

/** A mail as the outbox of demo mode shows it. */
export interface OutboxMail {
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly plainText: string;
  readonly createdAt: Date;
  readonly sentAt: Date | null;
}

const SHOWN = 50;

/** The newest fifty mails, newest first. */
export const readOutbox = (db: Database): Promise<OutboxMail[]> =>
  db.query<OutboxMail>(
    `select id, recipient, subject, plain_text as "plainText", created_at as "createdAt", sent_at as "sentAt"
     from mail order by created_at desc, id limit $1`,
    [SHOWN],
  );
