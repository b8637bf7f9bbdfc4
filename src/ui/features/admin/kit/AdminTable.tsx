import { Box, EmptyState, Flex, Skeleton, Stack } from '@chakra-ui/react';
import { type ReactNode, useCallback, useDeferredValue, useEffect, useRef } from 'react';
import { errorWords } from '#src/machines/failure.ts';
import { CardsIndicator } from '#src/ui/components/CardsIndicator.tsx';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { ActionButton } from '#src/ui/system/ActionButton.tsx';
import { InlineAlert } from '#src/ui/system/InlineAlert.tsx';
import { SystemProvider } from '#src/ui/system/SystemProvider.tsx';
import type { AdminTableProps } from './adminTableProps.ts';
import { SelectionBar } from './grid/SelectionBar.tsx';
import { TableGrid } from './grid/TableGrid.tsx';
import { TableTools } from './grid/TableTools.tsx';
import { useSelection } from './grid/useSelection.ts';
import { useShownColumns } from './grid/useShownColumns.ts';
import { TablePager } from './TablePager.tsx';
import type { TableFilterChoice } from './tableParts.ts';
import { useCall } from './useCall.ts';
import { useTableAsk } from './useTableAsk.ts';

const NO_FILTERS: readonly TableFilterChoice[] = [];

/** The one grid of Administration: what it is asked for is in the address. */
export function AdminTable<Row extends { readonly id: string }>(props: AdminTableProps<Row>) {
  const { ports, columns, panel, bulk, label, empty } = props;
  const t = useMessages('admin');
  const [ask, askFor] = useTableAsk();
  const load = useCallback((signal: AbortSignal) => ports.load(ask, signal), [ports, ask]);
  const { value: page, error, isAsking, askAgain } = useCall(load, props.version);
  const { rows = [], total = 0 } = page ?? {};
  const selection = useSelection(ask, total);
  const [shown, show] = useShownColumns(props.name, columns);
  const box = useFocusOnRow(props.cameFrom, page !== undefined);
  const isNarrowed = ask.search !== '' || Object.keys(ask.filter).length > 0;
  const done = () => {
    selection.clear();
    askAgain();
  };
  // The ticks are drawn first: what can be done with the rows may come a moment later.
  const bar = useDeferredValue(
    bulk !== undefined && selection.count > 0 && (
      <SelectionBar
        count={selection.count}
        total={total}
        isAllMatching={selection.isAllMatching}
        onAll={selection.chooseAllMatching}
        onClear={selection.clear}
      >
        {bulk({ selection: selection.selection, count: selection.count, done })}
      </SelectionBar>
    ),
    false,
  );
  return (
    <SystemProvider>
      <Flex align="flex-start" gap="4" minWidth="0">
        <Stack ref={box} flex="1" gap="3" minWidth="0" position="relative" aria-busy={isAsking}>
          <TableTools
            name={props.name}
            ports={ports}
            ask={ask}
            askFor={askFor}
            searchLabel={props.searchLabel}
            filters={props.filters ?? NO_FILTERS}
            columns={columns}
            shown={shown}
            show={show}
          >
            {props.children}
          </TableTools>
          {error !== undefined && (
            <InlineAlert
              status="error"
              title={t('gridFailed', { label })}
              isAnnounced
              action={
                <ActionButton size="sm" isBusy={isAsking} onClick={askAgain}>
                  {t('retry')}
                </ActionButton>
              }
            >
              {errorWords(error)}
            </InlineAlert>
          )}
          {page === undefined && error === undefined && <RowSkeletons label={t('loading')} />}
          {rows.length > 0 && (
            <TableGrid
              {...props}
              columns={shown}
              rows={rows}
              ask={ask}
              askFor={askFor}
              selection={selection}
            />
          )}
          {rows.length === 0 && total > 0 && (
            <Empty
              title={t('pastEnd')}
              action={<ActionButton onClick={() => askFor({})}>{t('firstPage')}</ActionButton>}
            >
              {t('pastEndHint')}
            </Empty>
          )}
          {page !== undefined && total === 0 && isNarrowed && (
            <Empty
              title={t('noMatch')}
              action={
                <ActionButton onClick={() => askFor({ search: '', filter: {} })}>{t('showAll')}</ActionButton>
              }
            >
              {t('noMatchHint')}
            </Empty>
          )}
          {page !== undefined && total === 0 && !isNarrowed && (
            <Empty title={empty.title} action={empty.action}>
              {empty.words}
            </Empty>
          )}
          {total > 0 && <TablePager ask={ask} askFor={askFor} total={total} />}
          {bar}
        </Stack>
        {panel?.(rows)}
      </Flex>
    </SystemProvider>
  );
}

/** Once: rows that come and go later take the focus from nobody. */
function useFocusOnRow(id: string | undefined, isLoaded: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const wanted = useRef(id);
  useEffect(() => {
    if (!isLoaded || wanted.current === undefined || wanted.current === '') return;
    const row = box.current?.querySelector(`[data-row="${CSS.escape(wanted.current)}"]`);
    wanted.current = undefined;
    row?.querySelector<HTMLElement>('th button')?.focus();
  }, [isLoaded]);
  return box;
}

interface EmptyProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly action: ReactNode;
}

const Empty = ({ title, children, action }: EmptyProps) => (
  <EmptyState.Root>
    <EmptyState.Content>
      <CardsIndicator />
      <EmptyState.Title asChild>
        <h2>{title}</h2>
      </EmptyState.Title>
      <EmptyState.Description>{children}</EmptyState.Description>
      {action !== undefined && <Box marginTop="4">{action}</Box>}
    </EmptyState.Content>
  </EmptyState.Root>
);

const GHOSTS = ['46%', '37%', '42%', '30%', '48%', '35%', '40%', '33%'];

const RowSkeletons = ({ label }: { readonly label: string }) => (
  <Stack role="status" aria-label={label} gap="0" border="line" borderRadius="panel" background="bg.panel">
    {GHOSTS.map((width) => (
      <Flex key={width} gap="6" px="4" py="3.5" borderBottom="line" _last={{ borderBottom: 'none' }}>
        <Skeleton width={width} height="14px" />
        <Skeleton width="12%" height="14px" />
        <Skeleton width="18%" height="14px" />
      </Flex>
    ))}
  </Stack>
);
