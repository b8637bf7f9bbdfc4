import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createServerDatabase } from '#tests/support/testDatabases.ts';
import { type FaultySite, startFaultySite } from './faultySite.ts';
import { PICKS, type SoakedDraft, soakDraft } from './soakRun.ts';

/** The long run is `npm run soak`. */
const FAULTS = 6;
const SEED = Number(process.env.SOAK_SEED ?? Date.now() % 1_000_000);

describe('a draft in which one thing after the other goes wrong', () => {
  let database: { url: string; drop: () => Promise<void> };
  let site: FaultySite;
  let draft: SoakedDraft;

  beforeAll(async () => {
    database = await createServerDatabase(inject('testDatabaseTemplate'));
    site = await startFaultySite(database.url);
    draft = await soakDraft(site, SEED, FAULTS);
    console.info(`SOAK_SEED=${SEED}: ${draft.faults.join(', ')}`);
  }, 400_000);
  afterAll(async () => {
    await site?.stop();
    await database?.drop();
  });

  it('comes to its end, though things of many kinds went wrong [fault F30]', () => {
    expect(draft.picks).toBe(PICKS);
    expect(new Set(draft.faults).size).toBe(FAULTS);
  });

  it('loses and doubles no acknowledged pick, passes each card once, keeps every secret, and refuses only what passes [fault F30]', () => {
    expect(draft.broken).toEqual([]);
  });
});
