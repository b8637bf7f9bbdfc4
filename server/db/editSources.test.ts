import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServerDatabase } from '#tests/support/testDatabases.ts';
import type { Database } from './database.ts';
import { openPool, serverDatabase } from './postgres.ts';
import { knownMigrations, takeMigrations } from './schemaLevel.ts';

const GHOST = {
  name: 'Kettle Ghost',
  rating: 5,
  rules: 'It hums.',
  lanes: ['steam'],
  attributes: { pitch: 1, height: 20 },
};
const AT = new Date('2026-03-04T05:06:07Z');
const JUNO = { by: 'person', id: 'juno', at: AT.getTime() };

/** Columns of the version before, as an activity remembers a card. */
const image = (record: object) => JSON.stringify({ id: 'ghost', name: 'Kettle Ghost', record });

describe('what was edited before rows knew where their fields come from', () => {
  let db: Database;
  let drop: () => Promise<void>;
  beforeAll(async () => {
    const made = await createServerDatabase();
    drop = made.drop;
    db = serverDatabase(openPool(made.url, 2), made.url);
    const [baseline, ...later] = knownMigrations();
    if (!baseline) throw new Error('There are no migrations.');
    await db.transaction((tx) => takeMigrations(tx, [baseline]));
    await fill(db);
    await db.transaction((tx) => takeMigrations(tx, later));
  });
  afterAll(async () => {
    await db?.close();
    await drop?.();
  });

  it('counts as what a person set where it still stands and was not reverted', async () => {
    const [ghost] = await db.query("select sources from card where id = 'ghost'");
    expect(ghost).toEqual({ sources: { rating: JUNO, 'attributes.pitch': JUNO } });
    expect(await db.query('select sources from game_set')).toEqual([{ sources: { name: JUNO } }]);
    expect(await db.query('select sources from pack_definition')).toEqual([
      { sources: { definition: JUNO } },
    ]);
    expect(await db.query("select sources from card where id = 'moon'")).toEqual([{ sources: null }]);
  });
});

async function fill(db: Database): Promise<void> {
  await db.query(
    `insert into member (id, handle, handle_key, is_guest, avatar_seed, created_at, last_seen_at)
     values ('juno', 'Juno', 'juno', false, 'juno', now(), now())`,
  );
  await db.query(
    "insert into game (id, slug, name, status, definition, updated_at) values ('tea', 'tea', 'Tea', 'draft', '{}', now())",
  );
  await db.query(
    `insert into card (id, game_id, name, record, is_name_only)
     values ('ghost', 'tea', 'Kettle Ghost', $1, false), ('moon', 'tea', 'Saucer Moon', '{"rating":2}', false)`,
    [JSON.stringify(GHOST)],
  );
  await db.query("insert into game_set (id, game_id, code, name) values ('set', 'tea', 'TEA', 'Tea time')");
  await db.query(
    `insert into pack_definition (id, game_id, slug, definition) values ('pack', 'tea', 'pack', '{"name":"Pack"}')`,
  );
  const edit = (
    id: string,
    subject: string,
    subjectId: string,
    before: string | null,
    after: string,
    isReverted = false,
  ) =>
    db.query(
      `with a as (insert into activity (id, at, member_id, kind, subject, subject_id, game_id, label, changes, reverted_at)
         values ($1, $2, 'juno', 'changed', $3, $4, 'tea', 'changed it', 1, $7) returning id)
       insert into activity_change (activity_id, seq, subject, subject_id, before, after)
       select id, 0, $3, $4, $5::jsonb, $6::jsonb from a`,
      [id, AT, subject, subjectId, before, after, isReverted ? AT : null],
    );
  await edit(
    'rated',
    'card',
    'ghost',
    image({ ...GHOST, rating: 3, attributes: { height: 20 } }),
    image(GHOST),
  );
  await edit('overwritten', 'card', 'ghost', image(GHOST), image({ ...GHOST, rules: 'It sings.' }));
  await edit('reverted', 'card', 'ghost', image({ ...GHOST, lanes: [] }), image(GHOST), true);
  await edit(
    'named',
    'set',
    'set',
    '{"name":"TEA","released_on":null}',
    '{"name":"Tea time","released_on":null}',
  );
  await edit('packed', 'packDefinition', 'pack', '{"definition":{}}', '{"definition":{"name":"Pack"}}');
}
