import { type MouseEvent, memo, type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { classNames } from '#src/ui/system/css/classNames.ts';
import IconDown from '~icons/ph/arrow-down-bold';
import IconUp from '~icons/ph/arrow-up-bold';
import IconMore from '~icons/ph/dots-three-bold';
import type { AdminTableProps } from '../adminTableProps.ts';
import type { TableAsk, TableColumn } from '../tableParts.ts';
import css from './grid.module.css';
import { type OpenRowMenu, RowMenu } from './RowMenu.tsx';
import type { useSelection } from './useSelection.ts';

interface TableGridProps<Row extends { readonly id: string }> extends AdminTableProps<Row> {
  readonly rows: readonly Row[];
  readonly ask: TableAsk;
  readonly askFor: (changes: Partial<TableAsk>) => void;
  readonly selection: ReturnType<typeof useSelection>;
}

/** The rows, with one menu for all of them: on a phone each of them is a small card. */
export function TableGrid<Row extends { readonly id: string }>(props: TableGridProps<Row>) {
  const { rows, columns, selection, bulk, onOpen, openId, ask, askFor } = props;
  const t = useMessages('admin');
  const grid = useId();
  const buttonId = (id: string) => `${grid}${id}`;
  const openMenu = useRef<OpenRowMenu>(null);
  const [menuOf, setMenuOf] = useState<string | null>(null);
  const hasMenu = onOpen !== undefined || props.rowActions !== undefined;
  const ids = rows.map((row) => row.id);
  const chosen = ids.filter(selection.isChosen).length;
  const anchor = useRef<string>(null);
  /** With Shift all rows from the one that was chosen or left last. */
  const choose = (id: string, isOn: boolean, withShift: boolean) => {
    const from = withShift && anchor.current !== null ? ids.indexOf(anchor.current) : -1;
    const to = ids.indexOf(id);
    const range = from < 0 ? [id] : ids.slice(Math.min(from, to), Math.max(from, to) + 1);
    selection.choose(range, isOn);
    anchor.current = id;
  };
  const acts = useStable({
    choose,
    open: (row: Row) => onOpen?.(row),
    menu: (id: string, event: MouseEvent<HTMLButtonElement>) => {
      setMenuOf(id);
      openMenu.current?.(id, event);
    },
  });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide grid scrolls in this box, also by the keyboard
    <section className={css.scroller} aria-label={t('gridRows', { label: props.label })} tabIndex={0}>
      <table className={css.rows} aria-label={props.label}>
        <thead>
          <tr data-sort-by={t('sortBy')}>
            {bulk !== undefined && (
              <th scope="col" className={css.check}>
                <Tick
                  label={t('selectPage')}
                  isOn={chosen === ids.length}
                  isPartly={chosen > 0 && chosen < ids.length}
                  onChange={(isOn) => selection.choose(ids, isOn)}
                />
              </th>
            )}
            {columns.map((column) => (
              <HeadCell key={column.key} column={column} ask={ask} askFor={askFor} />
            ))}
            {hasMenu && <td className={css.more} />}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <GridRow
              key={row.id}
              row={row}
              columns={columns}
              name={props.rowName(row)}
              isChosen={bulk === undefined ? undefined : selection.isChosen(row.id)}
              isOpen={openId === undefined ? undefined : openId === row.id}
              canOpen={onOpen !== undefined}
              menuId={hasMenu ? buttonId(row.id) : undefined}
              isMenuOpen={menuOf === row.id}
              acts={acts}
            />
          ))}
        </tbody>
      </table>
      {hasMenu && <RowMenu {...props} ref={openMenu} buttonId={buttonId} onClosed={() => setMenuOf(null)} />}
    </section>
  );
}

/** The same functions at every render, which do what the newest ones do: rows that get them need not be drawn again. */
function useStable<Acts extends Record<string, (...given: never[]) => void>>(acts: Acts): Acts {
  const latest = useRef(acts);
  latest.current = acts;
  return useMemo(() => {
    const call =
      (name: string) =>
      (...given: never[]) =>
        latest.current[name]?.(...given);
    return Object.fromEntries(Object.keys(latest.current).map((name) => [name, call(name)])) as Acts;
  }, []);
}

interface TickProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly isPartly?: boolean;
  readonly onChange: (isOn: boolean, withShift: boolean) => void;
}

const Tick = ({ label, isOn, isPartly = false, onChange }: TickProps) => (
  <label>
    <input
      ref={(box) => {
        // No attribute says it.
        if (box !== null) box.indeterminate = isPartly;
      }}
      type="checkbox"
      className={css.box}
      aria-label={label}
      checked={isOn}
      onChange={({ target, nativeEvent }) =>
        onChange(target.checked, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
      }
    />
  </label>
);

const lookOf = ({ isNumeric, isWideOnly }: TableColumn<never>) =>
  classNames(isNumeric === true && css.numeric, isWideOnly === true && css.wideOnly);

interface HeadCellProps<Row> {
  readonly column: TableColumn<Row>;
  readonly ask: TableAsk;
  readonly askFor: (changes: Partial<TableAsk>) => void;
}

function HeadCell<Row>({ column, ask, askFor }: HeadCellProps<Row>) {
  const { key, label, isSortable } = column;
  const direction = ask.sort === key ? (ask.direction ?? 'asc') : undefined;
  if (isSortable !== true)
    return (
      <th scope="col" className={lookOf(column)}>
        {label}
      </th>
    );
  const Icon = direction === 'desc' ? IconDown : IconUp;
  return (
    <th
      scope="col"
      className={lookOf(column)}
      aria-sort={direction === undefined ? 'none' : direction === 'asc' ? 'ascending' : 'descending'}
    >
      <button
        type="button"
        onClick={() => askFor({ sort: key, direction: direction === 'asc' ? 'desc' : 'asc' })}
      >
        {label}
        <Icon aria-hidden="true" />
      </button>
    </th>
  );
}

interface GridRowProps<Row> {
  readonly row: Row;
  readonly columns: readonly TableColumn<Row>[];
  readonly name: string;
  /** Undefined where rows cannot be chosen. */
  readonly isChosen: boolean | undefined;
  /** Undefined where rows open in a screen of their own. */
  readonly isOpen: boolean | undefined;
  readonly canOpen: boolean;
  readonly menuId: string | undefined;
  readonly isMenuOpen: boolean;
  readonly acts: {
    readonly choose: (id: string, isOn: boolean, withShift: boolean) => void;
    readonly open: (row: Row) => void;
    readonly menu: (id: string, event: MouseEvent<HTMLButtonElement>) => void;
  };
}

function PlainRow<Row extends { readonly id: string }>(props: GridRowProps<Row>) {
  const { row, columns, name, isChosen, isOpen, canOpen, acts } = props;
  const t = useMessages('admin');
  // Apart from the marks of the row, which change far more often than what is in it.
  const cells = useMemo(() => columns.map((column) => [column, column.cell(row)] as const), [columns, row]);
  const opener = (content: ReactNode) =>
    canOpen ? (
      <button type="button" className={css.opener} aria-expanded={isOpen} onClick={() => acts.open(row)}>
        {content}
      </button>
    ) : (
      content
    );
  return (
    <tr data-row={row.id} className={isOpen === true ? css.open : isChosen === true ? css.chosen : undefined}>
      {isChosen !== undefined && (
        <td className={css.check}>
          <Tick
            label={t('selectRow', { name })}
            isOn={isChosen}
            onChange={(isOn, withShift) => acts.choose(row.id, isOn, withShift)}
          />
        </td>
      )}
      {cells.map(([column, content], index) =>
        index === 0 ? (
          <th key={column.key} scope="row" className={lookOf(column)}>
            {opener(content)}
          </th>
        ) : (
          <td key={column.key} className={lookOf(column)} data-label={column.label}>
            {content}
          </td>
        ),
      )}
      {props.menuId !== undefined && (
        <td className={css.more}>
          <button
            type="button"
            id={props.menuId}
            aria-haspopup="menu"
            aria-expanded={props.isMenuOpen}
            aria-label={t('rowMenu', { name })}
            title={t('rowMenu', { name })}
            onClick={(event) => acts.menu(row.id, event)}
          >
            <IconMore aria-hidden="true" />
          </button>
        </td>
      )}
    </tr>
  );
}

const GridRow = memo(PlainRow) as typeof PlainRow;
