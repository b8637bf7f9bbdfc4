import styles from './spinner.module.css';

/** A thin ring that turns; the words beside it say what is being waited for. */
export const Spinner = () => <span className={styles.spinner} aria-hidden="true" />;
