import { makeId } from '#server/members/ids.ts';
import { memberLocale, type SpokenLanguages } from '#server/members/memberLocale.ts';
import type { Mail } from './mail.ts';

/** Told, by the commit, to whoever sends mails. */
export const MAIL_CHANNEL = 'mail_due';

const STORE = `insert into mail (id, recipient, subject, plain_text, html, created_at, due_at, unsubscribe_link)
  values ($1, $2, $3, $4, $5, $6, $7, $8)`;

/** The queue of mails in the database: an email is in it once the caller's transaction is. */
export const createMail = ({
  now,
  languages,
}: {
  readonly now: () => number;
  readonly languages: SpokenLanguages;
}): Mail => ({
  localeOf: (sql, memberId) => memberLocale(sql, memberId, languages),
  async post(sql, { recipient, subject, plainText, html, unsubscribeLink }, dueAtMs = now()) {
    const times = [new Date(now()), new Date(dueAtMs)];
    await sql.query(STORE, [
      makeId(),
      recipient,
      subject,
      plainText,
      html,
      ...times,
      unsubscribeLink ?? null,
    ]);
    await sql.notify(MAIL_CHANNEL, '');
  },
});
