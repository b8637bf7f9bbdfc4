import { isLocale } from '#contract/messages/locales.ts';
import type { Sql } from '#server/db/database.ts';
import { emailInHtml, emailInText } from '#server/mail/emailPage.ts';
import { button, say } from '#server/mail/emails.ts';
import type { Mail } from '#server/mail/mail.ts';
import type { HookNotice } from './dueDeliveries.ts';
import { hookWordsIn } from './hookWords.ts';

interface Maker {
  readonly name: string;
  readonly host: string;
  readonly locale: string;
  readonly handle: string;
  readonly email: string | null;
}

const MAKER = `select h.name, h.host, h.locale, m.handle, m.email from web_hook h join member m on m.id = h.member_id
  where h.id = $1 and m.deleted_at is null and m.verified_at is not null`;

/** Mails the maker of a hook, in the caller's transaction and the hook's language; those without a confirmed address see it on their page. */
export async function tellMaker(
  tx: Sql,
  { mail, publicUrl }: { readonly mail: Mail; readonly publicUrl: string },
  hookId: string,
  notice: HookNotice,
): Promise<void> {
  const [maker] = await tx.query<Maker>(MAKER, [hookId]);
  if (!maker || maker.email === null) return;
  const { name, host, handle, email } = maker;
  const locale = isLocale(maker.locale) ? maker.locale : 'en';
  const t = hookWordsIn(locale);
  const subject = notice === 'off' ? t('offSubject', { name }) : t('parkedSubject', { name });
  const passages = [
    say(t('greeting', { handle })),
    say(notice === 'off' ? t('offWords', { name, host }) : t('parkedWords', { name, host })),
    button(t('openHooks'), `${publicUrl}/profile?tab=hooks`),
  ];
  await mail.post(tx, {
    recipient: email,
    subject,
    plainText: emailInText(passages),
    html: emailInHtml(subject, passages, locale),
  });
}
