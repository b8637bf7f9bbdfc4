import { Box, Button, HStack, Link, Menu, Portal, Stack, Text } from '@chakra-ui/react';
import { Link as RouteLink } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import type { DraftRow, KeepOrder } from '#contract/admin/overview.ts';
import { Avatar } from '#src/ui/components/people/Avatar.tsx';
import { placeWords } from '#src/ui/components/tables/tableWords.ts';
import { When } from '#src/ui/components/When.tsx';
import type { FeatureSentences } from '#src/ui/messages/language.ts';
import { type ReactTranslator, useMessages } from '#src/ui/messages/useMessages.ts';
import { IconActionButton } from '#src/ui/system/ActionButton.tsx';
import IconMore from '~icons/ph/dots-three-bold';
import { AskDialog, useAskedFirst } from '../editor/AskDialog.tsx';
import { AdminTable } from '../kit/AdminTable.tsx';
import { whenColumn, wordColumn } from '../kit/columns.tsx';
import type { TableColumn } from '../kit/tableParts.ts';
import type { OverviewPorts } from './overviewParts.tsx';

type Words = ReactTranslator<FeatureSentences<'adminOverview'>>;

const ORDERS = ['pause', 'resume', 'repair', 'endTable'] as const;
const STATUSES = ['lobby', 'countdown', 'drafting', 'paused', 'building'] as const;
const FACES = 5;

const columnsOf = (
  t: Words,
  game: string,
  onMenu: (row: DraftRow, button: HTMLElement) => void,
): readonly TableColumn<DraftRow>[] => [
  {
    key: 'name',
    label: t('table'),
    cell: ({ id, name, game: played }) => (
      <Stack gap="0" alignItems="flex-start">
        <Link asChild>
          <RouteLink to="/drafts/$draftId" params={{ draftId: id }}>
            {name}
          </RouteLink>
        </Link>
        <Text as="small" color="fg.muted" textStyle="hint" fontWeight="normal">
          {played}
        </Text>
      </Stack>
    ),
    isSortable: true,
  },
  { ...wordColumn<DraftRow>('game', game), isHiddenAtFirst: true },
  { key: 'people', label: t('seats'), cell: (row) => <Seats row={row} t={t} />, isSortable: true },
  { key: 'status', label: t('status'), cell: (row) => <Place row={row} t={t} />, isSortable: true },
  { key: 'host', label: t('hostedBy'), cell: ({ host }) => host ?? t('draftQueue'), isSortable: true },
  {
    ...whenColumn<DraftRow>('lastAt', t('lastActivity')),
    cell: ({ lastAt, createdAt }) => <When at={lastAt ?? createdAt} />,
  },
  { ...wordColumn<DraftRow>('template', t('template')), isHiddenAtFirst: true },
  { ...whenColumn<DraftRow>('createdAt', t('createdAt')), isHiddenAtFirst: true },
  {
    key: 'acts',
    label: t('actions'),
    cell: (row) => (
      <IconActionButton
        size="sm"
        label={t('actionsFor', { name: row.name })}
        aria-haspopup="menu"
        onClick={(event) => onMenu(row, event.currentTarget)}
      >
        <IconMore aria-hidden="true" />
      </IconActionButton>
    ),
  },
];

const Seats = ({ row, t }: { readonly row: DraftRow; readonly t: Words }) => (
  <HStack gap="2.5" whiteSpace="nowrap">
    <HStack gap="0" css={{ '& > * + *': { marginLeft: '-8px' } }} aria-hidden="true">
      {row.faces.slice(0, FACES).map((face) => (
        <Avatar key={face} seed={face} size={24} />
      ))}
    </HStack>
    {t('seatsOf', row)}
  </HStack>
);

/** How far its draft is, and where that says too little, in what state it is. */
function Place({ row, t }: { readonly row: DraftRow; readonly t: Words }) {
  const place = placeWords(row, useMessages('tables'));
  const state = t('statuses', { status: row.status });
  if (place === null) return state;
  return row.status === 'drafting' ? (
    place
  ) : (
    <Stack gap="0">
      {state}
      <Text as="small" color="fg.muted" textStyle="hint">
        {place}
      </Text>
    </Stack>
  );
}

/** Why an order makes no sense at a table now. */
function refusalOf(t: Words, { status }: DraftRow, order: KeepOrder): string | undefined {
  if (order === 'pause' && status !== 'drafting') return t('notDrafting');
  const isStarted = status === 'drafting' || status === 'paused' || status === 'building';
  return order === 'repair' && !isStarted ? t('notStarted') : undefined;
}

interface TablesNowProps {
  readonly ports: OverviewPorts;
  readonly version: number;
  readonly onDone: (text: string) => void;
}

/** The tables that are there now, each with what an Admin may do about it, in one menu for all of them. */
export function TablesNow({ ports, version, onDone }: TablesNowProps) {
  const t = useMessages('adminOverview');
  const common = useMessages('admin');
  const [menu, setMenu] = useState<{ row: DraftRow; button: HTMLElement; isOpen: boolean } | null>(null);
  const columns = useMemo(
    () => columnsOf(t, common('game'), (row, button) => setMenu({ row, button, isOpen: true })),
    [t, common],
  );
  const filters = useMemo(
    () => [
      {
        key: 'status',
        label: t('status'),
        options: STATUSES.map((status) => ({ value: status, label: t('statuses', { status }) })),
      },
      {
        key: 'isSolo',
        label: t('kind'),
        options: [
          { value: 'true', label: t('againstBots') },
          { value: 'false', label: t('withOthers') },
        ],
      },
    ],
    [t],
  );
  const row = menu?.row;
  const asked = useAskedFirst(async (choice) => {
    const order = orderOf(choice);
    if (row === undefined) return;
    await ports.keepOrder(row.id, order);
    onDone(t('ordered', { name: row.name, order }));
  });
  const order = orderOf(asked.choice);
  const close = () => {
    setMenu((before) => before && { ...before, isOpen: false });
    menu?.button.focus();
  };
  return (
    <Box px={{ base: '3', sm: '4' }} pb="4">
      <AdminTable
        name="drafts"
        label={t('tablesNow')}
        ports={ports.tables}
        columns={columns}
        filters={filters}
        searchLabel={t('tableSearch')}
        rowName={({ name }) => name}
        version={version}
        empty={{
          title: t('noTables'),
          words: t('noTablesHint'),
          action: (
            <Button asChild>
              <RouteLink to="/drafts" search={{ host: 1 }}>
                {t('host')}
              </RouteLink>
            </Button>
          ),
        }}
      />
      {row && (
        <>
          <Menu.Root
            open={menu.isOpen}
            positioning={{
              placement: 'bottom-end',
              getAnchorRect: () => menu.button.getBoundingClientRect(),
            }}
            onOpenChange={({ open }) => !open && close()}
            onSelect={({ value }) => asked.choose(value, value === 'endTable')}
          >
            <Portal>
              <Menu.Positioner>
                <Menu.Content aria-label={t('actionsFor', row)}>
                  {ORDERS.filter((each) => each !== (row.status === 'paused' ? 'pause' : 'resume')).map(
                    (each) => {
                      const refusal = refusalOf(t, row, each);
                      return (
                        <Menu.Item
                          key={each}
                          value={each}
                          disabled={refusal !== undefined}
                          colorPalette={each === 'endTable' ? 'danger' : 'neutral'}
                        >
                          <Menu.ItemText>
                            {t('orders', { order: each })}
                            {refusal && <small>{refusal}</small>}
                          </Menu.ItemText>
                        </Menu.Item>
                      );
                    },
                  )}
                </Menu.Content>
              </Menu.Positioner>
            </Portal>
          </Menu.Root>
          <AskDialog
            asked={asked}
            isAbout={order === 'endTable'}
            title={t('askOrder', { order, name: row.name })}
            words={{ confirm: t('confirmOrder', { order }), cancel: t('keepTable'), busy: t('working') }}
            isDestructive={order === 'endTable'}
          >
            {order === 'endTable' && <Text>{t('endHint', row)}</Text>}
          </AskDialog>
        </>
      )}
    </Box>
  );
}

const orderOf = (choice: string | null): KeepOrder => ORDERS.find((order) => order === choice) ?? 'endTable';
