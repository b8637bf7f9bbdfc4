import type { DraftLogFile } from '#contract/results/draftLog.ts';
import type { PickRecord, ResultsView } from '#contract/results/results.ts';
import { isDecision } from '#engine/core/actions.ts';
import type { CardView } from '#engine/core/view.ts';
import { isDealable } from '#engine/dealable.ts';
import { replayStates, viewFor } from '#engine/draft.ts';
import type { DraftState } from '#engine/formats/registry.ts';
import { secretOfLog } from '#engine/sealedLog.ts';
import { type LogReport, type Shown, verifyLog } from '#engine/verifyLog.ts';

/** A card that the replay showed otherwise than the seed deals it. Round, seat and place count from 1. */
export interface CardDifference {
  readonly round: number;
  readonly seat: number;
  readonly place: number;
  readonly shown: string;
  readonly dealt: string;
}

/** What dealing and playing a draft again came to. */
export interface SealReport extends Pick<LogReport, 'findings' | 'nonces' | 'isLocked'> {
  readonly packs: number;
  /** Cards that were compared with what the replay showed; in formats without packs in hand, cards that were dealt again. */
  readonly cards: number;
  readonly picks: number;
  readonly differences: readonly CardDifference[];
  /** Picks of the replay that are not in the pool of their seat. */
  readonly strayPicks: number;
}

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
      const dealtName = dealt
        ? (log.setup.catalogue.cards[dealt.card]?.name ?? 'an unknown card')
        : 'nothing';
      const toldName = told ? (results.faces[told.card]?.name ?? 'an unknown card') : 'nothing';
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
    nonces: report.nonces,
    isLocked: report.isLocked,
    packs: played.opened.size,
    cards: played.opened.size === 0 ? report.cards : cards,
    picks: played.picks,
    differences,
    strayPicks: strayPicksOf(results, played.end),
  };
}
