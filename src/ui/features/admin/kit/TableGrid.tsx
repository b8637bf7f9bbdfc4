import { useRef } from 'react';
import { Checkbox } from '#src/ui/kit/Checkbox.tsx';
import { classNames } from '#src/ui/kit/classNames.ts';
import IconDown from '~icons/ph/arrow-down-bold';
import IconUp from '~icons/ph/arrow-up-bold';
import type { AdminTableProps } from './adminTableProps.ts';
import type { TableAsk, TableColumn } from './tableParts.ts';
import type { useSelection } from './useSelection.ts';

interface TableGridProps<Row extends { readonly id: string }> extends AdminTableProps<Row> {
  readonly rows: readonly Row[];
  readonly ask: TableAsk;
  readonly askFor: (changes: Partial<TableAsk>) => void;
  readonly selection: ReturnType<typeof useSelection>;
}

/** The rows: on a phone each of them is a small card. */
export function TableGrid<Row extends { readonly id: string }>(props: TableGridProps<Row>) {
  const { rows, selection, bulk } = props;
  const ids = rows.map((row) => row.id);
  const chosen = ids.filter(selection.isChosen).length;
  const anchor = useRef<string | null>(null);
  /** With Shift all rows from the one that was chosen or left last. */
  const choose = (id: string, isOn: boolean, withShift: boolean) => {
    const from = withShift && anchor.current !== null ? ids.indexOf(anchor.current) : -1;
    const to = ids.indexOf(id);
    const range = from < 0 ? [id] : ids.slice(Math.min(from, to), Math.max(from, to) + 1);
    selection.choose(range, isOn);
    anchor.current = id;
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls in this box, also by the keyboard
    <section className="atable-box" aria-label={`${props.label}, rows`} tabIndex={0}>
      <table className="atable-rows" aria-label={props.label}>
        <thead>
          <tr>
            {bulk !== undefined && (
              <th scope="col" className="atable-check">
                <Checkbox
                  isWordless
                  isChecked={chosen === ids.length ? true : chosen > 0 ? 'some' : false}
                  onChange={(isOn) => selection.choose(ids, isOn)}
                >
                  Choose all rows of this page
                </Checkbox>
              </th>
            )}
            {props.columns.map((column) => (
              <HeadCell key={column.key} column={column} ask={props.ask} askFor={props.askFor} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <BodyRow key={row.id} {...props} row={row} choose={choose} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface HeadCellProps<Row> {
  readonly column: TableColumn<Row>;
  readonly ask: TableAsk;
  readonly askFor: (changes: Partial<TableAsk>) => void;
}

function HeadCell<Row>({ column, ask, askFor }: HeadCellProps<Row>) {
  const isSorted = ask.sort === column.key;
  const direction = isSorted ? (ask.direction ?? 'asc') : undefined;
  const look = classNames(
    column.isNumeric === true && 'atable-num',
    column.isWideOnly === true && 'wide-only',
    isSorted && 'sorted',
  );
  if (column.isSortable !== true)
    return (
      <th scope="col" className={look}>
        {column.label}
      </th>
    );
  const Icon = direction === 'desc' ? IconDown : IconUp;
  return (
    <th
      scope="col"
      className={look}
      aria-sort={direction === undefined ? 'none' : direction === 'asc' ? 'ascending' : 'descending'}
    >
      <button
        type="button"
        onClick={() => askFor({ sort: column.key, direction: direction === 'asc' ? 'desc' : 'asc' })}
      >
        {column.label}
        <Icon aria-hidden="true" className={isSorted ? undefined : 'idle'} />
      </button>
    </th>
  );
}

interface BodyRowProps<Row extends { readonly id: string }> extends TableGridProps<Row> {
  readonly row: Row;
  readonly choose: (id: string, isOn: boolean, withShift: boolean) => void;
}

function BodyRow<Row extends { readonly id: string }>(props: BodyRowProps<Row>) {
  const { row, columns, selection, bulk, rowName, onOpen, openId, choose } = props;
  const isChosen = selection.isChosen(row.id);
  return (
    <tr data-row={row.id} className={classNames(isChosen && 'chosen', openId === row.id && 'open')}>
      {bulk !== undefined && (
        <td className="atable-check">
          <Checkbox
            isWordless
            isChecked={isChosen}
            onChange={(isOn, withShift) => choose(row.id, isOn, withShift)}
          >
            Choose {rowName(row)}
          </Checkbox>
        </td>
      )}
      {columns.map((column, index) => {
        const look = classNames(
          column.isNumeric === true && 'atable-num',
          column.isWideOnly === true && 'wide-only',
        );
        if (index > 0)
          return (
            <td key={column.key} className={look} data-label={column.label}>
              {column.cell(row)}
            </td>
          );
        return (
          <th key={column.key} scope="row" className={look}>
            {onOpen === undefined ? (
              column.cell(row)
            ) : (
              <button
                type="button"
                className="atable-open"
                aria-expanded={openId === undefined ? undefined : openId === row.id}
                onClick={() => onOpen(row)}
              >
                {column.cell(row)}
              </button>
            )}
          </th>
        );
      })}
    </tr>
  );
}
