// For Home and the lobby, until they read the messages of tables by `components/tables/tableWords.ts`.
import type { ClockPreset } from '#contract/games/gameSummary.ts';
import type { TableRow } from '#contract/tables/tableRows.ts';
import { clockPresets } from '#engine/clock.ts';
import { freeSeats, isBeingDrafted } from '../../components/tables/tableState.ts';

export { actionAt, freeSeats, isBeingDrafted } from '../../components/tables/tableState.ts';

const PHRASES: Readonly<Record<ClockPreset, string>> = {
  quick: 'Quick clock',
  standard: 'Standard clock',
  relaxed: 'Relaxed clock',
  none: 'no clock',
  correspondence: 'by correspondence',
};
export const clockPhrase = (clock: ClockPreset): string => PHRASES[clock];

export function clockSpan(clock: ClockPreset, between = 'to'): string {
  const { [clock]: preset } = clockPresets;
  if (preset.kind === 'none') return 'take your time';
  if (preset.kind === 'correspondence') return 'days, with a time bank';
  return `${preset.firstSeconds} s ${between} ${preset.lastSeconds} s`;
}

const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

export function lengthWords(minutes: number, unit: 'min' | 'minutes' = 'min'): string {
  if (minutes === 1) return unit === 'min' ? '1 min' : '1 minute';
  if (minutes < 3 * HOUR_MINUTES) return `${minutes} ${unit}`;
  if (minutes < 2 * DAY_MINUTES) return `${Math.round(minutes / HOUR_MINUTES)} hours`;
  return `${Math.round(minutes / DAY_MINUTES)} days`;
}

const SMALL_NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
export const inWords = (count: number): string => SMALL_NUMBERS[count] ?? String(count);
export const capitalised = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1);
export const counted = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

export function progressWords({ progress, format }: Pick<TableRow, 'progress' | 'format'>): string | null {
  if (progress === null) return null;
  if (format === 'booster') return `pack ${progress.round}, pick ${progress.pick}`;
  return `${progress.rounds > 1 ? `round ${progress.round}, ` : ''}turn ${progress.pick}`;
}

export function seatWords(row: TableRow): string {
  if (isBeingDrafted(row)) return capitalised(progressWords(row) ?? 'started');
  if (row.status === 'countdown') return 'Starting now';
  const free = freeSeats(row);
  if (free === 0) return 'Full';
  const bots = row.seats.filter(({ kind }) => kind === 'bot').length;
  if (row.isFull) return 'Locked by the host';
  const held = bots === 1 ? 'a bot holds 1' : `bots hold ${bots}`;
  return counted(free, 'seat', 'seats') + (bots > 0 ? ` open (${held})` : ' open');
}
