import { type PointerEvent, useCallback, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { CardFace, GameLook } from '#contract/games/faces.ts';
import { PlayCard } from '../../../components/cards/PlayCard.tsx';
import { useListener } from '../../../components/useListener.ts';
import styles from './boards.module.css';

interface PeekAt {
  readonly face: CardFace;
  readonly left: number;
  readonly top: number;
}

const REST_MS = 320;
const WIDTH = 248;
const HEIGHT = 348;
const GAP = 12;

/** A pointer that rests on a covered card shows the whole of it beside. */
export function usePeek() {
  const [at, setAt] = useState<PeekAt | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const overId = useRef<string | null>(null);
  const hide = useCallback(() => {
    clearTimeout(timer.current);
    overId.current = null;
    setAt(null);
  }, []);
  useListener(window, 'scroll', hide);
  useListener(window, 'dragstart', hide);
  const over = (event: PointerEvent, faceOf: (id: string) => CardFace | undefined) => {
    const card = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-card]') : null;
    const id = card?.dataset.card ?? null;
    if (event.pointerType !== 'mouse' || event.buttons !== 0 || id === overId.current) return;
    hide();
    if (card === null || id === null) return;
    overId.current = id;
    timer.current = setTimeout(() => {
      const face = faceOf(id);
      if (face !== undefined && card.isConnected)
        setAt({ face, ...placeBeside(card.getBoundingClientRect()) });
    }, REST_MS);
  };
  return { at, over, hide };
}

function placeBeside(box: DOMRect) {
  const isRoomAtRight = box.right + GAP + WIDTH < innerWidth;
  return {
    left: isRoomAtRight ? box.right + GAP : Math.max(GAP, box.left - GAP - WIDTH),
    top: Math.max(GAP, Math.min(box.top - 40, innerHeight - HEIGHT - GAP)),
  };
}

export const CardPeek = ({ at, look }: Readonly<{ at: PeekAt | null; look: GameLook }>) =>
  at === null
    ? null
    : createPortal(
        <div className={styles.peek} style={{ left: at.left, top: at.top }} aria-hidden="true">
          <PlayCard face={at.face} look={look} size="lg" isEager />
        </div>,
        document.body,
      );
