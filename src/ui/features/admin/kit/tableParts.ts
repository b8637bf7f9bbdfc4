import type { ReactNode } from 'react';
import type { TableFilter, TablePage, TableSelection } from '#contract/admin/table.ts';

/** What a table asks the server for; `tablePorts` of src/routes/-admin takes it. */
export interface TableAsk {
  readonly game?: string | undefined;
  readonly search: string;
  readonly sort?: string | undefined;
  readonly direction?: 'asc' | 'desc' | undefined;
  readonly page: number;
  readonly pageRows: number;
  readonly filter: TableFilter;
}

/** Keep it stable: `useMemo(() => tablePorts(api, 'sets'), [api])`. */
export interface TablePorts<Row> {
  readonly load: (ask: TableAsk, signal: AbortSignal) => Promise<TablePage<Row>>;
  readonly values: (
    column: string,
    game: string | undefined,
    signal: AbortSignal,
  ) => Promise<readonly string[]>;
  readonly csv: (ask: TableAsk) => Promise<string>;
}

/** A table whose rows are changed in a panel, each by its version. */
export interface RowPorts<Row> extends TablePorts<Row> {
  /** One row as it stands by now. */
  readonly row: (id: string) => Promise<Row>;
}

export interface TableColumn<Row> {
  /** The server's column key, which sorting goes by. */
  readonly key: string;
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  readonly isSortable?: boolean;
  readonly isNumeric?: boolean;
  /** Shown only once somebody chooses it. */
  readonly isHiddenAtFirst?: boolean;
  /** On a phone it is left out of the row's small card. */
  readonly isWideOnly?: boolean;
}

/** Something to do with one row. */
export interface RowAction {
  readonly label: string;
  readonly icon?: ReactNode;
  readonly isDangerous?: boolean;
  /** Why it can't be done now. */
  readonly reason?: string | undefined;
  readonly onPress: () => void;
}

/** A column by which a table can be narrowed; without `options` the server tells what stands in it. */
export interface TableFilterChoice {
  readonly key: string;
  readonly label: string;
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  /** How a value of the server is said. */
  readonly valueLabel?: (value: string) => string;
}

/** The rows a bulk change is meant for, how many they are, and what to do once it is done. */
export interface ChosenRows {
  readonly selection: TableSelection;
  readonly count: number;
  /** Puts the selection down and reads the table again. */
  readonly done: () => void;
}
