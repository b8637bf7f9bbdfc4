import type { Translator } from '#contract/messages/translator.ts';
import { teamOf } from '#contract/tables/tableRules.ts';
import type { Seat, TableView } from '#contract/tables/tables.ts';
import { formatFor } from '../../../messages/format.ts';
import { inARow } from '../../../messages/inARow.ts';
import type { FeatureSentences } from '../../../messages/language.ts';

export type LobbyMessages = Translator<FeatureSentences<'lobby'>>;

/** “Kim”, “Kim and Priya”, “Ana, Kim and Priya”; from five on “Ana, Kim and 3 others”. */
export function listWords(names: readonly string[], t: LobbyMessages): string {
  const [first = '', second = ''] = names;
  return names.length > 4 ? t('namesAndOthers', { first, second, count: names.length - 2 }) : allNames(names);
}

export const allNames = (names: readonly string[]): string => formatFor().list(names);

export const openSeats = (seats: readonly Seat[]): readonly Seat[] =>
  seats.filter((seat) => seat.kind === 'open');

/** People the start waits for. The host says ready by starting. */
const unready = (seats: readonly Seat[]): readonly Seat[] =>
  seats.filter((seat) => seat.kind === 'member' && !seat.isReady && !seat.isHost);

/** Whether the reader hears what is said at the table. */
export const hearsChat = ({ sight }: Pick<TableView, 'sight'>): boolean =>
  sight === 'seated' || sight === 'watching';

/** "7 of 8 seats, 5 ready"; only people who belong to the table are shown who is ready. */
export function seatsWords({ seats, sight }: Pick<TableView, 'seats' | 'sight'>, t: LobbyMessages): string {
  const taken = seats.filter((seat) => seat.kind !== 'open');
  const counts = { taken: taken.length, all: seats.length };
  return sight === 'summary'
    ? t('seatsTaken', counts)
    : t('seatsReady', { ...counts, ready: taken.filter((seat) => seat.isReady).length });
}

/** Longer names have no room in the middle of a small table. */
const BRIEF_LETTERS = 24;

/** What the table waits for, as its headline. If `isBrief`, people are counted where their names are long. */
export function waitingForWords(
  seats: readonly Seat[],
  myId: string,
  t: LobbyMessages,
  isBrief = false,
): string {
  const waiting = unready(seats);
  if (waiting.length > 0) return unreadyWords(waiting, myId, t, isBrief);
  const open = openSeats(seats).length;
  if (open > 0) return t('waitingForDrafters', { count: open });
  const host = seats.find((seat) => seat.isHost);
  return !host || host.memberId === myId ? t('everyoneReady') : t('waitingForHost', { host: host.name });
}

function unreadyWords(waiting: readonly Seat[], myId: string, t: LobbyMessages, isBrief: boolean): string {
  const others = waiting.filter(({ memberId }) => memberId !== myId).map(({ name }) => name);
  const isMe = others.length < waiting.length;
  const names = listWords(isMe ? [...others, t('you')] : others, t);
  if (!isBrief || waiting.length < 2 || names.length <= BRIEF_LETTERS) return t('waitingFor', { names });
  return isMe
    ? t('waitingForYouAndCount', { count: others.length })
    : t('waitingForCount', { count: waiting.length });
}

/** Why the host cannot simply start: a seat to fill, or people to wait for; `clear` when nothing is in the way. */
export type StartHurdle =
  | { readonly kind: 'clear' }
  | {
      readonly kind: 'openSeats';
      readonly words: string;
      readonly count: number;
      readonly mayClose: boolean;
    }
  | { readonly kind: 'unready'; readonly words: string };

export function startHurdle(seats: readonly Seat[], t: LobbyMessages): StartHurdle {
  const count = openSeats(seats).length;
  if (count > 0) {
    const mayClose = seats.length - count >= 2;
    return {
      kind: 'openSeats',
      words: t(mayClose ? 'fillOrClose' : 'fillOrWait', { count }),
      count,
      mayClose,
    };
  }
  const names = unready(seats).map((seat) => seat.name);
  return names.length > 0
    ? { kind: 'unready', words: t('waitingFor', { names: listWords(names, t) }) }
    : { kind: 'clear' };
}

/** Whether somebody without a seat could sit down, and if not, why. */
export type WayIn =
  | { readonly kind: 'free' }
  | { readonly kind: 'bot' }
  | { readonly kind: 'none'; readonly words: string };

export function wayIn(
  { seats, isLocked, status }: Pick<TableView, 'seats' | 'isLocked' | 'status'>,
  t: LobbyMessages,
): WayIn {
  if (status !== 'lobby') return { kind: 'none', words: t('aboutToStart') };
  if (isLocked) return { kind: 'none', words: t('tableLocked') };
  if (seats.some((seat) => seat.kind === 'open')) return { kind: 'free' };
  if (seats.some((seat) => seat.kind === 'bot')) return { kind: 'bot' };
  return { kind: 'none', words: t('tableFull') };
}

/** The one thing this person can do next at the table. */
export type NextStep =
  | { readonly kind: 'start'; readonly hurdle: StartHurdle }
  | { readonly kind: 'ready'; readonly isReady: boolean }
  | { readonly kind: 'sit'; readonly way: WayIn; readonly isWatching: boolean };

export function nextStepOf(table: TableView, myId: string, t: LobbyMessages): NextStep {
  if (table.hostId === myId) return { kind: 'start', hurdle: startHurdle(table.seats, t) };
  const mine = table.seats.find((seat) => seat.memberId === myId);
  if (mine) return { kind: 'ready', isReady: mine.isReady };
  return { kind: 'sit', way: wayIn(table, t), isWatching: table.sight === 'watching' };
}

export type SeatState = 'open' | 'bot' | 'taken' | 'away' | 'ready' | 'notReady';

export function seatState(seat: Seat): SeatState {
  if (seat.kind !== 'member') return seat.kind;
  if (seat.memberId === null) return 'taken';
  if (!seat.isConnected) return 'away';
  return seat.isReady ? 'ready' : 'notReady';
}

/** "host, you", with teams "team A, you" */
export const roleWords = (seat: Seat, myId: string, t: LobbyMessages, hasTeams = false): string =>
  inARow(
    [
      hasTeams ? t('team', { team: teamOf(seat.seat) }) : '',
      seat.isHost ? t('host') : '',
      seat.memberId === myId ? t('you') : '',
    ].filter(Boolean),
  );

/** "8f3a…07c2" */
export const sealWords = (seal: string): string => `${seal.slice(0, 4)}…${seal.slice(-4)}`;
