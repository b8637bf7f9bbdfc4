import { Menu, Portal } from '@chakra-ui/react';
import type { MenuAction } from './menuAction.ts';

export interface ActionMenuProps {
  readonly triggerId: string;
  readonly label: string;
  readonly items: readonly MenuAction[];
  readonly placement: 'bottom-start' | 'bottom-end';
  readonly onClose: () => void;
}

/** The open list of a `MenuButton`. */
export function ActionMenu({ triggerId, label, items, placement, onClose }: ActionMenuProps) {
  const choose = (item: MenuAction) => {
    onClose();
    // Before a dialog opens, which gives the focus back to where it was.
    document.getElementById(triggerId)?.focus();
    item.onChoose();
  };
  return (
    <Menu.Root
      open
      ids={{ trigger: triggerId }}
      positioning={{ placement }}
      onOpenChange={({ open }) => {
        if (!open) onClose();
      }}
    >
      <Portal>
        <Menu.Positioner>
          <Menu.Content aria-label={label}>
            {items.map((item) => (
              <Menu.Item
                key={item.key}
                value={item.key}
                disabled={item.reason !== undefined}
                {...(item.isDestructive === true && { colorPalette: 'danger' })}
                onClick={item.reason === undefined ? () => choose(item) : undefined}
              >
                {item.icon}
                <Menu.ItemText>
                  {item.words}
                  {item.reason !== undefined && <small>{item.reason}</small>}
                </Menu.ItemText>
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
