import { proxiedImageAddress } from '../cards/proxiedImageAddress.ts';
import styles from './tables.module.css';

interface ArtStripProps {
  readonly art: string | null;
  readonly side?: 'left' | 'right';
}

/** A game's picture that fades into the row; silent, as the name is beside it. */
export const ArtStrip = ({ art, side = 'left' }: ArtStripProps) => (
  <span className={`art-strip ${styles.strip}`} data-side={side} aria-hidden="true">
    {art !== null && (
      <img alt="" src={proxiedImageAddress(art)} loading="lazy" decoding="async" draggable={false} />
    )}
  </span>
);
