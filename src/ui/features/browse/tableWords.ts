import type { ClockPreset } from '#contract/games/gameSummary.ts';
import type { TableRow } from '#contract/tables/tableRows.ts';
import { clockPresets } from '#engine/clock.ts';

const CLOCK_NAMES: Readonly<Record<ClockPreset, string>> = {
  quick: 'Quick',
  standard: 'Standard',
  relaxed: 'Relaxed',
  none: 'No clock',
  correspondence: 'Correspondence',
};

export const CLOCKS: readonly ClockPreset[] = ['quick', 'standard', 'relaxed', 'none', 'correspondence'];

export const clockName = (clock: ClockPreset): string => CLOCK_NAMES[clock];

/** "40 s to 5 s", the time for the first and the last pick of a pack; other clocks in a few words. */
export function clockSpan(clock: ClockPreset, between = 'to'): string {
  const { [clock]: preset } = clockPresets;
  if (preset.kind === 'none') return 'take your time';
  if (preset.kind === 'correspondence') return 'days, with a time bank';
  return `${preset.firstSeconds} s ${between} ${preset.lastSeconds} s`;
}

/** "Standard clock", "no clock": the end of a sentence about a table. */
export function clockPhrase(clock: ClockPreset): string {
  if (clock === 'correspondence') return 'by correspondence';
  return clock === 'none' ? 'no clock' : `${clockName(clock)} clock`;
}

const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

/** "45 min", "3 hours", "8 days". */
export function lengthWords(minutes: number, unit: 'min' | 'minutes' = 'min'): string {
  if (minutes === 1) return unit === 'min' ? '1 min' : '1 minute';
  if (minutes < 3 * HOUR_MINUTES) return `${minutes} ${unit}`;
  if (minutes < 2 * DAY_MINUTES) return `${Math.round(minutes / HOUR_MINUTES)} hours`;
  return `${Math.round(minutes / DAY_MINUTES)} days`;
}

const SMALL_NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Numbers up to ten as words. */
export const inWords = (count: number): string => SMALL_NUMBERS[count] ?? String(count);

export const capitalised = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1);

export const counted = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

/** "Emberwake, Three packs of 15". */
export const whatIsDrafted = ({ game, templateName }: Pick<TableRow, 'game' | 'templateName'>): string =>
  `${game.name}, ${templateName}`;

const peopleAt = ({ seats }: TableRow) => seats.filter(({ kind }) => kind === 'member').length;
const botsAt = ({ seats }: TableRow) => seats.filter(({ kind }) => kind === 'bot').length;

/** Seats that somebody could take: the open ones and those of bots. */
export const freeSeats = (row: TableRow): number => row.seats.length - peopleAt(row);

export const isBeingDrafted = ({ status }: Pick<TableRow, 'status'>): boolean =>
  status === 'drafting' || status === 'paused';

/** "pack 2, pick 4", where no packs go round "round 2, turn 4" or "turn 4"; null before the first pack. */
export function progressWords({ progress, format }: Pick<TableRow, 'progress' | 'format'>): string | null {
  if (progress === null) return null;
  if (format === 'booster') return `pack ${progress.round}, pick ${progress.pick}`;
  return `${progress.rounds > 1 ? `round ${progress.round}, ` : ''}turn ${progress.pick}`;
}

/** What the pips say, in words. */
export function seatWords(row: TableRow): string {
  if (isBeingDrafted(row)) return capitalised(progressWords(row) ?? 'started');
  if (row.status === 'countdown') return 'Starting now';
  const free = freeSeats(row);
  if (free === 0) return 'Full';
  const bots = botsAt(row);
  if (row.isFull) return 'Locked by the host';
  const held = bots === 1 ? 'a bot holds 1' : `bots hold ${bots}`;
  return counted(free, 'seat', 'seats') + (bots > 0 ? ` open (${held})` : ' open');
}

/** What somebody may do with a table of the list. */
export type TableAction = 'open' | 'sit' | 'watch' | 'nothing';

export function actionAt(row: TableRow): TableAction {
  if (row.mine) return 'open';
  if (isBeingDrafted(row)) return row.mayWatch ? 'watch' : 'nothing';
  return row.status === 'lobby' && !row.isFull ? 'sit' : 'nothing';
}
