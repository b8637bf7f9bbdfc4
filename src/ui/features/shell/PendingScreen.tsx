import { firstWords } from '../../messages/firstWords.ts';
import styles from './shell.module.css';

/**
 * A page that is loading. The style sheet shows the first sentence and the first panel once that takes a moment, and
 * the second sentence once it is late: until then all are hidden, not only transparent, so that nothing untrue is read out.
 */
export function PendingScreen() {
  return (
    <div className={`${styles.page} ${styles.quiet} ${styles.pending}`} role="status">
      <p>{firstWords('opening')}</p>
      <p className={`pending-late ${styles.late}`}>{firstWords('openingLate')}</p>
      <div className={styles.outline} aria-hidden="true" />
    </div>
  );
}
