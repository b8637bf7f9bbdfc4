import type { Sql } from '#server/db/database.ts';

/** Rows whose types say what their statements do not answer, each told by the sentence before it in `rows.test.ts`. */
export async function planted(sql: Sql) {
  const code = (name: string) => `select code, ${name} from draft`;
  return [
    await sql.query<{ handle: string; mail: string }>('select handle from member'),
    await sql.query<{ handle: string }>('select handle, roles from member'),
    await sql.query<{ at: string }>('select created_at as at from member'),
    await sql.query<{ id: string; email: string }>('select id, email from member'),
    await sql.query<{ id: string | null }>('select id from member'),
    await sql.query<{ status: 'lobby' | 'drafting' }>('select status from draft'),
    await sql.query<{ roles: string }>('select roles from member'),
    await sql.query<{ state: null }>('select state from event'),
    await sql.query<{ contents: { lines: string[] } }>('select contents from deck'),
    await sql.query<{ host: string }>(
      'select m.handle as host from draft d left join member m on m.id = d.host_id',
    ),
    await sql.query<{ hostId: string }>(
      'select m.id as "hostId" from draft d left join member m on m.id = d.host_id',
    ),
    await sql.query<{ code: string; title: string }>(code('title')),
    await sql.query<{ total: string }>('select count(*)::int as total from draft'),
  ];
}

/** As {@link planted}, but right: nothing is told of these. */
export async function sound(sql: Sql) {
  const columns = (isLong: boolean) => `id, handle${isLong ? ', email' : ''}`;
  return [
    await sql.query<{ id: string; email: string }>('select id, email from member where email is not null'),
    await sql.query<{ status: 'lobby' }>("select status from draft where status = 'lobby'"),
    await sql.query<{ id: string; handle: string }>(`select ${columns(false)} from member`),
    await sql.query<{ id: string; handle: string; email: string | null }>(
      `select ${columns(true)} from member`,
    ),
    await sql.query<{ host: string | null }>(
      'select m.handle as host from draft d left join member m on m.id = d.host_id',
    ),
    await sql.query<{ roles: readonly string[]; at: Date; total: number }>(
      'select roles, created_at as at, 1::bigint as total from member',
    ),
  ];
}
