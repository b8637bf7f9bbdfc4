import type { ResultsView } from '#contract/results/results.ts';
import { isSoundReport, type SealReport } from '#src/machines/seal/sealedOpening.ts';
import { writtenHere } from '../../../messages/written/writtenHere.ts';
import { joined, shortHash, words } from '../resultWords.ts';

/** Whose numbers the packs came from beside the server's. */
function numbersSentence({ table: { seal, seats, isSolo } }: ResultsView): string {
  const t = words();
  const added = seats.filter(({ seat }) => typeof seal.commitments[seat] === 'string');
  if (isSolo) return t('sealStepSolo');
  if (added.length === 0) return t('sealStepNone');
  return t('sealStepNumbers', { count: added.length, names: joined(added.map(({ name }) => name)) });
}

/** The proof in plain sentences; the last one says what this browser did, once it has. */
export function sealSteps(results: ResultsView, report: SealReport | null): readonly string[] {
  const t = words();
  const { seal, table } = results;
  return [
    t('sealStepSeed', { hash: shortHash(seal.hash) }),
    numbersSentence(results),
    ...table.seal.calledOff.map(({ silent }) =>
      t('sealStepCalledOff', { count: silent.length, names: joined(silent) }),
    ),
    report === null
      ? t('sealStepOpen')
      : isSoundReport(report)
        ? t('sealStepSound', { packs: report.packs, cards: report.cards, picks: report.picks })
        : t('sealStepUnsound', { picks: report.picks }),
  ];
}

/** How much was compared, and how much of it differs. */
export const sealTotals = ({ cards, packs, differences }: SealReport) => ({
  compared: words()(packs === 0 ? 'cardsDealt' : 'cardsCompared', { count: cards }),
  differ: words()('cardsDiffer', { count: differences.length }),
});

const DIFFERENCES_TOLD = 5;

/** What doesn't fit, one sentence each; empty when all fits. */
export function sealTroubles({ findings, differences, strayPicks }: SealReport): readonly string[] {
  const t = words();
  const more = differences.length - DIFFERENCES_TOLD;
  return [
    ...findings.map(writtenHere),
    ...differences.slice(0, DIFFERENCES_TOLD).map((difference) => t('cardDiffers', { ...difference })),
    ...(more > 0 ? [t('moreDiffer', { count: more })] : []),
    ...(strayPicks === 0 ? [] : [t('strayPicks', { count: strayPicks })]),
  ];
}
