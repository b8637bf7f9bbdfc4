import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react';
import IconMoveDown from '~icons/ph/arrow-down-bold';
import IconMoveUp from '~icons/ph/arrow-up-bold';
import IconZoom from '~icons/ph/magnifying-glass-plus';
import { KeyHint } from '../../../kit/KeyHint.tsx';
import '../../../kit/menu.css';
import { type DeckBoard, useDeckDesk } from '../desk/deckDesk.ts';

interface CardMenuProps {
  readonly id: string;
  readonly box: DOMRect;
  readonly board: DeckBoard;
  readonly onMove: (ids: readonly string[], bucket: string) => void;
  /** `isBack`: the focus goes back to the card. */
  readonly onClose: (isBack: boolean) => void;
}

/** What can be done with one card: right click, the menu key, or the button that shows on the focused card. */
export function CardMenu({ id, box, board, onMove, onClose }: CardMenuProps) {
  const { boards, main, side, pool, zoom, view } = useDeckDesk();
  const list = useRef<HTMLDivElement>(null);
  const entry = pool.get(id);
  useLayoutEffect(() => {
    const menu = list.current;
    if (menu === null) return;
    const { width, height } = menu.getBoundingClientRect();
    menu.style.left = `${Math.max(8, Math.min(box.left + 12, innerWidth - width - 8))}px`;
    menu.style.top = `${Math.max(8, Math.min(box.top + 32, innerHeight - height - 8))}px`;
    menu.querySelector<HTMLElement>('[role=menuitem]')?.focus();
  }, [box]);
  useEffect(() => {
    const outside = (event: PointerEvent) => {
      if (event.target instanceof Node && !list.current?.contains(event.target)) onClose(false);
    };
    const away = () => onClose(false);
    document.addEventListener('pointerdown', outside);
    window.addEventListener('scroll', away, { passive: true });
    return () => {
      document.removeEventListener('pointerdown', outside);
      window.removeEventListener('scroll', away);
    };
  }, [onClose]);
  if (entry === undefined) return null;
  const copies = board.entries.filter(({ face }) => face.name === entry.face.name).map((copy) => copy.id);
  const others = view.isMine ? boards.filter(({ key }) => key !== board.key) : [];
  const keyOf = (bucket: string) => (bucket === main.key ? 'M' : bucket === side.key ? 'S' : null);
  const choose = (act: () => void, isBack = false) => {
    onClose(isBack);
    act();
  };
  return (
    <div
      ref={list}
      className="menu deck-menu"
      role="menu"
      aria-label={entry.face.name}
      tabIndex={-1}
      onKeyDown={(event) => onMenuKey(event, () => onClose(true))}
      onClick={(event) => event.stopPropagation()}
      onContextMenu={(event) => event.preventDefault()}
    >
      {others.flatMap(({ key, name }) => {
        const Icon = key === main.key ? IconMoveUp : IconMoveDown;
        const hint = keyOf(key);
        return [
          <button
            key={key}
            type="button"
            role="menuitem"
            tabIndex={-1}
            className="menu-item"
            onClick={() => choose(() => onMove([id], key))}
          >
            <Icon aria-hidden="true" />
            <span className="grow">Move to {name}</span>
            {hint !== null && <KeyHint>{hint}</KeyHint>}
          </button>,
          copies.length > 1 && (
            <button
              key={`${key}-all`}
              type="button"
              role="menuitem"
              tabIndex={-1}
              className="menu-item"
              onClick={() => choose(() => onMove(copies, key))}
            >
              <Icon aria-hidden="true" />
              <span className="grow">
                Move all {copies.length} to {name}
              </span>
            </button>
          ),
        ];
      })}
      <button
        type="button"
        role="menuitem"
        tabIndex={-1}
        className="menu-item"
        onClick={() => choose(() => zoom(entry.face), true)}
      >
        <IconZoom aria-hidden="true" />
        <span className="grow">Look closer</span>
        <KeyHint>Z</KeyHint>
      </button>
    </div>
  );
}

function onMenuKey(event: KeyboardEvent<HTMLElement>, close: () => void) {
  event.stopPropagation();
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]')];
  const at = items.findIndex((item) => item.matches(':focus'));
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[event.key];
  if (to !== undefined) items.at(to % items.length)?.focus();
  else if (event.key === 'Escape' || event.key === 'Tab') close();
  else return;
  event.preventDefault();
}
