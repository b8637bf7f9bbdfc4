import './card.css';
import type { StyleWithVariables } from '#src/ui/system/css/styleWithVariables.ts';

interface CardBackProps {
  readonly width?: number;
  readonly aspect?: number;
  readonly style?: StyleWithVariables;
}

const SMALL_BELOW_PX = 48;

/** The back of a card; under 48 px wide it keeps only the pass mark. */
export const CardBack = ({ width = 164, aspect = 0.714, style }: CardBackProps) => (
  <span
    className={width < SMALL_BELOW_PX ? 'pcb small' : 'pcb'}
    style={backStyle(width, aspect, style)}
    aria-hidden="true"
  />
);

const backStyle = (
  width: number,
  aspect: number,
  style: StyleWithVariables | undefined,
): StyleWithVariables => ({
  '--w': `${width}px`,
  aspectRatio: aspect,
  ...style,
});
