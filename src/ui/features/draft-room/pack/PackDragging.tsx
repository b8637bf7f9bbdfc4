import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { CardFace, GameLook } from '#contract/games/faces.ts';
import { classNames } from '#src/ui/system/css/classNames.ts';
import { PlayCard } from '../../../components/cards/PlayCard.tsx';
import { cardIdOf, dropTarget, type Stop, whenDraggingIsThere } from '../../../components/dragging.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { useRoomParts } from '../roomParts.tsx';
import { faceIn } from '../useTaking.ts';
import { dropCard, mayCarry } from './dropCard.ts';
import styles from './packDragging.module.css';

const GHOST_PX = 128;

type Place = 'main' | 'side';

interface Carried {
  readonly id: string;
  readonly face: CardFace;
  readonly look: GameLook;
  readonly dock: Element;
  readonly over: Place | null;
}

const placeOf = (data: Record<string | symbol, unknown> | undefined): Place | null =>
  data?.place === 'main' || data?.place === 'side' ? data.place : null;

/** A card of the pack is carried to the pool by the mouse: dropped there it is taken, to the deck or to the side. */
export function PackDragging() {
  const { room } = useRoomParts();
  const [carried, setCarried] = useState<Carried | null>(null);
  const ghost = useRef<HTMLDivElement>(null);
  const at = useRef('');
  useEffect(() => {
    const follow = ({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }) => {
      at.current = `translate(${clientX - GHOST_PX / 2}px, ${clientY - 24}px) rotate(2deg)`;
      if (ghost.current) ghost.current.style.transform = at.current;
    };
    return whenDraggingIsThere(({ draggable, monitorForElements, disableNativeDragPreview }) => {
      let ready: { readonly cell: HTMLElement; readonly stop: Stop } | null = null;
      const forget = () => {
        ready?.stop();
        ready = null;
      };
      // Under a finger a card is not draggable: it scrolls with the pack, and a long press zooms it.
      const makeReady = ({ target, pointerType }: PointerEvent) => {
        if (pointerType !== 'mouse') return forget();
        const cell =
          target instanceof Element ? target.closest<HTMLElement>('[data-layout] [data-card]') : null;
        if (cell === null || cell === ready?.cell || cell.closest('[data-pack=leaving]') !== null) return;
        forget();
        if (!mayCarry(room, cell.dataset.card ?? '')) return;
        const stop = draggable({
          element: cell,
          canDrag: () => mayCarry(room, cell.dataset.card ?? ''),
          getInitialData: () => ({ cardId: cell.dataset.card }),
          onGenerateDragPreview: disableNativeDragPreview,
        });
        ready = { cell, stop };
      };
      const stopMonitor = monitorForElements({
        canMonitor: ({ source }) => cardIdOf(source.data) !== null,
        onDragStart({ source, location }) {
          follow(location.current.input);
          setCarried(carriedNow(room.getSnapshot().context.room, cardIdOf(source.data)));
        },
        onDrag: ({ location }) => follow(location.current.input),
        onDropTargetChange({ location }) {
          const over = placeOf(location.current.dropTargets[0]?.data);
          setCarried((before) => before && { ...before, over });
        },
        onDrop({ source, location }) {
          setCarried(null);
          const id = cardIdOf(source.data);
          const place = placeOf(location.current.dropTargets[0]?.data);
          if (id !== null && place !== null) dropCard(room, id, place, Date.now());
        },
      });
      document.addEventListener('pointerover', makeReady);
      document.addEventListener('pointerdown', makeReady);
      return () => {
        document.removeEventListener('pointerover', makeReady);
        document.removeEventListener('pointerdown', makeReady);
        stopMonitor();
        forget();
      };
    });
  }, [room]);
  if (carried === null) return null;
  const { face, look, dock, over } = carried;
  return (
    <>
      {createPortal(<Places over={over} />, dock)}
      <div ref={ghost} className={styles.ghost} style={{ transform: at.current }} aria-hidden="true">
        <PlayCard face={face} look={look} size="sm" width={GHOST_PX} isEager />
      </div>
    </>
  );
}

function carriedNow(view: Parameters<typeof faceIn>[0], id: string | null): Carried | null {
  const face = faceIn(view, id);
  const dock = document.querySelector('[data-pool-dock]');
  return view === null || id === null || face === undefined || dock === null
    ? null
    : { id, face, look: view.look, dock, over: null };
}

/** Both places over the pool, while a card is carried. Readers and keys take with Enter and S. */
function Places({ over }: { readonly over: Place | null }) {
  const t = useMessages('room');
  return (
    <div className={styles.places} aria-hidden="true">
      <div ref={dropOnMain} className={classNames(styles.place, over === 'main' && styles.over)}>
        {t('dropToTake')}
      </div>
      <div ref={dropOnSide} className={classNames(styles.place, over === 'side' && styles.over)}>
        {t('dropToSide')}
      </div>
    </div>
  );
}

const dropOnMain = dropTarget({ place: 'main' });
const dropOnSide = dropTarget({ place: 'side' });
