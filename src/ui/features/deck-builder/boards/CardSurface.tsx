import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  Suspense,
  useCallback,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { afterPress } from '#src/ui/components/hooks/afterPress.ts';
import { late } from '#src/ui/components/loading/late.ts';
import { formatFor } from '../../../messages/format.ts';
import {
  type DeckBoard,
  type DeckDesk,
  otherBoard,
  useDeckDesk,
  useShownArrangement,
} from '../desk/deckDesk.ts';
import { deckWords } from '../desk/deckWords.ts';
import { useCardsToDrag } from '../dragging.ts';
import { type CardGrid, cardAfterLeaving, cardByKey } from './boardKeys.ts';
import styles from './boards.module.css';
import { CardPeek, usePeek } from './CardPeek.tsx';

const CardMenu = late(() => import('./CardMenu.tsx'), 'CardMenu');

interface CardSurfaceProps {
  readonly board: DeckBoard;
  readonly grid: CardGrid;
  /** Cards in several columns of strips, not in one row of piles. */
  readonly isStrips?: boolean;
  readonly children: ReactNode;
}

/** Where cards of a board are clicked, keyed, dragged and looked at. Cards inside carry `data-card`. */
export function CardSurface({ board, grid, isStrips = false, children }: CardSurfaceProps) {
  const desk = useDeckDesk();
  const isOwnOrder = useShownArrangement().sortBy === 'placed';
  const { isMine } = desk.view;
  const root = useRef<HTMLDivElement>(null);
  const hintId = useId();
  const [menuAt, setMenuAt] = useState<{ readonly id: string; readonly box: DOMRect } | null>(null);
  const makeTabbable = useOneTabbable(root, grid);
  const leaving = useRef(new Set<string>());
  const lastPointer = useRef('mouse');
  const peek = usePeek();
  useCardsToDrag(root, isMine);

  /** Where the focus goes from a card that was sent away: to none of those that are on their way too. */
  const nextOf = (id: string) =>
    cardAfterLeaving(
      grid.map((column) => column.filter((other) => other === id || !leaving.current.has(other))),
      id,
    );
  const moveTo = (id: string, bucket: string, isByKey: boolean) => {
    if (bucket === board.key || leaving.current.has(id)) return;
    if (isByKey) focusCard(root.current, nextOf(id));
    leaving.current.add(id);
    afterPress(cardElement(root.current, id), () => {
      leaving.current.delete(id);
      keepFocus(root.current, id);
      desk.move([id], bucket);
    });
  };
  const openMenu = (event: MouseEvent) => {
    const id = cardUnder(event.target) ?? moreUnder(event.target);
    const card = id === null ? null : cardElement(root.current, id);
    if (card === null || id === null || lastPointer.current === 'touch') return;
    event.preventDefault();
    peek.hide();
    setMenuAt({ id, box: card.getBoundingClientRect() });
  };
  const onClick = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('[data-more]')) return openMenu(event);
    const id = cardUnder(event.target);
    if (id === null) return;
    peek.hide();
    const isByKey = event.detail === 0;
    if (!isMine) zoomCard(desk, id);
    else if (lastPointer.current === 'touch' && !isByKey) desk.select(desk.selectedId === id ? null : id);
    else moveTo(id, otherBoard(desk, id).key, isByKey);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const id = cardUnder(event.target);
    if (id === null || event.ctrlKey || event.metaKey) return;
    const next = cardByKey(grid, id, event.key);
    if (event.altKey) return isOwnOrder ? placeByKey(event, desk, board, id, next) : undefined;
    const bucket = isMine ? bucketByKey(desk, event.key) : null;
    if (next !== null) focusCard(root.current, next);
    else if (bucket !== null) moveTo(id, bucket, true);
    else if (event.key.toLowerCase() === 'z') zoomCard(desk, id);
    else if (!event.key.startsWith('Arrow')) return;
    event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens for its buttons, one listener for up to a hundred cards
    <div
      ref={root}
      className={isStrips ? styles.strip : styles.surface}
      tabIndex={-1}
      onClick={onClick}
      onContextMenu={openMenu}
      onKeyDown={onKeyDown}
      onFocus={(event) => makeTabbable(cardUnder(event.target))}
      onPointerDown={(event) => {
        lastPointer.current = event.pointerType;
        peek.hide();
      }}
      onPointerOver={(event) => peek.over(event, (id) => desk.pool.get(id)?.face)}
      onPointerLeave={peek.hide}
    >
      <p id={hintId} hidden>
        {keyWords(desk, isOwnOrder)}
      </p>
      {children}
      {menuAt !== null && (
        <Suspense>
          <CardMenu
            {...menuAt}
            board={board}
            onMove={(moving, bucket) => {
              const next = cardAfterLeaving(grid, menuAt.id);
              desk.move(moving, bucket);
              // Once the card has gone, and the menu has given the focus back.
              requestAnimationFrame(() => focusCard(root.current, next));
            }}
            onClose={() => {
              setMenuAt(null);
              focusCard(root.current, menuAt.id);
            }}
          />
        </Suspense>
      )}
      <CardPeek at={peek.at} look={desk.look} />
    </div>
  );
}

/**
 * Keeps one card of the board in the tab order: the one that had the focus last, else the first. By hand, since a focus
 * that goes through hundreds of cards must not draw any of them.
 */
function useOneTabbable(root: { readonly current: HTMLElement | null }, grid: CardGrid) {
  const currentId = useRef<string | null>(null);
  const firstId = grid.find((column) => column.length > 0)?.[0] ?? null;
  const setRight = useCallback(() => {
    const current = currentId.current === null ? null : cardElement(root.current, currentId.current);
    const wanted = current ?? (firstId === null ? null : cardElement(root.current, firstId));
    if (wanted?.tabIndex === 0) return;
    for (const card of root.current?.querySelectorAll<HTMLElement>('[data-card][tabindex="0"]') ?? [])
      card.tabIndex = -1;
    if (wanted) wanted.tabIndex = 0;
  }, [root, firstId]);
  useLayoutEffect(() => {
    if (root.current === null) return;
    setRight();
    const cards = new MutationObserver(setRight);
    cards.observe(root.current, { childList: true, subtree: true });
    return () => cards.disconnect();
  }, [root, setRight]);
  return (id: string | null) => {
    if (id === null) return;
    currentId.current = id;
    setRight();
  };
}

const cardUnder = (target: EventTarget): string | null =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-card]')?.dataset.card ?? null) : null;

const moreUnder = (target: EventTarget): string | null =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-more]')?.dataset.more ?? null) : null;

const cardElement = (root: HTMLElement | null, id: string): HTMLElement | null =>
  root?.querySelector<HTMLElement>(`[data-card="${CSS.escape(id)}"]`) ?? null;

/** The card, or the board itself where none is left. */
const focusCard = (root: HTMLElement | null, id: string | null) =>
  (id === null ? root : cardElement(root, id))?.focus();

/** A clicked card has the focus and goes: its board takes it, so that it is not lost to the page. */
function keepFocus(root: HTMLElement | null, id: string) {
  if (cardElement(root, id) === document.activeElement) root?.focus({ preventScroll: true });
}

function zoomCard({ pool, zoom }: DeckDesk, id: string) {
  const entry = pool.get(id);
  if (entry) zoom(entry.face);
}

/** Alt with an arrow carries a card over its neighbour where the order is the member's own. */
function placeByKey(
  event: KeyboardEvent,
  desk: DeckDesk,
  board: DeckBoard,
  id: string,
  neighbour: string | null,
) {
  const isDown = event.key === 'ArrowDown';
  if (neighbour === null || !(isDown || event.key === 'ArrowUp')) return;
  event.preventDefault();
  const others = board.entries.filter((entry) => entry.id !== id);
  const at = others.findIndex((entry) => entry.id === neighbour);
  desk.place(id, board.key, isDown ? at + 1 : at);
}

/** M is Main, S is Side, a digit any bucket by its place. */
function bucketByKey({ main, side, boards }: DeckDesk, key: string): string | null {
  if (key.toLowerCase() === 'm') return main.key;
  if (key.toLowerCase() === 's') return side.key;
  return boards.length > 2 && /^[1-9]$/.test(key) ? (boards[Number(key) - 1]?.key ?? null) : null;
}

const keyWords = ({ main, side, boards, view }: DeckDesk, isOwnOrder: boolean): string => {
  const t = deckWords();
  if (!view.isMine) return t('keysReading');
  const digits = boards.map(({ name }, place) => t('keysDigits', { digit: place + 1, board: name }));
  return [
    t('keysEditing', { main: main.name, side: side.name }),
    ...(boards.length > 2 ? [`${formatFor().list(digits)}.`] : []),
    ...(isOwnOrder ? [t('keysPlacing')] : []),
  ].join(' ');
};
