import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refused } from '#contract/refusals.ts';
import type { Hint } from '#contract/room/room.ts';
import { autoAction } from '#engine/bots/autoAction.ts';
import { type Account, guestAccount } from '#tests/harness/account.ts';
import { letIn } from '#tests/harness/invited.ts';
import { connectPlayer, type Player } from '#tests/harness/player.ts';
import {
  gatherPeople,
  granted,
  pickOf,
  type Steered,
  startSteered,
  startTable,
  type TestTable,
} from '#tests/harness/steered.ts';
import { ANY_KIND } from '#tests/support/testDatabases.ts';

describe('a hint', () => {
  let steered: Steered;
  let table: TestTable;
  let player: Player;
  const left: Player[] = [];

  const hintTo = async (account: Account, draftId: string) => {
    const asking = await connectPlayer(account);
    left.push(asking);
    return asking.invoke<Hint>('Hint', { draftId });
  };

  beforeAll(async () => {
    steered = await startSteered(ANY_KIND, { countdownMs: 0 });
    table = await startTable(steered, 2);
    player = await connectPlayer(table.people[0]!);
    left.push(player);
  });
  afterAll(async () => {
    await Promise.all(left.map((one) => one.leave()));
    await steered.stop();
  });

  it('is what a bot would take in the own seat, why, and what its rating comes from', async () => {
    const { setup } = await table.draft();
    const view = await table.view(0);
    const decision = autoAction(setup, view);
    if (decision.action.type !== 'pick') throw new Error('A pack is in hand.');
    expect(await player.invoke('Hint', { draftId: table.draftId })).toEqual({
      ok: true,
      value: {
        turnId: view.pack?.packId,
        turnNumber: 1,
        cardIds: decision.action.cardInstanceIds,
        told: null,
        reason: decision.reason,
        source: 'from the game’s rating',
      },
    });
  });

  it('does not follow what the player reserved', async () => {
    const before = await player.invoke<Hint>('Hint', { draftId: table.draftId });
    const pack = await table.pack(0);
    const worst = pack.cards.find(({ id }) => !granted(before).cardIds.includes(id));
    const { draftId } = table;
    granted(
      await player.invoke('Prepare', {
        draftId,
        packId: pack.packId,
        pickNumber: pack.pickNumber,
        reserved: [worst?.id],
        reservedBurns: [],
        starred: [],
      }),
    );
    expect(await player.invoke('Hint', { draftId })).toEqual(before);
  });

  it('is refused to a seat that is asked nothing, to watchers and before the start', async () => {
    granted(await table.ask(1, pickOf(await table.pack(1), (await table.pack(1)).cards[0]!.id)));
    expect(await hintTo(table.people[1]!, table.draftId)).toEqual(refused('turnPassed'));
    const watcher = await guestAccount(steered.server().url);
    expect(await hintTo(watcher, table.draftId)).toEqual(refused('notFound'));
    await letIn(steered, watcher, table.draftId);
    expect(await hintTo(watcher, table.draftId)).toEqual(refused('notSeated'));
    const lobby = await gatherPeople(steered, 2);
    expect(await hintTo(lobby.people[0]!, lobby.draftId)).toEqual(refused('notStarted'));
  });

  it('is refused to everybody where the host allows none, and that cannot be changed after the start', async () => {
    const lobby = await gatherPeople(steered, 2);
    granted(await lobby.ask(0, { type: 'changeSettings', settings: { hints: false } }));
    granted(await lobby.ask(1, { type: 'ready', isReady: true }));
    granted(await lobby.ask(0, { type: 'start' }));
    expect(await hintTo(lobby.people[0]!, lobby.draftId)).toEqual(refused('hintsOff'));
    const late = await lobby.ask(0, { type: 'changeSettings', settings: { hints: true } });
    expect(late.ok).toBe(false);
    expect(await hintTo(lobby.people[1]!, lobby.draftId)).toEqual(refused('hintsOff'));
  });
});
