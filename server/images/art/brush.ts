import type { Palette } from './palette.ts';
import { below, type Random } from './seededRandom.ts';

export const RARITIES = ['common', 'uncommon', 'rare', 'mythic', 'special'] as const;
export type ArtRarity = (typeof RARITIES)[number];

/** What a family draws with. */
export interface Brush {
  readonly colours: Palette;
  readonly random: Random;
  readonly rarity: ArtRarity;
  /** The kind asked for, or null when the seed chooses. */
  readonly kind: number | null;
}

/** A family draws one picture of 400 x 300 as SVG elements without the outer tag. */
export type Family = (brush: Brush) => string;

/** Which of `count` kinds to draw. Takes one number from the stream either way, so the rest of the picture stays. */
export function kindOf({ random, kind }: Brush, count: number): number {
  const chosen = below(random, count);
  return kind === null ? chosen : Math.min(kind, count - 1);
}
