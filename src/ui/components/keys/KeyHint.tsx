import styles from './keyHint.module.css';

/** The key that does the same as the control it stands in. */
export const KeyHint = ({ children }: { readonly children: string }) => (
  <span className={styles.key} aria-hidden="true">
    {children}
  </span>
);
