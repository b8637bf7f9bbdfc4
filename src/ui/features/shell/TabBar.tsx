import type { ReactNode } from 'react';
import { firstWords } from '../../messages/firstWords.ts';
import styles from './shell.module.css';

/** The main navigation of a phone: links of an icon and a word. A wider screen has them in its header. */
export const TabBar = ({ children }: { readonly children: ReactNode }) => (
  <nav className={`tabbar ${styles.tabs}`} aria-label={firstWords('main')}>
    {children}
  </nav>
);
