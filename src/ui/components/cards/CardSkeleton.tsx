import './card.css';
import type { StyleWithVariables } from '../../theme/styleWithVariables.ts';
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
    '--w': widthInPx(size, width),
    aspectRatio: aspect,
  };
  return (
    <div className={`pc blank ${size}${width === 'fill' ? ' fluid' : ''}`} style={style} aria-hidden="true">
      <div className="pc-b">
        {size !== 'xs' && <div className="pc-t" />}
        <div className="pc-a" />
        {size !== 'xs' && (
          <div className="pc-y">
            <span />
            <span />
          </div>
        )}
        {size !== 'xs' && size !== 'sm' && <div className="pc-r" />}
      </div>
    </div>
  );
};
