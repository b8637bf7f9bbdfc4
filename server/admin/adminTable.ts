import type { AdminTableName } from '#contract/admin/adminTables.ts';

/** A column of an administration table; `sql` is ours, never anybody's input. */
export interface AdminColumn {
  /** How rows, sorting and filters call it. */
  readonly key: string;
  /** Head of the column in the CSV. */
  readonly label: string;
  /** An expression over `from`. */
  readonly sql: string;
  readonly isSortable?: boolean;
  /** What it is sorted by instead of `sql`. */
  readonly sortSql?: string;
  /** `exact`: its text is one of the values; `holds`: the jsonb array has one of them. */
  readonly filter?: 'exact' | 'holds';
  /** Filtered by rows of another table that belong to this one instead, such as all printings of a card. */
  readonly filterAmong?: { readonly from: string; readonly ownerId: string; readonly sql: string };
  /** Stays out of the CSV, such as a picture. */
  readonly isOnScreenOnly?: boolean;
}

/** A table of the administration as the server reads it. */
export interface AdminTable {
  /** Stands in its address. */
  readonly name: AdminTableName;
  /** What follows `from`, joins included. */
  readonly from: string;
  /** Always holds, beside what is asked for. */
  readonly where?: string;
  /** The row's id: text, unique, the last word in every order. */
  readonly id: string;
  /** Head of the column of ids in the CSV, where an import knows rows by it. */
  readonly idLabel?: string;
  /** The slug of the row's game, where rows belong to one. */
  readonly game?: string;
  /** The id of the row's game instead, where an index begins with it. */
  readonly gameId?: string;
  /** A text in small letters that the search field looks into instead of `search`. */
  readonly searchText?: string;
  /** The alias of a card, into whose names the search field looks as people spell them, in any of its languages. */
  readonly card?: string;
  /** Instead of `card`, where many rows are of one card: the id of that card. */
  readonly cardId?: string;
  /** Text expressions that the search field looks into. */
  readonly search: readonly string[];
  readonly columns: readonly AdminColumn[];
  /** A jsonb object of texts, numbers and lists; `attributes.KEY` filters by one of them. */
  readonly attributes?: string;
  readonly sort: { readonly column: string; readonly direction: 'asc' | 'desc' };
}
