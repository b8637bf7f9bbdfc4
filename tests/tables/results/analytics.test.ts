import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Analytics, PickOrderRow } from '#contract/admin/analytics.ts';
import type { TablePage } from '#contract/admin/table.ts';
import { LEAST_DRAFTS } from '#contract/results/cardFigures.ts';
import { countOpenDrafts } from '#server/results/countable.ts';
import { type Account, registerAccount } from '#tests/harness/account.ts';
import {
  gatherPeople,
  granted,
  playToTheEnd,
  type Steered,
  startSteered,
  startTable,
} from '#tests/harness/steered.ts';
import { storeOpenDrafts } from '#tests/harness/storedDraft.ts';
import { SERVER_FIRST_KINDS } from '#tests/support/testDatabases.ts';

describe.each(SERVER_FIRST_KINDS)('what drafts tell (%s database)', (kind) => {
  let steered: Steered;
  let admin: Account;

  beforeAll(async () => {
    steered = await startSteered(kind, { environment: { DEMO_MODE: '1' } });
    admin = await registerAccount(steered.server().url, 'admin');
    await steered.db.query("update member set roles = array['Admin'] where id = $1", [admin.userId]);
    const finished = await startTable(steered, 2);
    steered.clock.nowMs += 7_000;
    await playToTheEnd(finished);
    const ended = await startTable(steered, 2);
    await ended.take(0);
    await ended.take(1);
    granted(await ended.ask(1, { type: 'handToBot', seat: 1 }));
    granted(await ended.ask(0, { type: 'endTable' }));
    const lobby = await gatherPeople(steered, 3, {}, 2);
    granted(await lobby.ask(0, { type: 'endTable' }));
  });
  afterAll(() => steered?.stop());

  const read = (query = '') => admin.get<Analytics>(`/admin/analytics${query}`);

  it('counts drafts by the day they began, and what became of them [spec 1.3]', async () => {
    const { days } = await read('?days=7');
    expect(days.length).toBe(7);
    expect(days.at(-1)).toEqual({ day: '2026-01-05', started: 2, finished: 1, ended: 1 });
    expect(days.slice(0, -1).every(({ started }) => started === 0)).toBe(true);
  });

  it('tells where tables were given up, and where seats were left to a bot', async () => {
    const { steps, picks } = await read();
    expect(steps).toEqual([
      { step: 'Waiting for people', tables: 1, seats: 0 },
      { step: 'Round 1', tables: 1, seats: 1 },
      { step: 'Round 2', tables: 0, seats: 0 },
      { step: 'Round 3', tables: 0, seats: 0 },
    ]);
    expect(picks).toEqual([
      { pick: 1, tables: 0, seats: 0 },
      { pick: 2, tables: 1, seats: 1 },
    ]);
  });

  it('tells how long people take for a pick, and who decides', async () => {
    const { pace, bots, uncounted } = await read();
    expect(pace[0]).toMatchObject({ pick: 1, median: expect.any(Number), slowest: 7 });
    expect(uncounted).toBe(0);
    expect(bots).toMatchObject({ solo: 0, shared: 2, seatsOfPeople: 4, seatsOfBots: 0, byBots: 0 });
    const decided = pace.reduce((sum, { decisions }) => sum + decisions, 0);
    expect([bots.byPeople + bots.byClock > 0, decided]).toEqual([true, bots.byPeople]);
  });

  it('says nothing of other games, and nothing of a game that is not there', async () => {
    const { days, bots } = await read('?game=nowhere');
    expect([days.reduce((sum, { started }) => sum + started, 0), bots.shared]).toEqual([0, 0]);
    expect((await read('?game=canary')).bots.shared).toBe(2);
    expect((await admin.call('GET', '/admin/analytics?days=0')).status).toBe(400);
  });

  it('gives each chart as a file', async () => {
    const file = await admin.call('GET', '/admin/analytics/csv/drafts?days=1');
    expect(file).toEqual({
      status: 200,
      text: 'Day,Started,Finished,Abandoned,Under way\r\n2026-01-05,2,1,1,0\r\n',
    });
    expect((await admin.call('GET', '/admin/analytics/csv/members')).status).toBe(400);
  });

  it('tells how early each card is picked, once enough drafts are counted', async () => {
    await storeOpenDrafts(steered.db, 10, steered.clock.nowMs);
    await countOpenDrafts(steered.db, steered.clock.nowMs, (fault) => {
      throw fault;
    });
    const { rows, total } = await admin.get<TablePage<PickOrderRow>>(
      '/admin/tables/pick-order?sort=averagePick&direction=asc',
    );
    expect(total).toBeGreaterThan(0);
    expect(rows[0]?.averagePick).toBeLessThan(rows.at(-1)?.averagePick ?? 0);
    expect(rows.every(({ drafts }) => drafts >= LEAST_DRAFTS)).toBe(true);
    expect(rows.every(({ takenRate }) => takenRate === null || (takenRate >= 0 && takenRate <= 1))).toBe(
      true,
    );
  });
});
