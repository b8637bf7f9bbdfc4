import { adminGridRows } from './adminGridRow.ts';
import { adminRow } from './adminRow.ts';
import { bodiesRows } from './bodies/bodiesRow.ts';
import { botRows } from './botRows.ts';
import { acknowledgedRow, memoryRow } from './crowdRow.ts';
import { deckRows } from './deckRow.ts';
import { homeRow } from './homeRow.ts';
import { idleRows } from './idle/idleRow.ts';
import { imagesRow } from './imagesRow.ts';
import { importRow } from './importRow.ts';
import { listRow } from './listRow.ts';
import { manyRows } from './many/manyRow.ts';
import { notifyRows } from './notify/notifyRow.ts';
import { packsRow } from './packsRow.ts';
import { picksRows } from './picksRow.ts';
import { roomRows } from './roomRow.ts';
import { sourceRow } from './sourceRow.ts';

/** One figure that is measured; `null` when what it is measured with is absent, which `skipped` tells. */
export interface Row {
  /** `bots: Emberwake` is one of the rows that `bots` asks for. */
  readonly row: string;
  readonly unit: string;
  /** In words, such as "at least 50,000". */
  readonly goal: string;
  /** What the row says of how it was measured. */
  readonly how: string;
  readonly measure: () => Promise<Measured>;
}

export type Measured =
  | {
      readonly value: number;
      readonly met: boolean;
      readonly remark?: string;
      /** What belongs to the value, by name, for readers of the JSON. */
      readonly figures?: Readonly<Record<string, number>>;
    }
  | { readonly skipped: string };

const PICK = 'Picks';
const SCREENS = 'Draft room and deck builder';

/** Rows that may fall short, some only when the machine is slow, and the heading in docs/performance.md that says why. */
export const PROFILES: Readonly<Record<string, string>> = {
  'picks: embedded database': PICK,
  'picks: PostgreSQL, two processes': PICK,
  'picks: processor time': PICK,
  'room: picks with a task over 50 ms': SCREENS,
  'room: longest task': SCREENS,
  'deck: undo to next paint': SCREENS,
};

/** Every row that `npm run bench` knows, in the order of the table. */
export const rows: readonly Row[] = [
  ...picksRows,
  ...notifyRows,
  ...manyRows,
  acknowledgedRow,
  memoryRow,
  ...idleRows,
  ...bodiesRows,
  packsRow,
  ...botRows,
  homeRow,
  ...roomRows,
  ...deckRows,
  imagesRow,
  importRow,
  listRow,
  sourceRow,
  adminRow,
  ...adminGridRows,
];
