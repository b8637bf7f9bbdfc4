// For Home, until it reads the messages of My drafts by `myDraftWords.ts`.
import type { TableRow } from '#contract/tables/tableRows.ts';
import { capitalised, freeSeats, progressWords } from '../browse/tableWords.ts';

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

export function deckWords(row: TableRow): string {
  const deck = row.mine?.deck;
  if (!deck || deck.main === 0) return 'Not started';
  const short = deck.needed - deck.main;
  return short > 0 ? `${short} short` : 'Not submitted';
}

export function companyWords(row: TableRow): string {
  const people = row.seats.filter(({ kind }) => kind === 'member').length;
  const bots = row.seats.length - people;
  if (row.isSolo || people === 1) return bots === 1 ? '1 bot' : `${bots} bots`;
  return `${people} players`;
}
