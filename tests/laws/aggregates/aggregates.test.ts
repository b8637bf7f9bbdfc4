import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ANY_KIND, openTestDatabase } from '#tests/support/testDatabases.ts';
import { EXCEPTIONS } from './exceptions.ts';
import { checkAggregates } from './law.ts';

describe('the law of aggregates', () => {
  it('no answer that is added up from drafts follows one that not everybody at it may read [H17]', {
    timeout: 300_000,
  }, async () => {
    const db = await openTestDatabase(ANY_KIND);
    try {
      const { breaches, changedByOpen } = await checkAggregates(db, { drafts: 20 });
      expect(breaches).toEqual([]);
      // The same drafts do change the answers once everybody at them may read them: the law can fail.
      expect(changedByOpen).toEqual(
        expect.arrayContaining([
          'GET /games/:slug/card-figures as player',
          'GET /games/:slug/card-figures as stranger',
          'GET /games/:slug/card-figures as admin',
          'GET /drafts/:draftId/card-figures as player',
          'GET /admin/tables/pick-order as admin',
          'what bots and hints of the next table know',
          'POST /admin/achievements/try, monoLaneDecks',
        ]),
      );
    } finally {
      await db.close();
    }
  });

  it('has its exceptions in the decision record, all of them [H17]', () => {
    const record = readFileSync('docs/decisions/0053-figures-count-open-drafts-in-batches.md', 'utf8');
    const missing = EXCEPTIONS.filter(({ reply, why }) => !record.includes(reply) || !record.includes(why));
    expect(missing).toEqual([]);
  });
});
