import { useCallback, useEffect, useRef } from 'react';
import { LoadFailed } from '#src/ui/home/LoadFailed.tsx';
import { useLoaded } from '#src/ui/home/useLoaded.ts';
import { Button } from '#src/ui/kit/Button.tsx';
import { EmptyState } from '#src/ui/kit/EmptyState.tsx';
import { Skeleton } from '#src/ui/kit/Skeleton.tsx';
import type { AdminTableProps } from './adminTableProps.ts';
import './adminTable.css';
import { SelectionBar } from './SelectionBar.tsx';
import { TableGrid } from './TableGrid.tsx';
import { TablePager } from './TablePager.tsx';
import { TableTools } from './TableTools.tsx';
import { useKept } from './useKept.ts';
import { useSelection } from './useSelection.ts';
import { useShownColumns } from './useShownColumns.ts';
import { useTableAsk } from './useTableAsk.ts';

/** The one table of the administration: all of its state stands in the address. */
export function AdminTable<Row extends { readonly id: string }>(props: AdminTableProps<Row>) {
  const { ports, columns, version = 0 } = props;
  const [ask, askFor] = useTableAsk();
  const load = useCallback(
    (signal: AbortSignal) => {
      void version;
      return ports.load(ask, signal);
    },
    [ports, ask, version],
  );
  const { answer: newest, isAsking, reload } = useLoaded(load);
  const answer = useKept(newest);
  const total = answer.kind === 'loaded' ? answer.value.total : 0;
  const selection = useSelection(ask, total);
  const { shown, show } = useShownColumns(props.name, columns);
  const box = useFocusOnRow(props.cameFrom, answer.kind === 'loaded');
  const isNarrowed = ask.search !== '' || Object.keys(ask.filter).length > 0;
  const done = () => {
    selection.clear();
    reload();
  };
  const rows = answer.kind === 'loaded' ? answer.value.rows : [];
  const grid = (
    <div className="atable" ref={box} aria-busy={isAsking}>
      <TableTools
        name={props.name}
        ports={ports}
        ask={ask}
        askFor={askFor}
        searchLabel={props.searchLabel}
        filters={props.filters ?? []}
        columns={columns}
        shown={shown}
        show={show}
      >
        {props.children}
      </TableTools>
      {answer.kind === 'loading' && <TableSkeleton />}
      {answer.kind === 'failed' && (
        <LoadFailed
          title={`${props.label} could not be loaded`}
          words={answer.words}
          isRetrying={isAsking}
          onRetry={reload}
        />
      )}
      {answer.kind === 'loaded' && answer.value.rows.length > 0 && (
        <TableGrid
          {...props}
          columns={shown}
          rows={answer.value.rows}
          ask={ask}
          askFor={askFor}
          selection={selection}
        />
      )}
      {answer.kind === 'loaded' && answer.value.rows.length === 0 && total > 0 && (
        <EmptyState
          title="This page is past the end"
          action={<Button onClick={() => askFor({})}>First page</Button>}
        >
          The list has grown shorter since.
        </EmptyState>
      )}
      {answer.kind === 'loaded' && total === 0 && isNarrowed && (
        <EmptyState
          title="Nothing matches"
          action={<Button onClick={() => askFor({ search: '', filter: {} })}>Show everything</Button>}
        >
          No row has what you look for.
        </EmptyState>
      )}
      {answer.kind === 'loaded' && total === 0 && !isNarrowed && (
        <EmptyState title={props.empty.title} action={props.empty.action}>
          {props.empty.words}
        </EmptyState>
      )}
      {answer.kind === 'loaded' && total > 0 && <TablePager ask={ask} askFor={askFor} total={total} />}
      {props.bulk !== undefined && selection.count > 0 && (
        <SelectionBar
          count={selection.count}
          total={total}
          isAllMatching={selection.isAllMatching}
          onAll={selection.chooseAllMatching}
          onClear={selection.clear}
        >
          {props.bulk({ selection: selection.selection, count: selection.count, done })}
        </SelectionBar>
      )}
    </div>
  );
  if (props.panel === undefined) return grid;
  return (
    <div className="admin-split">
      {grid}
      {props.panel(rows)}
    </div>
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
    row?.querySelector<HTMLElement>('.atable-open')?.focus();
  }, [isLoaded]);
  return box;
}

const GHOSTS = ['46%', '37%', '42%', '30%', '48%', '35%', '40%', '33%'];

const TableSkeleton = () => (
  <div className="atable-box col">
    {GHOSTS.map((width) => (
      <div className="atable-ghost" key={width}>
        <Skeleton width={width} />
        <Skeleton width="12%" />
        <Skeleton width="18%" />
      </div>
    ))}
  </div>
);
