import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EventView } from '#contract/events/eventView.ts';
import type { TableView } from '#contract/tables/tables.ts';
import { type Account, registerAccount } from '#tests/harness/account.ts';
import { type Steered, startSteered } from '#tests/harness/steered.ts';
import { ANY_KIND } from '#tests/support/testDatabases.ts';

const LATE_FRIDAY = Date.parse('2026-11-27T20:00:00Z');

describe('a table that nobody named', () => {
  let steered: Steered;
  let host: Account;
  beforeAll(async () => {
    steered = await startSteered(ANY_KIND);
    steered.clock.nowMs = LATE_FRIDAY;
    host = await registerAccount(steered.server().url, 'host');
  });
  afterAll(() => steered?.stop());

  const opened = async (wish: object): Promise<string> => {
    const { draftId } = await host.post<{ draftId: string }>('/drafts', { game: 'canary', ...wish });
    const { settings } = await host.get<TableView>(`/drafts/${draftId}`);
    await steered.db.query("update draft set status = 'cancelled' where id = $1", [draftId]);
    return settings.name;
  };

  it('is called by what is drafted and the day, hosted or alone', async () => {
    const template = 'canary-draft';
    const settings = { visibility: 'code' };
    expect([
      await opened({ template, solo: true }),
      await opened({ template, solo: false, settings }),
      await opened({ template, solo: false, settings: { ...settings, name: 'Birds' } }),
    ]).toEqual(['Fifteen birds, Fri 27 Nov', 'Fifteen birds, Fri 27 Nov', 'Birds']);
  });

  it('says the format where packs are not passed as usual', async () => {
    const [pack] = await steered.db.query<{ slug: string }>('select slug from pack_definition order by slug');
    const asked = { pack: pack?.slug, format: 'sealed', solo: false, settings: { visibility: 'code' } };
    expect(await opened(asked)).toBe('Fifteen birds sealed, Fri 27 Nov');
  });

  it('has the day of its host’s quiet hours', async () => {
    const zoned = (zone: string) =>
      steered.db.query(
        "update member set preferences = jsonb_build_object('quietHours', jsonb_build_object('fromMinute', 1, 'toMinute', 2, 'zone', $2::text)) where id = $1",
        [host.userId, zone],
      );
    await zoned('Pacific/Auckland');
    expect(await opened({ template: 'canary-draft', solo: true })).toBe('Fifteen birds, Sat 28 Nov');
    await zoned('Nowhere/Land');
    expect(await opened({ template: 'canary-draft', solo: true })).toBe('Fifteen birds, Fri 27 Nov');
  });

  it('is an event that nobody named as well', async () => {
    const { eventId } = await host.post<{ eventId: string }>('/events', {
      ...{ commandId: crypto.randomUUID(), game: 'canary', template: 'canary-draft', hostPlays: true },
      settings: {},
    });
    const made = await host.get<EventView>(`/events/${eventId}`);
    expect(made.settings.name).toMatch(/^Canary Swiss, \w{3} \d{1,2} \w{3}$/);
  });
});
