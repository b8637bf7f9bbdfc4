import { Menu, Portal, type UseMenuReturn } from '@chakra-ui/react';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import IconOpen from '~icons/ph/arrow-square-out';
import IconFilter from '~icons/ph/funnel';
import type { AdminTableProps } from '../adminTableProps.ts';
import type { RowAction, TableAsk } from '../tableParts.ts';
import { filterWith, labelOfValue } from './FilterButton.tsx';

interface RowMenuProps<Row extends { readonly id: string }>
  extends Pick<AdminTableProps<Row>, 'onOpen' | 'rowActions' | 'filters'> {
  readonly menu: UseMenuReturn;
  /** Whose menu it is now. */
  readonly row: Row | undefined;
  readonly ask: TableAsk;
  readonly askFor: (changes: Partial<TableAsk>) => void;
}

/** What can be done with one row, and the rows like it. */
export function RowMenu<Row extends { readonly id: string }>(props: RowMenuProps<Row>) {
  const { menu, row, onOpen, rowActions, filters = [], ask, askFor } = props;
  const t = useMessages('admin');
  const alike = (): readonly RowAction[] =>
    filters.flatMap((choice) => {
      const value: unknown = row && Reflect.get(row, choice.key);
      if (typeof value !== 'string' || choice.key in ask.filter) return [];
      const words = { label: choice.label, value: labelOfValue(choice, value, t('valueEmpty')) };
      return {
        label: t('rowsAlike', words),
        icon: <IconFilter aria-hidden="true" />,
        onPress: () => askFor(filterWith(ask, choice.key, [value])),
      };
    });
  const actions = (): readonly RowAction[] =>
    row === undefined
      ? []
      : [
          ...(onOpen === undefined
            ? []
            : [
                {
                  label: t('rowOpen'),
                  icon: <IconOpen aria-hidden="true" />,
                  onPress: () => onOpen(row),
                },
              ]),
          ...(rowActions?.(row) ?? []),
          ...alike(),
        ];
  return (
    <Menu.RootProvider value={menu} lazyMount unmountOnExit>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            {menu.api.open &&
              actions().map(({ label, icon, isDangerous, reason, onPress }, place) => (
                <Menu.Item
                  key={label}
                  value={String(place)}
                  disabled={reason !== undefined}
                  onClick={reason === undefined ? onPress : undefined}
                  {...(isDangerous === true && { colorPalette: 'danger' })}
                >
                  {icon}
                  <Menu.ItemText>
                    {label}
                    {reason !== undefined && <small>{reason}</small>}
                  </Menu.ItemText>
                </Menu.Item>
              ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.RootProvider>
  );
}
