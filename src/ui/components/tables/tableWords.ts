import type { ClockPreset } from '#contract/games/gameSummary.ts';
import type { Translator } from '#contract/messages/translator.ts';
import type { TableRow } from '#contract/tables/tableRows.ts';
import type { FeatureSentences } from '../../messages/language.ts';
import { clockEnds } from './clocks.ts';
import { freeSeats, isBeingDrafted } from './tableState.ts';

/** What the words of a table are read from: `useMessages('tables')`, or `messagesFor` without React. */
export type TableWords = Translator<FeatureSentences<'tables'>>;

/** "40 s to 5 s", the time for the first and the last pick of a pack; other clocks in a few words. */
export const clockSpan = (clock: ClockPreset, t: TableWords): string =>
  t('clockSpan', { clock, ...clockEnds(clock) });

const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

/** "45 min", "3 hours", "8 days". */
export function lengthWords(minutes: number, t: TableWords): string {
  if (minutes < 3 * HOUR_MINUTES) return t('length', { unit: 'minutes', count: minutes });
  if (minutes < 2 * DAY_MINUTES)
    return t('length', { unit: 'hours', count: Math.round(minutes / HOUR_MINUTES) });
  return t('length', { unit: 'days', count: Math.round(minutes / DAY_MINUTES) });
}

/** "Emberwake, Three packs of 15". */
export const whatIsDrafted = ({ game, templateName }: TableRow, t: TableWords): string =>
  t('what', { game: game.name, template: templateName });

/** “Pack 2, pick 4”, where no packs go round “Round 2, turn 4” or “Turn 4”; null before the first pack. */
export function placeWords(
  { progress, format }: Pick<TableRow, 'progress' | 'format'>,
  t: TableWords,
): string | null {
  if (progress === null) return null;
  const { round, rounds, pick } = progress;
  return t('place', {
    kind: format === 'booster' ? format : rounds > 1 ? 'rounds' : 'turns',
    round,
    turn: pick,
  });
}

/** What the pips say, in words. */
export function seatWords(row: TableRow, t: TableWords): string {
  if (isBeingDrafted(row)) return placeWords(row, t) ?? t('started');
  if (row.status === 'countdown') return t('starting');
  const open = freeSeats(row);
  if (open === 0) return t('full');
  if (row.isFull) return t('locked');
  const bots = row.seats.filter(({ kind }) => kind === 'bot').length;
  return bots > 0 ? t('seatsHeld', { open, bots }) : t('seatsOpen', { open });
}
