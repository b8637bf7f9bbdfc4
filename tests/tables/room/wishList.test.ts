import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { viewFor } from '#engine/draft.ts';
import { TABLE_TURN } from '#engine/formats/rotisserie/wishes.ts';
import { storeBundle } from '#server/cards/games.ts';
import { guestAccount, registerAccount } from '#tests/harness/account.ts';
import { formatGame } from '#tests/harness/formatGame.ts';
import { connectPlayer } from '#tests/harness/player.ts';
import { ask, granted, type Steered, startSteered, type TestTable, tableOf } from '#tests/harness/steered.ts';
import { boardOf } from '#tests/support/engine/boardOf.ts';
import { ANY_KIND } from '#tests/support/testDatabases.ts';

const LONG_MS = 10 * 60_000;
const SEATS = 3;

describe('the wish list of a rotisserie draft', () => {
  let steered: Steered;

  beforeAll(async () => {
    steered = await startSteered(ANY_KIND);
    await storeBundle(steered.db, formatGame(), steered.clock.nowMs);
  });
  afterAll(() => steered?.stop());

  async function startRotisserie(): Promise<TestTable> {
    const { url } = steered.server();
    const host = await registerAccount(url, 'host');
    const people = [host];
    while (people.length < SEATS) people.push(await guestAccount(url));
    const { draftId } = await host.post<{ draftId: string }>('/drafts', {
      game: 'canary',
      template: 'rotisserie',
      solo: false,
      settings: { name: 'Birds', visibility: 'code', seats: SEATS, clock: 'quick' },
    });
    const table = tableOf(steered, draftId, people);
    for (let seat = 1; seat < SEATS; seat++) granted(await table.ask(seat, { type: 'sit', seat }));
    granted(await ask(steered, host, draftId, { type: 'start' }));
    return table;
  }

  const wish = (table: TestTable, seat: number, starred: string[]) =>
    steered.server().tables.prepare(table.people[seat]?.userId ?? '', {
      draftId: table.draftId,
      packId: TABLE_TURN,
      pickNumber: 1,
      reserved: [],
      reservedBurns: [],
      starred,
    });

  const boardAt = async (table: TestTable) => boardOf(await table.view(0), 'rotisserie');

  async function letTheClockTake() {
    steered.clock.nowMs += LONG_MS;
    await steered.server().tables.sweep();
  }

  it('is made while others choose, and the clock takes the first wish that is still there', async () => {
    const table = await startRotisserie();
    const { cards } = await boardAt(table);
    const [first = '', second = '', third = ''] = cards.map(({ id }) => id);
    expect(await wish(table, 1, [first, third, second])).toMatchObject({ ok: true });
    expect(await wish(table, 0, [first])).toMatchObject({ ok: true });
    await letTheClockTake();
    await letTheClockTake();
    expect((await boardAt(table)).taken).toEqual([
      [0, 0],
      [2, 1],
    ]);
  });

  it('is shown to its seat and nobody else, also after a new start of the server', async () => {
    const table = await startRotisserie();
    const { cards } = await boardAt(table);
    const wishes = [cards[5]?.id ?? '', cards[2]?.id ?? ''];
    granted(await wish(table, 2, wishes));
    await steered.restart();
    const starsSeenBy = async (seat: number) => {
      const account = table.people[seat];
      if (!account) throw new Error(`Nobody sits on seat ${seat}.`);
      const player = await connectPlayer({ ...account, url: steered.server().url });
      const opened = granted(await player.open(table.draftId));
      await player.leave();
      return opened.room?.hints.starred;
    };
    expect(await starsSeenBy(2)).toEqual(wishes);
    expect(await starsSeenBy(1)).toEqual([]);
    const { setup, state } = await table.draft();
    expect(JSON.stringify(viewFor(setup, state, 'watcher'))).not.toContain('starred');
  });

  it('knows no card that is taken, and none that is not of this draft', async () => {
    const table = await startRotisserie();
    const { cards } = await boardAt(table);
    const taken = cards[0]?.id ?? '';
    granted(await wish(table, 0, [taken]));
    await letTheClockTake();
    granted(await wish(table, 2, [taken, 'nowhere', cards[1]?.id ?? '']));
    const draft = await table.draft();
    expect(draft.hints.get(2)?.hints.starred).toEqual([cards[1]?.id]);
  });
});
