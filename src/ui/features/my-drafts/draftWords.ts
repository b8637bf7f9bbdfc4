import type { MatchRecord } from '#contract/tables/myTables.ts';
import type { TableRow } from '#contract/tables/tableRows.ts';
import { capitalised, freeSeats, progressWords } from '../browse/tableWords.ts';

/** How far a draft of mine is, as a sentence. */
export function whereItStands(row: TableRow): string {
  if (row.status === 'countdown') return 'Starting now.';
  if (row.status === 'lobby') {
    const free = freeSeats(row);
    return free === 0
      ? 'Every seat is taken.'
      : `Waiting for people, ${free} of ${row.seats.length} seats free.`;
  }
  const place = capitalised(progressWords(row) ?? 'drafting');
  if (row.status === 'paused') return `${place}. Paused.`;
  if (row.mine?.isByBot) return `${place}. A bot plays your seat.`;
  return row.mine?.isMyTurn ? `${place}. Your pick.` : `${place}. Waiting for the next pack.`;
}

/** What is missing of a deck: "2 short", or that it was not begun or not submitted. */
export function deckWords(row: TableRow): string {
  const deck = row.mine?.deck;
  if (!deck || deck.main === 0) return 'Not started';
  const short = deck.needed - deck.main;
  return short > 0 ? `${short} short` : 'Not submitted';
}

/** "7 bots" at a table of one person, "8 players" at others. */
export function companyWords(row: TableRow): string {
  const people = row.seats.filter(({ kind }) => kind === 'member').length;
  const bots = row.seats.length - people;
  if (row.isSolo || people === 1) return bots === 1 ? '1 bot' : `${bots} bots`;
  return `${people} players`;
}

/** "3–0", with draws "2–0–1", as tournaments write it. */
export const recordWords = ({ wins, losses, draws }: MatchRecord): string =>
  [wins, losses, ...(draws > 0 ? [draws] : [])].join('–');

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** "3 wins, 1 loss" */
export const recordInWords = ({ wins, losses, draws }: MatchRecord): string =>
  [
    counted(wins, 'win', 'wins'),
    counted(losses, 'loss', 'losses'),
    ...(draws > 0 ? [counted(draws, 'draw', 'draws')] : []),
  ].join(', ');

export const hasWonMore = ({ wins, losses }: MatchRecord): boolean => wins > losses;
