import type { ResultsView } from '#contract/results.ts';
import { shortHash } from './resultWords.ts';
import type { SealReport } from './sealCheck.ts';

/** Kept apart from the check itself, which brings the engine along. */
export const isSoundReport = (report: SealReport): boolean =>
  report.isSeedSealed &&
  report.differences.length === 0 &&
  report.strayPicks === 0 &&
  report.isEndSame &&
  report.fault === null;

/** The proof in three plain sentences; the last one tells what this browser did, once it has. */
export function sealSteps(results: ResultsView, report: SealReport | null): readonly string[] {
  const { seats, seal, table } = results;
  const packs = seats.length * table.template.rounds.length;
  const steps = [
    `Before the first pick the server locked a secret number, the seed, and showed everybody its fingerprint, ${shortHash(seal.hash)}.`,
    'Another number would have another fingerprint, so nobody could change the packs after that.',
  ];
  if (report === null)
    return [
      ...steps,
      `The seed is open now. Your browser can deal all ${packs} packs again from it and compare every card.`,
    ];
  return [
    ...steps,
    isSoundReport(report)
      ? `Your browser has just dealt all ${report.packs} packs again from the seed and played all ${report.picks} picks again. Every card came out the same.`
      : `Your browser has just dealt the packs again from the seed and played ${report.picks} picks again. Something came out different.`,
  ];
}

export const sealTotals = ({ cards, differences }: SealReport) => ({
  compared: `${cards} cards compared`,
  differ: `${differences.length} ${differences.length === 1 ? 'differs' : 'differ'}`,
});

const DIFFERENCES_TOLD = 5;

/** What does not fit, one sentence each; empty when all fits. */
export function sealTroubles(report: SealReport): readonly string[] {
  const { differences, strayPicks, isSeedSealed, isEndSame, fault } = report;
  const told = differences
    .slice(0, DIFFERENCES_TOLD)
    .map(
      ({ round, seat, place, shown, dealt }) =>
        `Pack ${round} of seat ${seat}, card ${place}: the replay showed ${shown}, the seed deals ${dealt}.`,
    );
  const more = differences.length - told.length;
  return [
    ...(isSeedSealed ? [] : ['The fingerprint of this seed is not the one that was shown.']),
    ...(fault === null ? [] : [`The log could not be played to its end. ${fault}`]),
    ...told,
    ...(more > 0 ? [`${more} more cards differ.`] : []),
    ...(strayPicks === 0 ? [] : [`${strayPicks} picks of the replay are not in the pool of their seat.`]),
    ...(isEndSame || fault !== null ? [] : ['The table did not end as the server says it did.']),
  ];
}
