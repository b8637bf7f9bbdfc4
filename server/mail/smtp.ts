import { createTransport } from 'nodemailer';
import { timeLimit } from '#server/net/timeLimit.ts';
import type { Settings } from '#server/settings.ts';
import type { DueMail } from './dueMails.ts';

const CONNECTION_MS = 10_000;
const SILENCE_MS = 20_000;
/** However slowly a mail server drips its answers, one sending ends after this. */
const SENDING_MS = 60_000;

/** `isLineDown`: no mail can get through, so that the others need not be tried now. `cause` is short and tells no address. */
export class MailFault extends Error {
  override readonly name = 'MailFault';
  readonly isLineDown: boolean;

  constructor(sentence: string, isLineDown: boolean) {
    super(sentence);
    this.isLineDown = isLineDown;
  }
}

/** Hands one mail to a mail server; throws a MailFault. */
export type Carry = (mail: DueMail, signal: AbortSignal) => Promise<void>;

const ABOUT_THE_MAIL = ['EENVELOPE', 'EMESSAGE'];

/** The server's own words are left out: they quote the recipient. */
function faultOf(error: unknown): MailFault {
  const field = (name: string): string => {
    const value: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  };
  const code = field('code') || 'unknown';
  const [command = ''] = field('command').split(':');
  const words = [code, field('originalCode'), command, field('responseCode')].filter((word) =>
    /^[A-Za-z0-9_ ]{1,24}$/.test(word),
  );
  return new MailFault(words.join(' '), !ABOUT_THE_MAIL.includes(code));
}

/** RFC 8058: the reader's program stops such mails by one POST. */
const unsubscribeHeaders = ({ unsubscribeLink }: DueMail): Record<string, string> =>
  unsubscribeLink === null
    ? {}
    : {
        'List-Unsubscribe': `<${unsubscribeLink}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      };

const domainOf = (mailFrom: string): string => /@([^\s<>]+?)>?$/.exec(mailFrom)?.[1] ?? 'localhost';

/** Sends through the mail server at `smtpUrl`, each mail to exactly one address and under an id of its own. */
export function createSmtp(smtpUrl: string, { mailFrom }: Pick<Settings, 'mailFrom'>): Carry {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: CONNECTION_MS,
    greetingTimeout: CONNECTION_MS,
    socketTimeout: SILENCE_MS,
    dnsTimeout: CONNECTION_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = domainOf(mailFrom);
  return async (mail, signal) => {
    try {
      await transport.sendMail({
        from: mailFrom,
        to: { name: '', address: mail.recipient },
        subject: mail.subject,
        text: mail.plainText,
        html: mail.html,
        date: mail.createdAt,
        messageId: `<${mail.id}@${domain}>`,
        headers: {
          'Auto-Submitted': 'auto-generated',
          'X-Auto-Response-Suppress': 'All',
          ...unsubscribeHeaders(mail),
        },
        signal: timeLimit(SENDING_MS, signal),
      });
    } catch (error) {
      throw faultOf(error);
    }
  };
}
