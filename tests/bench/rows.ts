import { packsRow } from './packsRow.ts';

/** One figure that is measured; `null` when what it is measured with is absent, which `skipped` tells. */
export interface Row {
  readonly row: string;
  readonly unit: string;
  /** In words, such as "at least 50,000". */
  readonly goal: string;
  /** What the row says of how it was measured. */
  readonly how: string;
  readonly measure: () => Promise<Measured>;
}

export type Measured =
  | { readonly value: number; readonly met: boolean; readonly remark?: string }
  | { readonly skipped: string };

/** Every row that `npm run bench` knows, in the order of the table. */
export const rows: readonly Row[] = [packsRow];
