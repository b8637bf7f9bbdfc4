import { createHash, createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textOfList } from '#contract/decks/deckLists.ts';
import type { DeckView } from '#contract/decks/decks.ts';
import type { DeckExport } from '#contract/decks/exports.ts';
import { type Steered, startSteered } from '#tests/harness/steered.ts';
import { SERVER_FIRST_KINDS } from '#tests/support/testDatabases.ts';
import {
  deckListFor,
  finishedTable,
  personAt,
  resultsFor,
  saveDeck,
} from '../results/finishedTable.testkit.ts';

describe.each(SERVER_FIRST_KINDS)('a submitted deck (%s database)', (kind) => {
  let steered: Steered;

  beforeAll(async () => {
    steered = await startSteered(kind);
  });
  afterAll(() => steered?.stop());

  const shortOf = ({ name, contents, submittedAtMs }: DeckView) => [
    name,
    contents.buckets.main?.length,
    contents.buckets.side?.length,
    submittedAtMs,
  ];

  it('is locked as a copy with its moment and a fingerprint that anybody can count again', async () => {
    const table = await finishedTable(steered);
    await saveDeck(table, 0, { name: 'Tall birds', main: 40, submit: true });
    const locked = await deckListFor(personAt(table, 1), table, 0);
    const nonce = locked.submitted?.nonce ?? '';
    expect(nonce).toMatch(/^[0-9a-f]{64}$/);
    const hash = createHmac('sha256', Buffer.from(nonce, 'hex'))
      .update(textOfList(locked.lines))
      .digest('hex');
    expect(locked).toMatchObject({
      name: 'Tall birds',
      owner: personAt(table, 0).handle,
      submitted: { name: 'Tall birds', atMs: steered.clock.nowMs, hash, times: 1 },
    });
    const main = locked.lines.filter(({ bucket }) => bucket === 'main');
    expect(main.reduce((sum, { count }) => sum + count, 0)).toBe(40);
  });

  it('is not given away by its fingerprint: whoever tries the right list does not find it [H19]', async () => {
    const table = await finishedTable(steered, { picksOpenTo: 'owners' });
    await saveDeck(table, 0, { name: 'Tall birds', main: 40, submit: true });
    const [owner, other] = [personAt(table, 0), personAt(table, 1)];
    const { lines, submitted } = await deckListFor(owner, table, 0);
    const tried = createHash('sha256').update(textOfList(lines)).digest('hex');
    const [stored] = await steered.db.query<{ hash: string }>(
      'select hash from deck_submission where draft_id = $1',
      [table.draftId],
    );
    expect(stored?.hash).not.toBe(tried);
    const seen = await other.call('GET', `/drafts/${table.draftId}/results`);
    expect([seen.status, seen.text.includes(submitted?.nonce ?? '')]).toEqual([200, false]);
  });

  it('keeps the fingerprint it was submitted with before there were nonces', async () => {
    const table = await finishedTable(steered);
    await saveDeck(table, 0, { name: 'Tall birds', main: 40, submit: true });
    const { lines } = await deckListFor(personAt(table, 0), table, 0);
    const hash = createHash('sha256').update(textOfList(lines)).digest('hex');
    await steered.db.query('update deck_submission set hash = $2, nonce = null where draft_id = $1', [
      table.draftId,
      hash,
    ]);
    await saveDeck(table, 0, { name: 'Tall birds', main: 40, submit: true });
    const { submitted } = await deckListFor(personAt(table, 1), table, 0);
    expect(submitted).toMatchObject({ hash, nonce: null, times: 1 });
  });

  it('stays for readers as it was when its owner changes the deck', async () => {
    const table = await finishedTable(steered);
    await saveDeck(table, 0, { name: 'Tall birds', main: 40, submit: true });
    const before = await deckListFor(personAt(table, 1), table, 0);
    await saveDeck(table, 0, { name: 'Other birds', main: 42, submit: false });
    expect(await deckListFor(personAt(table, 1), table, 0)).toEqual(before);
    const { seats } = await resultsFor(personAt(table, 1), table);
    expect(seats[0]?.deck).toMatchObject({ name: 'Tall birds', main: 40, submitted: { times: 1 } });
  });

  it('is what others find in the deck builder and in its exports, while its owner goes on building', async () => {
    const table = await finishedTable(steered);
    const path = `/drafts/${table.draftId}/decks/${personAt(table, 0).userId}`;
    const [owner, reader] = [personAt(table, 0), personAt(table, 1)];
    await saveDeck(table, 0, { name: 'First thoughts', main: 30, submit: false });
    expect(shortOf(await reader.get<DeckView>(path))).toEqual(['First thoughts', 30, 15, null]);
    await saveDeck(table, 0, { name: 'Tall birds', main: 40, submit: true });
    const submittedAtMs = steered.clock.nowMs;
    steered.clock.nowMs += 1000;
    const before = await reader.get<DeckView>(path);
    const textBefore = (await reader.get<DeckExport>(`${path}/exports/text`)).text;
    await saveDeck(table, 0, { name: 'Other birds', main: 42, submit: false });
    expect(shortOf(await owner.get<DeckView>(path))).toEqual(['Other birds', 42, 3, submittedAtMs]);
    const after = await reader.get<DeckView>(path);
    expect(after).toEqual(before);
    expect(shortOf(after)).toEqual(['Tall birds', 40, 5, submittedAtMs]);
    expect(Object.values(after.contents.buckets).flat().sort()).toEqual(
      after.pool.map(({ id }) => id).sort(),
    );
    expect((await reader.get<DeckExport>(`${path}/exports/text`)).text).toBe(textBefore);
  });

  it('is another submission with another hash when it is submitted again', async () => {
    const table = await finishedTable(steered);
    await saveDeck(table, 0, { name: 'Tall birds', main: 40, submit: true });
    const first = await deckListFor(personAt(table, 0), table, 0);
    await saveDeck(table, 0, { name: 'Tall birds', main: 40, submit: true });
    expect((await deckListFor(personAt(table, 0), table, 0)).submitted).toEqual(first.submitted);
    steered.clock.nowMs += 1000;
    await saveDeck(table, 0, { name: 'Tall birds', main: 41, submit: true });
    const second = await deckListFor(personAt(table, 0), table, 0);
    expect(second.submitted).toMatchObject({ times: 2, atMs: steered.clock.nowMs });
    expect(second.submitted?.hash).not.toBe(first.submitted?.hash);
  });

  it('is nobody else’s to read where the host closed the seats, nor before there is one', async () => {
    const table = await finishedTable(steered, { picksOpenTo: 'owners' });
    const path = `/drafts/${table.draftId}/decks/${personAt(table, 0).userId}/list`;
    expect(await personAt(table, 0).call('GET', path)).toMatchObject({ status: 404 });
    await saveDeck(table, 0, { name: 'Tall birds', main: 40, submit: true });
    const closed = await personAt(table, 1).call('GET', path);
    expect([closed.status, closed.text.includes('Tall birds')]).toEqual([403, false]);
  });
});
