import type { ReactNode } from 'react';
import type { ChosenRows, RowAction, TableColumn, TableFilterChoice, TablePorts } from './tableParts.ts';

export interface AdminTableProps<Row extends { readonly id: string }> {
  /** Keeps the columns and views of a person apart from other grids', and names the CSV. */
  readonly name: string;
  /** What the rows are, as "Sets". */
  readonly label: string;
  readonly ports: TablePorts<Row>;
  /** Keep them stable: a row is only drawn again when it, its columns or its marks change. */
  readonly columns: readonly TableColumn<Row>[];
  readonly filters?: readonly TableFilterChoice[];
  readonly searchLabel: string;
  /** How a row is called, for readers. */
  readonly rowName: (row: Row) => string;
  /** Opens a row; the first column becomes its button. */
  readonly onOpen?: (row: Row) => void;
  readonly openId?: string | undefined;
  /** What else can be done with one row, in its menu. */
  readonly rowActions?: (row: Row) => readonly RowAction[];
  /**
   * The panel of the open row, beside the grid; it gets the rows of the page. Given also while nothing is open, and empty
   * then: the grid keeps its place, and the row its focus.
   */
  readonly panel?: (rows: readonly Row[]) => ReactNode;
  /** The row that was open in a screen of its own: it has the focus again once the rows are there. */
  readonly cameFrom?: string | undefined;
  /** The buttons of a bulk change; without them rows cannot be chosen. */
  readonly bulk?: (chosen: ChosenRows) => ReactNode;
  /** What is shown where there are no rows at all. */
  readonly empty: { readonly title: string; readonly words: ReactNode; readonly action?: ReactNode };
  /** A new number reads the grid again, as after a change. */
  readonly version?: number;
  /** At the right of the tools. */
  readonly children?: ReactNode;
}
