import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import {
  type BulkDone,
  type CardDetail,
  type CardForm,
  type CardRow,
  cardDetailSchema,
  type PrintingForm,
  type PrintingRow,
} from '#contract/admin/cards.ts';
import { adminGameSchema } from '#contract/admin/games.ts';
import { benchCardsSchema } from '#contract/admin/packs.ts';
import type { TablePage } from '#contract/admin/table.ts';
import { type AdminServer, openAdminServer, told } from './admin.testkit.ts';

let server: AdminServer;

beforeAll(async () => {
  server = await openAdminServer();
});
afterAll(() => server?.close());
beforeEach(async () => {
  await server.db.query("delete from card where name like 'Kite%'");
});

const send: AdminServer['admin']['send'] = (...asked) => {
  server.clock.nowMs += 1000;
  return server.admin.send(...asked);
};
const KITE: CardForm = {
  name: 'Kite',
  cost: 2,
  costText: '2',
  lanes: ['day'],
  type: 'Toy',
  typeLine: 'Toy of paper',
  rules: 'Flies.',
  flavour: '',
  stats: null,
  rating: null,
  attributes: {},
};
const PRINTING: PrintingForm = {
  set: 'CAN',
  number: '101',
  rarity: 'common',
  image: null,
  flavour: '',
  isDraftable: true,
};
const make = async (card: Partial<CardForm> = {}, printing: PrintingForm | null = PRINTING) =>
  (await send('POST', '/api/admin/cards', { game: 'canary', card: { ...KITE, ...card }, printing })).json<{
    id: string;
    activityId: string;
  }>();
/** Changes the card, or its first printing, as it stands now. */
const change = async (id: string, card: CardForm) => {
  const { version } = await detail(id);
  return send('PUT', `/api/admin/cards/${id}`, { version, card });
};
const changePrinting = async (cardId: string, printingId: string, printing: PrintingForm) => {
  const version = (await detail(cardId)).printings.find(({ id }) => id === printingId)?.version;
  return send('PUT', `/api/admin/printings/${printingId}`, { version, printing });
};
const detail = async (id: string) => (await send('GET', `/api/admin/cards/${id}`)).json<CardDetail>();
const cards = async (query = '') =>
  (await send('GET', `/api/admin/tables/cards?search=kite&${query}`)).json<TablePage<CardRow>>().rows;
const printings = async () =>
  (await send('GET', '/api/admin/tables/printings?search=kite&sort=number')).json<TablePage<PrintingRow>>()
    .rows;
const revert = (activityId: string | null) => send('POST', `/api/admin/activity/${activityId}/revert`);
const all = { matching: { game: 'canary', search: 'kite', filter: {} } };

describe('a card made by hand', () => {
  it('stands in the table with its printing, and undo takes both away', async () => {
    const { id, activityId } = await make();
    expect(await detail(id)).toMatchObject({
      game: 'canary',
      card: { ...KITE, sides: [], isNameOnly: false },
      printings: [{ ...PRINTING, key: 'CAN-101', card: 'Kite', externalIds: {} }],
      drafts: 0,
      usedBy: [],
    });
    expect(await cards()).toMatchObject([
      { name: 'Kite', lanes: ['day'], type: 'Toy', cost: 2, set: 'CAN', rarity: 'common', printings: 1 },
    ]);
    expect((await revert(activityId)).json()).toMatchObject({ rows: 2 });
    expect([await cards(), await printings()]).toEqual([[], []]);
  });

  it('is not taken away again with a printing that was added since', async () => {
    const { id, activityId } = await make();
    await send('POST', `/api/admin/cards/${id}/printings`, { ...PRINTING, number: '7' });
    expect(told(await revert(activityId))).toEqual([
      409,
      'Kite has got other printings since, so nothing was reverted. Delete those first.',
    ]);
    expect((await printings()).map(({ number }) => number)).toEqual(['7', '101']);
  });

  it('is not taken away again while a pack names it', async () => {
    const { activityId } = await make();
    await server.db.query(
      `update pack_definition set definition = jsonb_set(definition, '{sheets,named}',
         '{"kind":{"type":"random"},"cards":[{"printing":"CAN-101","weight":1}]}')`,
    );
    expect(told(await revert(activityId))).toEqual([
      409,
      'The pack “Fifteen birds” names Kite. Take it out of the pack first.',
    ]);
    expect(await cards()).toHaveLength(1);
    await server.db.query("update pack_definition set definition = definition #- '{sheets,named}'");
    expect((await revert(activityId)).statusCode).toBe(200);
  });

  it('gets another key where a printing has that set and number', async () => {
    await make();
    await make({ name: 'Kite two' });
    expect(new Set((await printings()).map(({ key }) => key))).toEqual(new Set(['CAN-101', 'CAN-101~2']));
  });

  it.each([
    [{ name: ' ' }, 'Write a name.'],
    [{ lanes: ['noon'] }, 'Canary has no time “noon”.'],
    [{ rating: 6 }, 'Rate from 0 to 5.'],
    [{ rules: 'x'.repeat(4001) }, 'Use at most 4,000 characters.'],
    [{ name: 'Ki\u202Ete' }, 'Leave out characters that cannot be seen.'],
  ])('is refused with %j and not made', async (wrong, sentence) => {
    const wish = { game: 'canary', card: { ...KITE, ...wrong }, printing: PRINTING };
    expect(told(await send('POST', '/api/admin/cards', wish))).toEqual([400, sentence]);
    expect(await cards()).toEqual([]);
  });

  it.each([
    [{ set: 'XYZ' }, 'Canary has no set “XYZ”.'],
    [{ rarity: 'mythic' }, 'Canary has no rarity “mythic”.'],
    [{ number: '' }, 'Write a number.'],
    [{ image: 'http://127.0.0.1/x.png' }, 'Write an address that begins with https://.'],
    [{ image: 'javascript:alert(1)' }, 'Write an address that begins with https://.'],
    [{ image: 'https://user@cards.example/x.png' }, 'Write an address that begins with https://.'],
  ])('is refused with a printing of %j and not made', async (wrong, sentence) => {
    const wish = { game: 'canary', card: KITE, printing: { ...PRINTING, ...wrong } };
    expect(told(await send('POST', '/api/admin/cards', wish))).toEqual([400, sentence]);
    expect(await cards()).toEqual([]);
  });

  it('is refused a name that another card of the game has', async () => {
    await make();
    const answer = await send('POST', '/api/admin/cards', { game: 'canary', card: KITE, printing: null });
    expect(told(answer)).toEqual([400, 'Another card of this game has that name.']);
  });
});

describe('the table of cards [finding A17]', () => {
  const named = async (filter: object) =>
    (await cards(`filter=${encodeURIComponent(JSON.stringify(filter))}`)).map(({ name }) => name);
  const valuesOf = async (key: string) =>
    (await send('GET', `/api/admin/tables/cards/values/${key}?game=canary`)).json<{ values: string[] }>()
      .values;

  it('is narrowed by the set and rarity of any printing', async () => {
    const { id } = await make({ name: 'Kite one' });
    await make({ name: 'Kite two' }, null);
    expect(await named({ set: 'CAN', rarity: ['common'] })).toEqual(['Kite one']);
    expect(await named({ rarity: 'rare' })).toEqual([]);
    await server.db.query("update printing set rarity = 'rare' where card_id = $1", [id]);
    expect(await named({ rarity: ['rare', 'odd'] })).toEqual(['Kite one']);
    expect(await valuesOf('rarity')).toEqual(['common', 'rare']);
    expect(await valuesOf('set')).toEqual(['CAN']);
  });

  it('is narrowed by any attribute, whether a text, a number or a list', async () => {
    await make({ name: 'Kite one', attributes: { height: 3, winds: ['north', 'east'], maker: "O'Hara" } });
    await make({ name: 'Kite two', attributes: { height: 12, winds: ['west'] } });
    expect(await named({ 'attributes.height': '12' })).toEqual(['Kite two']);
    expect(await named({ 'attributes.winds': ['east', 'south'] })).toEqual(['Kite one']);
    expect(await named({ 'attributes.maker': "O'Hara" })).toEqual(['Kite one']);
    expect(await named({ "attributes.x') or true --": 'y' })).toEqual([]);
    expect(await valuesOf('attributes.height')).toEqual(['3', '12']);
    expect(await valuesOf('attributes.winds')).toEqual(['east', 'north', 'west']);
    const endless = '9'.repeat(400);
    await make({ name: 'Kite three', attributes: { height: endless } });
    expect(await valuesOf('attributes.height')).toEqual(['3', '12', endless]);
  });
});

describe('a changed card [spec 1.3]', () => {
  it('tells the log what its cost was, and gets it back', async () => {
    const { id } = await make();
    const { activityId } = (await change(id, { ...KITE, cost: 3 })).json<{
      activityId: string;
    }>();
    const log = (await send('GET', `/api/admin/activity/${activityId}`)).json<{
      label: string;
      changes: number;
    }>();
    expect([log.label, log.changes]).toEqual(['changed the cost of Kite from 2 to 3', 1]);
    expect((await detail(id)).card.cost).toBe(3);
    await revert(activityId);
    expect((await detail(id)).card.cost).toBe(2);
  });

  it('takes its new name to its printings and to the free cards of the game, and back again', async () => {
    const { id } = await make();
    await server.db.query(
      `update game set definition = jsonb_set(definition, '{freeCards}', '["Kite", "Other"]') where slug = 'canary'`,
    );
    const free = async () =>
      (
        await server.db.query<{ free: string[] }>(
          "select definition->'freeCards' as free from game where slug = 'canary'",
        )
      )[0]?.free;
    const { activityId } = (await change(id, { ...KITE, name: 'Kite of silk' })).json<{
      activityId: string;
    }>();
    expect([(await detail(id)).printings[0]?.card, await free()]).toEqual([
      'Kite of silk',
      ['Kite of silk', 'Other'],
    ]);
    await revert(activityId);
    expect([(await detail(id)).printings[0]?.card, await free()]).toEqual(['Kite', ['Kite', 'Other']]);
    await server.db.query(
      `update game set definition = jsonb_set(definition, '{freeCards}', '[]') where slug = 'canary'`,
    );
  });

  it('has names in other languages, which are found, exported and read again (section 16)', async () => {
    const names = { de: 'Drachen', 'pt-BR': 'Pipa', ja: '凧' };
    const { id } = await make({ names });
    expect((await detail(id)).card.names).toEqual(names);
    const found = async (search: string) =>
      (await send('GET', `/api/admin/tables/cards?game=canary&search=${encodeURIComponent(search)}`))
        .json<TablePage<CardRow>>()
        .rows.map(({ name }) => name);
    expect([await found('drach'), await found('凧'), await found('pipa drachen')]).toEqual([
      ['Kite'],
      ['Kite'],
      ['Kite'],
    ]);
    const csv = (await send('GET', '/api/admin/tables/cards/csv?game=canary&search=kite')).body;
    expect(csv).toContain('"de: Drachen\nja: 凧\npt-BR: Pipa"');
    // A form that says nothing of them changes nothing; one without any takes them away.
    await change(id, { ...KITE, cost: 3 });
    expect((await detail(id)).card.names).toEqual(names);
    await change(id, { ...KITE, names: { fr: 'Cerf-volant', es: 'Kite' } });
    expect((await detail(id)).card.names).toEqual({ fr: 'Cerf-volant' });
    await change(id, { ...KITE, names: {} });
    expect((await detail(id)).card).not.toHaveProperty('names');
    expect(await found('cerf')).toEqual([]);
  });

  it('is refused names under what is no language, and stays as it was', async () => {
    const { id } = await make({ names: { de: 'Drachen' } });
    const refused = await change(id, { ...KITE, names: { German: 'Drache' } });
    expect([refused.statusCode, refused.body.includes('such as de or pt-BR')]).toEqual([400, true]);
    expect((await detail(id)).card.names).toEqual({ de: 'Drachen' });
  });

  it('that is saved as it was leaves no trace', async () => {
    const { id } = await make();
    expect((await change(id, KITE)).json()).toEqual({ activityId: null });
    const [printing] = (await detail(id)).printings;
    expect((await changePrinting(id, printing?.id ?? '', PRINTING)).json()).toEqual({
      activityId: null,
    });
  });

  it('is not written over by somebody who looked at it before; neither is a printing', async () => {
    const { id } = await make();
    const seen = await detail(id);
    await change(id, { ...KITE, cost: 3 });
    const late = { version: seen.version, card: { ...KITE, rules: 'Flies high.' } };
    expect(told(await send('PUT', `/api/admin/cards/${id}`, late))).toEqual([
      409,
      'This card was changed in another window. Look at it again first.',
    ]);
    expect((await detail(id)).card).toMatchObject({ cost: 3, rules: 'Flies.' });

    const [printing] = seen.printings;
    await changePrinting(id, printing?.id ?? '', { ...PRINTING, number: '7' });
    const latePrinting = { version: printing?.version, printing: { ...PRINTING, isDraftable: false } };
    expect(told(await send('PUT', `/api/admin/printings/${printing?.id}`, latePrinting))).toEqual([
      409,
      'This printing was changed in another window. Look at it again first.',
    ]);
    expect((await detail(id)).printings).toMatchObject([{ number: '7', isDraftable: true }]);
  });

  it('may have another printing, which can be changed by itself', async () => {
    const { id } = await make();
    const made = await send('POST', `/api/admin/cards/${id}/printings`, { ...PRINTING, number: '7' });
    const printingId = made.json<{ id: string }>().id;
    await changePrinting(id, printingId, {
      ...PRINTING,
      number: '9',
      image: 'https://cards.example/kite.png',
      isDraftable: false,
    });
    expect(await printings()).toMatchObject([
      { number: '9', image: 'https://cards.example/kite.png', isDraftable: false, key: 'CAN-7' },
      { number: '101', image: null, isDraftable: true, key: 'CAN-101' },
    ]);
  });

  it('of an earlier import, with null for a dash, opens in every editor of its game', async () => {
    const { id } = await make();
    await server.db.query(
      `update card set record = jsonb_set(record, '{attributes}', '{"gusts":null,"height":3}') where id = $1`,
      [id],
    );
    const read = async <Shape>(schema: z.ZodMiniType<Shape>, path: string) =>
      schema.parse((await send('GET', `/api/admin/${path}`)).json());
    const { card } = await read(cardDetailSchema, `cards/${id}`);
    expect(card.attributes).toEqual({ height: 3 });
    const { cards: benched } = await read(benchCardsSchema, 'bench/cards?game=canary');
    expect(benched.find(({ name }) => name === 'Kite')?.attributes).toEqual({ height: 3 });
    const game = await read(adminGameSchema, 'games/canary');
    expect(game.found.map(({ key }) => key)).toContain('height');
    expect(game.found.map(({ key }) => key)).not.toContain('gusts');
  });

  it('that is not there is not found', async () => {
    for (const [method, path, body] of [
      ['GET', '/cards/nowhere', undefined],
      ['PUT', '/cards/nowhere', { version: 'x', card: KITE }],
      ['PUT', '/printings/nowhere', { version: 'x', printing: PRINTING }],
      ['POST', '/cards/nowhere/printings', PRINTING],
      ['GET', '/card-games/nowhere', undefined],
    ] as const)
      expect(told(await send(method, `/api/admin${path}`, body))).toEqual([404, 'We couldn’t find that.']);
  });
});

describe('many cards at once', () => {
  const three = async () => {
    for (const name of ['Kite one', 'Kite two', 'Kite three']) await make({ name });
  };
  const change = (field: object, what = 'cards') =>
    send('POST', `/api/admin/${what}/change`, { selection: all, change: field });

  it('get a field set and lose it again by undo', async () => {
    await three();
    const done = (await change({ field: 'lanes', value: ['day', 'night'] })).json<BulkDone>();
    expect(done).toEqual({ activityId: expect.any(String), rows: 3 });
    expect((await cards()).map(({ lanes }) => lanes)).toEqual(Array(3).fill(['day', 'night']));
    await revert(done.activityId);
    expect((await cards()).map(({ lanes }) => lanes)).toEqual(Array(3).fill(['day']));
  });

  it.each([
    [{ field: 'type', value: 'Bird' }, 'type', 'Bird'],
    [{ field: 'cost', value: null }, 'cost', null],
    [{ field: 'rating', value: 4.5 }, 'rating', 4.5],
  ] as const)('take %j', async (field, key, value) => {
    await three();
    expect((await change(field)).json<BulkDone>().rows).toBe(3);
    expect((await cards()).map((row) => row[key])).toEqual([value, value, value]);
  });

  it('take a value of an attribute of the game, and lose it', async () => {
    await three();
    await server.db.query(
      `update game set definition = jsonb_set(definition, '{attributes}', '[{"key":"height","label":"Height","type":"number"}]')
       where slug = 'canary'`,
    );
    const heights = async () => (await cards()).map(({ attributes }) => attributes.height);
    expect((await change({ field: 'attribute', key: 'height', value: 3 })).json<BulkDone>().rows).toBe(3);
    expect(await heights()).toEqual([3, 3, 3]);
    expect(told(await change({ field: 'attribute', key: 'height', value: 'high' }))).toEqual([
      400,
      'Height is a number.',
    ]);
    expect(told(await change({ field: 'attribute', key: 'depth', value: 3 }))).toEqual([
      400,
      'Canary has no attribute “depth”.',
    ]);
    await change({ field: 'attribute', key: 'height', value: null });
    expect(await heights()).toEqual([undefined, undefined, undefined]);
  });

  it('give all their printings a value', async () => {
    await three();
    const done = (await change({ field: 'isDraftable', value: false })).json<BulkDone>();
    expect(done.rows).toBe(3);
    expect((await printings()).map(({ isDraftable }) => isDraftable)).toEqual([false, false, false]);
    await revert(done.activityId);
    expect((await printings()).map(({ isDraftable }) => isDraftable)).toEqual([true, true, true]);
    expect(told(await change({ field: 'rarity', value: 'odd' }))).toEqual([
      400,
      'Canary has no rarity “odd”.',
    ]);
  });

  it('keep what they have when the game does not know the value', async () => {
    await three();
    expect(told(await change({ field: 'lanes', value: ['noon'] }))).toEqual([
      400,
      'Canary has no time “noon”.',
    ]);
    expect(told(await change({ field: 'set', value: 'XYZ' }, 'printings'))).toEqual([
      400,
      'Canary has no set “XYZ”.',
    ]);
    expect((await change({ field: 'name', value: 'x' })).statusCode).toBe(400);
    expect((await cards()).map(({ lanes }) => lanes)).toEqual(Array(3).fill(['day']));
  });

  it('may have their printings left out of drafts, in column and record alike', async () => {
    await three();
    expect((await change({ field: 'isDraftable', value: false }, 'printings')).json<BulkDone>().rows).toBe(3);
    const rows = await server.db.query<{ column: boolean; record: boolean }>(
      `select p.is_draftable as column, (p.record->>'isDraftable')::boolean as record from printing p
       join card c on c.id = p.card_id where c.name like 'Kite%'`,
    );
    expect(rows).toEqual(Array(3).fill({ column: false, record: false }));
  });

  it('are deleted with their printings, and undo brings every column back', async () => {
    await three();
    const stored = () =>
      server.db.query<unknown>(
        `select to_jsonb(c) as row from card c where name like 'Kite%'
         union all select to_jsonb(p) from printing p where card_id in (select id from card where name like 'Kite%') order by 1`,
      );
    const before = await stored();
    const gone = (await send('POST', '/api/admin/cards/delete', { selection: all })).json<BulkDone>();
    expect([gone.rows, await stored()]).toEqual([3, []]);
    expect((await revert(gone.activityId)).json()).toMatchObject({ rows: 6 });
    expect(await stored()).toEqual(before);
  });

  it('of two games are refused', async () => {
    await three();
    await send('POST', '/api/admin/games', { name: 'Second', slug: 'second', like: 'canary' });
    await send('POST', '/api/admin/cards', { game: 'second', card: KITE, printing: null });
    const both = { matching: { search: 'kite', filter: {} } };
    const answer = await send('POST', '/api/admin/cards/change', {
      selection: both,
      change: { field: 'type', value: 'Bird' },
    });
    expect(told(answer)).toEqual([400, 'Choose cards of one game.']);
    expect(new Set((await cards()).map(({ type }) => type))).toEqual(new Set(['Toy']));
  });

  it('that are none change nothing', async () => {
    const none = { ids: ['nowhere'] };
    const answer = await send('POST', '/api/admin/cards/delete', { selection: none });
    expect(answer.json()).toEqual({ activityId: null, rows: 0 });
  });
});
