import { beforeAll, describe, expect, it } from 'vitest';
import type { DraftLogFile } from '#contract/results/draftLog.ts';
import type { PickRecord, ResultsView } from '#contract/results/results.ts';
import { isSoundReport } from '#src/machines/seal/sealedOpening.ts';
import { someNonces } from '#tests/support/engine/sealedDraft.ts';
import { loadMessages } from '../../../messages/load.ts';
import { playedDraft } from '../results.testkit.ts';
import { checkSeal } from './sealCheck.ts';
import { sealSteps, sealTotals, sealTroubles } from './sealWords.ts';

beforeAll(() => loadMessages('results'));

const { results, log } = playedDraft();

/** The results with one pick of seat 2 told otherwise. */
function retold(pickAt: number, change: (record: PickRecord) => Partial<PickRecord>): ResultsView {
  const seats = results.seats.map((seat, place) =>
    place === 1
      ? {
          ...seat,
          picks: seat.picks.map((pick, at) => (at === pickAt ? { ...pick, ...change(pick) } : pick)),
        }
      : seat,
  );
  return { ...results, seats };
}

const shown = { seedHash: results.seal.hash, lock: results.table.seal.lock };
const checked = (told: ResultsView, file: DraftLogFile) => checkSeal(told, file, shown);

describe('the check of the seal', () => {
  it('deals and plays an honest draft to the same cards and the same end', () => {
    const report = checked(results, log);
    expect(report).toEqual({
      findings: [],
      packs: 8,
      cards: 56,
      picks: 56,
      differences: [],
      strayPicks: 0,
    });
    expect(isSoundReport(report)).toBe(true);
    expect(sealTotals(report)).toEqual({ compared: '56 cards compared', differ: '0 differ' });
    expect(sealTotals({ ...report, packs: 0 }).compared).toBe('56 cards dealt again');
    expect(sealTroubles(report)).toEqual([]);
    expect(sealSteps(results, report)).toEqual([
      expect.stringMatching(
        /^Before anyone sat down, the server locked away a secret number, the seed, and showed/,
      ),
      'The browsers of Mara, Kim and Theo added a secret number, promised before any was shown. The packs followed from all of them, so nobody could choose them: not the server, not the host, not the last player.',
      'Your browser has just dealt all 8 packs again and replayed all 56 decisions. Everything came out the same.',
    ]);
  });

  it('is sound for packs that are burned, taken by twos and thrown away', () => {
    for (const program of ['pickTwo', 'minneapolis', 'supreme', 'chancy', 'housed']) {
      const played = playedDraft(program);
      const own = { seedHash: played.results.seal.hash, lock: played.results.table.seal.lock };
      const report = checkSeal(played.results, played.log, own);
      expect([program, report.findings, isSoundReport(report), report.packs]).toEqual([program, [], true, 8]);
    }
  });

  it('says whose numbers decided where not everybody’s did', () => {
    const step = (told: ResultsView) => sealSteps(told, null)[1];
    const none = playedDraft('classic', [null, null, null, null]).results;
    expect(step(none)).toMatch(/^No browser added a number at this table/);
    const alone = { ...none, table: { ...none.table, isSolo: true } };
    expect(step(alone)).toMatch(/^You were the only person here, so the table started at once/);
    const one = playedDraft('classic', [someNonces[0] ?? null, null, null, null]).results;
    expect(step(one)).toMatch(/^The browser of Mara added a secret number/);
    const gone = { atMs: 1, seedHash: 'aa', lock: 'bb', silent: ['Kim'] };
    const calledOff = { ...one, table: { ...one.table, seal: { ...one.table.seal, calledOff: [gone] } } };
    expect(sealSteps(calledOff, null)[2]).toBe(
      'A start was cancelled because no number came from Kim. Those packs were never dealt, and a new seal was made.',
    );
  });

  it('catches one byte of the seed that was changed', () => {
    const report = checked(results, { ...log, seed: `00${log.seed.slice(2)}` });
    expect(isSoundReport(report)).toBe(false);
    expect(sealTroubles(report)[0]).toMatch(/^The seed is not the sealed one/);
  });

  it('catches one number of a player that was changed, and one promise [D8]', () => {
    const nonces = log.seal.nonces.with(1, '00'.repeat(32));
    expect(sealTroubles(checked(results, { ...log, seal: { ...log.seal, nonces } }))[0]).toBe(
      'The number of seat 2 is not the one its browser promised.',
    );
    const commitments = log.seal.commitments.with(1, '00'.repeat(32));
    expect(sealTroubles(checked(results, { ...log, seal: { ...log.seal, commitments } }))).toContain(
      'The lock does not fit the fingerprint, the rules and the promised numbers.',
    );
  });

  it('catches one row of the log that was changed', () => {
    const rows = log.rows.map((row, at) => (at === 3 ? { ...row, atMs: row.atMs + 1 } : row));
    expect(sealTroubles(checked(results, { ...log, rows }))).toEqual([
      'A row of this log was changed after the draft.',
    ]);
  });

  it('catches a server that wrote everything anew after it had seen the numbers', () => {
    const forged = playedDraft('classic', someNonces.with(0, null));
    expect(sealTroubles(checkSeal(forged.results, forged.log, shown))).toEqual([
      expect.stringMatching(/^The lock of this log is not the one that was shown before the draft/),
    ]);
  });

  it('catches one card of a pack that was swapped, and names it', () => {
    const opened = results.seats[1]!.picks[0]!;
    const other = (opened.pack[2]!.card + 1) % 20;
    const swapped = retold(0, ({ pack }) => ({
      pack: pack.map((card, place) => (place === 2 ? { ...card, card: other } : card)),
    }));
    const report = checked(swapped, log);
    expect(report.differences).toEqual([
      {
        round: 1,
        seat: 2,
        place: 3,
        shown: `card ${other}`,
        dealt: `card ${opened.pack[2]!.card}`,
      },
    ]);
    expect(sealTotals(report)).toEqual({ compared: '56 cards compared', differ: '1 differs' });
    expect(sealTroubles(report)).toEqual([
      `Pack 1 of seat 2, card 3: the replay showed card ${other}, the numbers deal card ${opened.pack[2]!.card}.`,
    ]);
  });

  it('catches a card that wears the name of another', () => {
    const card = results.seats[0]!.picks[0]!.pack[0]!.card;
    const faces = { ...results.faces, [card]: { ...results.faces[card]!, name: 'Something rarer' } };
    const report = checked({ ...results, faces }, log);
    expect(report.differences.map(({ shown: told, dealt }) => [told, dealt])).toContainEqual([
      'Something rarer',
      `card ${card}`,
    ]);
  });

  it('catches a finish that was changed', () => {
    const report = checked(
      retold(0, ({ pack }) => ({ pack: pack.map((card) => ({ ...card, finish: 'foil' as const })) })),
      log,
    );
    expect(isSoundReport(report)).toBe(false);
  });

  it('catches a pick that the replay tells otherwise', () => {
    const pool = new Set<string>(results.seats[1]!.picks.flatMap(({ taken }) => taken));
    const told = retold(0, ({ pack }) => ({ taken: [pack.find(({ id }) => !pool.has(id))!.id] }));
    expect(checked(told, log).strayPicks).toBe(1);
  });

  it('catches an end that is not the one the server stored', () => {
    expect(sealTroubles(checked(results, { ...log, finalStateHash: '00'.repeat(32) }))).toEqual([
      'The draft that follows from seed and log is not the one that was stored.',
    ]);
  });

  it('says where a log that lost a row stops, and that a seed which is no number cannot be dealt from', () => {
    const short = { ...log, rows: log.rows.filter((_, at) => at !== 5) };
    expect(sealTroubles(checked(results, short))).toContain('Row 6 of the log is missing.');
    expect(sealTroubles(checked(results, { ...log, seed: 'not hex' }))).toEqual(
      expect.arrayContaining([
        'The seed is not a number of 32 bytes.',
        'No packs can be dealt from this log.',
      ]),
    );
  });
});
