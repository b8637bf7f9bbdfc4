import type { ErrorComponentProps } from '@tanstack/react-router';
import { isUnreachable } from '#src/machines/failure.ts';
import { firstWords } from '../../messages/firstWords.ts';
import styles from './shell.module.css';
import { UnexpectedError } from './UnexpectedError.tsx';

/** A page that waits for the server keeps its address and says so; any other error is an unexpected one. */
export function MemberError(props: ErrorComponentProps) {
  // Read from the error itself: the answer may be here a moment before the page is.
  const { error } = props;
  if (!isUnreachable(error)) return <UnexpectedError {...props} />;
  return (
    <div className={`${styles.page} ${styles.quiet}`}>
      <h1>{firstWords('waiting')}</h1>
      <p className={styles.sentence}>{firstWords('waitingHint')}</p>
    </div>
  );
}
