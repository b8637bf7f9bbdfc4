import type { Palette } from './palette.ts';
import type { Random } from './seededRandom.ts';

export const RARITIES = ['common', 'uncommon', 'rare', 'mythic', 'special'] as const;
export type ArtRarity = (typeof RARITIES)[number];

/** What a family draws with. */
export interface Brush {
  readonly colours: Palette;
  readonly random: Random;
  readonly rarity: ArtRarity;
}

/** A family draws one picture of 400 x 300 as SVG elements without the outer tag. */
export type Family = (brush: Brush) => string;
