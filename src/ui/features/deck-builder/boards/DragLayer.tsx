import { Flex, Text } from '@chakra-ui/react';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { PlayCard } from '../../../components/cards/PlayCard.tsx';
import { bucketOf, cardIdOf, whenDraggingIsThere } from '../../../components/dragging.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { useDeckDesk } from '../desk/deckDesk.ts';
import { boardOf } from '../desk/deckParts.ts';
import { deckWords } from '../desk/deckWords.ts';
import { type CardDrag, CardDragContext } from '../dragging.ts';
import { KeyMark } from '../KeyMark.tsx';
import styles from './boards.module.css';

const GHOST_WIDTH = 139;

/** Follows a dragged card with its whole face and says where it would land. */
export function DragLayer({ children }: { readonly children: ReactNode }) {
  const desk = useDeckDesk();
  const t = useMessages('deck');
  const [drag, setDrag] = useState<CardDrag | null>(null);
  const ghost = useRef<HTMLDivElement>(null);
  const at = useRef({ x: 0, y: 0 });
  const drop = useEffectEvent((id: string, bucket: string) => {
    if (boardOf(desk.boards, id)?.key !== bucket) desk.move([id], bucket);
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
          if (id !== null && bucket !== null) drop(id, bucket);
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
            className={styles.ghost}
            data-ghost
            ref={ghost}
            style={{ transform: ghostPlace(at.current) }}
            aria-hidden="true"
          >
            <PlayCard face={face} look={desk.look} size="sm" width={GHOST_WIDTH} isEager />
          </div>
          <Flex
            position="fixed"
            bottom="6"
            left="50%"
            zIndex="65"
            align="center"
            gap="3.5"
            px="4"
            py="3"
            layerStyle="raised"
            textStyle="dense"
            transform="translateX(-50%)"
            pointerEvents="none"
            aria-hidden="true"
            data-dragging
          >
            <Text fontWeight="semibold">{face.name}</Text>
            <Text>{landingWords(desk.boards, drag)}</Text>
            <Text pl="3.5" borderLeft="line" color="fg.muted">
              {t.rich('escapePutsBack', { key: (key) => <KeyMark>{key}</KeyMark> })}
            </Text>
          </Flex>
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
  const t = deckWords();
  if (to === undefined) return t('overNothing');
  return t(to.key === from?.key ? 'staysIn' : 'dropsTo', { board: to.name });
}
