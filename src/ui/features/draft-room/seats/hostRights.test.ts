import { describe, expect, it } from 'vitest';
import type { RoomView } from '#contract/room/room.ts';
import type { TableView } from '#contract/tables/tables.ts';
import { tableForTests, viewForTests } from '../views.testkit.ts';
import { HOST_AWAY_MS, isHostGone, playerRights } from './hostRights.ts';

const LEFT_MS = 1000;
const people = tableForTests().seats.map((seat) => ({ ...seat, kind: 'member' as const }));
const tableWith = (more: Partial<TableView> = {}) =>
  tableForTests({ hostId: 'm0', isSolo: false, seats: people, ...more });
const roomWith = (more: Partial<RoomView> = {}) =>
  viewForTests({ seat: 1, seats: viewForTests().seats.map((seat) => ({ ...seat, bot: false })), ...more });
const pausedBy = (who: 'player' | 'host', seat: number) =>
  roomWith({ phase: 'paused', pause: { who, seat, endsAtMs: null } });

describe('whether the host is gone', () => {
  it('[N21] is so some seconds after they closed the room, and at once when a bot plays their seat', () => {
    const left = tableWith({ hostLeftAtMs: LEFT_MS });
    expect(isHostGone(left, roomWith(), LEFT_MS + HOST_AWAY_MS - 1)).toBe(false);
    expect(isHostGone(left, roomWith(), LEFT_MS + HOST_AWAY_MS)).toBe(true);
    const handed = roomWith({ seats: roomWith().seats.map((seat) => ({ ...seat, bot: seat.seat === 0 })) });
    expect(isHostGone(tableWith(), handed, LEFT_MS)).toBe(true);
    expect(isHostGone(tableWith({ hostId: null, hostLeftAtMs: LEFT_MS }), roomWith(), 1e9)).toBe(false);
  });
});

describe('what a player may do beside the host', () => {
  it('[N21] is to pause once, at a table that counts seconds', () => {
    const may = (table: TableView, room: RoomView) => playerRights(table, room, false).mayPause;
    expect(may(tableWith(), roomWith())).toBe(true);
    expect(may(tableWith(), roomWith({ mayPause: false }))).toBe(false);
    expect(may(tableWith(), roomWith({ seat: null }))).toBe(false);
    const slow = { ...tableWith().settings, clock: 'correspondence' as const };
    expect(may(tableWith({ settings: slow }), roomWith())).toBe(false);
  });

  it('[N21] is to end a pause of one’s own, and any once the host is gone', () => {
    const may = (room: RoomView, isGone: boolean) => playerRights(tableWith(), room, isGone).mayResume;
    expect([may(pausedBy('player', 1), false), may(pausedBy('player', 2), false)]).toEqual([true, false]);
    expect([may(pausedBy('host', 0), false), may(pausedBy('host', 0), true)]).toEqual([false, true]);
  });

  it('[N21] is to vote, where bots and people for whom one plays do not count', () => {
    const seats = roomWith().seats.map((seat) => ({ ...seat, bot: seat.seat === 3 }));
    const count = roomWith().seats.length;
    const rights = playerRights(tableWith({ endVotes: [1, 3] }), roomWith({ seats }), false);
    expect(rights).toMatchObject({ mayVote: true, hasVoted: true, votes: 1 });
    expect(rights.needed).toBe(Math.floor((count - 1) / 2) + 1);
    expect(playerRights(tableWith(), roomWith({ seat: 3, seats }), false).mayVote).toBe(false);
  });
});
