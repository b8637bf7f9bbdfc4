import { accountExists } from '#server/mail/emails.ts';
import { isDemoMember } from '../demoMembers.ts';
import { emailKey } from '../handles.ts';
import { findMember } from '../memberRows.ts';
import { countAttempt } from '../rateLimits.ts';
import type { AddressPorts } from './verification.ts';

const ONE_A_DAY = { attempts: 1, windowSeconds: 86_400 };

/** Tells whoever owns this address, at most once a day, that somebody entered it for an account. */
export async function tellOwner(ports: Omit<AddressPorts, 'settings'>, email: string): Promise<void> {
  const { db, mail, now } = ports;
  const owner = await findMember(db, 'email_key', emailKey(email));
  if (!owner || owner.email === null || isDemoMember(owner.id)) return;
  if ((await countAttempt(db, now(), ONE_A_DAY, 'accountExists', owner.id)) > 0) return;
  const locale = await mail.localeOf(db, owner.id);
  const notice = accountExists({ recipient: owner.email, handle: owner.handle, locale });
  await db.transaction((tx) => mail.post(tx, notice));
}
