import styles from './packStack.module.css';

interface PackStackProps {
  readonly packs: number;
  readonly isYours?: boolean;
}

const LAYERS = [0, 1, 2];

/** Packs in hand as little backs, three at most; the number stands beside it. */
export const PackStack = ({ packs, isYours = false }: PackStackProps) => (
  <svg
    className={isYours ? `${styles.packs} ${styles.yours}` : styles.packs}
    viewBox="0 0 22 21"
    aria-hidden="true"
  >
    {packs === 0 ? (
      <rect className={styles.none} x="4" y="4" width="10" height="14" rx="1.8" />
    ) : (
      LAYERS.slice(0, packs).map((layer) => (
        <rect key={layer} x={2 + layer * 3.4} y={5.2 - layer * 1.7} width="10" height="14" rx="1.8" />
      ))
    )}
  </svg>
);
