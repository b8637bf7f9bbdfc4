import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DraftLogFile } from '#contract/results/draftLog.ts';
import type { ResultsView } from '#contract/results/results.ts';
import { replay, stateHash } from '#engine/draft.ts';
import { secretOfLog } from '#engine/sealedLog.ts';
import type { Database } from '#server/db/open.ts';
import { hasCardData } from '#tests/harness/cardData.ts';
import { importCardData, type RunningServer, startServer } from '#tests/harness/runningServer.ts';
import { type PlayedDraft, playWholeDraft } from '#tests/harness/wholeDraft.ts';
import { areCardsConserved, isSecrecyKept } from '#tests/load/smoke.ts';
import { DATABASE_KINDS, openTestDatabase } from '#tests/support/testDatabases.ts';

const hasIsd = hasCardData('mtg/mtgjson5/ISD.json', 'eight people draft the imported ISD data');

describe.skipIf(!hasIsd).each(DATABASE_KINDS)(
  'eight people draft the imported ISD data (%s database)',
  (kind) => {
    let db: Database;
    let server: RunningServer;
    let played: PlayedDraft;
    let results: ResultsView;

    beforeAll(async () => {
      db = await openTestDatabase(kind);
      const report = await importCardData(db, 'mtg/mtgjson5/ISD.json', 'isd');
      expect(report.refusal).toBeNull();
      server = await startServer(db);
      played = await playWholeDraft({ url: server.url, game: 'isd', template: 'isd-draft', seats: 8 });
      results = (await played.players[0]?.account.get<ResultsView>(
        `/drafts/${played.draftId}/results`,
      )) as ResultsView;
    });

    afterAll(async () => {
      await Promise.all((played?.players ?? []).map((player) => player.leave()));
      await server?.stop();
      await db?.close();
    });

    it('takes 360 picks without a refusal and without a fault', () => {
      expect({ picks: played.picks.length, refusals: played.refusals, faults: server.faults }).toEqual({
        picks: 360,
        refusals: [],
        faults: [],
      });
    });

    it('keeps every card: each dealt one ends in exactly one pool', () => {
      expect(areCardsConserved(played, results)).toBe(true);
    });

    it('shows nobody a card of a pack that was not theirs', () => {
      expect(isSecrecyKept(played)).toBe(true);
    });

    it('replays from its log to the same state', async () => {
      const log = await played.players[0]?.account.get<DraftLogFile>(`/drafts/${played.draftId}/log`);
      if (!log) throw new Error('There is no log.');
      const state = replay(
        log.setup,
        secretOfLog(log) ?? Buffer.of(),
        log.rows.map((row) => row.action),
      );
      expect(stateHash(state)).toBe(log.finalStateHash);
    });
  },
);
