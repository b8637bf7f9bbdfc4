import { type ComponentType, type KeyboardEvent, type ReactNode, Suspense, useId, useState } from 'react';
import { late } from '#src/ui/components/loading/late.ts';
import type { ActionMenuProps } from './ActionMenu.tsx';
import type { MenuAction } from './menuAction.ts';

const ActionMenu = late(() => import('./ActionMenu.tsx'), 'ActionMenu');

interface MenuButtonProps {
  /** Names the list for readers. */
  readonly label: string;
  readonly items: readonly MenuAction[];
  readonly placement?: 'bottom-start' | 'bottom-end';
  /** The open list; by default for screens that are built on the system. */
  readonly list?: ComponentType<ActionMenuProps>;
  /** The button; give it all of these. */
  readonly trigger: (props: TriggerProps) => ReactNode;
}

interface TriggerProps {
  readonly id: string;
  readonly 'aria-haspopup': 'menu';
  readonly 'aria-expanded': boolean;
  readonly onClick: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** A button with a menu, which is fetched and made when it is opened: a table has many of them. */
export function MenuButton({
  label,
  items,
  placement = 'bottom-end',
  list: List = ActionMenu,
  trigger,
}: MenuButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
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
        <Suspense>
          <List
            triggerId={id}
            label={label}
            items={items}
            placement={placement}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
