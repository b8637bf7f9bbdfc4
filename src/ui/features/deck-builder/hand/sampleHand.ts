import type { CardFace } from '#contract/games/faces.ts';

/** One card of a shuffled deck; copies differ in their key. */
export interface HandCard {
  readonly key: string;
  readonly face: CardFace;
  readonly isFree: boolean;
}

export const HAND_SIZE = 7;

/** What was done with the hands of a sitting, in order. */
export type HandVerdict = 'kept' | 'sentBack';

/** A hand in progress: the cards held, and the rest of the deck in the order it will be drawn. */
export interface SampleHand {
  /** Of the hands begun anew, from 1. */
  readonly number: number;
  readonly mulligans: number;
  readonly drawn: number;
  readonly hand: readonly HandCard[];
  readonly library: readonly HandCard[];
  readonly isKept: boolean;
  readonly verdicts: readonly HandVerdict[];
}

export type HandStep = 'newHand' | 'mulligan' | 'draw' | 'keep';

/** A fair shuffle; `random` gives numbers from 0 up to but not 1. */
export function shuffled<Item>(items: readonly Item[], random: () => number): readonly Item[] {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    const [a, b] = [order[last], order[other]];
    if (a !== undefined && b !== undefined) [order[last], order[other]] = [b, a];
  }
  return order;
}

/** The first hand of a deck. */
export const firstHand = (deck: readonly HandCard[], random: () => number): SampleHand =>
  dealt(deck, random, { number: 1, mulligans: 0, verdicts: [] });

/** The hand after a step; the same where the step cannot be done. A mulligan is one card smaller. */
export function handAfter(
  hand: SampleHand,
  step: HandStep,
  deck: readonly HandCard[],
  random: () => number,
): SampleHand {
  const { number, mulligans, verdicts, library } = hand;
  switch (step) {
    case 'newHand':
      return dealt(deck, random, { number: number + 1, mulligans: 0, verdicts });
    case 'mulligan':
      if (hand.isKept || hand.drawn > 0 || handSize(mulligans) <= 1) return hand;
      return dealt(deck, random, { number, mulligans: mulligans + 1, verdicts: [...verdicts, 'sentBack'] });
    case 'draw': {
      const [next, ...rest] = library;
      if (next === undefined) return hand;
      return { ...hand, hand: [...hand.hand, next], library: rest, drawn: hand.drawn + 1 };
    }
    case 'keep':
      return hand.isKept ? hand : { ...hand, isKept: true, verdicts: [...verdicts, 'kept'] };
  }
}

/** Cards of a hand after so many mulligans. */
export const handSize = (mulligans: number): number => Math.max(1, HAND_SIZE - mulligans);

function dealt(
  deck: readonly HandCard[],
  random: () => number,
  begun: Pick<SampleHand, 'number' | 'mulligans' | 'verdicts'>,
): SampleHand {
  const order = shuffled(deck, random);
  const size = handSize(begun.mulligans);
  return { ...begun, hand: order.slice(0, size), library: order.slice(size), drawn: 0, isKept: false };
}

/** Average cost of the cards that have one and are not free; null where there is none. */
export function averageCost(hand: readonly HandCard[]): number | null {
  const costs = hand.flatMap(({ face, isFree }) => (isFree || face.cost === null ? [] : [face.cost]));
  return costs.length === 0 ? null : costs.reduce((sum, cost) => sum + cost, 0) / costs.length;
}

/** The chance to draw at least `wanted` of the `good` cards among `total` with `draws` cards, each card once. */
export function chanceToDraw(wanted: number, good: number, total: number, draws: number): number {
  if (wanted <= 0) return 1;
  const most = Math.min(good, draws);
  let missed = 0;
  for (let got = 0; got < wanted && got <= most; got += 1) {
    missed += chanceOfExactly(got, good, total, Math.min(draws, total));
  }
  return Math.min(1, Math.max(0, 1 - missed));
}

/** Hypergeometric: exactly `got` of the `good` cards among `draws` of `total`. */
function chanceOfExactly(got: number, good: number, total: number, draws: number): number {
  if (got > good || draws - got > total - good) return 0;
  return Math.exp(logChoose(good, got) + logChoose(total - good, draws - got) - logChoose(total, draws));
}

function logChoose(total: number, chosen: number): number {
  let sum = 0;
  for (let step = 1; step <= chosen; step += 1) sum += Math.log((total - chosen + step) / step);
  return sum;
}
