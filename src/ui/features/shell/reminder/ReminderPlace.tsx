import type { ReactNode } from 'react';
import styles from './reminder.module.css';

/** The height of the reminder, kept before it is there: one line, or two where it is narrow. */
export const ReminderPlace = ({ children }: { readonly children?: ReactNode }) => (
  <div className={styles.place}>{children}</div>
);
