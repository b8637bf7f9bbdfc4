import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillEveryTable } from '#server/db/everyTable.testkit.ts';
import type { Database } from '#server/db/open.ts';
import { ANY_KIND, openTestDatabase } from '#tests/support/testDatabases.ts';
import { createSessions } from './sessions.ts';
import { endEarlierWaysIn, WAY_IN_TABLES } from './waysIn.ts';

/** Tables that name a member and let nobody into the account: what they played, made, said or were told. */
const NO_WAY_IN = [
  'account_invitation',
  'activity',
  'card_picture',
  'chat_message',
  'chat_report',
  'deck',
  'deck_snapshot',
  'deck_submission',
  'draft',
  'draft_tally',
  'draft_template',
  'event',
  'event_log',
  'event_player',
  'event_waiting',
  'exported_deck',
  'image_host',
  'import_batch',
  'member_achievement',
  'member_list',
  'member_metric',
  'member_note',
  'metric_due',
  'pack_definition',
  'poll',
  'poll_vote',
  'practice_draft',
  'queue_place',
  'result_link',
  'seat',
  'seat_pool',
  'source_recipe',
  'table_invitation',
  'web_hook',
];

const POINTING = `select distinct f.relname::text as "table", a.attname::text as "column"
  from pg_constraint k join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid
  join pg_attribute a on a.attrelid = f.oid and a.attnum = any(k.conkey)
  where k.contype = 'f' and t.relname = 'member' order by 1, 2`;
const NAMING = `select distinct table_name as "table" from information_schema.columns
  where table_schema = 'public' and column_name ~ 'member_id$' order by 1`;

let db: Database;
let pointing: { readonly table: string; readonly column: string }[];
beforeAll(async () => {
  db = await openTestDatabase(ANY_KIND);
  pointing = await db.query(POINTING);
});
afterAll(() => db.close());

it('each table that names a member is a way in that a first proof ends, or lets nobody in [A27, S2]', async () => {
  const naming = await db.query<{ table: string }>(NAMING);
  const tables = new Set([...pointing, ...naming].map(({ table }) => table));
  // Of a new table: does a row of it let somebody in, as a token or a passkey does? Then it is a row of WAYS_IN.
  expect([...tables].toSorted()).toStrictEqual([...WAY_IN_TABLES, ...NO_WAY_IN].toSorted());
});

it('a first proof leaves no row of any of these ways [S2]', async () => {
  await fillEveryTable(db);
  await db.query('update refresh_family set revoked_at = null');
  const [member] = await db.query<{ id: string }>('select id from member order by id limit 1');
  const memberId = member?.id ?? '';
  const sessions = createSessions({ db, now: () => 0 });
  const rowsLeft = async () => {
    const left: string[] = [];
    for (const { table, column } of pointing.filter((one) => WAY_IN_TABLES.includes(one.table))) {
      const living = table === 'refresh_family' ? 'and revoked_at is null' : '';
      const rows = await db.query(`select 1 from ${table} where ${column} = $1 ${living}`, [memberId]);
      if (rows.length > 0) left.push(table);
    }
    return left.toSorted();
  };
  expect(await rowsLeft()).toStrictEqual([...WAY_IN_TABLES].toSorted());
  await db.transaction((tx) => endEarlierWaysIn(tx, sessions, memberId, null));
  expect(await rowsLeft()).toStrictEqual([]);
});
