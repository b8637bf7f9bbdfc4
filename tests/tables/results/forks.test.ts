import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PollView } from '#contract/results/forks.ts';
import type { ResultsView } from '#contract/results/results.ts';
import type { TableCommand } from '#contract/room/room.ts';
import { viewFor } from '#engine/draft.ts';
import { verifyLog } from '#engine/verifyLog.ts';
import { logFileOf } from '#server/results/results.ts';
import { type Account, guestAccount } from '#tests/harness/account.ts';
import {
  granted,
  playToTheEnd,
  type Steered,
  soon,
  startSteered,
  startTable,
  type TestTable,
} from '#tests/harness/steered.ts';
import { type DatabaseKind, SERVER_FIRST_KINDS } from '#tests/support/testDatabases.ts';

const running = async (steered: Steered, draftId: string) => {
  const draft = await steered.server().tables.running(draftId);
  if (!draft) throw new Error('The fork does not run.');
  return draft;
};

describe.each(SERVER_FIRST_KINDS)('a finished draft on %s', (kind: DatabaseKind) => {
  let steered: Steered;
  let table: TestTable;
  let stranger: Account;
  let results: ResultsView;
  let movedSeq: number;

  beforeAll(async () => {
    steered = await startSteered(kind, { countdownMs: 0 });
    table = await startTable(steered, 3, { picksOpenTo: 'everyone' });
    await table.take(0);
    const pooled = (await table.view(0)).pool[0]?.id ?? '';
    granted(await table.ask(0, { type: 'move', cardInstanceId: pooled, destination: 'side' }));
    movedSeq = (await table.draft()).version;
    await playToTheEnd(table);
    stranger = await guestAccount(steered.server().url);
    results = await table.people[0]!.get<ResultsView>(`/drafts/${table.draftId}/results`);
  });
  afterAll(() => steered.stop());

  const picksOf = (seat: number) => results.seats[seat]?.picks ?? [];

  it('is played on from any pick, with the same cards in hand and the same pool', async () => {
    const record = picksOf(1)[16];
    if (!record) throw new Error('Seat 1 made fewer picks.');
    const host = table.people[0]!;
    const { draftId } = await host.post<{ draftId: string }>(`/drafts/${table.draftId}/forks`, {
      seat: 1,
      seq: record.seq,
    });
    const { setup, state, seats } = await running(steered, draftId);
    const view = viewFor(setup, state, { seat: 1 });
    expect([view.round + 1, view.pack?.pickNumber]).toEqual([record.round, record.pick]);
    expect(view.pack?.cards.map(({ card }) => card)).toEqual(record.pack.map(({ card }) => card));
    expect(view.pool.map(({ card }) => card)).toEqual(
      picksOf(1)
        .slice(0, 16)
        .flatMap(({ pack, taken }) => pack.filter(({ id }) => taken.includes(id)).map(({ card }) => card)),
    );
    expect([state.seats.map(({ bot }) => bot), seats[1]?.memberId]).toEqual([
      [true, false, true],
      host.userId,
    ]);
    expect(setup.solo).toBe(true);
  });

  it('goes on with bots at every other seat until it is over, and has results of its own', async () => {
    const last = picksOf(0).at(-3);
    const host = table.people[0]!;
    const { draftId } = await host.post<{ draftId: string }>(`/drafts/${table.draftId}/forks`, {
      seat: 0,
      seq: last?.seq,
    });
    for (let pick = 0; pick < 3; pick++) {
      await soon(async () => {
        const { setup, state } = await running(steered, draftId);
        return state.phase === 'complete' || viewFor(setup, state, { seat: 0 }).pack !== null;
      }, 'the next pack comes');
      const { setup, state } = await running(steered, draftId);
      const pack = viewFor(setup, state, { seat: 0 }).pack;
      if (!pack) break;
      const card = pack.cards.at(-1)?.id ?? '';
      const { packId, pickNumber } = pack;
      const command: TableCommand = {
        type: 'pick',
        packId,
        pickNumber,
        cardInstanceIds: [card],
        burnIds: [],
        destination: 'main',
      };
      await steered.server().tables.command(host.userId, draftId, `pick-${pick}`, command);
    }
    await soon(async () => (await running(steered, draftId)).state.phase === 'complete', 'the fork ends');
    const own = await host.get<ResultsView>(`/drafts/${draftId}/results`);
    expect(own.seats[0]?.picks.length).toBe(picksOf(0).length);
    expect(verifyLog(await logFileOf(steered.db, draftId)).findings).toEqual([]);
    expect(own.table.settings.name).toBe('What if: Birds');
  });

  it('is drafted again with the same packs from the first pick', async () => {
    const { draftId } = await table.people[2]!.post<{ draftId: string }>(`/drafts/${table.draftId}/forks`, {
      seat: 2,
    });
    const { setup, state, name } = await running(steered, draftId);
    const view = viewFor(setup, state, { seat: 2 });
    expect(view.pack?.cards.map(({ card }) => card)).toEqual(picksOf(2)[0]?.pack.map(({ card }) => card));
    expect([view.pool, name]).toEqual([[], 'Same packs: Birds']);
  });

  it('is played on by nobody who may not read its log, nor from a row that is no decision of the seat', async () => {
    const path = `/drafts/${table.draftId}/forks`;
    const refusals = [
      await stranger.call('POST', path, { seat: 0 }),
      await table.people[0]!.call('POST', path, { seat: 9 }),
      await table.people[0]!.call('POST', path, { seat: 0, seq: picksOf(1)[0]?.seq }),
      await table.people[0]!.call('POST', path, { seat: 0, seq: 99_999 }),
      await table.people[0]!.call('POST', path, { seat: 0, seq: movedSeq }),
    ];
    expect(refusals.map(({ status }) => status)).toEqual([404, 409, 400, 400, 400]);
  });

  it('lends one pick to a poll: who votes learns what others chose, and who has not yet votes blind', async () => {
    const record = picksOf(0)[4];
    const [host, second] = table.people;
    if (!host || !second || !record) throw new Error('The draft has no fifth pick.');
    const path = `/drafts/${table.draftId}/polls`;
    const { key } = await host.post<{ key: string }>(path, { seat: 0, seq: record.seq });
    expect((await host.post<{ key: string }>(path, { seat: 0, seq: record.seq })).key).toBe(key);
    const blind = await stranger.get<PollView>(`/polls/${key}`);
    expect([blind.format, blind.mayOpenResults]).toEqual(['booster', false]);
    expect([blind.pack.map(({ id }) => id), blind.pool.length, blind.told, blind.mine]).toEqual([
      record.pack.map(({ id }) => id),
      4,
      null,
      null,
    ]);
    const choice = record.pack[1]?.id ?? '';
    await second.call('PUT', `/polls/${key}/vote`, { cardId: choice });
    const voted = await stranger.call('PUT', `/polls/${key}/vote`, { cardId: choice });
    expect(voted.status).toBe(200);
    const seen = await stranger.get<PollView>(`/polls/${key}`);
    expect([seen.mine, seen.told?.visitorVotes, seen.told?.taken]).toEqual([
      choice,
      { [choice]: 2 },
      record.taken,
    ]);
    const changed = record.pack[0]?.id ?? '';
    await stranger.call('PUT', `/polls/${key}/vote`, { cardId: changed });
    const { told } = await host.get<PollView>(`/polls/${key}`);
    expect([told?.votes, told?.visitorVotes]).toEqual([{}, { [choice]: 1, [changed]: 1 }]);
    expect((await stranger.call('PUT', `/polls/${key}/vote`, { cardId: 'elsewhere' })).status).toBe(409);
    expect((await stranger.call('GET', '/polls/nothing')).status).toBe(404);
    expect((await stranger.call('POST', path, { seat: 0, seq: record.seq })).status).toBe(404);
  });
});
