import type { TargetAndTransition } from 'framer-motion';

/** What a card of a pack does: it lies here, flies to the pool, or leaves with the pack. */
export type CardMove = 'here' | 'taken' | 'passed';

export interface MoveSetting {
  readonly isReduced: boolean;
  /** Where the pack goes on the screen: −1 left, 1 right, 0 nowhere. */
  readonly toward: -1 | 0 | 1;
}

const STAGGER_SECONDS = 0.03;
const STAGGERED_CARDS = 9;
const TAKE_SECONDS = 0.18;
const PASS_SECONDS = 0.22;
const FADE_SECONDS = 0.08;
const PAPER = { type: 'spring', stiffness: 420, damping: 34 } as const;

/** How long a pack that was passed stays on the screen. */
export const LEAVING_MS = 240;

/** A new pack fans in while it can be read already. */
export function arrival(index: number, { isReduced, toward }: MoveSetting): TargetAndTransition {
  if (isReduced) return { opacity: 0 };
  return { opacity: 0.25, x: -28 * toward, y: 10, rotate: index % 2 === 0 ? -1 : 1 };
}

export function moveOf(
  move: CardMove,
  index: number,
  { isReduced, toward }: MoveSetting,
): TargetAndTransition {
  if (isReduced) return { opacity: move === 'here' ? 1 : 0, transition: { duration: FADE_SECONDS } };
  switch (move) {
    case 'here':
      return {
        opacity: 1,
        x: 0,
        y: 0,
        rotate: 0,
        scale: 1,
        transition: { ...PAPER, delay: Math.min(index, STAGGERED_CARDS) * STAGGER_SECONDS },
      };
    case 'taken':
      return {
        opacity: 0,
        y: 260,
        scale: 0.42,
        transition: { duration: TAKE_SECONDS, ease: [0.4, 0, 0.7, 1] },
      };
    case 'passed':
      return {
        opacity: 0,
        x: 120 * toward,
        rotate: 2 * toward,
        scale: 0.96,
        transition: { duration: PASS_SECONDS, ease: [0.4, 0, 0.8, 1] },
      };
  }
}
