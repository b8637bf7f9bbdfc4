import type { ReactNode } from 'react';
import { Logo } from './Logo.tsx';
import './topbar.css';

interface PageHeaderProps {
  /** Wraps the logo in the link home; the header knows no routes. */
  readonly home: (logo: ReactNode) => ReactNode;
  /** Links of the main navigation; the current one carries `aria-current="page"`. */
  readonly children?: ReactNode;
  /** What stands at the right: bell, handle and face, or Sign in and Create account. */
  readonly end?: ReactNode;
}

/** The bar of every page outside the draft room, with the way past it for the keyboard. */
export const PageHeader = ({ home, children, end }: PageHeaderProps) => (
  <header className="topbar">
    <a className="skip" href="#main">
      Skip to content
    </a>
    {home(<Logo />)}
    {children !== undefined && <nav aria-label="Main">{children}</nav>}
    <span className="grow" />
    {end !== undefined && <div className="topbar-end">{end}</div>}
  </header>
);
