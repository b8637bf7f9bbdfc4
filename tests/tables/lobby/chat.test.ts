import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TableView } from '#contract/tables/tables.ts';
import { connectPlayer, type Player } from '#tests/harness/player.ts';
import { gatherPeople, type Steered, startSteered, type TestTable } from '#tests/harness/steered.ts';
import { SERVER_FIRST_KINDS } from '#tests/support/testDatabases.ts';

describe.each(SERVER_FIRST_KINDS)('a line of chat (%s database)', (kind) => {
  let steered: Steered;
  let table: TestTable;
  let players: Player[];

  beforeAll(async () => {
    steered = await startSteered(kind);
    table = await gatherPeople(steered, 2);
    players = await Promise.all(table.people.map(connectPlayer));
  });
  afterAll(async () => {
    for (const player of players) await player.leave();
    await steered?.stop();
  });

  const DONE = { ok: true, value: null };
  const say = (seat: number, text: string, commandId?: string) =>
    players[seat]?.invoke('Say', { draftId: table.draftId, text, commandId });
  const lines = async (text: string) => {
    const view = await table.people[0]?.get<TableView>(`/drafts/${table.draftId}`);
    return view?.chat.filter((line) => line.text === text).length;
  };

  it('that is sent again, because its answer was lost, stands once and is answered as before', async () => {
    expect(await say(0, 'Good luck', 'first')).toEqual(DONE);
    expect(await say(0, 'Good luck', 'first')).toEqual(DONE);
    expect(await Promise.all([say(0, 'Have fun', 'twin'), say(0, 'Have fun', 'twin')])).toEqual([DONE, DONE]);
    expect(await lines('Good luck')).toBe(1);
    expect(await lines('Have fun')).toBe(1);
  });

  it('is answered as before also when no more may be said', async () => {
    expect(await say(0, 'Hold on', 'late')).toEqual(DONE);
    for (let more = 0; more < 20; more++) await say(0, `More ${more}`);
    expect(await say(0, 'Too much')).toMatchObject({ refusal: 'tooFast' });
    expect(await say(0, 'Hold on', 'late')).toEqual(DONE);
    expect(await lines('Hold on')).toBe(1);
  });

  it('of another player, under another id or of a client that sends none is one of its own', async () => {
    steered.clock.nowMs += 60_001;
    for (const [seat, id] of [
      [1, 'mine'],
      [1, 'again'],
      [0, 'mine'],
      [1, undefined],
      [1, undefined],
    ] as const)
      expect(await say(seat, 'Hi', id)).toEqual(DONE);
    expect(await lines('Hi')).toBe(5);
    expect(await say(1, 'Hi', '')).toMatchObject({ refusal: 'badAction' });
  });

  it('is known also to a server that was started after it had been said', async () => {
    const again = () =>
      steered.server().tables.say(table.people[0]?.userId ?? '', table.draftId, 'Still here', 'kept');
    expect(await again()).toEqual(DONE);
    await steered.restart();
    expect(await again()).toEqual(DONE);
    const kept = await steered.db.query("select 1 from chat_message where text = 'Still here'");
    expect(kept).toHaveLength(1);
  });
});
