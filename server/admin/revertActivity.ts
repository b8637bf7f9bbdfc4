import type { Database, Sql } from '../db/database.ts';
import { notFound, refusal } from '../http/refusalError.ts';
import { findMember } from '../members/memberRows.ts';
import { endUnfitTokens } from '../members/tokens/personalTokens.ts';
import { recordActivities } from './activity.ts';
import {
  comparedSql,
  type FinalSubject,
  imageSql,
  isSubject,
  type RowChange,
  type Subject,
  subjectTable,
} from './activitySubjects.ts';
import { refuseOpenedPack } from './drafting/packs.ts';
import { packsMadeBy, refuseNeededCreations } from './refuseNeededCreations.ts';
import {
  gainedRoles,
  holdAdmins,
  refuseOwnAccount,
  refuseShutOutAdmin,
  refuseUnconfirmedRoles,
  refuseUnfitForRoles,
} from './users/adminRights.ts';

interface ActivityRow {
  readonly id: string;
  readonly label: string;
  readonly subject: Subject | FinalSubject;
  readonly subject_id: string;
  readonly game_id: string | null;
  readonly changes: number;
  readonly reverted_at: Date | null;
  readonly revert_of: string | null;
}

/** Who reverts, and when. */
export interface Reverter {
  readonly memberId: string;
  readonly nowMs: number;
}

export interface Reverted {
  /** The activity that records it, which can be reverted again. */
  readonly activityId: string;
  readonly rows: number;
  readonly subjects: readonly Subject[];
}

type RevertRefusal = 'final' | 'revertedAlready' | 'changedSince' | 'inTheWay';
const no = (code: RevertRefusal, sentence: string) => refusal(code, null, { sentence });

/**
 * Puts back what an activity changed, in one transaction; that is an activity itself. Throws the problem 404 when there is
 * none, 409 when it is final, reverted already, or one of its rows is needed or not any more as the activity left it, and of
 * people's roles and suspensions what changing them by hand would throw.
 */
export async function revertActivity(db: Database, id: string, who: Reverter): Promise<Reverted> {
  try {
    return await db.transaction((tx) => revertInside(tx, id, who));
  } catch (fault) {
    if (isInTheWay(fault)) throw no('inTheWay', IN_THE_WAY);
    throw fault;
  }
}

const IN_THE_WAY = 'Something made since is in the way, so nothing was reverted.';

/** A row that another one refers to (23503) or that would stand twice (23505). */
function isInTheWay(thrown: unknown): boolean {
  for (let fault = thrown; fault instanceof Error; fault = fault.cause)
    if ('code' in fault && (fault.code === '23503' || fault.code === '23505')) return true;
  return false;
}

async function revertInside(tx: Sql, id: string, who: Reverter): Promise<Reverted> {
  const [activity] = await tx.query<ActivityRow>(
    `select id, label, subject, subject_id, game_id, changes, reverted_at, revert_of
     from activity where id = $1 for update`,
    [id],
  );
  if (!activity) throw notFound();
  if (activity.changes === 0) throw no('final', 'This cannot be reverted.');
  if (activity.reverted_at) throw no('revertedAlready', 'This was reverted already.');
  const subjects = await subjectsOf(tx, id);
  const people = await peopleOf(tx, id);
  if (people.length > 0) await holdAdmins(tx, who, who.nowMs);
  for (const memberId of people) refuseOwnAccount(who, memberId);
  for (const subject of subjects) await refuseWhatChanged(tx, id, subject);
  await refuseNeededCreations(tx, id);
  const packs = await packsMadeBy(tx, id);
  await putBack(tx, id);
  for (const pack of packs) await refuseOpenedPack(tx, pack);
  await refuseShutOutAdmin(tx, people, who.nowMs);
  await refuseUnfitPeople(tx, id, who.nowMs);
  if (subjects.includes('memberRoles')) await endUnfitTokens(tx, people);
  if (subjects.includes('memberConfirmation')) await refuseUnconfirmedRoles(tx, people);
  const activityId = await record(tx, activity, who);
  return { activityId, rows: activity.changes, subjects };
}

async function subjectsOf(tx: Sql, id: string): Promise<Subject[]> {
  const rows = await tx.query<{ subject: string }>(
    'select distinct subject from activity_change where activity_id = $1 order by 1',
    [id],
  );
  return rows.map(({ subject }) => revertible(subject));
}

/** Throws 409 for what this version cannot put back. */
function revertible(subject: string): Subject {
  if (!isSubject(subject)) throw no('final', 'This cannot be reverted by this version.');
  return subject;
}

/** Members whose roles or standing the activity changed: to put that back asks for what changing it asks for. */
async function peopleOf(tx: Sql, id: string): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    `select distinct subject_id as id from activity_change
     where activity_id = $1 and subject in ('memberRoles', 'memberSuspension', 'memberConfirmation')`,
    [id],
  );
  return rows.map((row) => row.id);
}

/** Of roles that are put back, as of roles that are given: not to somebody suspended or unconfirmed. */
async function refuseUnfitPeople(tx: Sql, id: string, nowMs: number): Promise<void> {
  const rows = await tx.query<{ id: string; taken: string[]; given: string[] }>(
    `select subject_id as id, after->'roles' as taken, before->'roles' as given from activity_change
     where activity_id = $1 and subject = 'memberRoles' and before is not null and after is not null`,
    [id],
  );
  for (const { id: memberId, taken, given } of rows) {
    const member = gainedRoles(taken, given).length > 0 ? await findMember(tx, 'id', memberId) : null;
    if (member) refuseUnfitForRoles(member, nowMs);
  }
}

async function refuseWhatChanged(tx: Sql, id: string, subject: Subject): Promise<void> {
  const { table, key } = subjectTable(subject);
  await tx.query(
    `select 1 from ${table} t where t.${key} in
       (select subject_id from activity_change where activity_id = $1 and subject = $2) order by t.${key} for update`,
    [id, subject],
  );
  const [other] = await tx.query<{ changed: number }>(
    `select count(*)::int as changed from activity_change c left join ${table} t on t.${key} = c.subject_id
     where c.activity_id = $1 and c.subject = $2
       and (case when t.${key} is null then null else ${imageSql(subject)} end) is distinct from ${comparedSql(subject, 'c.after')}`,
    [id, subject],
  );
  const changed = other?.changed ?? 0;
  if (changed === 0) return;
  const rows = changed === 1 ? 'One row was' : `${changed} rows were`;
  throw no(
    'changedSince',
    `${rows} changed since, so nothing was reverted. Look at the later changes first.`,
  );
}

interface Run {
  readonly subject: Subject;
  readonly how: 'delete' | 'insert' | 'update';
  readonly first: number;
  readonly last: number;
}

/** The last change is put back first, runs of like ones by one statement each. */
async function putBack(tx: Sql, id: string): Promise<void> {
  for (const run of await runsOf(tx, id))
    await tx.query(await statementOf(tx, run), [id, run.first, run.last]);
}

async function runsOf(tx: Sql, id: string): Promise<Run[]> {
  const rows = await tx.query<{ seq: number; subject: Subject | FinalSubject; how: Run['how'] }>(
    `select seq, subject, case when before is null then 'delete' when after is null then 'insert' else 'update' end as how
     from activity_change where activity_id = $1 order by seq desc`,
    [id],
  );
  const runs: Run[] = [];
  for (const { seq, subject: changed, how } of rows) {
    const subject = revertible(changed);
    const open = runs.at(-1);
    if (open?.subject === subject && open.how === how) runs[runs.length - 1] = { ...open, first: seq };
    else runs.push({ subject, how, first: seq, last: seq });
  }
  return runs;
}

async function columnsOf(tx: Sql, subject: Subject): Promise<string[]> {
  const { table, columns, without = [] } = subjectTable(subject);
  if (columns) return [...columns];
  const rows = await tx.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = current_schema() and table_name = $1 order by ordinal_position`,
    [table],
  );
  return rows.map(({ name }) => name).filter((name) => !without.includes(name));
}

async function statementOf(tx: Sql, { subject, how }: Run): Promise<string> {
  const { table, key, touched } = subjectTable(subject);
  const changes = 'activity_change c where c.activity_id = $1 and c.seq between $2 and $3';
  if (how === 'delete') return `delete from ${table} where ${key} in (select c.subject_id from ${changes})`;
  const columns = await columnsOf(tx, subject);
  const stamp = touched === undefined ? [] : [touched];
  const values = [...columns.map((name) => `r.${name}`), ...stamp.map(() => 'now()')].join(', ');
  const names = [...columns, ...stamp].join(', ');
  const images = `(select c.subject_id, (jsonb_populate_record(null::${table}, c.before)).* from ${changes}) r`;
  if (how === 'insert') return `insert into ${table} (${names}) select ${values} from ${images}`;
  return `update ${table} t set (${names}) = row(${values}) from ${images} where t.${key} = r.subject_id`;
}

async function record(tx: Sql, activity: ActivityRow, { memberId, nowMs }: Reverter): Promise<string> {
  const changes = await tx.query<RowChange>(
    `select subject, subject_id as "subjectId", after as before, before as after
     from activity_change where activity_id = $1 order by seq desc`,
    [activity.id],
  );
  const entry = {
    memberId,
    kind: 'reverted' as const,
    subject: activity.subject,
    subjectId: activity.subject_id,
    gameId: activity.game_id,
    label:
      activity.revert_of === null
        ? `reverted: ${activity.label}`
        : activity.label.replace(/^reverted: /, 'did again: '),
    nowMs,
  };
  const id = await recordActivities(tx, entry, changes, activity.id);
  await tx.query('update activity set reverted_at = $2, reverted_by = $3 where id = $1', [
    activity.id,
    new Date(nowMs),
    memberId,
  ]);
  if (activity.revert_of !== null)
    await tx.query('update activity set reverted_at = null, reverted_by = null where id = $1', [
      activity.revert_of,
    ]);
  return id;
}
