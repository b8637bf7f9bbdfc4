import IconStar from '~icons/ph/star-fill';
import styles from './units.module.css';

/** On a card that was starred; a small one has it at its foot, where no cost is. */
export const Star = ({ isLow = false }: { readonly isLow?: boolean }) => (
  <span className={isLow ? `${styles.star} ${styles.low}` : styles.star} aria-hidden="true">
    <IconStar />
  </span>
);
