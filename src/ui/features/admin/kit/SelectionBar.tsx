import type { ReactNode } from 'react';
import { Button, IconButton } from '#src/ui/kit/Button.tsx';
import IconClose from '~icons/ph/x';

interface SelectionBarProps {
  readonly count: number;
  readonly total: number;
  readonly isAllMatching: boolean;
  readonly onAll: () => void;
  readonly onClear: () => void;
  readonly children: ReactNode;
}

/** How many rows are chosen and what can be done with them; it stays in sight while one scrolls. */
export function SelectionBar({ count, total, isAllMatching, onAll, onClear, children }: SelectionBarProps) {
  return (
    <section className="atable-bar" aria-label="Chosen rows">
      <p role="status">
        <b className="num">{count.toLocaleString('en')}</b> selected
      </p>
      {!isAllMatching && count < total && (
        <Button variant="ghost" size="sm" color="var(--brass-fg)" onClick={onAll}>
          Select all {total.toLocaleString('en')}
        </Button>
      )}
      {children}
      <IconButton label="Select none" size="sm" onClick={onClear}>
        <IconClose aria-hidden="true" />
      </IconButton>
    </section>
  );
}
