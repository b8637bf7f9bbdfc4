import type { ImportRepair } from '#contract/admin/imports.ts';
import { type ImportOptions, type Recognised, type Reject, refuse } from './batch.ts';
import type { Claim } from './claim.ts';
import { counted } from './parsing/counted.ts';
import { readClaims } from './readClaims.ts';

/** A row can have several cells that can't be read; each is found once the one before it is repaired. */
const MOST_ROUNDS = 8;

/** As `readClaims`, with cells that can't be read as they were repaired: set in tables, or their rows left out. */
export function readRepaired(claims: readonly Claim[], options: ImportOptions): Recognised {
  const repairs = new Map((options.repairs ?? []).map((repair) => [groupOf(repair), repair]));
  let read = readClaims(claims, options);
  let repaired = claims;
  const done = new Set<string>();
  for (let round = 0; round < MOST_ROUNDS && repairs.size > 0; round += 1) {
    const cells = cellsToSet(rejectedIn(read), repairs, done);
    if (cells.size === 0) break;
    repaired = repaired.map((claim) => withCells(claim, cells));
    read = readClaims(repaired, options);
  }
  return withoutLeftOut(read, repairs);
}

type Repairs = ReadonlyMap<string, ImportRepair>;
/** Values by the file, row and column that they are for. */
type Cells = ReadonlyMap<string, string>;

const groupOf = ({ column, expected }: Pick<Reject, 'column' | 'expected'>) => `${column}\n${expected}`;
const placeOf = (file: string | undefined, row: number, column: string) => `${file ?? ''}\n${row}\n${column}`;
const rejectedIn = (read: Recognised) => (read.ok ? read.batch.rejected : read.rejected);

/** Cells of rejected rows that get another value. Each is set once: a value that can't be read either stays rejected. */
function cellsToSet(rejected: readonly Reject[], repairs: Repairs, done: Set<string>): Cells {
  const cells = new Map<string, string>();
  for (const reject of rejected) {
    const value = repairs.get(groupOf(reject))?.value ?? null;
    const place = placeOf(reject.file, reject.row, reject.column);
    if (value === null || done.has(place)) continue;
    done.add(place);
    cells.set(place, value);
  }
  return cells;
}

function withCells(claim: Claim, cells: Cells): Claim {
  if (claim.family !== 'table') return claim;
  const { table, file } = claim.content;
  const rows = table.rows.map((row) => ({
    ...row,
    cells: table.header.map((column, at) => cells.get(placeOf(file, row.row, column)) ?? row.cells[at] ?? ''),
  }));
  return { ...claim, content: { ...claim.content, table: { ...table, rows } } };
}

/** Rows that were left out on purpose no longer need a repair; a warning counts them. */
function withoutLeftOut(read: Recognised, repairs: Repairs): Recognised {
  const isLeftOut = (reject: Reject) => repairs.get(groupOf(reject))?.value === null;
  const leftOut = rejectedIn(read).filter(isLeftOut).length;
  if (leftOut === 0) return read;
  const rejected = rejectedIn(read).filter((reject) => !isLeftOut(reject));
  if (!read.ok) return refuse(read.sentence, rejected);
  const warning = `${counted(leftOut, 'row was', 'rows were')} left out, as you asked.`;
  return { ok: true, batch: { ...read.batch, rejected, warnings: [warning, ...read.batch.warnings] } };
}
