import { randomUUID } from 'node:crypto';
import type { Locale } from '#contract/messages/locales.ts';
import type { AppContext } from '#server/app/appContext.ts';
import type { Sql } from '#server/db/open.ts';
import { invalid, notFound, refusal } from '#server/http/refusalError.ts';
import { invitation } from '#server/mail/emails.ts';
import { emailKey } from '#server/members/handles.ts';
import { findMember } from '#server/members/memberRows.ts';
import type { Principal } from '#server/members/members.ts';
import { countAttempt } from '#server/members/rateLimits.ts';
import { INVITATION_MS } from '#server/members/sweepMembers.ts';
import { recordActivities } from '../activity.ts';

const DAY_SECONDS = 86_400;
const PER_ADMIN = { attempts: 20, windowSeconds: DAY_SECONDS };
const PER_ADDRESS = { attempts: 1, windowSeconds: DAY_SECONDS };

const REPLACE = `insert into account_invitation as kept (id, email, email_key, invited_by, sent_at)
  values ($1, $2, $3, $4, $5)
  on conflict (email_key) do update set id = excluded.id, email = excluded.email, invited_by = excluded.invited_by,
    sent_at = excluded.sent_at
  where kept.sent_at < $6 returning 1`;

const wrong = (sentence: string) => invalid({ email: [sentence] });

function record(tx: Sql, admin: Principal, email: string, label: string, nowMs: number): Promise<string> {
  const entry = {
    memberId: admin.memberId,
    kind: 'acted',
    subject: 'accountInvitation',
    subjectId: emailKey(email),
    gameId: null,
    label,
    nowMs,
  } as const;
  return recordActivities(tx, entry, []);
}

/**
 * Mails somebody without an account an invitation to register; the link carries the address in its fragment, which no
 * server logs; `locale` is the Admin's. Throws 400 where the address has an account or an invitation or had one that day, 409 after 20 a day.
 */
export async function inviteToRegister(
  { db, clock, mail, settings }: AppContext,
  admin: Principal,
  email: string,
  locale: Locale,
): Promise<{ email: string }> {
  const nowMs = clock.now();
  const key = emailKey(email);
  const closedBefore = new Date(nowMs - INVITATION_MS);
  const holder = await findMember(db, 'email_key', key);
  if (holder) throw wrong(`${holder.handle} has an account with this address already.`);
  const open = await db.query('select 1 from account_invitation where email_key = $1 and sent_at >= $2', [
    key,
    closedBefore,
  ]);
  if (open.length > 0) throw wrong('This address has an open invitation already.');
  if ((await countAttempt(db, nowMs, PER_ADMIN, 'accountInvitations', admin.memberId)) > 0)
    throw refusal('invitationsSpent');
  if ((await countAttempt(db, nowMs, PER_ADDRESS, 'accountInvitationTo', key)) > 0)
    throw wrong('This address was invited in the last 24 hours. Try again tomorrow.');
  const link = `${settings.publicUrl}/register#email=${encodeURIComponent(email)}`;
  await db.transaction(async (tx) => {
    const values = [randomUUID(), email, key, admin.memberId, new Date(nowMs), closedBefore];
    const made = await tx.query(REPLACE, values);
    if (made.length === 0) throw wrong('This address has an open invitation already.');
    await mail.post(tx, invitation({ recipient: email, locale, from: admin.handle, link }));
    await record(tx, admin, email, `invited ${email}`, nowMs);
  });
  return { email };
}

/** Takes an invitation off the list; its mail is not sent if it has not left yet. Throws 404. */
export async function withdrawInvitation(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  admin: Principal,
  invitationId: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [gone] = await tx.query<{ email: string }>(
      'delete from account_invitation where id = $1 returning email',
      [invitationId],
    );
    if (!gone) throw notFound();
    await tx.query(
      `delete from mail where recipient = $1 and sent_at is null and plain_text like '%/register#email=%'`,
      [gone.email],
    );
    await record(tx, admin, gone.email, `withdrew the invitation of ${gone.email}`, clock.now());
  });
}
