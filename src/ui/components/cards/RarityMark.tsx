import { memo } from 'react';
import './card.css';
import type { StyleWithVariables } from '#src/ui/system/css/styleWithVariables.ts';
import { type Rarity, safeColour } from './gameLook.ts';
import { RARITY_SHAPES } from './rarityShapes.ts';

interface RarityMarkProps {
  readonly rarity: Rarity;
  readonly hasPips?: boolean;
  /** On a card the colour is the game's own; elsewhere it is darkened or lightened to be read on the scheme. */
  readonly isOnCard?: boolean;
}

/** Shape, pips and colour say the same thing three times; the word belongs beside it. */
export const RarityMark = memo(function RarityMark({
  rarity,
  hasPips = false,
  isOnCard = false,
}: RarityMarkProps) {
  const { path, pips } = RARITY_SHAPES[rarity.shape];
  const style: StyleWithVariables | undefined = isOnCard ? undefined : { '--ink': safeColour(rarity.colour) };
  return (
    <span className={isOnCard ? 'rm' : 'rm ink'} style={style} title={rarity.name}>
      {hasPips && <i>{PIPS.slice(0, pips)}</i>}
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={path} fill="currentColor" fillRule="evenodd" />
      </svg>
    </span>
  );
});

const PIPS = ['1', '2', '3', '4', '5'].map((pip) => <b key={pip} />);
