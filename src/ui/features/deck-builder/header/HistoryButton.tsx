import { Suspense, useEffect, useRef, useState } from 'react';
import IconHistory from '~icons/ph/clock-counter-clockwise';
import { Button } from '../../../kit/Button.tsx';
import '../snapshots/snapshots.css';
import { late } from '../../../kit/late.ts';

const Snapshots = late(() => import('../snapshots/Snapshots.tsx'), 'default');

/** Opens the named moments of the deck under itself; Escape and a press outside close them. */
export function HistoryButton() {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [isOpen]);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears Escape from what it holds
    <div
      className="deck-history"
      ref={root}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.stopPropagation();
        close();
      }}
    >
      <Button
        ref={button}
        variant="ghost"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <IconHistory aria-hidden="true" />
        History
      </Button>
      {isOpen && (
        <div className="deck-history-card" role="dialog" aria-label="Snapshots">
          <h2>Snapshots</h2>
          <Suspense>
            <Snapshots onRestored={close} />
          </Suspense>
        </div>
      )}
    </div>
  );
}
