import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { SessionReply } from '#contract/members/members.ts';
import type { BrowserSite } from './browserSite.ts';
import { type KnownMember, newMember } from './people.ts';

/** The people of the session's paths; Ana and Tina also come by the club, and Tina has a second factor. */
export interface SessionPeople {
  readonly ana: KnownMember;
  readonly kim: KnownMember;
  readonly tina: KnownMember;
  /** What Tina's app shows now. */
  tinasCode(): string;
}

/** The `sub` at the club of somebody who is linked. */
export const subjectOf = ({ handle }: KnownMember) => `sub-of-${handle}`;

export async function meetSessionPeople(site: BrowserSite): Promise<SessionPeople> {
  const ana = await newMember(site, 'ana');
  const kim = await newMember(site, 'kim');
  const tina = await newMember(site, 'tina');
  for (const member of [ana, tina]) await link(site, member);
  const secret = await addSecondFactor(site, tina);
  return { ana, kim, tina, tinasCode: () => codeAt(secret, site.nowMs()) };
}

const codeAt = (secret: string, timestamp: number) =>
  new TOTP({ algorithm: 'SHA1', digits: 6, period: 30, secret: Secret.fromBase32(secret) }).generate({
    timestamp,
  });

async function link({ db, club, nowMs }: BrowserSite, member: KnownMember): Promise<void> {
  club.accounts.set(subjectOf(member), { email: member.email, email_verified: true });
  await db.query(
    `insert into linked_sign_in (id, member_id, provider_id, issuer, subject, email, linked_at)
      values ($1, $2, 'club', $3, $4, $5, $6)`,
    [randomUUID(), member.userId, club.issuer, subjectOf(member), member.email, new Date(nowMs())],
  );
}

async function addSecondFactor(site: BrowserSite, { handle, password }: KnownMember): Promise<string> {
  const { token } = await post<SessionReply>(site, '/auth/login', { login: handle, password });
  const { secret } = await post<{ secret: string }>(
    site,
    '/account/second-factor',
    { currentPassword: password },
    token,
  );
  const code = codeAt(secret, site.nowMs());
  await post(site, '/account/second-factor/confirm', { code }, token);
  return secret;
}

async function post<Body>(
  { serverUrl }: BrowserSite,
  path: string,
  body: unknown,
  token = '',
): Promise<Body> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const response = await fetch(`${serverUrl}/api${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Body;
}
