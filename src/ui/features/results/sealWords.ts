import type { ResultsView } from '#contract/results/results.ts';
import { calledOffSentences } from '../lobby/sealSentences.ts';
import { shortHash } from './resultWords.ts';
import type { SealReport } from './sealCheck.ts';

/** Kept apart from the check itself, which brings the engine along. */
export const isSoundReport = (report: SealReport): boolean =>
  report.findings.length === 0 && report.differences.length === 0 && report.strayPicks === 0;

const namesOf = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** Whose numbers the packs came from beside the server's. */
function numbersSentence({ table }: ResultsView): string {
  const { seal, seats, isSolo } = table;
  const added = seats.filter(({ seat }) => typeof seal.commitments[seat] === 'string');
  const names = namesOf(added.map(({ name }) => name));
  if (isSolo)
    return 'This table of one person started at once, without numbers of other browsers: the server’s number alone decided.';
  if (added.length === 0)
    return 'No browser added a number of its own at this table, so the server’s number alone decided.';
  const each = added.length === 1 ? 'The browser of' : 'The browsers of';
  return `${each} ${names} added a secret number, promised before any was shown. The packs followed from all of them, so nobody could choose them: not the server, not the host, not whoever came last.`;
}

/** The proof in plain sentences; the last one tells what this browser did, once it has. */
export function sealSteps(results: ResultsView, report: SealReport | null): readonly string[] {
  const { seal, table } = results;
  const steps = [
    `Before anyone sat down the server locked away a secret number, the seed, and showed everybody its fingerprint, ${shortHash(seal.hash)}. Another number would have another fingerprint.`,
    numbersSentence(results),
    ...calledOffSentences(table),
  ];
  if (report === null)
    return [
      ...steps,
      'All numbers are open now. Your browser can deal every pack again from them and compare every card.',
    ];
  const dealt = report.packs === 0 ? `all ${report.cards} cards` : `all ${report.packs} packs`;
  return [
    ...steps,
    isSoundReport(report)
      ? `Your browser has just dealt ${dealt} again and played all ${report.picks} decisions again. Everything came out the same.`
      : `Your browser has just dealt the packs again and played ${report.picks} decisions again. Something came out different.`,
  ];
}

export const sealTotals = ({ cards, packs, differences }: SealReport) => ({
  compared: `${cards} cards ${packs === 0 ? 'dealt again' : 'compared'}`,
  differ: `${differences.length} ${differences.length === 1 ? 'differs' : 'differ'}`,
});

const DIFFERENCES_TOLD = 5;

/** What does not fit, one sentence each; empty when all fits. */
export function sealTroubles({ findings, differences, strayPicks }: SealReport): readonly string[] {
  const told = differences
    .slice(0, DIFFERENCES_TOLD)
    .map(
      ({ round, seat, place, shown, dealt }) =>
        `Pack ${round} of seat ${seat}, card ${place}: the replay showed ${shown}, the numbers deal ${dealt}.`,
    );
  const more = differences.length - told.length;
  return [
    ...findings,
    ...told,
    ...(more > 0 ? [`${more} more cards differ.`] : []),
    ...(strayPicks === 0 ? [] : [`${strayPicks} picks of the replay are not in the pool of their seat.`]),
  ];
}
