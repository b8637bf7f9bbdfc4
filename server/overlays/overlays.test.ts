import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { TableSettings } from '#contract/tables/tables.ts';
import { guestAccount, registerAccount } from '#tests/harness/account.ts';
import { connectOverlay, type OverlayViewer } from '#tests/harness/overlayViewer.ts';
import {
  gatherPeople,
  granted,
  playToTheEnd,
  type Steered,
  soon,
  startSteered,
  type TestTable,
} from '#tests/harness/steered.ts';
import { ANY_KIND } from '#tests/support/testDatabases.ts';

/** Shorter than the time after which a line that says nothing is dropped, by the same clock. */
const DELAY_SECONDS = 20;
const DELAY_MS = DELAY_SECONDS * 1000;
const WATCHED: Partial<TableSettings> = {
  watchers: true,
  streamDelaySeconds: DELAY_SECONDS,
  clock: 'none',
};

describe('the stream overlay of a table', () => {
  let steered: Steered;
  const open: OverlayViewer[] = [];
  beforeAll(async () => {
    steered = await startSteered(ANY_KIND);
  });
  afterEach(async () => {
    await Promise.all(open.splice(0).map((viewer) => viewer.leave()));
  });
  afterAll(() => steered?.stop());

  const hostOf = (table: TestTable) => table.people[0]!;
  const makeKey = async (table: TestTable) =>
    (await hostOf(table).post<{ key: string }>(`/drafts/${table.draftId}/overlay`, undefined)).key;
  const endKey = (table: TestTable) => hostOf(table).call('DELETE', `/drafts/${table.draftId}/overlay`);

  async function connected() {
    const viewer = await connectOverlay(steered.server().url);
    open.push(viewer);
    return viewer;
  }
  async function opened(key: string) {
    const viewer = await connected();
    granted(await viewer.open(key));
    return viewer;
  }

  /** Time goes on, and what is due by then is sent and has arrived: the answer to a call comes after it. */
  async function wait(ms: number, ...viewers: readonly OverlayViewer[]) {
    steered.clock.nowMs += ms;
    await steered.server().tick();
    for (const viewer of viewers) if (viewer.isConnected()) await viewer.open('').catch(() => {});
  }

  async function started(settings: Partial<TableSettings> = {}) {
    const table = await gatherPeople(steered, 2, { ...WATCHED, ...settings });
    const key = await makeKey(table);
    granted(await table.ask(0, { type: 'start' }));
    return { table, key };
  }

  it('is opened by a key that the host makes, that is told once and kept as a hash alone', async () => {
    const table = await gatherPeople(steered, 2, WATCHED);
    const address = `/drafts/${table.draftId}/overlay`;
    expect(await hostOf(table).get(address)).toEqual({ madeAtMs: null, delaySeconds: DELAY_SECONDS });
    const key = await makeKey(table);
    expect(key).toMatch(/^o\.[\w-]{32}$/);
    const standing = await hostOf(table).call('GET', address);
    expect(JSON.parse(standing.text)).toEqual({
      madeAtMs: steered.clock.nowMs,
      delaySeconds: DELAY_SECONDS,
    });
    const kept = await steered.db.query('select * from overlay_key');
    expect(JSON.stringify(kept)).not.toContain(key.slice(2));
    const viewer = await opened(key);
    expect(viewer.view()).toMatchObject({ name: 'Birds', stage: 'gathering', seats: [], open: [] });
  });

  it('has no key for anybody but the host, nor for a table that allows no watchers', async () => {
    const table = await gatherPeople(steered, 2, WATCHED);
    const address = `/drafts/${table.draftId}/overlay`;
    const stranger = await registerAccount(steered.server().url, 'stranger');
    for (const [who, status] of [
      [table.people[1]!, 403],
      [stranger, 404],
      [await guestAccount(steered.server().url), 404],
    ] as const)
      for (const method of ['GET', 'POST', 'DELETE'])
        expect([method, (await who.call(method, address)).status]).toEqual([method, status]);
    const closed = await gatherPeople(steered, 2, { ...WATCHED, watchers: false });
    const refused = await hostOf(closed).call('POST', `/drafts/${closed.draftId}/overlay`);
    expect([refused.status, JSON.parse(refused.text).code]).toEqual([409, 'watchersOff']);
  });

  it('shows what happened when its delay is over and not a millisecond earlier', async () => {
    const { table, key } = await started();
    const viewer = await opened(key);
    await wait(DELAY_MS - 1, viewer);
    expect(viewer.view()).toMatchObject({ stage: 'gathering', seats: [] });
    await wait(1, viewer);
    expect(viewer.view()).toMatchObject({ stage: 'drafting', round: 1, pick: 1, picks: 15 });
    await table.take(0);
    await wait(10_000, viewer);
    await table.take(1);
    await wait(DELAY_MS - 10_001, viewer);
    expect(viewer.view()?.taken).toEqual([]);
    await wait(1, viewer);
    expect(viewer.view()?.taken).toMatchObject([{ seat: 0, count: 1, cards: [] }]);
    expect(viewer.view()?.seats.map(({ taken }) => taken)).toEqual([1, 0]);
    await wait(9_999, viewer);
    expect(viewer.view()?.seats.map(({ taken }) => taken)).toEqual([1, 0]);
    await wait(1, viewer);
    expect(viewer.view()?.seats.map(({ taken }) => taken)).toEqual([1, 1]);
  });

  it('keeps its delay for a page that comes late, and over a restart', async () => {
    const { table, key } = await started();
    await wait(DELAY_MS);
    await table.take(0);
    await steered.restart();
    steered.clock.nowMs += DELAY_MS - 1;
    expect((await opened(key)).view()?.taken).toEqual([]);
    steered.clock.nowMs += 1;
    expect((await opened(key)).view()?.taken).toMatchObject([{ seat: 0, count: 1 }]);
  });

  it('sends by itself when it is due, without any news of the table', async () => {
    const { table, key } = await started({ streamDelaySeconds: 0 });
    const viewer = await opened(key);
    expect(viewer.view()?.stage).toBe('drafting');
    await table.take(0);
    await soon(() => (viewer.view()?.taken.length ?? 0) > 0, 'the pick is shown');
  });

  it.each<[string, (table: TestTable) => Promise<unknown>]>([
    ['the host ends it', endKey],
    ['the host makes a new one', makeKey],
  ])('ends at once when %s: the line is closed and the key opens nothing', async (_words, ends) => {
    const { table, key } = await started();
    const viewer = await opened(key);
    await wait(DELAY_MS, viewer);
    await table.take(0);
    await ends(table);
    await soon(() => viewer.hasEnded() && !viewer.isConnected(), 'the overlay ends');
    expect(viewer.messages.join('')).not.toContain('"seat":0');
    expect(await (await connected()).open(key)).toMatchObject({ ok: false, refusal: 'notFound' });
  });

  it('ends when watchers are no longer allowed, and stays ended when they are again', async () => {
    const table = await gatherPeople(steered, 2, WATCHED);
    const key = await makeKey(table);
    const viewer = await opened(key);
    granted(await table.ask(0, { type: 'changeSettings', settings: { watchers: false } }));
    await soon(() => viewer.hasEnded() && !viewer.isConnected(), 'the overlay ends');
    granted(await table.ask(0, { type: 'changeSettings', settings: { watchers: true } }));
    expect(await (await connected()).open(key)).toMatchObject({ ok: false, refusal: 'notFound' });
  });

  it('dies with its table, when the last card has been shown', async () => {
    const { table, key } = await started({ rules: { packs: 1 } });
    const viewer = await opened(key);
    await wait(DELAY_MS, viewer);
    await playToTheEnd(table);
    await wait(DELAY_MS - 1, viewer);
    expect([viewer.view()?.stage, viewer.hasEnded()]).toEqual(['drafting', false]);
    await wait(1);
    await soon(() => viewer.hasEnded() && !viewer.isConnected(), 'the overlay ends');
    expect(viewer.view()).toMatchObject({ stage: 'over', finishedAtMs: steered.clock.nowMs - DELAY_MS });
    expect(await (await connected()).open(key)).toMatchObject({ ok: false, refusal: 'notFound' });
    const again = await hostOf(table).call('POST', `/drafts/${table.draftId}/overlay`);
    expect(JSON.parse(again.text).code).toBe('draftOver');
    await steered.server().tick();
  });

  it('dies with a table that is called off', async () => {
    const table = await gatherPeople(steered, 2, WATCHED);
    const viewer = await opened(await makeKey(table));
    granted(await table.ask(0, { type: 'endTable' }));
    await wait(DELAY_MS);
    await soon(() => viewer.hasEnded() && !viewer.isConnected(), 'the overlay ends');
  });

  it('opens nothing for a page of another site, nor without a good key, and wrong keys are counted', async () => {
    const { url } = steered.server();
    await expect(connectOverlay(url, { origin: 'https://elsewhere.example' })).rejects.toThrow('403');
    await expect(connectOverlay(url, {})).rejects.toThrow('401');
    const { key } = await started();
    const viewer = await connected();
    const answers: string[] = [];
    for (let tries = 0; tries < 11; tries++) {
      const reply = await viewer.open(`o.wrong${tries}`);
      if (!reply.ok) answers.push(reply.refusal);
    }
    expect(answers.at(-1)).toBe('tooFast');
    // Not even a good one is told any more.
    expect(await viewer.open(key)).toMatchObject({ ok: false, refusal: 'tooFast' });
  });
});
