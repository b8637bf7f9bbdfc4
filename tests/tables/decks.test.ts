import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DeckContents, DeckExport, DeckView } from '#contract/decks.ts';
import type { TableCommand } from '#contract/room.ts';
import type { TableView } from '#contract/tables.ts';
import { boosterState } from '#engine/testing/boosterState.ts';
import { DATABASE_KINDS } from '#server/db/testDatabases.ts';
import { readDeck } from '#server/decks/deck.ts';
import { exportScopeOf, renderExport } from '#server/decks/exportDeck.ts';
import { type Account, registerAccount } from '../harness/account.ts';
import { CARD_DATA, hasCardData } from '../harness/cardData.ts';
import { importCardData } from '../harness/runningServer.ts';
import {
  granted,
  playToTheEnd,
  type Steered,
  startSteered,
  startTable,
  type TestTable,
} from '../harness/steered.ts';

const NO_CLOCK = { clock: 'none' } as const;

describe.each(DATABASE_KINDS)('decks of a draft (%s database)', (kind) => {
  let steered: Steered;
  let table: TestTable;
  let mine: Account;
  let other: Account;
  let stranger: Account;

  beforeAll(async () => {
    steered = await startSteered(kind);
    table = await startTable(steered, 2, NO_CLOCK);
    const [a, b] = table.people;
    if (!a || !b) throw new Error('Two people sit here.');
    [mine, other] = [a, b];
    stranger = await registerAccount(steered.server().url, 'stranger');
    await playToTheEnd(table);
  }, 60_000);
  afterAll(() => steered?.stop());

  const path = (owner: Account, draftId = table.draftId) => `/drafts/${draftId}/decks/${owner.userId}`;
  const deckOf = (owner: Account, reader = owner) => reader.get<DeckView>(path(owner));
  const put = async (
    contents: DeckContents,
    more: { version?: number; submit?: boolean; name?: string } = {},
  ) => {
    const body = { version: (await deckOf(mine)).version, name: 'Birds', submit: false, contents, ...more };
    const { status, text } = await mine.call('PUT', path(mine), body);
    return { status, reply: JSON.parse(text) as { message?: string; code?: string; version?: number } };
  };

  it('begins with the picks where they were sent', async () => {
    const deck = await deckOf(mine);
    expect(deck).toMatchObject({ isMine: true, version: 0, savedAtMs: null });
    expect(deck.contents.buckets.main).toEqual(deck.pool.map(({ id }) => id));
    expect(deck.pool).toHaveLength(45);
  });

  it('comes with the deck of a bot and its reasons, for the owner alone', async () => {
    const { pool, suggestion } = await deckOf(mine);
    if (!suggestion) throw new Error('The owner is told one.');
    const idsInOrder = (ids: readonly string[]) => [...ids].sort();
    const all = idsInOrder(pool.map(({ id }) => id));
    expect(idsInOrder([...suggestion.main, ...suggestion.side])).toEqual(all);
    expect(idsInOrder(suggestion.groups.flatMap(({ cards }) => cards))).toEqual(all);
    expect(suggestion.groups[0]?.reason).toBe('The strongest of your cards.');
    expect((await deckOf(mine, other)).suggestion).toBeNull();
  });

  it('holds cards of the own pool alone, each once, in buckets of the game', async () => {
    const { pool } = await deckOf(mine);
    const [first = ''] = pool.map(({ id }) => id);
    const [foreign = ''] = (await deckOf(other)).pool.map(({ id }) => id);
    const refusals = [
      await put({ buckets: { main: [first, foreign] }, free: {} }),
      await put({ buckets: { main: [first], side: [first] }, free: {} }),
      await put({ buckets: { main: [first], maybe: [] }, free: {} }),
      await put({ buckets: { main: [first] }, free: { 'Black Lotus': 4 } }),
    ];
    expect(refusals.map(({ status, reply }) => [status, reply.code, reply.message])).toEqual([
      [400, 'deckNotInPool', 'The deck names a card that is not in your pool.'],
      [400, 'deckNotInPool', 'The deck names a card twice.'],
      [400, 'deckNotInPool', 'This game has no bucket "maybe".'],
      [400, 'deckNotInPool', '"Black Lotus" is not a free card of this game.'],
    ]);
    for (const count of [-1, 0.5, 1e9])
      expect(await put({ buckets: {}, free: { Nest: count } })).toMatchObject({ status: 400 });
    expect((await deckOf(mine)).version).toBe(0);
  });

  it('is saved on the version that was read; a second window is told, a repeated save is not', async () => {
    const ids = (await deckOf(mine)).pool.map(({ id }) => id);
    const contents = { buckets: { main: ids.slice(0, 20), side: ids.slice(20) }, free: {} };
    const [a, b] = await Promise.all([
      put(contents, { version: 0, name: 'One' }),
      put(contents, { version: 0, name: 'Two' }),
    ]);
    expect(new Set([a.status, b.status])).toEqual(new Set([200, 409]));
    const conflict = a.status === 409 ? a : b;
    expect(conflict.reply).toMatchObject({
      code: 'deckConflict',
      message: 'This deck was changed in another window.',
    });
    const name = a.status === 200 ? 'One' : 'Two';
    expect(await put(contents, { version: 0, name })).toMatchObject({ status: 200, reply: { version: 1 } });
    expect(await deckOf(mine)).toMatchObject({ version: 1, name, contents });
  });

  it('is submitted only when it is large enough', async () => {
    const ids = (await deckOf(mine)).pool.map(({ id }) => id);
    expect(
      await put({ buckets: { main: ids.slice(0, 19), side: ids.slice(19) }, free: {} }, { submit: true }),
    ).toMatchObject({
      status: 409,
      reply: { code: 'deckTooSmall', message: 'The main deck has 19 of 20 cards.' },
    });
    expect(await put({ buckets: { main: ids, side: [] }, free: {} }, { submit: true })).toMatchObject({
      status: 200,
    });
  });

  it('is written by its owner alone, and read by others at the table once the draft is over', async () => {
    const body = { version: 0, name: 'Stolen', submit: false, contents: { buckets: {}, free: {} } };
    expect(await other.call('PUT', path(mine), body)).toMatchObject({ status: 403 });
    expect((await deckOf(mine, other)).isMine).toBe(false);
    expect(await stranger.call('GET', path(mine))).toMatchObject({ status: 403 });
    expect(await mine.call('GET', path(stranger))).toMatchObject({ status: 404 });
    expect(await mine.call('GET', `/drafts/nowhere/decks/${mine.userId}`)).toMatchObject({ status: 404 });
  });

  it('finishes the table when all decks are submitted', async () => {
    const status = async () => (await mine.get<TableView>(`/drafts/${table.draftId}`)).status;
    expect(await status()).toBe('building');
    const ids = (await deckOf(other)).pool.map(({ id }) => id);
    const contents = { buckets: { main: ids, side: [] }, free: {} };
    await other.put(path(other), { version: 0, name: 'Mine', submit: true, contents });
    expect(await status()).toBe('finished');
  });

  it("stays shut to others while the draft runs, and by the host's rule after it", async () => {
    const closed = await startTable(steered, 2, { ...NO_CLOCK, picksOpenTo: 'owners' });
    const [a, b] = closed.people;
    if (!a || !b) throw new Error('Two people sit here.');
    expect(await b.call('GET', path(a, closed.draftId))).toMatchObject({ status: 403 });
    await playToTheEnd(closed);
    expect(await b.call('GET', path(a, closed.draftId))).toMatchObject({ status: 403 });
    expect(await a.call('GET', path(a, closed.draftId))).toMatchObject({ status: 200 });
  });

  it('drops a card whose pick was taken back from a deck that was saved before', async () => {
    const order = { game: 'canary', template: 'canary-draft', solo: true };
    const { draftId } = await mine.post<{ draftId: string }>('/drafts', order);
    const running = async () => {
      const draft = await steered.server().tables.running(draftId);
      if (!draft) throw new Error('The draft does not run.');
      return draft;
    };
    const head = boosterState((await running()).state).seats[0]?.queue[0];
    const card = head?.cards[0] ?? '';
    const pick: TableCommand = {
      type: 'pick',
      packId: head?.id ?? '',
      pickNumber: 1,
      cardInstanceIds: [card],
      burnIds: [],
      destination: 'main',
    };
    granted(await steered.server().tables.command(mine.userId, draftId, 'p1', pick));
    const contents = { buckets: { main: [card], side: [] }, free: {} };
    await mine.put(path(mine, draftId), { version: 0, name: 'Early', submit: false, contents });
    granted(await steered.server().tables.command(mine.userId, draftId, 'b1', { type: 'takeBack' }));
    const deck = granted(
      await readDeck(steered.db, await running(), mine.userId, {
        readerId: mine.userId,
        nowMs: steered.clock.nowMs,
      }),
    );
    expect(deck.contents.buckets).toEqual({ main: [], side: [] });
  });
});

/** Names of elements and their attributes in a schema, as far as its elements are declared by name. */
function schemaNames(xsd: string): { elements: Set<string>; attributes: Set<string> } {
  const names = (kind: string) =>
    new Set(
      [...xsd.matchAll(new RegExp(`<xs:${kind}[^>]* name="([^"]+)"`, 'g'))].map(([, name]) => name ?? ''),
    );
  return { elements: names('element'), attributes: names('attribute') };
}

describe('exports of a deck', () => {
  let steered: Steered;
  let table: TestTable;
  let deck: DeckView;
  let me: Account;

  beforeAll(async () => {
    steered = await startSteered('embedded');
    await steered.db.query(
      "update card set name = $1, record = jsonb_set(record, '{name}', to_jsonb($1::text)) where name = (select min(name) from card)",
      ["Bird \"<of> & 'ink' // Nest"],
    );
    await steered.db.query(
      "update printing set record = jsonb_set(record, '{card}', to_jsonb((select name from card where id = card_id)))",
    );
    table = await startTable(steered, 8, NO_CLOCK);
    await playToTheEnd(table);
    const { state, setup } = await table.draft();
    const seat = state.seats.findIndex(({ pool }) =>
      pool.some(({ id }) => setup.catalogue.cards[state.instances[id]?.card ?? -1]?.name.includes('ink')),
    );
    const person = table.people[seat];
    if (!person) throw new Error('Somebody took the bird.');
    me = person;
    deck = await me.get<DeckView>(`/drafts/${table.draftId}/decks/${me.userId}`);
    const ids = deck.pool.map(({ id }) => id);
    const inked = deck.pool.find(({ card }) => deck.faces[card]?.name.includes('ink'))?.id ?? '';
    const rest = ids.filter((id) => id !== inked);
    const contents = { buckets: { main: [inked, ...rest.slice(0, 22)], side: rest.slice(22) }, free: {} };
    await me.put(`/drafts/${table.draftId}/decks/${me.userId}`, {
      version: 0,
      name: '$& <Deck>/..',
      submit: false,
      contents,
    });
    deck = await me.get<DeckView>(`/drafts/${table.draftId}/decks/${me.userId}`);
  }, 60_000);
  afterAll(() => steered?.stop());

  const exported = (slug: string) =>
    me.get<DeckExport>(`/drafts/${table.draftId}/decks/${me.userId}/exports/${slug}`);
  const namesIn = (bucket: string) =>
    (deck.contents.buckets[bucket] ?? []).map(
      (id) => deck.faces[deck.pool.find((card) => card.id === id)?.card ?? -1],
    );

  it('are offered by name', () => {
    expect(deck.exports.map(({ slug }) => slug).sort()).toEqual(['arena', 'cockatrice', 'text']);
  });

  it('list the whole deck as plain text', async () => {
    const { text, fileName, mediaType } = await exported('text');
    const [main = '', side = ''] = text.split('\nSideboard\n');
    expect(main.trim().split('\n')).toEqual(namesIn('main').map((face) => `1 ${face?.name}`));
    expect(side.trim().split('\n')).toEqual(namesIn('side').map((face) => `1 ${face?.name}`));
    expect({ fileName, mediaType }).toEqual({
      fileName: 'Deck...txt',
      mediaType: 'text/plain; charset=utf-8',
    });
  });

  it('name set and number for Arena, and the front of a card with two sides', async () => {
    const { text } = await exported('arena');
    const [first = ''] = namesIn('main');
    expect(text.split('\n').slice(0, 2)).toEqual([
      'Deck',
      `1 Bird "<of> & 'ink' (${typeof first === 'object' ? first.set : ''}) ${typeof first === 'object' ? first.number : ''}`,
    ]);
  });

  it('are XML that no name breaks for Cockatrice', async () => {
    const { text, fileName } = await exported('cockatrice');
    expect(fileName).toBe('Deck...cod');
    expect(text).toContain('name="Bird &quot;&lt;of&gt; &amp; &apos;ink&apos; // Nest"');
    expect(text).toContain('<deckname>$&amp; &lt;Deck&gt;/..</deckname>');
    expect(text.match(/<card /g)).toHaveLength(45);
    expect(text.replaceAll(/&(amp|lt|gt|quot|apos);/g, '')).not.toContain('&');
  });

  const schema = '_schemas/cockatrice/deck.xsd';
  it.skipIf(!hasCardData(schema, 'Cockatrice exports use the names of its schema'))(
    'use only elements and attributes of the schema of Cockatrice',
    async () => {
      expect(existsSync(join(CARD_DATA, schema))).toBe(true);
      const names = schemaNames(readFileSync(join(CARD_DATA, schema), 'utf8'));
      const { text } = await exported('cockatrice');
      const body = text.replace(/^<\?xml[^>]*\?>/, '');
      const elements = new Set([...body.matchAll(/<([a-z_]+)/g)].map(([, name]) => name ?? ''));
      const attributes = new Set([...body.matchAll(/ ([a-z]+)="/g)].map(([, name]) => name ?? ''));
      expect([...elements].filter((name) => !names.elements.has(name))).toEqual([]);
      expect([...attributes].filter((name) => !names.attributes.has(name))).toEqual([]);
    },
  );

  it('answer for an unknown format that there is none', async () => {
    expect(
      await me.call('GET', `/drafts/${table.draftId}/decks/${me.userId}/exports/nonsense`),
    ).toMatchObject({ status: 404 });
  });

  it.each([
    ['an endless loop', '{% for a in (1..1000000000) %}{{ a }}{% endfor %}'],
    [
      'loops in loops',
      '{% for a in (1..900) %}{% for b in (1..900) %}{% for c in (1..900) %}x{% endfor %}{% endfor %}{% endfor %}',
    ],
    ['another file', '{% include "package.json" %}'],
    ['another template', '{% render "package.json" %}'],
    ['a layout', '{% layout "package.json" %}'],
    ['a filter that does not exist', '{{ deck.name | shell }}'],
    [
      'a text that doubles itself',
      '{% assign a = "xxxxxxxxxx" %}{% for i in (1..40) %}{% assign a = a | append: a %}{% endfor %}{{ a }}',
    ],
  ])('refuse a template with %s', (_, body) => {
    expect(() => renderExport({ body }, exportScopeOf(deck))).toThrow();
  });

  it.each([
    '{{ constructor }}',
    '{{ deck.constructor }}',
    '{{ deck.__proto__ }}',
    '{{ main.constructor.constructor }}',
    '{{ process.env }}',
  ])('show nothing of the server to %s', (body) => {
    expect(renderExport({ body }, exportScopeOf(deck))).toBe('');
  });

  it('say what is wrong with a template instead of failing', async () => {
    await steered.db.query("update export_template set body = '{% for %}' where slug = 'arena'");
    const { status, text } = await me.call(
      'GET',
      `/drafts/${table.draftId}/decks/${me.userId}/exports/arena`,
    );
    expect({ status, ...(JSON.parse(text) as object) }).toMatchObject({
      status: 400,
      code: 'badAction',
      message: expect.stringContaining('This export cannot be made: '),
    });
  });
});

const hasIsd = hasCardData('mtg/mtgjson5/ISD.json', 'a Magic draft gives the five basic lands for nothing');

describe.skipIf(!hasIsd)('free cards of the imported ISD data', () => {
  it('are the five basic lands, each with its face, and count for the deck', async () => {
    const steered = await startSteered('embedded');
    await importCardData(steered.db, 'mtg/mtgjson5/ISD.json', 'isd');
    const member = await registerAccount(steered.server().url, 'mage');
    const order = { game: 'isd', template: 'isd-draft', solo: true };
    const { draftId } = await member.post<{ draftId: string }>('/drafts', order);
    const path = `/drafts/${draftId}/decks/${member.userId}`;
    const deck = await member.get<DeckView>(path);
    const names = deck.freeFaces.map(({ name }) => name);
    expect([...names].sort()).toEqual(['Forest', 'Island', 'Mountain', 'Plains', 'Swamp']);
    expect(deck.freeFaces.every(({ image, typeLine }) => image !== null || typeLine !== '')).toBe(true);
    expect(new Set(deck.freeFaces.map(({ card }) => card)).size).toBe(5);
    const free = { Forest: 9, Swamp: 8 };
    await member.put(path, {
      version: 0,
      name: 'Lands',
      submit: false,
      contents: { buckets: { main: [], side: [] }, free },
    });
    const { text } = await member.get<DeckExport>(`${path}/exports/text`);
    expect(text.trim().split('\n').sort()).toEqual(['8 Swamp', '9 Forest']);
    await steered.stop();
  }, 30_000);
});
