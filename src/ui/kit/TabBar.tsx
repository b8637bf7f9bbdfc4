import type { ReactNode } from 'react';
import { useMark } from './useMark.ts';
import './topbar.css';

/** The main navigation of a phone: links of an icon and a word. While it is on the page the header shows no links there. */
export function TabBar({ children }: { readonly children: ReactNode }) {
  useMark('with-tabbar');
  return (
    <nav className="tabbar" aria-label="Main">
      {children}
    </nav>
  );
}
