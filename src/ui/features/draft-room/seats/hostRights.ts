import type { RoomView } from '#contract/room/room.ts';
import type { TableView } from '#contract/tables/tables.ts';

/** So long after the host closed the room they count as away, as the server has it (`server/drafts/lobby/hostPresence.ts`). */
export const HOST_AWAY_MS = 20_000;

type Table = Pick<TableView, 'hostId' | 'hostLeftAtMs' | 'endVotes' | 'seats' | 'settings' | 'isSolo'>;
type Room = Pick<RoomView, 'phase' | 'seat' | 'seats' | 'pause' | 'mayPause'>;

/** Whether a bot plays the host's seat. */
const isHostHanded = ({ seats }: Table, room: Room): boolean => {
  const seat = seats.findIndex(({ isHost }) => isHost);
  return room.seats.some((known) => known.seat === seat && known.bot);
};

/** Whether the host has left the running draft, at a moment of the server's time. */
export const isHostGone = (table: Table, room: Room, nowMs: number): boolean =>
  table.hostId !== null &&
  room.phase !== 'complete' &&
  (isHostHanded(table, room) || (table.hostLeftAtMs != null && nowMs - table.hostLeftAtMs >= HOST_AWAY_MS));

/** What a player may do who does not host: the server has the same rules (product.md section 13). */
export interface PlayerRights {
  /** Stop the draft once, for two minutes. */
  readonly mayPause: boolean;
  readonly mayResume: boolean;
  readonly mayVote: boolean;
  readonly hasVoted: boolean;
  /** Of people for whom no bot plays. */
  readonly votes: number;
  /** So many end the draft. */
  readonly needed: number;
}

export function playerRights(table: Table, room: Room, isGone: boolean): PlayerRights {
  const { seat, pause, phase } = room;
  const isSeated = seat !== null && !table.isSolo && phase !== 'complete';
  const voting = room.seats
    .filter((known) => !known.bot && table.seats[known.seat]?.kind === 'member')
    .map((known) => known.seat);
  const votes = table.endVotes ?? [];
  const isOwnPause = pause?.who === 'player' && pause.seat === seat;
  return {
    mayPause: isSeated && phase === 'drafting' && room.mayPause && table.settings.clock !== 'correspondence',
    mayResume: isSeated && phase === 'paused' && (isOwnPause || isGone || table.hostId === null),
    mayVote: isSeated && voting.includes(seat),
    hasVoted: seat !== null && votes.includes(seat),
    votes: voting.filter((known) => votes.includes(known)).length,
    needed: Math.floor(voting.length / 2) + 1,
  };
}
