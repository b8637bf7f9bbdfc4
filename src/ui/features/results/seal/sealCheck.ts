import type { DraftLogFile } from '#contract/results/draftLog.ts';
import type { PickRecord, ResultsView } from '#contract/results/results.ts';
import { isDecision } from '#engine/core/actions.ts';
import type { CardView } from '#engine/core/view.ts';
import { isDealable } from '#engine/dealable.ts';
import { replayStates, viewFor } from '#engine/draft.ts';
import type { DraftState } from '#engine/formats/registry.ts';
import { secretOfLog } from '#engine/sealedLog.ts';
import { type Shown, verifyLog } from '#engine/verifyLog.ts';
import type { CardDifference, SealReport } from '#src/machines/seal/sealedOpening.ts';
import { words } from '../resultWords.ts';

interface OpenedPack {
  readonly round: number;
  readonly seat: number;
  readonly cards: readonly CardView[];
}

interface PlayedAgain {
  readonly opened: ReadonlyMap<string, OpenedPack>;
  readonly end: DraftState | null;
  readonly picks: number;
}

/** Deals the draft from its secret and plays every row again, noting each pack as it was first held. */
function playAgain(log: DraftLogFile): PlayedAgain {
  const opened = new Map<string, OpenedPack>();
  const secret = isDealable(log.setup) ? secretOfLog(log) : null;
  const actions = log.rows.map(({ action }) => action);
  let end: DraftState | null = null;
  let played = 0;
  let picks = 0;
  try {
    for (const state of secret ? replayStates(log.setup, secret, actions) : []) {
      end = state;
      const action = actions[played];
      played += 1;
      if (!action || !isDecision(action)) continue;
      picks += 1;
      const { pack } = viewFor(log.setup, state, { seat: action.seat });
      if (!pack || opened.has(pack.packId)) continue;
      opened.set(pack.packId, { round: state.round + 1, seat: action.seat + 1, cards: pack.cards });
    }
  } catch {
    // Where the log stops is among the findings.
  }
  return { opened, end, picks };
}

/** Each pack as the replay shows it first: where it held the most cards. */
function shownPacks(results: ResultsView): Map<string, PickRecord['pack']> {
  const shown = new Map<string, PickRecord['pack']>();
  for (const { packId, pack } of results.seats.flatMap(({ picks }) => picks))
    if (pack.length > (shown.get(packId)?.length ?? -1)) shown.set(packId, pack);
  return shown;
}

/** Of a card, or of a place that holds none. */
const nameOf = (card: { readonly name: string } | undefined, laid: object | undefined): string =>
  laid ? (card?.name ?? words()('unknownCard')) : words()('noCard');

function differencesOf(results: ResultsView, log: DraftLogFile, opened: PlayedAgain['opened']) {
  const shown = shownPacks(results);
  const differences: CardDifference[] = [];
  let cards = 0;
  for (const [id, pack] of opened) {
    const seen = shown.get(id) ?? [];
    const places = Math.max(pack.cards.length, seen.length);
    cards += places;
    for (let place = 0; place < places; place += 1) {
      const dealt = pack.cards[place];
      const told = seen[place];
      const dealtName = nameOf(dealt && log.setup.catalogue.cards[dealt.card], dealt);
      const toldName = nameOf(told && results.faces[told.card], told);
      const isSame = dealt?.id === told?.id && dealt?.finish === told?.finish && dealt?.card === told?.card;
      if (isSame && dealtName === toldName) continue;
      differences.push({
        round: pack.round,
        seat: pack.seat,
        place: place + 1,
        shown: toldName,
        dealt: dealtName,
      });
    }
  }
  return { differences, cards };
}

function strayPicksOf(results: ResultsView, end: DraftState | null): number {
  return results.seats.reduce((stray, { seat, picks }) => {
    const pool = new Set<string>(end?.seats[seat.seat]?.pool.map(({ id }) => id));
    return stray + picks.flatMap(({ taken }) => taken).filter((id) => !pool.has(id)).length;
  }, 0);
}

/**
 * Checks the log as `npm run verify` does and compares all packs with what the results showed. `shown` is what this browser
 * saw before the draft, or what the results say of it.
 */
export function checkSeal(results: ResultsView, log: DraftLogFile, shown: Shown): SealReport {
  const played = playAgain(log);
  const { differences, cards } = differencesOf(results, log, played.opened);
  const report = verifyLog(log, shown);
  return {
    findings: report.findings,
    packs: played.opened.size,
    cards: played.opened.size === 0 ? report.cards : cards,
    picks: played.picks,
    differences,
    strayPicks: strayPicksOf(results, played.end),
  };
}
