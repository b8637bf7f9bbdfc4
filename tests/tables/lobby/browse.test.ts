import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TableList } from '#contract/tables/tableRows.ts';
import { type Account, guestAccount } from '#tests/harness/account.ts';
import { ask, gatherPeople, granted, type Steered, startSteered } from '#tests/harness/steered.ts';
import { SERVER_FIRST_KINDS } from '#tests/support/testDatabases.ts';

describe.each(SERVER_FIRST_KINDS)('the list of open tables (%s database)', (kind) => {
  let steered: Steered;
  let onlooker: Account;

  beforeAll(async () => {
    steered = await startSteered(kind);
    onlooker = await guestAccount(steered.server().url);
  });
  afterAll(() => steered?.stop());

  async function table(name: string, seats: number, watchers: boolean, humans = 1) {
    const made = await gatherPeople(steered, seats, { name, watchers, visibility: 'code' }, humans);
    const draftId = made.draftId;
    await steered.db.query(
      `update draft set settings = jsonb_set(settings, '{visibility}', '"open"') where id = $1`,
      [draftId],
    );
    steered.clock.nowMs += 1000;
    return made;
  }
  const names = async (query: string) =>
    (await onlooker.get<TableList>(`/drafts${query}`)).tables.map(({ name }) => name);

  it('is sorted by age or by the seats left, and leaves out what may not be watched [spec 0.2]', async () => {
    await table('Almost', 3, false, 2);
    await table('Wide', 8, true);
    const played = await table('Played', 2, true, 2);
    granted(
      await ask(steered, played.people[0] ?? onlooker, played.draftId, { type: 'start' }, randomUUID()),
    );
    expect(await names('')).toEqual(['Wide', 'Almost', 'Played']);
    expect(await names('?sort=fullest')).toEqual(['Almost', 'Wide', 'Played']);
    expect(await names('?watch=true')).toEqual(['Wide', 'Played']);
    const { tables } = await onlooker.get<TableList>('/drafts?watch=true');
    expect(tables.map(({ format, mayWatch }) => [format, mayWatch])).toEqual([
      ['booster', true],
      ['booster', true],
    ]);
    expect((await onlooker.call('GET', '/drafts?sort=oldest')).status).toBe(400);
  });

  it('leaves out a table that somebody started among bots alone', async () => {
    for (const [name, humans] of [
      ['Alone', 1],
      ['Together', 2],
    ] as const) {
      const { ask: asked } = await table(name, 4, true, humans);
      granted(await asked(0, { type: 'fillWithBots' }));
      expect(await names('')).toContain(name);
      granted(await asked(0, { type: 'start' }));
    }
    const listed = await names('');
    expect([listed.includes('Alone'), listed.includes('Together')]).toEqual([false, true]);
    expect(await names('?watch=true')).not.toContain('Alone');
  });

  it('F6: leaves out a table that cannot be read, and nothing else with it [fault F6]', async () => {
    const broken = await table('Broken', 2, false);
    await table('Whole', 2, false);
    await steered.db.query(
      `update draft set template = jsonb_set(template, '{rounds,0,steps}', '[{"do":"pick","count":120}]') where id = $1`,
      [broken.draftId],
    );
    const shown = await names('');
    expect([shown.includes('Whole'), shown.includes('Broken')]).toEqual([true, false]);
    expect((await broken.people[0]?.get<TableList>('/drafts/mine'))?.tables).toEqual([]);
    await names('');
    expect(steered.server().faults).toMatchObject([
      { message: `Lists go without the table ${broken.draftId}, or a part of it: it cannot be read.` },
    ]);
  });

  it('leaves out tables for those with the code, whatever is searched for', async () => {
    const { draftId } = await gatherPeople(steered, 2, { name: 'Hidden', visibility: 'code' }, 1);
    const [row] = await steered.db.query<{ code: string }>('select code from draft where id = $1', [draftId]);
    expect(await names('')).not.toContain('Hidden');
    expect(await names('?q=hidden')).toEqual([]);
    expect(await names(`?q=${row?.code}`)).toEqual([]);
  });
});
