import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ActivityRow } from '#contract/admin/activity.ts';
import type { SetRow } from '#contract/admin/sets.ts';
import type { TablePage } from '#contract/admin/table.ts';
import { type AdminServer, openAdminServer, told } from './admin.testkit.ts';

let server: AdminServer;

beforeAll(async () => {
  server = await openAdminServer();
});
afterAll(() => server?.close());
beforeEach(async () => {
  await server.db.query("delete from printing where set_code = 'KIT'");
  await server.db.query("delete from game_set where code <> 'CAN'");
  await server.db.query('delete from activity');
});

const send: AdminServer['admin']['send'] = (...asked) => {
  server.clock.nowMs += 1000;
  return server.admin.send(...asked);
};
const make = async (code: string, name: string) =>
  (await send('POST', '/api/admin/sets', { game: 'canary', code, name, releasedOn: null })).json<{
    id: string;
    activityId: string;
  }>();
const sets = async () =>
  (await send('GET', '/api/admin/tables/sets'))
    .json<TablePage<SetRow>>()
    .rows.map(({ code, name, releasedOn, printings }) => [code, name, releasedOn, printings]);
const log = async () =>
  (await send('GET', '/api/admin/tables/activity?sort=at'))
    .json<TablePage<ActivityRow>>()
    .rows.map(({ who, kind, label, changes, revertedAt }) => [
      who,
      kind,
      label,
      changes,
      revertedAt !== null,
    ]);
interface WrittenSet {
  readonly code: string;
  readonly name: string;
  readonly releasedOn: string | null;
}
const read = async (id: string) => (await send('GET', `/api/admin/tables/sets/rows/${id}`)).json<SetRow>();
const change = async (id: string, set: WrittenSet, version?: string) =>
  send('PUT', `/api/admin/sets/${id}`, { version: version ?? (await read(id)).version, ...set });
const revert = (activityId: string | null) => send('POST', `/api/admin/activity/${activityId}/revert`);
const canary = ['CAN', 'Canaries', null, 60];

describe('a set', () => {
  it('is made and changed, and the log says by whom [spec 1.3]', async () => {
    const { id } = await make('KIT', 'Kites');
    const changed = await change(id, { code: 'KTE', name: 'Paper Kites', releasedOn: '2026-01-31' });
    expect(changed.statusCode).toBe(200);
    expect(await sets()).toEqual([canary, ['KTE', 'Paper Kites', '2026-01-31', 0]]);
    expect(await log()).toEqual([
      ['Vera', 'created', 'made the set Kites (KIT)', 1, false],
      ['Vera', 'changed', 'renamed the set Kites to Paper Kites', 1, false],
    ]);
  });

  it('that is saved as it was leaves no trace', async () => {
    const { id } = await make('KIT', 'Kites');
    const same = await change(id, { code: 'KIT', name: 'Kites', releasedOn: null });
    expect(same.json()).toEqual({ activityId: null });
    expect(await log()).toHaveLength(1);
  });

  it('that somebody else changed since it was read stays as they left it', async () => {
    const { id } = await make('KIT', 'Kites');
    const { version } = await read(id);
    await change(id, { code: 'KIT', name: 'Paper Kites', releasedOn: null });
    const late = await change(id, { code: 'KIT', name: 'Kites', releasedOn: '2026-01-31' }, version);
    expect(late.json()).toMatchObject({ code: 'changedMeanwhile' });
    expect(told(late)).toEqual([409, 'This set was changed in another window. Look at it again first.']);
    expect(await sets()).toEqual([canary, ['KIT', 'Paper Kites', null, 0]]);
    const again = await change(id, { code: 'KIT', name: 'Paper Kites', releasedOn: '2026-01-31' });
    expect(again.statusCode).toBe(200);
    expect(await sets()).toEqual([canary, ['KIT', 'Paper Kites', '2026-01-31', 0]]);
  });

  it('keeps its version while printings come and go', async () => {
    const [row] = await server.db.query<{ id: string }>("select id from game_set where code = 'CAN'");
    const { version, printings } = await read(row?.id ?? '');
    await server.db.query("update printing set set_code = 'KIT' where number = '1'");
    const fewer = await read(row?.id ?? '');
    await server.db.query("update printing set set_code = 'CAN'");
    expect(version).toMatch(/^[0-9a-f]{32}$/);
    expect([fewer.version, fewer.printings]).toEqual([version, printings - 1]);
  });

  it.each([
    [{ code: '' }, 'Write a code.'],
    [{ code: 'a b' }, 'Use letters, digits, dots, dashes and underscores.'],
    [{ code: 'CAN' }, 'Another set of this game has that code.'],
    [{ name: ' ' }, 'Write a name.'],
    [{ name: 'Ki\u202Etes' }, 'Leave out characters that cannot be seen.'],
    [{ name: 'x'.repeat(121) }, 'Use at most 120 characters.'],
    [{ releasedOn: '2026-02-30' }, 'Write the day as 2026-11-21.'],
    [{ game: 'nowhere' }, 'Choose a game.'],
  ])('with %j is refused with a sentence and not made', async (wrong, sentence) => {
    const wish = { game: 'canary', code: 'KIT', name: 'Kites', releasedOn: null, ...wrong };
    expect(told(await send('POST', '/api/admin/sets', wish))).toEqual([400, sentence]);
    expect(await sets()).toEqual([canary]);
    expect(await log()).toEqual([]);
  });

  it('keeps its code as long as printings carry it', async () => {
    const [row] = await server.db.query<{ id: string }>("select id from game_set where code = 'CAN'");
    const wish = { code: 'XYZ', name: 'Canaries', releasedOn: null };
    expect(told(await change(row?.id ?? '', wish))).toEqual([
      409,
      '60 printings carry the code CAN, so it has to stay.',
    ]);
    expect(told(await change('nowhere', wish, 'any'))).toEqual([404, 'We couldn’t find that.']);
  });

  it('that a pack draws from is not deleted', async () => {
    const [row] = await server.db.query<{ id: string }>("select id from game_set where code = 'CAN'");
    const answer = await send('POST', '/api/admin/sets/delete', { selection: { ids: [row?.id] } });
    expect(told(answer)).toEqual([
      409,
      'The pack “Fifteen birds” draws from Canaries. Change the pack first.',
    ]);
    expect(await sets()).toEqual([canary]);
  });

  it('with a printing that a pack names is not deleted', async () => {
    const { id } = await make('KIT', 'Kites');
    const [printing] = await server.db.query<{ id: string; card: string }>(
      "update printing set set_code = 'KIT' where id = (select min(id) from printing) returning id, record->>'card' as card",
    );
    await server.db.query(
      `update pack_definition set definition = jsonb_set(definition, '{sheets,named}', jsonb_build_object(
         'kind', jsonb_build_object('type', 'random'),
         'cards', jsonb_build_array(jsonb_build_object('printing', (select key from printing where id = $1), 'weight', 1))))`,
      [printing?.id],
    );
    const answer = await send('POST', '/api/admin/sets/delete', { selection: { ids: [id] } });
    expect(told(answer)).toEqual([
      409,
      `The pack “Fifteen birds” names ${printing?.card}. Take it out of the pack first.`,
    ]);
    await server.db.query("update printing set set_code = 'CAN'");
    await server.db.query("update pack_definition set definition = definition #- '{sheets,named}'");
    expect(await sets()).toEqual([canary, ['KIT', 'Kites', null, 0]]);
  });
});

describe('deleted sets', () => {
  const withPrintings = async () => {
    const { id } = await make('KIT', 'Kites');
    await server.db.query(
      `insert into printing (id, game_id, key, card_id, set_code, number, rarity, is_draftable, record)
       select 'kit-' || n, g.id, 'kit-' || n, c.id, 'KIT', n::text, 'common', true,
         jsonb_build_object('key', 'kit-' || n, 'card', c.name, 'set', 'KIT', 'number', n::text)
       from generate_series(1, 3) n, game g, lateral (select * from card where game_id = g.id order by id limit 1) c`,
    );
    return id;
  };
  const stored = () =>
    server.db.query<unknown>(
      "select to_jsonb(p) as row from printing p where set_code = 'KIT' union all select to_jsonb(s) from game_set s order by 1",
    );

  it('go with their printings, and undo brings every column of them back', async () => {
    const id = await withPrintings();
    const before = await stored();
    const gone = await send('POST', '/api/admin/sets/delete', { selection: { ids: [id] } });
    expect(gone.json()).toEqual({ activityId: expect.any(String), sets: 1, printings: 3 });
    expect(await sets()).toEqual([canary]);
    const undone = await revert(gone.json<{ activityId: string }>().activityId);
    expect(undone.json()).toEqual({ activityId: expect.any(String), rows: 4 });
    expect(await stored()).toEqual(before);
    expect((await log()).slice(1)).toEqual([
      ['Vera', 'deleted', 'deleted the set Kites with 3 printings', 4, true],
      ['Vera', 'reverted', 'reverted: deleted the set Kites with 3 printings', 4, false],
    ]);
    const again = await revert(undone.json<{ activityId: string }>().activityId);
    expect(again.statusCode).toBe(200);
    expect(await sets()).toEqual([canary]);
    expect((await log()).at(-1)?.[2]).toBe('did again: deleted the set Kites with 3 printings');
  });

  it('are all that match where all were meant', async () => {
    for (const code of ['K1', 'K2', 'K3']) await make(code, `Kites ${code}`);
    await make('OTH', 'Other');
    const matching = { matching: { search: 'kites', filter: {} } };
    const gone = await send('POST', '/api/admin/sets/delete', { selection: matching });
    expect(gone.json()).toMatchObject({ sets: 3, printings: 0 });
    expect(await sets()).toEqual([canary, ['OTH', 'Other', null, 0]]);
  });
});

describe('a revert', () => {
  it('is refused once the row has changed since, and changes nothing', async () => {
    const { id, activityId } = await make('KIT', 'Kites');
    await change(id, { code: 'KIT', name: 'Paper Kites', releasedOn: null });
    expect(told(await revert(activityId))).toEqual([
      409,
      'One row was changed since, so nothing was reverted. Look at the later changes first.',
    ]);
    expect(await sets()).toEqual([canary, ['KIT', 'Paper Kites', null, 0]]);
  });

  it('is refused twice, and for what is not there', async () => {
    const { activityId } = await make('KIT', 'Kites');
    expect((await revert(activityId)).statusCode).toBe(200);
    expect(told(await revert(activityId))).toEqual([409, 'This was reverted already.']);
    expect(told(await revert('nowhere'))).toEqual([404, 'We couldn’t find that.']);
  });

  it('is refused when something made since is in the way', async () => {
    const { id } = await make('KIT', 'Kites');
    const gone = await send('POST', '/api/admin/sets/delete', { selection: { ids: [id] } });
    await make('KIT', 'Other kites');
    expect(told(await revert(gone.json<{ activityId: string }>().activityId))).toEqual([
      409,
      'Something made since is in the way, so nothing was reverted.',
    ]);
    expect(await sets()).toEqual([canary, ['KIT', 'Other kites', null, 0]]);
  });

  it('takes no set away whose code printings made since carry, nor one that a pack draws from', async () => {
    const { activityId } = await make('KIT', 'Kites');
    const move = (to: string) =>
      server.db.query('update printing set set_code = $1 where id = (select min(id) from printing)', [to]);
    await move('KIT');
    expect(told(await revert(activityId))).toEqual([
      409,
      'One printing carries the code KIT, so it has to stay.',
    ]);
    await move('CAN');
    await server.db.query(
      `update pack_definition set definition = jsonb_set(definition, '{sheets,kites}',
         '{"kind":{"type":"random"},"filter":{"sets":["KIT"]}}')`,
    );
    expect(told(await revert(activityId))).toEqual([
      409,
      'The pack “Fifteen birds” draws from Kites. Change the pack first.',
    ]);
    await server.db.query("update pack_definition set definition = definition #- '{sheets,kites}'");
    expect(await sets()).toEqual([canary, ['KIT', 'Kites', null, 0]]);
    expect((await revert(activityId)).statusCode).toBe(200);
  });

  it('shows beforehand what stood there and what stands there', async () => {
    const { id } = await make('KIT', 'Kites');
    const { activityId } = (await change(id, { code: 'KIT', name: 'Paper Kites', releasedOn: null })).json<{
      activityId: string;
    }>();
    const detail = (await send('GET', `/api/admin/activity/${activityId}`)).json();
    expect(detail).toMatchObject({
      who: 'Vera',
      label: 'renamed the set Kites to Paper Kites',
      game: 'canary',
      rows: [{ subject: 'set', subjectId: id, before: { name: 'Kites' }, after: { name: 'Paper Kites' } }],
    });
  });
});
