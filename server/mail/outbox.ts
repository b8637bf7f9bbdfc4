import type { OutboxMail } from '#contract/routes/demo.ts';
import type { Database } from '#server/db/open.ts';

interface MailRow extends Omit<OutboxMail, 'createdAt' | 'sentAt'> {
  readonly createdAt: Date;
  readonly sentAt: Date | null;
}

const SHOWN = 50;

/** The newest fifty mails, newest first. */
export async function readOutbox(db: Database): Promise<OutboxMail[]> {
  const rows = await db.query<MailRow>(
    `select id, recipient, subject, plain_text as "plainText", created_at as "createdAt", sent_at as "sentAt"
     from mail order by created_at desc, id limit $1`,
    [SHOWN],
  );
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
  }));
}
