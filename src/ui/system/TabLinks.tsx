import { chakra, useSlotRecipe } from '@chakra-ui/react';
import { type ReactNode, useRef } from 'react';

interface TabLinksProps {
  /** Names the row for readers, such as "Profile". */
  readonly label: string;
  /** Links; the open one carries `aria-current`. They get their look from here. */
  readonly children: ReactNode;
}

/** Where the row is wider than the page, its end fades until it is seen. */
const FADES_AT_THE_END = {
  '@supports (animation-timeline: scroll())': {
    animation: 'nt-more linear both',
    animationTimeline: 'scroll(self inline)',
  },
};

/** Parts of one page, each with its own address: links, so that back, reload and a shared address work. */
export function TabLinks({ label, children }: TabLinksProps) {
  const { list, trigger } = useSlotRecipe({ key: 'tabs' })({ size: { base: 'sm', sm: 'md' } });
  const shown = useRef<Element | null>(null);
  // On a phone the row scrolls; the open tab is brought to its middle.
  const showOpen = (row: HTMLElement | null) => {
    const open = row?.querySelector<HTMLElement>('[aria-current]') ?? null;
    if (row === null || open === null || open === shown.current) return;
    shown.current = open;
    row.scrollLeft = open.offsetLeft - (row.clientWidth - open.offsetWidth) / 2;
  };
  return (
    <chakra.nav
      ref={showOpen}
      aria-label={label}
      position="relative"
      mx={{ base: 'calc(-1 * {spacing.page})', sm: '0' }}
      px={{ base: 'calc({spacing.page} - 12px)', sm: '0' }}
      css={[{ ...list }, { '& > a': { ...trigger, color: 'fg.onLamp' } }, FADES_AT_THE_END]}
    >
      {children}
    </chakra.nav>
  );
}
