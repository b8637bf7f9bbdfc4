import { proxiedImageAddress } from '../../components/cards/proxiedImageAddress.ts';
import './artStrip.css';

interface ArtStripProps {
  readonly art: string | null;
  readonly side?: 'left' | 'right';
}

/** A game's picture that runs out into the row; silent, for the name stands beside it. */
export const ArtStrip = ({ art, side = 'left' }: ArtStripProps) => (
  <span className={`art-strip ${side}`} aria-hidden="true">
    {art !== null && (
      <img alt="" src={proxiedImageAddress(art)} loading="lazy" decoding="async" draggable={false} />
    )}
  </span>
);
