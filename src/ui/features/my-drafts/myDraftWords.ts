import type { Translator } from '#contract/messages/translator.ts';
import type { MatchRecord } from '#contract/tables/myTables.ts';
import type { TableRow } from '#contract/tables/tableRows.ts';
import { freeSeats } from '../../components/tables/tableState.ts';
import { placeWords, type TableWords } from '../../components/tables/tableWords.ts';
import { formatFor } from '../../messages/format.ts';
import type { FeatureSentences } from '../../messages/language.ts';

export type MyDraftWords = Translator<FeatureSentences<'myDrafts'>>;

/** How far a draft of mine is, as a sentence. */
export function progressOf(row: TableRow, t: MyDraftWords, tables: TableWords): string {
  if (row.status === 'countdown') return t('startingNow');
  if (row.status === 'lobby') {
    const open = freeSeats(row);
    return open === 0 ? t('allTaken') : t('waitingForPeople', { open, seats: row.seats.length });
  }
  const place = placeWords(row, tables) ?? t('drafting');
  if (row.status === 'paused') return t('pausedAt', { place });
  if (row.mine?.isByBot) return t('byBot', { place });
  return row.mine?.isMyTurn ? t('yourPick', { place }) : t('nextPack', { place });
}

/** What is missing from a deck: "2 short", or that it was not begun or not submitted. */
export function missingOf(row: TableRow, t: MyDraftWords): string {
  const deck = row.mine?.deck;
  if (!deck || deck.main === 0) return t('notStarted');
  const count = deck.needed - deck.main;
  return count > 0 ? t('short', { count }) : t('notSubmitted');
}

/** “Seat 3 of 8, 7 bots” at a table of one person, “Seat 3 of 8, 4 players” at others. */
export function seatOf({ seats, mine, isSolo }: TableRow, t: MyDraftWords): string {
  const people = seats.filter(({ kind }) => kind === 'member').length;
  const company =
    isSolo || people === 1 ? t('bots', { count: seats.length - people }) : t('players', { count: people });
  return t('seat', { seat: (mine?.seat ?? 0) + 1, seats: seats.length, company });
}

/** "3–0", with draws "2–0–1", as tournaments write it. */
export const recordFigures = ({ wins, losses, draws }: MatchRecord): string =>
  [wins, losses, ...(draws > 0 ? [draws] : [])].join('–');

/** "3 wins and 1 loss". */
export const recordWords = ({ wins, losses, draws }: MatchRecord, t: MyDraftWords): string =>
  formatFor().list([
    t('wins', { count: wins }),
    t('losses', { count: losses }),
    ...(draws > 0 ? [t('draws', { count: draws })] : []),
  ]);

export const hasWonMore = ({ wins, losses }: MatchRecord): boolean => wins > losses;
