import type { PickRecord } from '#contract/results/results.ts';

/** A card of a pack as the replay shows it. All marks are off while the pick is hidden. */
export interface MarkedCard {
  readonly id: string;
  readonly card: number;
  readonly isFoil: boolean;
  readonly isTaken: boolean;
  readonly isBurned: boolean;
  readonly isBack: boolean;
  readonly isBotChoice: boolean;
  /** The reader's guess, and it was wrong. */
  readonly isWrongGuess: boolean;
}

interface Shown {
  readonly isHidden: boolean;
  readonly isBotShown: boolean;
  readonly guess: string | undefined;
}

/** What a pack says about each of its cards: taken, burned, came back, the bot's choice, a wrong guess. */
export function markedPack(
  record: PickRecord,
  { isHidden, isBotShown, guess }: Shown,
): readonly MarkedCard[] {
  const taken = new Set(record.taken);
  const burned = new Set(record.burned);
  const wheeled = new Set(record.wheeled);
  return record.pack.map(({ id, card, finish }) => ({
    id,
    card,
    isFoil: finish === 'foil',
    isTaken: !isHidden && taken.has(id),
    isBurned: !isHidden && burned.has(id),
    isBack: !isHidden && wheeled.has(id),
    isBotChoice: !isHidden && isBotShown && record.botWouldTake === id,
    isWrongGuess: !isHidden && guess === id && !taken.has(id),
  }));
}

const LOWEST = 0.2;

/** Heights of the bars of a seat's picks, 0 to 1: taller means longer thought; the longest one fills the bar. */
export function thoughtHeights(picks: readonly PickRecord[]): readonly number[] {
  const longest = Math.max(1, ...picks.map(({ seconds }) => seconds ?? 0));
  return picks.map(({ seconds }) => LOWEST + (1 - LOWEST) * Math.sqrt((seconds ?? 0) / longest));
}
