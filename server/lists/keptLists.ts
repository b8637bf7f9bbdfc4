import { randomUUID } from 'node:crypto';
import { can, type Person } from '#contract/can.ts';
import type { KeptList, ListChange, ListRow, ListShelf } from '#contract/lists/lists.ts';
import {
  MOST_LISTS,
  MOST_SHARED_LISTS,
  type OwnListAnswers,
  ownListAnswersSchema,
} from '#contract/lists/ownList.ts';
import type { Database, Sql } from '../db/database.ts';
import { refusal } from '../http/refusalError.ts';
import type { ReadOwnList } from './readOwnList.ts';

/** Whose list it is. */
export interface Keeper extends Person {
  readonly memberId: string;
}

interface Row {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly file_name: string | null;
  readonly link: string | null;
  readonly answers: unknown;
  readonly cards: number;
  readonly is_shared: boolean;
  readonly used_at: Date;
  readonly is_mine: boolean;
  readonly owner: string;
  readonly game_slug: string | null;
  readonly game_name: string | null;
}

type ShelfRow = Omit<Row, 'text' | 'answers' | 'file_name'>;

/** Without the texts, which may be long: `text` where they are wanted. */
const columns = (withText: boolean) =>
  `l.id, l.name, ${withText ? 'l.text, l.answers, l.file_name,' : ''} l.link, l.cards, l.is_shared, l.used_at,
  l.member_id = $1 as is_mine, m.handle as owner, g.slug as game_slug, g.name as game_name
  from member_list l join member m on m.id = l.member_id left join game g on g.id = l.game_id`;

const rowOf = (row: ShelfRow): ListRow => ({
  listId: row.id,
  name: row.name,
  cards: row.cards,
  game:
    row.game_slug === null || row.game_name === null ? null : { slug: row.game_slug, name: row.game_name },
  link: row.link,
  isMine: row.is_mine,
  isShared: row.is_shared,
  ownerName: row.is_mine ? null : row.owner,
  usedAtMs: row.used_at.getTime(),
});

const mostOf = (keeper: Person) => (can(keeper, 'shareLists') ? MOST_SHARED_LISTS : MOST_LISTS);

/** One's own lists, the last used first, then those that others share. */
export async function readShelf(sql: Sql, keeper: Keeper): Promise<ListShelf> {
  const rows = await sql.query<ShelfRow>(
    `select ${columns(false)} where l.member_id = $1 or l.is_shared
     order by is_mine desc, l.used_at desc, l.id limit $2`,
    [keeper.memberId, MOST_SHARED_LISTS * 2],
  );
  return { lists: rows.map(rowOf), most: mostOf(keeper) };
}

/** A list as it is kept. */
export interface OpenKeptList {
  readonly row: ListRow;
  readonly text: string;
  readonly fileName: string | null;
  readonly answers: OwnListAnswers;
}

/** A list of one's own or one that is shared; throws `listUnknown` for all others, as if they were not there. */
export async function openKeptList(sql: Sql, listId: string, memberId: string): Promise<OpenKeptList> {
  const [row] = await sql.query<Row>(
    `select ${columns(true)} where l.id = $2 and (l.member_id = $1 or l.is_shared)`,
    [memberId, listId],
  );
  if (!row) throw refusal('listUnknown');
  return {
    row: rowOf(row),
    text: row.text,
    fileName: row.file_name,
    answers: ownListAnswersSchema.parse(row.answers),
  };
}

const copiesIn = (read: ReadOwnList): number =>
  [...read.copies.values()].reduce((sum, each) => sum + each, 0);

/**
 * Keeps a list that was read. The same cards under the same name, or a cube of the same link, are the list that is there
 * already. Throws `tooManyLists`; counted under a lock on the member, so that lists kept at once do not slip past together.
 */
export async function keepList(
  db: Database,
  list: KeptList,
  read: ReadOwnList,
  keeper: Keeper,
  nowMs: number,
): Promise<ListRow> {
  const { memberId } = keeper;
  const values = [
    list.name,
    list.text,
    list.fileName,
    list.link,
    JSON.stringify(list.answers),
    copiesIn(read),
    read.game?.id ?? null,
    new Date(nowMs),
  ];
  const listId = await db.transaction(async (tx) => {
    await tx.query('select id from member where id = $1 for update', [memberId]);
    const [known] = await tx.query<{ id: string }>(
      `select id from member_list where member_id = $1 and ((name = $2 and text = $3) or link = $4)
       order by link is null, used_at desc limit 1`,
      [memberId, list.name, list.text, list.link],
    );
    if (known) {
      await tx.query(
        `update member_list set name = $1, text = $2, file_name = $3, link = $4, answers = $5::jsonb, cards = $6,
         game_id = $7, used_at = $8 where id = $9`,
        [...values, known.id],
      );
      return known.id;
    }
    const [kept] = await tx.query<{ count: number }>(
      'select count(*)::int as count from member_list where member_id = $1',
      [memberId],
    );
    const most = mostOf(keeper);
    if ((kept?.count ?? 0) >= most) throw refusal('tooManyLists', { most });
    const id = randomUUID();
    await tx.query(
      `insert into member_list (name, text, file_name, link, answers, cards, game_id, used_at, id, member_id, is_shared)
       values ($1, $2, $3, $4, $5::jsonb, $6, $7, $8, $9, $10, false)`,
      [...values, id, memberId],
    );
    return id;
  });
  return (await openKeptList(db, listId, memberId)).row;
}

/** Changes a list of one's own; `read` is what it says then, where its cards change. Throws `listUnknown`. */
export async function changeList(
  db: Database,
  listId: string,
  change: ListChange,
  read: ReadOwnList | null,
  keeper: Keeper,
): Promise<ListRow> {
  const { name, text, answers, isShared } = change;
  const changed = await db.query<{ id: string }>(
    `update member_list set name = coalesce($3, name), text = coalesce($4, text), answers = coalesce($5::jsonb, answers),
     is_shared = coalesce($6, is_shared), cards = case when $7::int is null then cards else $7::int end,
     game_id = case when $7::int is null then game_id else $8 end
     where id = $1 and member_id = $2 returning id`,
    [
      listId,
      keeper.memberId,
      name ?? null,
      text ?? null,
      answers === undefined ? null : JSON.stringify(answers),
      isShared ?? null,
      read === null ? null : copiesIn(read),
      read?.game?.id ?? null,
    ],
  );
  if (changed.length === 0) throw refusal('listUnknown');
  return (await openKeptList(db, listId, keeper.memberId)).row;
}

/** Deletes a list of one's own; tables that were opened from it keep their cards. Throws `listUnknown`. */
export async function deleteList(sql: Sql, listId: string, memberId: string): Promise<void> {
  const gone = await sql.query('delete from member_list where id = $1 and member_id = $2 returning id', [
    listId,
    memberId,
  ]);
  if (gone.length === 0) throw refusal('listUnknown');
}

/** Says that a list is drafted now: it comes first on its owner's shelf. */
export async function noteDrafted(sql: Sql, listId: string, memberId: string, nowMs: number): Promise<void> {
  await sql.query('update member_list set used_at = $3 where id = $1 and member_id = $2', [
    listId,
    memberId,
    new Date(nowMs),
  ]);
}

/** Games of tables that are gone; a list's table makes one where no game has its cards. */
export async function sweepPrivateGames(sql: Sql): Promise<void> {
  await sql.query(
    `delete from game g where g.status = 'private' and not exists (select 1 from draft d where d.game_id = g.id)`,
  );
}
