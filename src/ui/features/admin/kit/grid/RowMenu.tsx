import { Menu, Portal, useMenu } from '@chakra-ui/react';
import { type MouseEvent, type Ref, useImperativeHandle } from 'react';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import IconOpen from '~icons/ph/arrow-square-out';
import IconFilter from '~icons/ph/funnel';
import type { AdminTableProps } from '../adminTableProps.ts';
import type { RowAction, TableAsk } from '../tableParts.ts';
import { filterWith, labelOfValue } from './FilterButton.tsx';

/** Opens the menu of a row at the button that was pressed. */
export type OpenRowMenu = (id: string, event: MouseEvent<HTMLButtonElement>) => void;

interface RowMenuProps<Row extends { readonly id: string }>
  extends Pick<AdminTableProps<Row>, 'onOpen' | 'rowActions' | 'filters'> {
  readonly ref: Ref<OpenRowMenu>;
  readonly rows: readonly Row[];
  readonly buttonId: (id: string) => string;
  readonly onClosed: () => void;
  readonly ask: TableAsk;
  readonly askFor: (changes: Partial<TableAsk>) => void;
}

/** What can be done with one row, and the rows like it. The menu's own states stay in here: the grid is not drawn with each. */
export function RowMenu<Row extends { readonly id: string }>(props: RowMenuProps<Row>) {
  const { ref, rows, buttonId, onClosed, onOpen, rowActions, filters = [], ask, askFor } = props;
  const menu = useMenu({
    positioning: { placement: 'bottom-end' },
    ids: { trigger: (id?: string) => buttonId(id ?? '') },
    onOpenChange: ({ open }) => open || onClosed(),
  });
  const row = rows.find(({ id }) => id === menu.api.triggerValue);
  useImperativeHandle(ref, () => (value, event) => menu.api.getTriggerProps({ value }).onClick?.(event), [
    menu,
  ]);
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
