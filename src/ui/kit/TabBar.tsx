import type { ReactNode } from 'react';
import './topbar.css';

/** The main navigation of a phone: links of an icon and a word. While it is on the page the header shows no links there. */
export const TabBar = ({ children }: { readonly children: ReactNode }) => (
  <nav className="tabbar" aria-label="Main">
    {children}
  </nav>
);
