import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TableView } from '#contract/tables/tables.ts';
import { type Account, guestAccount, registerAccount } from '#tests/harness/account.ts';
import { ask, granted, type Steered, startSteered } from '#tests/harness/steered.ts';
import { ANY_KIND } from '#tests/support/testDatabases.ts';

const TABLE = { game: 'canary', template: 'canary-draft' };

describe('how many tables one person has open', () => {
  let steered: Steered;
  const url = () => steered.server().url;

  beforeAll(async () => {
    steered = await startSteered(ANY_KIND);
  });
  afterAll(() => steered?.stop());

  const make = async (host: Account, solo: boolean) => {
    const settings = solo ? { seats: 2 } : { visibility: 'code', seats: 3 };
    const { status, text } = await host.call('POST', '/drafts', { ...TABLE, solo, settings });
    return { status, ...(JSON.parse(text) as { draftId?: string; code?: string; message?: string }) };
  };

  it('counts the five that they made, not the ones they host now [Z17]', async () => {
    const [maker, heir] = [await registerAccount(url(), 'maker'), await registerAccount(url(), 'heir')];
    for (let made = 0; made < 5; made++) {
      const { draftId = '' } = await make(maker, false);
      granted(await ask(steered, heir, draftId, { type: 'sit', seat: null }));
      granted(await ask(steered, maker, draftId, { type: 'transferHost', memberId: heir.userId }));
      granted(await ask(steered, maker, draftId, { type: 'stand' }));
    }
    expect(await make(maker, false)).toMatchObject({
      status: 409,
      code: 'tooManyTables',
      message: 'Five tables that you made are still open. End one first, or wait until one is over.',
    });
    expect((await make(heir, false)).status).toBe(200);
  });

  it('are for friends, whatever the host may do, unless they asked for a public one', async () => {
    const host = await registerAccount(url(), 'quiet');
    await steered.db.query('update member set verified_at = now() where id = $1', [host.userId]);
    const { draftId } = await host.post<{ draftId: string }>('/drafts', { ...TABLE, solo: false });
    const { settings } = await host.get<TableView>(`/drafts/${draftId}`);
    expect(settings.visibility).toBe('code');
  });

  it('is three against bots, until one is ended [Z17]', async () => {
    const player = await guestAccount(url());
    const [first] = [await make(player, true), await make(player, true), await make(player, true)];
    expect(await make(player, true)).toMatchObject({
      status: 409,
      code: 'tooManySoloTables',
      message: 'You already have three drafts against bots. Finish or end one first.',
    });
    granted(await ask(steered, player, first?.draftId ?? '', { type: 'endTable' }));
    expect((await make(player, true)).status).toBe(200);
  });

  it('is no more for tables that are made at once', async () => {
    const player = await guestAccount(url());
    const made = await Promise.all(Array.from({ length: 6 }, () => make(player, true)));
    expect(made.filter(({ status }) => status === 200)).toHaveLength(3);
  });
});
