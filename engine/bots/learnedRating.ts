/** What is known of a card from people's picks; `rating` in deviations of the game's cards, 0 an average card. */
export interface LearnedRating {
  /** How often it was taken. */
  readonly picks: number;
  /** How often it was taken or passed. */
  readonly seen: number;
  readonly rating: number;
}

/** One decision of a person: the cards by key that were taken, and those that were left for others. */
export interface CountedPick {
  readonly taken: readonly string[];
  readonly passed: readonly string[];
}

/** So many sightings of a card weigh as much as what was thought of it before. */
const SHRINKAGE = 30;
/** Chance that a card one deviation better is taken first: 1 / (1 + e^−1.5), about four in five. */
const CERTAINTY = 1.5;
const LARGEST_STEP = 0.6;
const SMALLEST_STEP = 0.08;
/** A rating moves half as far as at first once the card was seen this often. */
const SETTLED_AFTER = 200;
const FARTHEST = 3;

/**
 * Ratings after these picks, in their order: a card that is taken beats each card that is passed, and gains of each what
 * the win was surprising, as Elo and Bradley–Terry have it. A card that is seen for the first time begins at `priorOf`.
 */
export function learnFromPicks(
  known: ReadonlyMap<string, LearnedRating>,
  picks: readonly CountedPick[],
  priorOf: (card: string) => number,
): ReadonlyMap<string, LearnedRating> {
  const ratings = new Map(known);
  const ratingOf = (card: string): LearnedRating =>
    ratings.get(card) ?? { picks: 0, seen: 0, rating: priorOf(card) };
  for (const pick of picks) {
    const taken = [...new Set(pick.taken)];
    const passed = [...new Set(pick.passed)].filter((card) => !taken.includes(card));
    if (taken.length === 0 || passed.length === 0) continue;
    const moves = movesOf(taken, passed, ratingOf);
    for (const card of [...taken, ...passed]) {
      const before = ratingOf(card);
      const moved = before.rating + (moves.get(card) ?? 0) * stepOf(before.seen);
      ratings.set(card, {
        picks: before.picks + (taken.includes(card) ? 1 : 0),
        seen: before.seen + 1,
        rating: Math.max(-FARTHEST, Math.min(FARTHEST, moved)),
      });
    }
  }
  return ratings;
}

/** How far each card moves, −1 to 1: a win over many is one win, shared out among those who lost it. */
function movesOf(
  taken: readonly string[],
  passed: readonly string[],
  ratingOf: (card: string) => LearnedRating,
): ReadonlyMap<string, number> {
  const moves = new Map<string, number>();
  const move = (card: string, by: number) => moves.set(card, (moves.get(card) ?? 0) + by);
  for (const winner of taken) {
    for (const loser of passed) {
      const lead = ratingOf(winner).rating - ratingOf(loser).rating;
      const surprise = 1 / (1 + Math.exp(CERTAINTY * lead));
      move(winner, surprise / passed.length);
      move(loser, -surprise / passed.length);
    }
  }
  return moves;
}

function stepOf(seen: number): number {
  return Math.max(SMALLEST_STEP, LARGEST_STEP / (1 + seen / SETTLED_AFTER));
}

/** What bots think of a card: the prior, and the more picks it was seen in the more what was learned. */
export function blendedRating(prior: number, learned: LearnedRating | null): number {
  if (learned === null) return prior;
  return (learned.seen * learned.rating + SHRINKAGE * prior) / (learned.seen + SHRINKAGE);
}
