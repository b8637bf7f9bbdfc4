import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DeckContents, DeckView } from '#contract/decks/decks.ts';
import type { DeckExport } from '#contract/decks/exports.ts';
import type { TableCommand } from '#contract/room/room.ts';
import type { TableView } from '#contract/tables/tables.ts';
import { readDeck } from '#server/decks/deck.ts';
import { type Account, registerAccount } from '#tests/harness/account.ts';
import { hasCardData } from '#tests/harness/cardData.ts';
import { letIn } from '#tests/harness/invited.ts';
import { importCardData } from '#tests/harness/runningServer.ts';
import {
  granted,
  playToTheEnd,
  type Steered,
  startSteered,
  startTable,
  type TestTable,
} from '#tests/harness/steered.ts';
import { boosterState } from '#tests/support/engine/boosterState.ts';
import { ANY_KIND, SERVER_FIRST_KINDS } from '#tests/support/testDatabases.ts';

const NO_CLOCK = { clock: 'none' } as const;

describe.each(SERVER_FIRST_KINDS)('decks of a draft (%s database)', (kind) => {
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
  });
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

  it('holds cards of the own pool alone, each once, in buckets of the game [fault R11]', async () => {
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

  it('is saved on the version that was read; a second window is told, a repeated save is not [fault R12]', async () => {
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

  it('is submitted only when it is large enough [fault R10]', async () => {
    const ids = (await deckOf(mine)).pool.map(({ id }) => id);
    expect(
      await put({ buckets: { main: ids.slice(0, 19), side: ids.slice(19) }, free: {} }, { submit: true }),
    ).toMatchObject({
      status: 409,
      reply: { code: 'deckTooSmall', message: 'Main needs 1 more card.' },
    });
    expect(await put({ buckets: { main: ids, side: [] }, free: {} }, { submit: true })).toMatchObject({
      status: 200,
    });
  });

  it('is written by its owner alone, and read by others at the table once the draft is over [Z1]', async () => {
    const body = { version: 0, name: 'Stolen', submit: false, contents: { buckets: {}, free: {} } };
    expect(await other.call('PUT', path(mine), body)).toMatchObject({ status: 403 });
    expect((await deckOf(mine, other)).isMine).toBe(false);
    expect(await stranger.call('GET', path(mine))).toMatchObject({ status: 404 });
    await letIn(steered, stranger, table.draftId);
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

  it("stays shut to others while the draft runs, and by the host's rule after it [Z1] [ASVS V8.2.2]", async () => {
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

const hasIsd = hasCardData('mtg/mtgjson5/ISD.json', 'a Magic draft gives the five basic lands for nothing');

describe.skipIf(!hasIsd)('free cards of the imported ISD data', () => {
  it('are the five basic lands, each with its face, and count for the deck', async () => {
    const steered = await startSteered(ANY_KIND);
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
  });
});
