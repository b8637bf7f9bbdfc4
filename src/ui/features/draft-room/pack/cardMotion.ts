import type { TargetAndTransition } from 'framer-motion';

/** What a card of a pack does: it lies here, or flies to the pool while the pack leaves. */
export type CardMove = 'here' | 'taken';

export interface MoveSetting {
  readonly isReduced: boolean;
  /** Where the pack goes on the screen: −1 left, 1 right, 0 nowhere. */
  readonly toward: -1 | 0 | 1;
}

const STAGGER_SECONDS = 0.02;
const TAKE_SECONDS = 0.18;
const PASS_SECONDS = 0.22;
const FADE_SECONDS = 0.08;
const PASS_PX = 120;
/** A spring of stiffness 420 and damping 34, as a curve that runs beside the main thread. */
const PAPER = { duration: 0.32, ease: [0.22, 0.9, 0.32, 1.02] } as const;

/** How long a pack that was passed stays on the screen. */
export const LEAVING_MS = 240;

/** One string for all moves: the browser then moves the card by itself, without a script in each frame. */
const at = (x: number, y: number, degrees = 0, scale = 1) =>
  `translate(${x}px, ${y}px) rotate(${degrees}deg) scale(${scale})`;

/**
 * Where something is that stands still. Never `none`: from there the motion library begins at nothing, scale included, and
 * what was taken or passed would first vanish.
 */
const HOME = at(0, 0);

/** What a pack in hand does as a whole. */
export const STILL: TargetAndTransition = { opacity: 1, transform: HOME };

/** A new pack fans in while it can be read already. */
export function arrival(index: number, { isReduced, toward }: MoveSetting): TargetAndTransition {
  if (isReduced) return { opacity: 0 };
  return { opacity: 0.25, transform: at(-28 * toward, 10, index % 2 === 0 ? -1 : 1) };
}

export function moveOf(
  move: CardMove,
  index: number,
  { isReduced, toward }: MoveSetting,
): TargetAndTransition {
  if (isReduced) return { opacity: move === 'here' ? 1 : 0, transition: { duration: FADE_SECONDS } };
  if (move === 'here')
    return {
      opacity: 1,
      transform: HOME,
      transition: { ...PAPER, delay: (index % CARDS_A_TURN) * STAGGER_SECONDS },
    };
  return {
    transform: at(-PASS_PX * toward, 260, 0, 0.42),
    transition: { duration: TAKE_SECONDS, ease: [0.4, 0, 0.7, 1] },
  };
}

/** The whole pack on its way to the neighbour. */
export function passing({ isReduced, toward }: MoveSetting): TargetAndTransition {
  if (isReduced) return { opacity: 0, transition: { duration: FADE_SECONDS } };
  return {
    opacity: 0,
    transform: at(PASS_PX * toward, 0, toward, 0.97),
    transition: { duration: PASS_SECONDS, ease: [0.4, 0, 0.8, 1] },
  };
}

/** So many cards of a new pack are drawn at once; the others follow, so that no frame takes long. */
export const CARDS_A_TURN = 1;
