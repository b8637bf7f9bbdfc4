import { makeId } from '#server/members/ids.ts';
import type { Mail } from './mail.ts';

/** Told, by the commit, to whoever sends mails. */
export const MAIL_CHANNEL = 'mail_due';

const STORE = `insert into mail (id, recipient, subject, plain_text, html, created_at, due_at)
  values ($1, $2, $3, $4, $5, $6, $6)`;

/** The queue of mails in the database: a letter is in it once the caller's transaction is. */
export const createMail = ({ now }: { now: () => number }): Mail => ({
  async post(sql, { recipient, subject, plainText, html }) {
    await sql.query(STORE, [makeId(), recipient, subject, plainText, html, new Date(now())]);
    await sql.notify(MAIL_CHANNEL, '');
  },
});
