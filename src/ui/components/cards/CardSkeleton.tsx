import type { StyleWithVariables } from '#src/ui/system/css/styleWithVariables.ts';
import './card.css';
import type { CardSize } from './cardFit.ts';
import { widthInPx } from './cardStyle.ts';

interface CardSkeletonProps {
  readonly size?: CardSize;
  readonly width?: number | 'fill';
  readonly aspect?: number;
}

/** A card that has not come yet: the same shape, nothing on it. */
export const CardSkeleton = ({ size = 'md', width, aspect = 0.714 }: CardSkeletonProps) => {
  const style: StyleWithVariables = {
    '--w': width === 'fill' ? '100%' : widthInPx(size, width),
    aspectRatio: aspect,
  };
  return <div className="card-blank" style={style} aria-hidden="true" />;
};
