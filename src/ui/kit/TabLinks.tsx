import { type ReactNode, useLayoutEffect, useRef } from 'react';
import './tabLinks.css';

interface TabLinksProps {
  /** Names the row for readers, such as "Profile". */
  readonly label: string;
  /** Links; the open one carries `aria-current`. */
  readonly children: ReactNode;
}

/** Parts of one page, each with its own address: links, so that back, reload and a shared address work. */
export function TabLinks({ label, children }: TabLinksProps) {
  const row = useRef<HTMLElement>(null);
  const shown = useRef<Element | null>(null);
  // On a phone the row scrolls; the open tab is brought to its middle.
  useLayoutEffect(() => {
    const open = row.current?.querySelector<HTMLElement>('[aria-current]') ?? null;
    if (row.current === null || open === null || open === shown.current) return;
    shown.current = open;
    row.current.scrollLeft = open.offsetLeft - (row.current.clientWidth - open.offsetWidth) / 2;
  });
  return (
    <nav ref={row} className="tab-links" aria-label={label}>
      {children}
    </nav>
  );
}
