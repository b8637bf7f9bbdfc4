import * as z from 'zod/mini';
import { DEFAULT_TIME_BANK, type QuietHours, quietHoursSchema } from '#contract/tables/clocks.ts';
import type { TableSettings } from '#contract/tables/tables.ts';
import type { TimeBank } from '#engine/correspondence.ts';
import type { Sql } from '#server/db/database.ts';

/** The time bank of a correspondence table; null at tables with another clock. */
export const timeBankOf = ({
  clock,
  timeBank,
}: Pick<TableSettings, 'clock' | 'timeBank'>): TimeBank | null =>
  clock === 'correspondence' ? (timeBank ?? DEFAULT_TIME_BANK) : null;

/** Quiet hours in force now, by seat; a seat that has none is missing. */
export type QuietBySeat = ReadonlyMap<number, QuietHours>;
export const NOBODY_QUIET: QuietBySeat = new Map();

/** Milliseconds in each seat's time bank, without the pick whose clock runs; a seat that is missing has a full one. */
export type Banks = ReadonlyMap<number, number>;
export const NO_BANKS: Banks = new Map();

const QUIET = `select s.seat, m.preferences->'quietHours' as quiet from seat s join member m on m.id = s.member_id
  where s.draft_id = $1 and m.preferences->'quietHours' is not null`;

/** The quiet hours that the players of a table have chosen by now; some that do not fit any more count as none. */
export async function readQuietHours(sql: Sql, draftId: string): Promise<QuietBySeat> {
  const rows = await sql.query<{ seat: number; quiet: unknown }>(QUIET, [draftId]);
  return new Map(
    rows.flatMap(({ seat, quiet }) => {
      const known = z.safeParse(quietHoursSchema, quiet);
      return known.success ? [[seat, known.data] as const] : [];
    }),
  );
}

/** The time banks of a table's seats as they were stored with its last row. */
export async function readBanks(sql: Sql, draftId: string): Promise<Banks> {
  const rows = await sql.query<{ seat: number; bank_ms: number }>(
    'select seat, bank_ms from seat where draft_id = $1 and bank_ms is not null',
    [draftId],
  );
  return new Map(rows.map(({ seat, bank_ms }) => [seat, bank_ms]));
}
