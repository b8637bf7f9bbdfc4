import type { Sql } from '#server/db/database.ts';
import { button, composeEmail, greeting, say } from '#server/mail/emails.ts';
import type { Mail } from '#server/mail/mail.ts';
import type { HookNotice } from './dueDeliveries.ts';
import { hookWordsIn } from './hookWords.ts';

interface Maker {
  readonly memberId: string;
  readonly name: string;
  readonly host: string;
  readonly handle: string;
  readonly email: string | null;
}

const MAKER = `select m.id as "memberId", h.name, h.host, m.handle, m.email from web_hook h join member m on m.id = h.member_id
  where h.id = $1 and m.deleted_at is null and m.verified_at is not null`;

/** Mails the maker of a hook, in the caller's transaction and the maker's language; those without a confirmed address see it on their page. */
export async function tellMaker(
  tx: Sql,
  { mail, publicUrl }: { readonly mail: Mail; readonly publicUrl: string },
  hookId: string,
  notice: HookNotice,
): Promise<void> {
  const [maker] = await tx.query<Maker>(MAKER, [hookId]);
  if (!maker || maker.email === null) return;
  const { memberId, name, host, handle, email: recipient } = maker;
  const locale = await mail.localeOf(tx, memberId);
  const reader = { recipient, handle, locale };
  const t = hookWordsIn(locale);
  const email = composeEmail(
    reader,
    notice === 'off' ? t('offSubject', { name }) : t('parkedSubject', { name }),
    greeting(reader),
    say(notice === 'off' ? t('offWords', { name, host }) : t('parkedWords', { name, host })),
    button(t('openHooks'), `${publicUrl}/profile?tab=hooks`),
  );
  await mail.post(tx, email);
}
