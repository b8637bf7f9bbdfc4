import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import './menu.css';

export interface MenuItem {
  readonly key: string;
  readonly words: ReactNode;
  readonly icon?: ReactNode;
  readonly isDestructive?: boolean;
  /** Why it cannot be chosen now; it stays in the list. */
  readonly reason?: string;
  readonly onChoose: () => void;
}

interface MenuProps {
  /** Names the list for readers. */
  readonly label: string;
  readonly items: readonly MenuItem[];
  /** The button that opens it; give every prop to a `Button` or `IconButton`. */
  readonly trigger: (props: MenuTriggerProps) => ReactNode;
  readonly align?: 'start' | 'end';
}

export interface MenuTriggerProps {
  readonly id: string;
  readonly 'aria-haspopup': 'menu';
  readonly 'aria-expanded': boolean;
  readonly onClick: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** A short list of actions under its button: arrows, Home, End, first letter, Escape. */
export function Menu({ label, items, trigger, align = 'end' }: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  useCloseOutside(root, isOpen, () => setOpen(false));
  useFitInWindow(root, list, isOpen);
  useEffect(() => {
    if (isOpen) list.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus();
  }, [isOpen]);
  const close = () => {
    setOpen(false);
    root.current?.querySelector<HTMLElement>('[aria-haspopup=menu]')?.focus();
  };
  return (
    <div className="menu-root" ref={root}>
      {trigger({
        id,
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        onClick: () => setOpen(!isOpen),
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setOpen(true);
        },
      })}
      {isOpen && (
        <div
          className={`menu ${align}`}
          role="menu"
          aria-label={label}
          tabIndex={-1}
          ref={list}
          onKeyDown={(event) => moveFocus(event, close)}
        >
          {items.map((item) => (
            <Item key={item.key} item={item} onChosen={close} />
          ))}
        </div>
      )}
    </div>
  );
}

const Item = ({ item, onChosen }: Readonly<{ item: MenuItem; onChosen: () => void }>) => (
  <button
    type="button"
    role="menuitem"
    tabIndex={-1}
    className={item.isDestructive === true ? 'menu-item danger' : 'menu-item'}
    aria-disabled={item.reason === undefined ? undefined : true}
    onClick={() => {
      if (item.reason !== undefined) return;
      onChosen();
      item.onChoose();
    }}
  >
    {item.icon}
    <span>
      {item.words}
      {item.reason !== undefined && <small>{item.reason}</small>}
    </span>
  </button>
);

function moveFocus(event: KeyboardEvent<HTMLElement>, close: () => void) {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]')];
  const at = placeOfFocus(items);
  const target = focusTarget(event.key, at, items);
  if (target !== undefined) {
    event.preventDefault();
    target.focus();
  } else if (event.key === 'Escape' || event.key === 'Tab') {
    if (event.key === 'Escape') event.preventDefault();
    event.stopPropagation();
    close();
  }
}

const placeOfFocus = (items: readonly Element[]): number =>
  document.activeElement === null ? -1 : items.indexOf(document.activeElement);

function focusTarget(key: string, at: number, items: readonly HTMLElement[]): HTMLElement | undefined {
  if (key === 'ArrowDown') return items[(at + 1) % items.length];
  if (key === 'ArrowUp') return items.at(at <= 0 ? -1 : at - 1);
  if (key === 'Home') return items[0];
  if (key === 'End') return items.at(-1);
  if (key.length !== 1 || key === ' ') return undefined;
  const rotated = [...items.slice(at + 1), ...items.slice(0, at + 1)];
  return rotated.find((item) => item.textContent?.trim().toLowerCase().startsWith(key.toLowerCase()));
}

/** Between the list and its button, and between the list and the edge of the window, in pixels. */
const GAP = 8;

/** Below its button, or above it where only there is room for all of it or more; a list that is longer scrolls. */
function useFitInWindow(
  root: { readonly current: HTMLElement | null },
  list: { readonly current: HTMLElement | null },
  isOpen: boolean,
) {
  useLayoutEffect(() => {
    if (!isOpen) return;
    const place = () => {
      if (!root.current || !list.current) return;
      const { top, bottom } = root.current.getBoundingClientRect();
      const above = top - 2 * GAP;
      const below = window.innerHeight - bottom - 2 * GAP;
      const isAbove = list.current.scrollHeight > below && above > below;
      const { style } = list.current;
      style.top = isAbove ? 'auto' : '';
      style.bottom = isAbove ? `calc(100% + ${GAP}px)` : '';
      style.maxHeight = `${isAbove ? above : below}px`;
    };
    // A window that is turned while a menu is open may hide the item that has the focus.
    const placeAnew = () => {
      place();
      const { activeElement } = document;
      if (list.current?.contains(activeElement)) activeElement?.scrollIntoView({ block: 'nearest' });
    };
    place();
    window.addEventListener('resize', placeAnew);
    return () => window.removeEventListener('resize', placeAnew);
  }, [root, list, isOpen]);
}

function useCloseOutside(root: { readonly current: HTMLElement | null }, isOpen: boolean, close: () => void) {
  useEffect(() => {
    if (!isOpen) return;
    const onPointerDown = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) close();
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [root, isOpen, close]);
}
