import type { DraftLogFile, PickRecord, ResultsView } from '#contract/results.ts';
import { replayStates, stateHash } from '#engine/draft.ts';
import type { CardView, DraftState } from '#engine/draft.types.ts';
import { fingerprintOf, seedFromHex } from '#engine/seal.ts';

/** A card that the replay showed otherwise than the seed deals it. Round, seat and place count from 1. */
export interface CardDifference {
  readonly round: number;
  readonly seat: number;
  readonly place: number;
  readonly shown: string;
  readonly dealt: string;
}

/** What dealing and playing a draft again came to. `fault` is why it could not be played to its end. */
export interface SealReport {
  readonly isSeedSealed: boolean;
  readonly packs: number;
  readonly cards: number;
  readonly picks: number;
  readonly differences: readonly CardDifference[];
  /** Picks of the replay that are not in the pool of their seat. */
  readonly strayPicks: number;
  readonly isEndSame: boolean;
  readonly fault: string | null;
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
  readonly fault: string | null;
}

/** Deals the draft from its seed and plays every row again, noting each pack as it was first held. */
function playAgain(log: DraftLogFile, seed: Uint8Array): PlayedAgain {
  const opened = new Map<string, OpenedPack>();
  const actions = log.rows.map(({ action }) => action);
  let end: DraftState | null = null;
  let played = 0;
  let picks = 0;
  try {
    for (const state of replayStates(log.setup, seed, actions)) {
      end = state;
      const action = actions[played];
      played += 1;
      if (action?.type !== 'pick') continue;
      picks += 1;
      const pack = state.seats[action.seat]?.queue[0];
      if (!pack || opened.has(pack.id)) continue;
      const cards = pack.cards.flatMap((id) => {
        const instance = state.instances[id];
        return instance ? [{ id, ...instance }] : [];
      });
      opened.set(pack.id, { round: state.round + 1, seat: action.seat + 1, cards });
    }
    return { opened, end, picks, fault: null };
  } catch (thrown) {
    return {
      opened,
      end,
      picks,
      fault: thrown instanceof Error ? thrown.message : 'The log cannot be read.',
    };
  }
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

/** Deals and plays a draft again from its log alone and compares all of it with what the results showed. */
export function checkSeal(results: ResultsView, log: DraftLogFile): SealReport {
  const seed = seedFromHex(log.seed);
  const played = seed
    ? playAgain(log, seed)
    : { opened: new Map<string, OpenedPack>(), end: null, picks: 0, fault: 'The seed is not a number.' };
  const { differences, cards } = differencesOf(results, log, played.opened);
  return {
    isSeedSealed: seed !== null && fingerprintOf(seed) === results.seal.hash,
    packs: played.opened.size,
    cards,
    picks: played.picks,
    differences,
    strayPicks: strayPicksOf(results, played.end),
    isEndSame: played.end !== null && stateHash(played.end) === log.finalStateHash,
    fault: played.fault,
  };
}
