import { randomUUID } from 'node:crypto';
import type { ChangeSet, DeletedSets, SetForm } from '#contract/admin/sets.ts';
import type { TableSelection } from '#contract/admin/table.ts';
import { type Database, isUniqueViolation, type Sql } from '../db/database.ts';
import { invalid, notFound, refusal } from '../http/refusalError.ts';
import { imagesOf, recordActivities, recordChange } from './activity.ts';
import { imageVersionSql } from './activitySubjects.ts';
import { changedMeanwhile } from './drafting/keeper.ts';
import type { Editor } from './editor.ts';
import { refuseNeededPrintings, refuseNeededSet } from './neededByPacks.ts';
import { readSelectedIds } from './tableQuery.ts';
import { setsTable } from './tables/sets.ts';

interface StoredSet {
  readonly id: string;
  readonly gameId: string;
  readonly code: string;
  readonly name: string;
  readonly version: string;
}

const codeTaken = () => invalid({ code: ['Another set of this game has that code.'] });

/** Makes a set; throws the problem 400 for a game that is not there and a code that is taken. */
export async function makeSet(
  db: Database,
  { memberId, nowMs }: Editor,
  { game, code, name, releasedOn }: SetForm & { readonly game: string },
): Promise<{ id: string; activityId: string }> {
  const id = randomUUID();
  return sayingCodeTaken(() =>
    db.transaction(async (tx) => {
      const [found] = await tx.query<{ id: string }>(
        "select id from game where slug = $1 and status <> 'private'",
        [game],
      );
      if (!found) throw invalid({ game: ['Choose a game.'] });
      const label = `made the set ${name} (${code})`;
      const entry = {
        memberId,
        kind: 'created',
        subject: 'set',
        subjectId: id,
        gameId: found.id,
        label,
        nowMs,
      } as const;
      const activityId = await recordChange(tx, entry, [id], () =>
        tx.query('insert into game_set (id, game_id, code, name, released_on) values ($1, $2, $3, $4, $5)', [
          id,
          found.id,
          code,
          name,
          releasedOn,
        ]),
      );
      return { id, activityId: activityId ?? '' };
    }),
  );
}

/**
 * Changes a set; answers the activity, or null when nothing became different. Throws the problems 404, 400 for a code that
 * is taken, and 409 for an older version and for a new code once there are printings, which carry the old one.
 */
export async function changeSet(
  db: Database,
  { memberId, nowMs }: Editor,
  id: string,
  { version, code, name, releasedOn }: ChangeSet,
): Promise<string | null> {
  return sayingCodeTaken(() =>
    db.transaction(async (tx) => {
      const [set] = await storedSets(tx, [id]);
      if (!set) throw notFound();
      if (set.version !== version) throw changedMeanwhile('set');
      if (code !== set.code) await refuseCarriedCode(tx, set);
      const label = name === set.name ? `changed the set ${name}` : `renamed the set ${set.name} to ${name}`;
      const entry = {
        memberId,
        kind: 'changed',
        subject: 'set',
        subjectId: id,
        gameId: set.gameId,
        label,
        nowMs,
      } as const;
      return recordChange(tx, entry, [id], () =>
        tx.query('update game_set set code = $2, name = $3, released_on = $4 where id = $1', [
          id,
          code,
          name,
          releasedOn,
        ]),
      );
    }),
  );
}

/**
 * Deletes sets with their printings; the cards themselves stay. Throws the problem 409 when a pack definition draws from one
 * of the sets or names one of their printings.
 */
export async function deleteSets(
  db: Database,
  { memberId, nowMs }: Editor,
  selection: TableSelection,
): Promise<DeletedSets> {
  return db.transaction(async (tx) => {
    const sets = await storedSets(tx, await readSelectedIds(tx, setsTable, selection));
    const [first] = sets;
    if (!first) return { activityId: null, sets: 0, printings: 0 };
    for (const set of sets) await refuseNeededSet(tx, set);
    const printings = await printingsOf(tx, sets);
    await refuseNeededPrintings(tx, printings);
    const printingImages = await imagesOf(tx, 'printing', printings);
    const setImages = await imagesOf(
      tx,
      'set',
      sets.map((set) => set.id),
    );
    await tx.query('delete from printing where id = any($1)', [printings]);
    await tx.query('delete from game_set where id = any($1)', [sets.map((set) => set.id)]);
    const what = sets.length === 1 ? `the set ${first.name}` : `${sets.length} sets`;
    const label =
      printings.length === 0 ? `deleted ${what}` : `deleted ${what} with ${printings.length} printings`;
    const gone = [
      ...[...printingImages].map(([id, before]) => ({
        subject: 'printing' as const,
        subjectId: id,
        before,
        after: null,
      })),
      ...[...setImages].map(([id, before]) => ({
        subject: 'set' as const,
        subjectId: id,
        before,
        after: null,
      })),
    ];
    const entry = {
      memberId,
      kind: 'deleted',
      subject: 'set',
      subjectId: first.id,
      gameId: first.gameId,
      label,
      nowMs,
    } as const;
    const activityId = await recordActivities(tx, entry, gone);
    return { activityId, sets: sets.length, printings: printings.length };
  });
}

async function sayingCodeTaken<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (fault) {
    if (isUniqueViolation(fault, 'game_set_code')) throw codeTaken();
    throw fault;
  }
}

function storedSets(tx: Sql, ids: readonly string[]): Promise<StoredSet[]> {
  return tx.query<StoredSet>(
    `select id, game_id as "gameId", code, name, ${imageVersionSql('set')} as version
     from game_set t where id = any($1) order by id for update`,
    [[...ids]],
  );
}

async function printingsOf(tx: Sql, sets: readonly StoredSet[]): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    `select p.id from printing p join game_set s on s.game_id = p.game_id and s.code = p.set_code
     where s.id = any($1) order by 1`,
    [sets.map((set) => set.id)],
  );
  return rows.map((row) => row.id);
}

/** Throws the problem 409 while printings but for those of `gone` carry a set's code, or a pack definition draws from it. */
export async function refuseCarriedSets(
  tx: Sql,
  setIds: readonly string[],
  gone: readonly string[],
): Promise<void> {
  for (const set of await storedSets(tx, setIds)) await refuseCarriedCode(tx, set, gone);
}

async function refuseCarriedCode(tx: Sql, set: StoredSet, gone: readonly string[] = []): Promise<void> {
  const goes = new Set(gone);
  const printings = (await printingsOf(tx, [set])).filter((id) => !goes.has(id)).length;
  if (printings === 0) return refuseNeededSet(tx, set);
  const carry =
    printings === 1 ? 'One printing carries' : `${printings.toLocaleString('en')} printings carry`;
  throw refusal('codeCarried', null, { sentence: `${carry} the code ${set.code}, so it has to stay.` });
}
