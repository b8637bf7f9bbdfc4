import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { CardIndex } from '../core/cards.ts';
import type { Catalogue } from '../core/setup.ts';
import type { CardView, PackView, ViewBase } from '../core/view.ts';
import { curveNeed } from './curve.ts';
import { type PreparedCatalogue, prepareCatalogue } from './prepare.ts';

/** How a bot plays: `temperature` scales its noise, 0 always takes what it thinks best. */
export interface Persona {
  readonly name: string;
  readonly temperature: number;
}

export const steadyPersona: Persona = { name: 'steady', temperature: 0 };

/** Bots of a table differ: the persona of a seat. */
export const personas: readonly Persona[] = [
  steadyPersona,
  { name: 'curious', temperature: 0.15 },
  { name: 'playful', temperature: 0.3 },
];

export function personaOf(seat: number): Persona {
  return personas[Math.abs(Math.trunc(seat)) % personas.length] ?? steadyPersona;
}

/** What the pool says about the lanes: `chances[i]` is the chance of lane set `prepared.laneSets[i]`. */
export interface LaneBelief {
  readonly chances: readonly number[];
  readonly best: number;
}

export interface ScoredCard {
  readonly view: CardView;
  /** Value for this seat. */
  readonly score: number;
  /** Chance that this seat's deck can play the card. */
  readonly playable: number;
  readonly rating: number;
  readonly need: number;
}

/** What the bot would do with a pack: cards in the order of its liking, best first, and what it would burn. */
export interface BotChoice {
  /** So many cards were as good as the first pick, itself among them, and it was drawn by lot; 1 where nothing was. */
  readonly equals: number;
  readonly picks: readonly ScoredCard[];
  readonly burns: readonly ScoredCard[];
  readonly belief: LaneBelief;
}

const CERTAINTY = 0.9;
const FLOOR = 1.5;
const SAME = 1e-9;

/**
 * Whether a card can be played in a deck of these lanes; neutral cards always can. A land can if it makes one of them, one
 * for several lanes if it makes two.
 */
export function isPlayable(prepared: PreparedCatalogue, card: CardIndex, laneSet: number): boolean {
  const land = prepared.landBits[card];
  if (land) return bitCount(land & laneSet) >= Math.min(2, bitCount(land), bitCount(laneSet));
  return (prepared.laneBits[card]! & ~laneSet) === 0;
}

function bitCount(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}

/** Chance of each lane set given the pool: softmax of the strength of what is playable in it. */
export function believeLanes(prepared: PreparedCatalogue, pool: readonly CardIndex[]): LaneBelief {
  const strengths = prepared.laneSets.map((laneSet) =>
    pool.reduce(
      (sum, card) =>
        isPlayable(prepared, card, laneSet) ? sum + Math.max(0, prepared.rating[card]! + 0.5) : sum,
      0,
    ),
  );
  const strongest = Math.max(...strengths);
  const shares = strengths.map((strength) => Math.exp(CERTAINTY * (strength - strongest)));
  const total = shares.reduce((sum, share) => sum + share, 0);
  return { chances: shares.map((share) => share / total), best: strengths.indexOf(strongest) };
}

/** Chooses from the pack in view as many picks and burns as it demands. Sees only the view and the catalogue. */
export function chooseFromPack(
  catalogue: Catalogue,
  view: ViewBase,
  pack: PackView,
  persona: Persona,
): BotChoice {
  const prepared = prepareCatalogue(catalogue);
  const noise = noiseOf(view, pack, persona);
  const lotOf = lotsOf(view, pack);
  const pool = view.pool.map(({ card }) => card);
  const picks: ScoredCard[] = [];
  let left: readonly CardView[] = pack.cards;
  const first = believeLanes(prepared, pool);
  let equals = 0;
  let belief = first;
  while (picks.length < pack.demand.picks && left.length > 0) {
    const tied = strongest(scoreCards(catalogue, prepared, pool, belief, left, noise));
    const best = tied.length === 1 ? tied[0]! : highestLot(tied, lotOf);
    equals ||= tied.length > pack.demand.picks ? tied.length : 1;
    picks.push(best);
    pool.push(best.view.card);
    left = left.filter((view) => view !== best.view);
    if (picks.length < pack.demand.picks) belief = believeLanes(prepared, pool);
  }
  const burns = chooseBurns(scoreCards(catalogue, prepared, pool, belief, left, noise), view, pack);
  return { equals: Math.max(1, equals), picks, burns, belief: first };
}

/** Scores every card for a seat with this pool: value if playable, plus need of the curve, plus noise. */
export function scoreCards(
  catalogue: Catalogue,
  prepared: PreparedCatalogue,
  pool: readonly CardIndex[],
  belief: LaneBelief,
  cards: readonly CardView[],
  noise: (view: CardView) => number,
): readonly ScoredCard[] {
  const needOf = curveNeed(catalogue, pool);
  return cards.map((view) => {
    const rating = prepared.rating[view.card]!;
    const playable = chancePlayable(prepared, belief, view.card);
    const need = needOf(view.card) * playable;
    return { view, rating, playable, need, score: (rating + FLOOR) * playable + need + noise(view) };
  });
}

function chancePlayable(prepared: PreparedCatalogue, belief: LaneBelief, card: CardIndex): number {
  let chance = 0;
  for (let index = 0; index < prepared.laneSets.length; index += 1) {
    if (isPlayable(prepared, card, prepared.laneSets[index]!)) chance += belief.chances[index]!;
  }
  return Math.min(1, chance);
}

/** All cards that nothing is better than, but for what computing rounds away. */
function strongest(cards: readonly ScoredCard[]): readonly ScoredCard[] {
  const best = Math.max(...cards.map(({ score }) => score));
  return cards.filter(({ score }) => best - score < SAME);
}

function highestLot(cards: readonly ScoredCard[], lotOf: (view: CardView) => number): ScoredCard {
  return cards.reduce((first, card) => (lotOf(card.view) > lotOf(first.view) ? card : first));
}

/** Denies the strongest cards; when the pack will come back, those that this seat does not want itself. */
function chooseBurns(scored: readonly ScoredCard[], view: ViewBase, pack: PackView): readonly ScoredCard[] {
  const turn = pack.demand.picks + pack.demand.burns;
  const comesBack = pack.cards.length > turn * view.seats.length;
  const harm = (card: ScoredCard) => (card.rating + FLOOR) * (comesBack ? 1 - 2 * card.playable : 1);
  return [...scored].sort((a, b) => harm(b) - harm(a)).slice(0, pack.demand.burns);
}

function noiseOf(view: ViewBase, pack: PackView, persona: Persona): (card: CardView) => number {
  if (persona.temperature <= 0) return () => 0;
  const source = xoroshiro128plus(textSeed(momentOf(view, pack)));
  const drawn = new Map(
    pack.cards.map((card) => [card, gumbel(uniformFloat64(source)) * persona.temperature]),
  );
  return (card) => drawn.get(card) ?? 0;
}

const momentOf = (view: ViewBase, pack: PackView): string =>
  `${pack.packId}/${view.seat}/${view.round}/${pack.pickNumber}`;

const lots = (moment: string) => xoroshiro128plus(textSeed(moment));

/** A lot from 0 to 1 for something that is as good as others at a moment; the same for whoever asks again. */
export const lotFor = (moment: string): number => uniformFloat64(lots(moment));

/** A lot for each card of this pack at this seat, by which equals are told apart; the same for whoever asks again. */
function lotsOf(view: ViewBase, pack: PackView): (card: CardView) => number {
  let drawn: ReadonlyMap<CardView, number> | null = null;
  return (card) => {
    if (drawn === null) {
      const source = lots(`${momentOf(view, pack)}/equals`);
      drawn = new Map(pack.cards.map((one) => [one, uniformFloat64(source)]));
    }
    return drawn.get(card) ?? 0;
  };
}

function gumbel(uniform: number): number {
  return -Math.log(-Math.log(Math.min(1 - 1e-12, Math.max(1e-12, uniform))));
}

function textSeed(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash | 0;
}
