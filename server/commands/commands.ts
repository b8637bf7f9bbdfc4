import { LOCALES } from '#contract/messages/locales.ts';
import { replay, stateHash } from '#engine/draft.ts';
import { secretOfLog } from '#engine/sealedLog.ts';
import { recordActivities, recordChange } from '../admin/activity.ts';
import { CONFIRM } from '../admin/users/confirmAddress.ts';
import type { Database } from '../db/open.ts';
import { createMail } from '../mail/queue.ts';
import { emailKey } from '../members/handles.ts';
import type { SpokenLanguages } from '../members/memberLocale.ts';
import { findMember, type MemberRow } from '../members/memberRows.ts';
import { resetSecondFactor } from '../members/secondFactor/resetSecondFactor.ts';
import { createSessions } from '../members/sessions.ts';
import { suspensionOf } from '../members/suspensions.ts';
import { endUnfitTokens } from '../members/tokens/personalTokens.ts';
import { logFileOf } from '../results/results.ts';
import { readSettings } from '../settings.ts';
import { backupCommand } from './backupCommand.ts';
import type { Command, CommandResult } from './command.ts';
import { importCommand } from './importCommand.ts';
import { listCommand } from './listCommand.ts';
import { sourceCommand } from './sourceCommand.ts';

const done = (...lines: string[]): CommandResult => ({ exitCode: 0, lines });
const refusedWith = (...lines: string[]): CommandResult => ({ exitCode: 1, lines });

const GRANTABLE = ['Admin', 'PowerUser'];

const VERBS = ['grant', 'revoke', 'confirm', 'reset-second-factor'];

const entryOf = ({ id }: MemberRow, label: string, nowMs: number) =>
  ({ memberId: null, subjectId: id, gameId: null, label: `${label} by command`, nowMs }) as const;

/** Those of the server beside which the command runs. */
function languagesHere(): SpokenLanguages {
  const read = readSettings(process.env);
  return read.ok ? read.settings.languages : LOCALES;
}

async function resetFactor(db: Database, member: MemberRow, nowMs: number): Promise<CommandResult> {
  const now = () => nowMs;
  const { handle } = member;
  const ports = {
    sessions: createSessions({ db, now }),
    mail: createMail({ now, languages: languagesHere() }),
  };
  const isReset = await db.transaction(async (tx) => {
    if (!(await resetSecondFactor(ports, tx, member))) return false;
    const entry = entryOf(member, `reset the second factor of ${handle}`, nowMs);
    await recordActivities(tx, { ...entry, kind: 'acted', subject: 'member' }, []);
    return true;
  });
  return isReset
    ? done(`${handle} has no second factor now, and is signed out everywhere.`)
    : refusedWith(`${handle} has no second factor.`);
}

async function confirm(db: Database, member: MemberRow, nowMs: number): Promise<CommandResult> {
  const { id, handle, email, verifiedAt } = member;
  if (verifiedAt !== null) return refusedWith(`The address of ${handle} is confirmed already.`);
  const entry = entryOf(member, `confirmed the address of ${handle}`, nowMs);
  await db.transaction((tx) =>
    recordChange(tx, { ...entry, kind: 'changed', subject: 'memberConfirmation' }, [id], () =>
      tx.query(CONFIRM, [id, new Date(nowMs), true]),
    ),
  );
  return done(`The address ${email} of ${handle} counts as confirmed.`);
}

const adminCommand: Command = {
  help: `npm run admin -- grant EMAIL [Admin|PowerUser]
npm run admin -- revoke EMAIL [Admin|PowerUser]
npm run admin -- confirm EMAIL
npm run admin -- reset-second-factor EMAIL
Gives a role to a member, or takes it away. Granting confirms the member's address: check first that the account is
theirs. Confirming alone gives no role and
ends nothing. Suspended members get no role, and the last Admin cannot be revoked. Resetting is for members who have lost both
their authenticator and their recovery codes: the second factor is off, and all sessions end.`,
  async run(db, args, nowMs) {
    const [verb, email, role = 'Admin'] = args;
    if (!VERBS.includes(verb ?? '') || !email || !GRANTABLE.includes(role))
      return { exitCode: 2, lines: [adminCommand.help] };
    const member = await findMember(db, 'email_key', emailKey(email));
    if (!member || member.isGuest || member.email === null)
      return refusedWith(`No member has the address ${email}.`);
    if (verb === 'reset-second-factor') return resetFactor(db, member, nowMs);
    if (verb === 'confirm') return confirm(db, member, nowMs);
    if (verb === 'grant' && suspensionOf(member, nowMs))
      return refusedWith(`${member.handle} is suspended. Lift the suspension on the Users screen first.`);
    if (verb === 'revoke' && role === 'Admin') {
      const [count] = await db.query<{ admins: number }>(
        "select count(*)::int as admins from member where 'Admin' = any(roles)",
      );
      if ((count?.admins ?? 0) <= 1) return refusedWith(`${member.handle} is the last Admin and stays one.`);
    }
    const roles = member.roles.filter((known) => known !== role);
    if (verb === 'grant') roles.push(role);
    const entry = {
      memberId: null,
      kind: 'changed',
      subject: 'memberRoles',
      subjectId: member.id,
      gameId: null,
      label: `made ${member.handle} ${roles.toSorted().join(' and ') || 'a member without roles'} by command`,
      nowMs,
    } as const;
    // The operator vouches for the address, so that nobody else need be asked for proof of it.
    const confirms = verb === 'grant' && member.verifiedAt === null;
    await db.transaction(async (tx) => {
      if (confirms) await tx.query(CONFIRM, [member.id, new Date(nowMs), true]);
      await recordChange(tx, entry, [member.id], async () => {
        await tx.query('update member set roles = $2 where id = $1', [member.id, roles]);
        await endUnfitTokens(tx, [member.id]);
      });
    });
    return done(
      `${member.handle} now has: ${roles.join(', ') || 'no role'}.`,
      ...(confirms ? [`Their address ${member.email} counts as confirmed.`] : []),
    );
  },
};

const replayCommand: Command = {
  help: `npm run replay -- DRAFT
Plays a stored draft again from its log and prints how many actions it holds and the hash of its last state.`,
  async run(db, args) {
    const [draftId] = args;
    if (!draftId) return { exitCode: 2, lines: [replayCommand.help] };
    const log = await logFileOf(db, draftId);
    const secret = secretOfLog(log);
    if (!secret) return refusedWith('The seed or a nonce of this draft is damaged.');
    const state = replay(
      log.setup,
      secret,
      log.rows.map((row) => row.action),
    );
    return done(`${log.rows.length} actions, ${state.phase}, state ${stateHash(state)}`);
  },
};

/** All commands that need the database, by name. */
export const commands: Readonly<Record<string, Command>> = {
  import: importCommand,
  list: listCommand,
  source: sourceCommand,
  admin: adminCommand,
  backup: backupCommand,
  replay: replayCommand,
};
