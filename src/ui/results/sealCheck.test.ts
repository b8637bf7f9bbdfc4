import { describe, expect, it } from 'vitest';
import type { PickRecord, ResultsView } from '#contract/results.ts';
import { playedDraft } from './results.testkit.ts';
import { checkSeal } from './sealCheck.ts';
import { isSoundReport, sealSteps, sealTotals, sealTroubles } from './sealWords.ts';

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

describe('the check of the sealed seed', () => {
  it('deals and plays an honest draft to the same cards and the same end', () => {
    const report = checkSeal(results, log);
    expect(report).toEqual({
      isSeedSealed: true,
      packs: 8,
      cards: 56,
      picks: 56,
      differences: [],
      strayPicks: 0,
      isEndSame: true,
      fault: null,
    });
    expect(isSoundReport(report)).toBe(true);
    expect(sealTotals(report)).toEqual({ compared: '56 cards compared', differ: '0 differ' });
    expect(sealTroubles(report)).toEqual([]);
    expect(sealSteps(results, report)[2]).toBe(
      'Your browser has just dealt all 8 packs again from the seed and played all 56 picks again. Every card came out the same.',
    );
  });

  it('is sound for packs that are burned, taken by twos and thrown away', () => {
    for (const program of ['pickTwo', 'minneapolis', 'supreme', 'chancy', 'housed']) {
      const played = playedDraft(program);
      const report = checkSeal(played.results, played.log);
      expect([program, isSoundReport(report), report.packs]).toEqual([program, true, 8]);
    }
  });

  it('catches a seed that is not the sealed one', () => {
    const report = checkSeal(results, { ...log, seed: `00${log.seed.slice(2)}` });
    expect([report.isSeedSealed, isSoundReport(report)]).toEqual([false, false]);
    expect(sealTroubles(report)[0]).toBe('The fingerprint of this seed is not the one that was shown.');
  });

  it('catches another seed even when the server swaps the fingerprint of the log with it', () => {
    const report = checkSeal(results, { ...log, seed: 'ab'.repeat(32), seedHash: 'whatever' });
    expect([report.isSeedSealed, isSoundReport(report)]).toEqual([false, false]);
  });

  it('catches one card of a pack that was swapped, and names it', () => {
    const opened = results.seats[1]!.picks[0]!;
    const other = (opened.pack[2]!.card + 1) % 20;
    const swapped = retold(0, ({ pack }) => ({
      pack: pack.map((card, place) => (place === 2 ? { ...card, card: other } : card)),
    }));
    const report = checkSeal(swapped, log);
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
      `Pack 1 of seat 2, card 3: the replay showed card ${other}, the seed deals card ${opened.pack[2]!.card}.`,
    ]);
  });

  it('catches a card that wears the name of another', () => {
    const card = results.seats[0]!.picks[0]!.pack[0]!.card;
    const faces = { ...results.faces, [card]: { ...results.faces[card]!, name: 'Something rarer' } };
    const report = checkSeal({ ...results, faces }, log);
    expect(report.differences.map(({ shown, dealt }) => [shown, dealt])).toContainEqual([
      'Something rarer',
      `card ${card}`,
    ]);
  });

  it('catches a finish that was changed', () => {
    const report = checkSeal(
      retold(0, ({ pack }) => ({ pack: pack.map((card) => ({ ...card, finish: 'foil' as const })) })),
      log,
    );
    expect(isSoundReport(report)).toBe(false);
  });

  it('catches a pick that the replay tells otherwise', () => {
    const pool = new Set<string>(results.seats[1]!.picks.flatMap(({ taken }) => taken));
    const told = retold(0, ({ pack }) => ({ taken: [pack.find(({ id }) => !pool.has(id))!.id] }));
    expect(checkSeal(told, log).strayPicks).toBe(1);
  });

  it('catches an end that is not the one the server stored', () => {
    const report = checkSeal(results, { ...log, finalStateHash: '00'.repeat(32) });
    expect([report.isEndSame, isSoundReport(report)]).toEqual([false, false]);
    expect(sealTroubles(report)).toEqual(['The table did not end as the server says it did.']);
  });

  it('says where a log that holds an illegal pick stops', () => {
    const report = checkSeal(results, { ...log, rows: log.rows.filter((_, at) => at !== 5) });
    expect([report.fault === null, isSoundReport(report)]).toEqual([false, false]);
    expect(sealTroubles(report)[0]).toMatch(
      /^The log could not be played to its end\. Action \d+ of the log/,
    );
  });

  it('says that a seed which is no number cannot be dealt from', () => {
    const report = checkSeal(results, { ...log, seed: 'not hex' });
    expect([report.isSeedSealed, report.cards, report.fault]).toEqual([
      false,
      0,
      'The seed is not a number.',
    ]);
  });
});
