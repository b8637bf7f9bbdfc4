import type { CardFace, GameLook } from '#contract/games/faces.ts';
import type { StyleWithVariables } from '#src/ui/system/css/styleWithVariables.ts';
import { CARD_WIDTHS, type CardSize, type CardWidth } from './cardFit.ts';
import { laneOf, type Rarity, safeColour } from './gameLook.ts';

const NO_LANE = '#d3c0a0';
const laneColour = (look: GameLook, key: string | undefined): string | undefined => {
  if (key === undefined) return undefined;
  return safeColour(laneOf(look, key)?.hue ?? '', NO_LANE);
};

/** Nothing where the style sheet knows it from the class of the same name. */
export const widthInPx = (size: CardSize, width: CardWidth | undefined): string | undefined =>
  width === 'fill' || width === 'cell' ? undefined : `${width ?? CARD_WIDTHS[size]}px`;

/** The few values of a card that only its game knows, as custom properties for card.css. */
export function cardStyle(
  face: CardFace,
  look: GameLook,
  rarity: Rarity,
  size: CardSize,
  width: CardWidth | undefined,
): StyleWithVariables {
  return {
    '--w': widthInPx(size, width),
    '--lane': laneColour(look, face.lanes[0]),
    '--lane2': laneColour(look, face.lanes[1]),
    '--rk': safeColour(rarity.colour),
    aspectRatio: look.cardAspect === 0.714 ? undefined : look.cardAspect,
  };
}
