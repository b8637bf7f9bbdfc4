import type { Locale } from '#contract/messages/locales.ts';
import type { Sql } from '#server/db/open.ts';

/** A mail as its reader gets it. */
export interface Email {
  readonly recipient: string;
  readonly subject: string;
  readonly plainText: string;
  readonly html: string;
  /** Where one POST stops mails of this kind; absent in emails that cannot be stopped. */
  readonly unsubscribeLink?: string;
}

/** Where emails are handed in: they are stored with the caller's transaction and sent afterwards, with retry. */
export interface Mail {
  /** Sends as soon as it can, or at `dueAtMs`. */
  post(sql: Sql, email: Email, dueAtMs?: number): Promise<void>;
  /** The language in which to write to a member: their profile's, if this site speaks it, else its usual one. */
  localeOf(sql: Sql, memberId: string): Promise<Locale>;
}
