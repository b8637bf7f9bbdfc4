import { teamOf } from '#contract/tables/tableRules.ts';
import type { Seat, TableView } from '#contract/tables/tables.ts';

/** "Kim", "Kim and Priya", "Ana, Kim and Priya"; from five on "Ana, Kim and 3 others". */
export function listWords(names: readonly string[]): string {
  const [first = '', second = '', third = ''] = names;
  if (names.length <= 1) return first;
  if (names.length === 2) return `${first} and ${second}`;
  if (names.length === 3) return `${first}, ${second} and ${third}`;
  if (names.length === 4) return `${first}, ${second}, ${third} and ${names[3]}`;
  return `${first}, ${second} and ${names.length - 2} others`;
}

export const openSeats = (seats: readonly Seat[]): readonly Seat[] =>
  seats.filter((seat) => seat.kind === 'open');

/** People the start waits for. The host says ready by starting. */
const unready = (seats: readonly Seat[]): readonly Seat[] =>
  seats.filter((seat) => seat.kind === 'member' && !seat.isReady && !seat.isHost);

/** Whether the reader hears what is said at the table. */
export const hearsChat = ({ sight }: Pick<TableView, 'sight'>): boolean =>
  sight === 'seated' || sight === 'watching';

/** "7 of 8 seats, 5 ready"; who is ready is not told to everybody who finds the table. */
export function seatsWords({ seats, sight }: Pick<TableView, 'seats' | 'sight'>): string {
  const taken = seats.filter((seat) => seat.kind !== 'open');
  const ready = taken.filter((seat) => seat.isReady);
  const all = seats.length === 1 ? '1 seat' : `${seats.length} seats`;
  return sight === 'summary'
    ? `${taken.length} of ${all} taken`
    : `${taken.length} of ${all}, ${ready.length} ready`;
}

/** Longer names have no room in the middle of a small table. */
const BRIEF_LETTERS = 24;

/** What the table waits for, as its headline; `myId` is spoken to as "you". If `isBrief`, people are counted where their names are long. */
export function waitingForWords(seats: readonly Seat[], myId: string, isBrief = false): string {
  const others = unready(seats).map((seat) => (seat.memberId === myId ? 'you' : seat.name));
  const sorted = [...others.filter((name) => name !== 'you'), ...others.filter((name) => name === 'you')];
  const names = listWords(sorted);
  if (isBrief && sorted.length > 1 && names.length > BRIEF_LETTERS)
    return sorted.includes('you')
      ? `Waiting for you and ${sorted.length === 2 ? '1 other' : `${sorted.length - 1} others`}`
      : `Waiting for ${sorted.length} players`;
  if (sorted.length > 0) return `Waiting for ${names}`;
  const open = openSeats(seats).length;
  if (open > 0) return open === 1 ? 'Waiting for one more drafter' : `Waiting for ${open} more drafters`;
  const host = seats.find((seat) => seat.isHost);
  if (!host || host.memberId === myId) return 'Everyone is ready';
  return `Waiting for ${host.name} to start`;
}

/** Why the host cannot simply start: a seat to fill, or people to wait for; `clear` when nothing is in the way. */
export type StartHurdle =
  | { readonly kind: 'clear' }
  | { readonly kind: 'openSeats'; readonly words: string; readonly mayClose: boolean }
  | { readonly kind: 'unready'; readonly words: string };

export function startHurdle(seats: readonly Seat[]): StartHurdle {
  const open = openSeats(seats).length;
  if (open > 0) {
    const mayClose = seats.length - open >= 2;
    const fact =
      open === 1 ? '1 seat is open. Fill it with a bot' : `${open} seats are open. Fill them with bots`;
    const other = mayClose ? (open === 1 ? 'close it' : 'close them') : 'wait for people';
    return { kind: 'openSeats', words: `${fact} or ${other}.`, mayClose };
  }
  const names = unready(seats).map((seat) => seat.name);
  if (names.length > 0) return { kind: 'unready', words: `Waiting for ${listWords(names)}` };
  return { kind: 'clear' };
}

/** Whether somebody without a seat could sit down, and if not, why. */
export type WayIn =
  | { readonly kind: 'free' }
  | { readonly kind: 'bot' }
  | { readonly kind: 'none'; readonly words: string };

export function wayIn({ seats, isLocked, status }: Pick<TableView, 'seats' | 'isLocked' | 'status'>): WayIn {
  if (status !== 'lobby') return { kind: 'none', words: 'The draft is about to start.' };
  if (isLocked) return { kind: 'none', words: 'The host has locked this table.' };
  if (seats.some((seat) => seat.kind === 'open')) return { kind: 'free' };
  if (seats.some((seat) => seat.kind === 'bot')) return { kind: 'bot' };
  return { kind: 'none', words: 'Every seat at this table is taken.' };
}

/** The table once somebody was removed, who is shown no change of it any more: their seat is open. */
export const withoutMember = (table: TableView, memberId: string): TableView => ({
  ...table,
  seats: table.seats.map((seat) =>
    seat.memberId === memberId
      ? {
          ...seat,
          kind: 'open',
          memberId: null,
          name: '',
          avatarUrl: null,
          isReady: false,
          isConnected: false,
        }
      : seat,
  ),
});

/** The line under a seat's name. */
export function seatStateWords(seat: Seat): string {
  if (seat.kind === 'open') return 'Open';
  if (seat.kind === 'bot') return 'Bot, ready';
  if (seat.memberId === null) return 'Taken';
  if (!seat.isConnected) return 'Not connected';
  return seat.isReady ? 'Ready' : 'Not ready';
}

/** "host, you", with teams "team A, you" */
export function roleWords(seat: Seat, myId: string, hasTeams = false): string {
  const team = hasTeams ? `team ${teamOf(seat.seat)}` : '';
  return [team, seat.isHost ? 'host' : '', seat.memberId === myId ? 'you' : ''].filter(Boolean).join(', ');
}

/** "8f3a…07c2" */
export const sealWords = (seal: string): string => `${seal.slice(0, 4)}…${seal.slice(-4)}`;
