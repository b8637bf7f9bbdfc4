import { expect, it } from 'vitest';
import { ANY_KIND, openTestDatabase } from '#tests/support/testDatabases.ts';
import { readAllRows } from './tableQuery.ts';
import { usersTable } from './tables/users.ts';

it('writes each row once, in its place, though rows come, go and move while a file is written', async () => {
  const db = await openTestDatabase(ANY_KIND);
  const handles = Array.from({ length: 4001 }, (_, at) => `m${String(at).padStart(4, '0')}`);
  const join = (names: readonly string[]) =>
    db.query(
      `insert into member (id, handle, handle_key, is_guest, avatar_seed, created_at, last_seen_at)
       select name, name, name, false, name, now(), now() from unnest($1::text[]) name`,
      [names],
    );
  await join(handles);
  const parts = readAllRows(db, usersTable, { search: '', sort: 'handle', page: 1, pageRows: 50 });
  const written = [await parts.next()].flatMap(({ value }) => value ?? []);
  await join(['a newcomer']);
  await db.query("delete from member where id in ('m0003', 'm0004', 'm2500')");
  await db.query("update member set handle = 'zoe' where id = 'm0005'");
  for await (const rows of parts) written.push(...rows);
  expect(written.map(({ id }) => id)).toEqual(handles.filter((id) => id !== 'm2500'));
  await db.close();
});
