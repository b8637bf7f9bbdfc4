import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DeckSnapshots, type DeckView, MOST_DECKS, MOST_SNAPSHOTS } from '#contract/decks/decks.ts';
import { storeBundle } from '#server/cards/games.ts';
import { pileGame } from '#tests/bench/deckGame.ts';
import type { Account } from '#tests/harness/account.ts';
import {
  ask,
  granted,
  playToTheEnd,
  type Steered,
  startSteered,
  startTable,
  type TestTable,
} from '#tests/harness/steered.ts';
import { ANY_KIND, SERVER_FIRST_KINDS } from '#tests/support/testDatabases.ts';

describe.each(SERVER_FIRST_KINDS)('what an owner keeps of a pool (%s database)', (kind) => {
  let steered: Steered;
  let table: TestTable;
  let mine: Account;
  let other: Account;

  beforeAll(async () => {
    steered = await startSteered(kind);
    table = await startTable(steered, 2, { clock: 'none' });
    const [a, b] = table.people;
    if (!a || !b) throw new Error('Two people sit here.');
    [mine, other] = [a, b];
    await playToTheEnd(table);
  });
  afterAll(() => steered?.stop());

  const path = (more = '') => `/drafts/${table.draftId}/decks/${mine.userId}${more}`;
  const deck = (number?: number, reader = mine) =>
    reader.get<DeckView>(path(number === undefined ? '' : `?deck=${number}`));
  const said = async (account: Account, method: string, at: string, body?: unknown) => {
    const { status, text } = await account.call(method, at, body);
    const reply = JSON.parse(text);
    return [status, reply.code ?? null, reply.errors?.name?.[0] ?? reply.message ?? null];
  };
  const contentsOf = ({ pool }: DeckView, inMain: number) => {
    const ids = pool.map(({ id }) => id);
    return { buckets: { main: ids.slice(0, inMain), side: ids.slice(inMain) }, free: {} };
  };

  it('are several decks, each with its own version, and the first is there without a save', async () => {
    const view = await deck();
    expect(view).toMatchObject({ number: 1, version: 0, decks: [] });
    expect(await mine.post(path('/others'), { from: null, name: 'Second' })).toEqual({ number: 2 });
    const contents = contentsOf(view, 10);
    await mine.put(path('?deck=2'), { version: 1, name: 'Second', submit: false, contents });
    expect(await deck(2)).toMatchObject({ number: 2, version: 2, name: 'Second', contents });
    expect((await deck(1)).contents).toEqual(view.contents);
    expect((await deck(1)).decks.map(({ number, name, main }) => [number, name, main])).toEqual([
      [1, 'Birds', 45],
      [2, 'Second', 10],
    ]);
    expect(await mine.post(path('/others'), { from: 2, name: 'Copy' })).toEqual({ number: 3 });
    expect((await deck(3)).contents).toEqual(contents);
  });

  it('show others the submitted deck alone, and one is submitted at a time', async () => {
    const contents = contentsOf(await deck(), 30);
    const submit = (number: number, version: number) =>
      mine.put(path(`?deck=${number}`), { version, name: `Deck ${number}`, submit: true, contents });
    await submit(2, 2);
    await submit(3, 1);
    expect((await deck()).decks.map(({ submittedAtMs }) => submittedAtMs !== null)).toEqual([
      false,
      false,
      true,
    ]);
    for (const number of [undefined, 1, 2])
      expect(await deck(number, other)).toMatchObject({
        number: 3,
        name: 'Deck 3',
        isMine: false,
        decks: [],
      });
  });

  it('keep the submitted deck and the last one, and forget the others with their snapshots', async () => {
    expect(await said(mine, 'DELETE', path('?deck=3'))).toEqual([
      409,
      'deckKept',
      'This deck is submitted. Submit another one first.',
    ]);
    await mine.post(path('/snapshots?deck=2'), { name: 'Gone soon', contents: contentsOf(await deck(), 5) });
    expect(await mine.call('DELETE', path('?deck=2'))).toMatchObject({ status: 200 });
    expect(await said(mine, 'GET', path('?deck=2'))).toEqual([404, 'notFound', 'There is no such deck.']);
    expect(await steered.db.query('select 1 from deck_snapshot')).toEqual([]);
    const lost = { version: 1, name: 'Lost', submit: false, contents: contentsOf(await deck(), 5) };
    expect(await said(mine, 'PUT', path('?deck=2'), lost)).toEqual([
      409,
      'deckConflict',
      'This deck was changed in another window.',
    ]);
  });

  it('do not bring the first deck back when another is made after it was removed', async () => {
    const numbers = async () => (await deck()).decks.map(({ number }) => number);
    const before = await numbers();
    expect(before).toContain(1);
    expect(await mine.call('DELETE', path('?deck=1'))).toMatchObject({ status: 200 });
    await mine.post(path('/others'), { from: null, name: 'In its place' });
    expect(await numbers()).toEqual(before);
    expect((await deck()).decks.find(({ number }) => number === 1)?.name).toBe('In its place');
  });

  it('have room for ten decks [fault R13] [ASVS V2.3.2]', async () => {
    const { decks } = await deck();
    for (let number = decks.length; number < MOST_DECKS; number += 1)
      await mine.post(path('/others'), { from: null, name: `Deck ${number}` });
    expect(await said(mine, 'POST', path('/others'), { from: null, name: 'Too many' })).toEqual([
      409,
      'tooManyDecks',
      'A pool has room for ten decks. Remove one first.',
    ]);
    expect((await deck()).decks).toHaveLength(MOST_DECKS);
  });

  it('are snapshots with names, newest first, with the deck as drafted', async () => {
    const view = await deck(1);
    const kept = [3, 7].map((size) => ({ name: `With ${size}`, contents: contentsOf(view, size) }));
    for (const snapshot of kept) {
      steered.clock.nowMs += 1000;
      await mine.post(path('/snapshots?deck=1'), snapshot);
    }
    const list = await mine.get<DeckSnapshots>(path('/snapshots?deck=1'));
    expect(list.snapshots.map(({ name, contents }) => ({ name, contents }))).toEqual([...kept].reverse());
    expect(list.asDrafted).toEqual(view.contents);
    const [first] = list.snapshots;
    await mine.call('DELETE', path(`/snapshots/${first?.id}`));
    expect((await mine.get<DeckSnapshots>(path('/snapshots?deck=1'))).snapshots).toHaveLength(1);
  });

  it('have room for thirty snapshots a deck', async () => {
    const contents = contentsOf(await deck(1), 1);
    for (let taken = 1; taken < MOST_SNAPSHOTS; taken += 1)
      await mine.post(path('/snapshots?deck=1'), { name: `Number ${taken}`, contents });
    expect(await said(mine, 'POST', path('/snapshots?deck=1'), { name: 'More', contents })).toEqual([
      409,
      'tooManySnapshots',
      'A deck has room for 30 snapshots. Remove one first.',
    ]);
  });

  it("are nobody else's to see or to change [Z1] [ASVS V8.2.2]", async () => {
    const contents = { buckets: {}, free: {} };
    const [snapshot] = (await mine.get<DeckSnapshots>(path('/snapshots?deck=1'))).snapshots;
    const answers = [
      await said(other, 'GET', path('/snapshots')),
      await said(other, 'POST', path('/snapshots'), { name: 'Mine', contents }),
      await said(other, 'DELETE', path(`/snapshots/${snapshot?.id}`)),
      await said(other, 'POST', path('/others'), { from: null, name: 'Mine' }),
      await said(other, 'DELETE', path('?deck=1')),
    ];
    for (const answer of answers)
      expect(answer).toEqual([403, 'deckNotYours', 'Only its owner may change a deck.']);
    expect((await mine.get<DeckSnapshots>(path('/snapshots?deck=1'))).snapshots).toHaveLength(MOST_SNAPSHOTS);
    expect((await deck()).decks).toHaveLength(MOST_DECKS);
  });

  it('take no names with markup, no negative free cards and no strange cards, and nothing is changed', async () => {
    const before = await deck(1);
    const put = (change: object) =>
      said(mine, 'PUT', path('?deck=1'), {
        ...{ version: before.version, name: 'Birds', submit: false, contents: before.contents },
        ...change,
      });
    for (const name of ['<b>Birds</b>', '<script>alert(1)</script>', '<!-- Birds', 'Birds <img src=x']) {
      expect((await put({ name }))[0], name).toBe(400);
      expect(
        (await said(mine, 'POST', path('/snapshots'), { name, contents: before.contents }))[0],
        name,
      ).toBe(400);
      expect((await said(mine, 'POST', path('/others'), { from: null, name }))[0], name).toBe(400);
    }
    expect((await put({ name: '<b>Birds' }))[2]).toBe('Use plain words, without markup such as <b>.');
    expect((await put({ contents: { buckets: {}, free: { Nest: -1 } } }))[0]).toBe(400);
    expect((await put({ contents: { buckets: { main: ['stranger'] }, free: {} } }))[2]).toBe(
      'The deck names a card that is not in your pool.',
    );
    expect((await put({ name: 'Birds < 3 & "friends" > all' }))[0]).toBe(200);
    expect(await deck(1)).toMatchObject({ version: before.version + 1, contents: before.contents });
  });
});

describe('a game that allows few copies', () => {
  it('keeps a deck with too many while it is built, and refuses to take it in a sentence', async () => {
    const steered = await startSteered(ANY_KIND);
    try {
      const definition = { ...pileGame.definition, slug: 'pile', name: 'Pile', maxCopies: 2 };
      await storeBundle(steered.db, { ...pileGame, definition }, steered.clock.nowMs);
      const { people } = await startTable(steered, 2, { clock: 'none' });
      const [me] = people;
      if (!me) throw new Error('Somebody is here.');
      const order = { game: 'pile', template: 'pile', solo: true };
      const { draftId } = await me.post<{ draftId: string }>('/drafts', order);
      const turn = { turnId: 'opening', turnNumber: 1, option: 'done' };
      granted(await ask(steered, me, draftId, { type: 'choose', ...turn }));
      const path = `/drafts/${draftId}/decks/${me.userId}`;
      const { contents, pool, faces } = await me.get<DeckView>(path);
      const all = { ...contents, buckets: { ...contents.buckets, main: pool.map(({ id }) => id), side: [] } };
      const save = { version: 0, name: 'All', submit: false, contents: all };
      expect(await me.call('PUT', path, save)).toMatchObject({ status: 200 });
      const counts = new Map<string, number>();
      for (const { card } of pool)
        counts.set(faces[card]?.name ?? '', (counts.get(faces[card]?.name ?? '') ?? 0) + 1);
      const { status, text } = await me.call('PUT', path, { ...save, version: 1, submit: true });
      const { code, message } = JSON.parse(text);
      expect([status, code]).toEqual([409, 'deckAgainstRules']);
      const [, has, name] = /^(\d+) copies of (.+), 2 are allowed\.$/.exec(message) ?? [];
      expect(Number(has)).toBe(counts.get(name ?? ''));
      expect(await me.get<DeckView>(path)).toMatchObject({ version: 1, submittedAtMs: null });
    } finally {
      await steered.stop();
    }
  });
});
