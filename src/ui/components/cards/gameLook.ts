import type { GameLook } from '#contract/games/faces.ts';
import { LOOK_HUES } from '#contract/games/lookHues.ts';

export type Lane = GameLook['lanes'][number];
export type Rarity = GameLook['rarities'][number];

const PLAIN_COLOUR = '#b9c2bd';

export const laneOf = (look: GameLook, key: string): Lane | undefined =>
  look.lanes.find((lane) => lane.key === key);

export const rarityOf = (look: GameLook, code: string): Rarity =>
  look.rarities.find((rarity) => rarity.code === code) ?? {
    code,
    name: code,
    colour: PLAIN_COLOUR,
    shape: 'circle',
    order: 0,
  };

/** Game records are written by people: only a hue of the look, a hex colour or a hue in degrees ever reaches a style. */
export function safeColour(text: string, otherwise: string = PLAIN_COLOUR): string {
  const plain = text.trim();
  if (Object.hasOwn(LOOK_HUES, plain)) return LOOK_HUES[plain] ?? otherwise;
  if (/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(plain)) return plain;
  if (/^\d{1,3}(?:\.\d+)?$/.test(plain)) return `oklch(0.78 0.13 ${plain})`;
  return otherwise;
}

/** Rare and up, whatever the game calls it: told by the shape. */
export const isPrecious = (rarity: Rarity): boolean =>
  rarity.shape === 'hexagon' || rarity.shape === 'star' || rarity.shape === 'ring';
