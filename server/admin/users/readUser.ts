import type { UserDetail } from '#contract/admin/users.ts';
import type { AppContext } from '#server/app/appContext.ts';
import { avatarAddress } from '#server/images/art/artAddress.ts';
import { deviceOf } from '#server/members/account/device.ts';
import { findMember } from '#server/members/memberRows.ts';
import type { Principal } from '#server/members/members.ts';
import { suspensionOf } from '#server/members/suspensions.ts';
import { finishedDraftsOf, hostedBy } from '#server/results/draftCounts.ts';
import { notesOf } from './notes.ts';

const MORE = `select m.about_text as "aboutText", m.last_seen_at as "lastSeenAt",
    ${finishedDraftsOf('m.id')} as played,
    ${hostedBy('m.id')} as hosted,
    (select count(*)::int from draft d where d.status in ('lobby', 'countdown', 'drafting', 'paused', 'building')
       and (d.host_id = m.id or exists (select 1 from seat s where s.draft_id = d.id and s.member_id = m.id))) as live,
    array(select distinct l.provider_id from linked_sign_in l where l.member_id = m.id order by 1) as providers
  from member m where m.id = $1`;
const REPORTS = `select id, text, said_at as "saidAt", settled_at is null as "isOpen" from chat_report
  where member_id = $1 order by at desc limit 20`;

interface More {
  readonly aboutText: string;
  readonly lastSeenAt: Date;
  readonly played: number;
  readonly hosted: number;
  readonly live: number;
  readonly providers: string[];
}

interface ReportRow {
  readonly id: string;
  readonly text: string;
  readonly saidAt: Date;
  readonly isOpen: boolean;
}

/** One person as an Admin sees them; null when there is no such account. */
export async function readUser(
  { db, clock, members }: Pick<AppContext, 'db' | 'clock' | 'members'>,
  admin: Principal,
  memberId: string,
): Promise<UserDetail | null> {
  const member = await findMember(db, 'id', memberId);
  const [more] = await db.query<More>(MORE, [memberId]);
  if (!member || !more) return null;
  const reports = await db.query<ReportRow>(REPORTS, [memberId]);
  const sessions = await members.sessions.listOf(memberId);
  const suspension = suspensionOf(member, clock.now());
  return {
    id: member.id,
    handle: member.handle,
    email: member.email ?? '',
    isGuest: member.isGuest,
    isVerified: member.verifiedAt !== null,
    isConfirmedByHand: member.verifiedAt !== null && member.confirmedByAdmin,
    roles: [...member.roles],
    avatarUrl: avatarAddress(member.avatarSeed),
    aboutText: more.aboutText,
    createdUtc: member.createdAt.toISOString(),
    lastSeenUtc: more.lastSeenAt.toISOString(),
    hasPassword: member.passwordHash !== null,
    hasSecondFactor: await members.secondFactor.isOn(memberId),
    providers: more.providers,
    suspension: suspension && {
      reason: suspension.reason,
      sinceUtc: member.suspendedAt?.toISOString() ?? '',
      untilUtc: member.suspendedUntil?.toISOString() ?? null,
    },
    sessions: sessions.map(({ sessionId, createdAt, lastUsedAt, userAgent }) => ({
      sessionId,
      device: deviceOf(userAgent),
      createdUtc: createdAt.toISOString(),
      lastUsedUtc: lastUsedAt.toISOString(),
    })),
    tables: { played: more.played, hosted: more.hosted, live: more.live },
    reports: reports.map(({ saidAt, ...report }) => ({ ...report, saidUtc: saidAt.toISOString() })),
    notes: await notesOf(db, memberId),
    isMe: admin.memberId === memberId,
  };
}
