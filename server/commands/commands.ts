import { replay, stateHash } from '#engine/draft.ts';
import { secretOfLog } from '#engine/sealedLog.ts';
import { recordChange } from '../admin/activity.ts';
import type { Database } from '../db/open.ts';
import { secondFactorChanged } from '../mail/letters.ts';
import { createMail } from '../mail/queue.ts';
import { removeSecondFactor } from '../members/secondFactor/secondFactor.ts';
import { createSessions } from '../members/sessions.ts';
import { logFileOf } from '../results/results.ts';
import { backupCommand } from './backupCommand.ts';
import { importCommand } from './importCommand.ts';

/** What a command says and how it ended; `exitCode` 0 done, 1 refused, 2 used wrongly. */
export interface CommandResult {
  readonly exitCode: 0 | 1 | 2;
  readonly lines: readonly string[];
}

/** A command of `npm run …`; runs in the server while it holds the database, else in the command's own process. */
export interface Command {
  readonly help: string;
  /** Whether every plain argument is the path of a file, be it there or not. */
  readonly takesPaths?: boolean;
  /** Whether it reads the database as it is, of whatever version, and makes none. */
  readonly readsOnly?: boolean;
  /** `tell` shows how far long work has come, where somebody watches. */
  run(
    db: Database,
    args: readonly string[],
    nowMs: number,
    tell?: (line: string) => void,
  ): Promise<CommandResult>;
}

const done = (...lines: string[]): CommandResult => ({ exitCode: 0, lines });
const refusedWith = (...lines: string[]): CommandResult => ({ exitCode: 1, lines });

const GRANTABLE = ['Admin', 'PowerUser'];

const VERBS = ['grant', 'revoke', 'reset-second-factor'];

async function resetSecondFactor(
  db: Database,
  { id, handle, email }: { id: string; handle: string; email: string },
  nowMs: number,
): Promise<CommandResult> {
  const now = () => nowMs;
  const isReset = await db.transaction(async (tx) => {
    if (!(await removeSecondFactor(tx, id))) return false;
    await createSessions({ db, now }).endWithin(tx, id, null);
    await createMail({ now }).post(tx, secondFactorChanged({ recipient: email, handle, isOn: false }));
    return true;
  });
  return isReset
    ? done(`${handle} has no second factor now, and is signed out everywhere.`)
    : refusedWith(`${handle} has no second factor.`);
}

const adminCommand: Command = {
  help: `npm run admin -- grant EMAIL [Admin|PowerUser]
npm run admin -- revoke EMAIL [Admin|PowerUser]
npm run admin -- reset-second-factor EMAIL
Gives a role to a member, or takes it away. The last Admin cannot be revoked. Resetting is for who has lost both the
authenticator and the recovery codes: the second factor is off, and all sessions end.`,
  async run(db, args, nowMs) {
    const [verb, email, role = 'Admin'] = args;
    if (!VERBS.includes(verb ?? '') || !email || !GRANTABLE.includes(role))
      return { exitCode: 2, lines: [adminCommand.help] };
    const [member] = await db.query<{ id: string; handle: string; email: string; roles: string[] }>(
      'select id, handle, email, roles from member where email_key = lower($1) and not is_guest',
      [email],
    );
    if (!member) return refusedWith(`No member has the address ${email}.`);
    if (verb === 'reset-second-factor') return resetSecondFactor(db, member, nowMs);
    if (verb === 'revoke' && role === 'Admin') {
      const [count] = await db.query<{ admins: number }>(
        "select count(*)::int as admins from member where 'Admin' = any(roles)",
      );
      if ((count?.admins ?? 0) <= 1) return refusedWith(`${member.handle} is the last Admin and stays one.`);
    }
    const roles = member.roles.filter((known) => known !== role);
    if (verb === 'grant') roles.push(role);
    const deed = {
      memberId: null,
      kind: 'changed',
      subject: 'memberRoles',
      subjectId: member.id,
      gameId: null,
      label: `made ${member.handle} ${roles.toSorted().join(' and ') || 'a member without roles'} by command`,
      nowMs,
    } as const;
    await db.transaction((tx) =>
      recordChange(tx, deed, [member.id], () =>
        tx.query('update member set roles = $2 where id = $1', [member.id, roles]),
      ),
    );
    return done(`${member.handle} now has: ${roles.join(', ') || 'no role'}.`);
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
  admin: adminCommand,
  backup: backupCommand,
  replay: replayCommand,
};
