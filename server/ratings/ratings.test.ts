import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LearnedRating } from '#engine/bots/learnedRating.ts';
import type { Catalogue } from '#engine/core/setup.ts';
import { type Steered, startSteered, startTable, type TestTable, tableOf } from '#tests/harness/steered.ts';
import { storeOpenDrafts } from '#tests/harness/storedDraft.ts';
import { type DatabaseKind, SERVER_FIRST_KINDS } from '#tests/support/testDatabases.ts';
import { findGame, freezeCatalogue } from '../cards/catalogue.ts';
import { countOpenDrafts } from '../results/countable.ts';
import { readPrintingRatings, readRatings } from './readRatings.ts';

const LATER_MS = Date.parse('2026-02-01T10:00:00Z');
/** Of two people with a pack each: all cards that were taken but the last of each pack, which is no choice. */
const CHOICES = 30 - 2;

const throwFault = (fault: unknown) => {
  throw fault;
};

describe.each(SERVER_FIRST_KINDS)('ratings learned from picks on %s', (kind: DatabaseKind) => {
  let steered: Steered;
  let table: TestTable;
  let before: Catalogue;
  let gameId: string;
  let counted: readonly number[];
  let ratings: ReadonlyMap<string, LearnedRating>;
  let printings: ReadonlyMap<string, LearnedRating>;

  const learn = (onFault: (fault: unknown) => void = throwFault) =>
    countOpenDrafts(steered.db, LATER_MS, onFault);

  async function frozen(): Promise<Catalogue> {
    const game = await findGame(steered.db, { slug: 'canary' });
    if (!game) throw new Error('The game is stored.');
    gameId = game.id;
    return freezeCatalogue(steered.db, game, ['canary-pack']);
  }

  beforeAll(async () => {
    steered = await startSteered(kind, { countdownMs: 0 });
    before = await frozen();
    table = await startTable(steered, 2);
    await storeOpenDrafts(steered.db, 10, LATER_MS);
    // Two processes at once, then once more.
    counted = [...(await Promise.all([learn(), learn()])), await learn()];
    ratings = await readRatings(steered.db, gameId);
    printings = await readPrintingRatings(steered.db, gameId);
  });
  afterAll(() => steered.stop());

  it('count every choice of the people of a batch once, however often and by whoever it is asked', () => {
    const rated = [...ratings.values()];
    expect(counted.reduce((sum, count) => sum + count, 0)).toBe(10);
    expect(rated.reduce((sum, { picks }) => sum + picks, 0)).toBe(10 * CHOICES);
  });

  it('lift what was taken first over what was passed', () => {
    const of = (isWanted: (rating: LearnedRating) => boolean) =>
      [...printings].filter(([, rating]) => isWanted(rating)).map(([key]) => key);
    const priorOf = (key: string) => before.cards.find((card) => card.printing === key)?.rating ?? 0;
    const firstTaken = of(({ picks, seen }) => picks === 1 && seen === 1);
    expect(firstTaken.length).toBeGreaterThan(1);
    const mean = before.cards.reduce((sum, card) => sum + (card.rating ?? 0), 0) / before.cards.length;
    const spread = Math.sqrt(
      before.cards.reduce((sum, card) => sum + ((card.rating ?? 0) - mean) ** 2, 0) / before.cards.length,
    );
    for (const key of firstTaken)
      expect(printings.get(key)?.rating).toBeGreaterThan((priorOf(key) - mean) / spread);
  });

  it('are in the next draft’s cards, with the number of picks, and not in the one that is frozen', async () => {
    const after = await frozen();
    const [key, learned] = [...printings].find(([, { seen }]) => seen > 3) ?? [];
    const card = after.cards.find((known) => known.printing === key);
    expect(card?.ratedFromPicks).toBe(learned?.seen);
    expect(after.cards.every(({ rating }) => rating !== null && rating >= 0 && rating <= 5)).toBe(true);
    expect((await table.draft()).setup.catalogue.cards.some((known) => 'ratedFromPicks' in known)).toBe(
      false,
    );
    expect(before.cards.some((known) => 'ratedFromPicks' in known)).toBe(false);
  });

  it('hold nothing of who picked', async () => {
    const rows = await steered.db.query<Record<string, unknown>>('select * from card_rating limit 1');
    expect(Object.keys(rows[0] ?? {}).sort()).toEqual([
      'card_id',
      'card_name',
      'game_id',
      'picks',
      'rating',
      'seen',
      'updated_at',
    ]);
  });

  it('learn nothing from a table of one person against bots, and nothing of nine drafts', async () => {
    const [host] = table.people;
    if (!host) throw new Error('Somebody hosts.');
    const { draftId } = await host.post<{ draftId: string }>('/drafts', {
      game: 'canary',
      template: 'canary-draft',
      solo: true,
    });
    await tableOf(steered, draftId, [host]).take(0);
    await steered.db.query("update draft set status = 'finished' where id = $1", [draftId]);
    await storeOpenDrafts(steered.db, 9, LATER_MS, 10);
    expect(await learn()).toBe(0);
    expect(await readRatings(steered.db, gameId)).toEqual(ratings);
  });

  it('are not stopped by a draft that cannot be read, which is told and tried again', async () => {
    const [broken = ''] = await storeOpenDrafts(steered.db, 1, LATER_MS, 19);
    await steered.db.query(
      `insert into draft_log (draft_id, seq, command_id, at, seat, source, payload)
       values ($1, 999, 'broken', now(), 0, 'member', '{"type":"takeBack","seat":0}')`,
      [broken],
    );
    const faults: unknown[] = [];
    const onFault = (fault: unknown) => {
      faults.push(fault);
    };
    expect([await learn(onFault), faults.length]).toEqual([0, 1]);
    expect(await readRatings(steered.db, gameId)).toEqual(ratings);
    await storeOpenDrafts(steered.db, 1, LATER_MS, 20);
    expect([await learn(onFault), faults.length]).toEqual([10, 2]);
    expect(await readRatings(steered.db, gameId)).not.toEqual(ratings);
  });
});
