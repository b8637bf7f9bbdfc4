import { type ReactNode, useEffect, useRef, useState } from 'react';
import { PlayCard } from '../../../components/cards/PlayCard.tsx';
import { bucketOf, cardIdOf, whenDraggingIsThere } from '../../../components/dragging.ts';
import { KeyHint } from '../../../kit/KeyHint.tsx';
import { useDeckDesk } from '../desk/deckDesk.ts';
import { boardOf } from '../desk/deckParts.ts';
import { type CardDrag, CardDragContext } from '../dragging.ts';

const GHOST_WIDTH = 139;

/** Follows a dragged card with its whole face and says where it would land. */
export function DragLayer({ children }: { readonly children: ReactNode }) {
  const desk = useDeckDesk();
  const [drag, setDrag] = useState<CardDrag | null>(null);
  const ghost = useRef<HTMLDivElement>(null);
  const at = useRef({ x: 0, y: 0 });
  const latest = useRef(desk);
  useEffect(() => {
    latest.current = desk;
  });
  useEffect(() => {
    const place = ({ clientX, clientY }: { clientX: number; clientY: number }) => {
      at.current = { x: clientX, y: clientY };
      ghost.current?.style.setProperty('transform', ghostPlace(at.current));
    };
    return whenDraggingIsThere(({ monitorForElements }) =>
      monitorForElements({
        canMonitor: ({ source }) => cardIdOf(source.data) !== null,
        onDragStart: ({ source, location }) => {
          place(location.current.input);
          const id = cardIdOf(source.data);
          if (id !== null) setDrag({ id, over: null });
        },
        onDrag: ({ location }) => place(location.current.input),
        onDropTargetChange: ({ location }) => {
          const over = bucketOf(location.current.dropTargets[0]?.data);
          setDrag((before) => before && { ...before, over });
        },
        onDrop: ({ source, location }) => {
          setDrag(null);
          const id = cardIdOf(source.data);
          const bucket = bucketOf(location.current.dropTargets[0]?.data);
          const { boards, move } = latest.current;
          if (id !== null && bucket !== null && boardOf(boards, id)?.key !== bucket) move([id], bucket);
        },
      }),
    );
  }, []);
  const face = drag === null ? undefined : desk.pool.get(drag.id)?.face;
  return (
    <CardDragContext value={drag}>
      {children}
      {drag !== null && face !== undefined && (
        <>
          <div
            className="deck-ghost"
            ref={ghost}
            style={{ transform: ghostPlace(at.current) }}
            aria-hidden="true"
          >
            <PlayCard face={face} look={desk.look} size="sm" width={GHOST_WIDTH} isEager />
          </div>
          <p className="deck-drag-words" aria-hidden="true">
            <b>{face.name}</b>
            <span>{landingWords(desk.boards, drag)}</span>
            <span className="deck-drag-esc">
              <KeyHint>Esc</KeyHint> puts it back
            </span>
          </p>
        </>
      )}
    </CardDragContext>
  );
}

const ghostPlace = ({ x, y }: { readonly x: number; readonly y: number }): string =>
  `translate(${x - GHOST_WIDTH / 2}px, ${y - 24}px) rotate(2deg)`;

function landingWords(boards: Parameters<typeof boardOf>[0], { id, over }: CardDrag): string {
  const from = boardOf(boards, id);
  const to = boards.find(({ key }) => key === over);
  if (to === undefined) return 'over nothing';
  return to.key === from?.key ? `stays in ${to.name}` : `to ${to.name}`;
}
