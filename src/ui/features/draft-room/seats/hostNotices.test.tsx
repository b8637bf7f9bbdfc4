// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { RoomChange } from '#contract/room/room.ts';
import type { RoomEvent } from '#contract/room/roomEvents.ts';
import { toWire } from '#contract/room/wireEvents.ts';
import type { TableView } from '#contract/tables/tables.ts';
import { openRoom, steerRoom } from '../frame/room.testkit.tsx';
import { allIsDrawn } from '../pack/hands.testkit.ts';
import { followHost } from './followHost.ts';
import { HOST_AWAY_MS } from './hostRights.ts';

steerRoom();

const HOST_LEFT =
  'info: Mara, the host, left. Any player can resume a pause, and most of you together can end the draft.';

/** The room of a player at a table of three people and a bot; the host has seat 0. */
async function openAt(seat: number, table: Partial<TableView> = {}) {
  const { room, opened, told } = await openRoom({ seat, pack: null }, { hostName: 'Mara', ...table });
  await allIsDrawn();
  let version = opened.room.version;
  let known = opened.table;
  const change = (more: Partial<TableView>) => {
    known = { ...known, ...more, nowMs: known.nowMs + 1 };
    return act(async () => room.send({ type: 'hub.tableChanged', table: known }));
  };
  const nowMs = () => Date.now() + room.getSnapshot().context.offsetMs;
  const happen = (event: RoomEvent) => {
    version += 1;
    const change: RoomChange = {
      ...{ draftId: 'd1', from: version - 1, version, nowMs: nowMs() },
      events: [toWire(event)],
    };
    return act(async () => room.send({ type: 'hub.roomChanged', change, atMs: Date.now() }));
  };
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  return { room, change, happen, pass, told, nowMs };
}

describe('that the host left', () => {
  it('is told once they have been away for long enough, and not to those who come back before', async () => {
    const { change, pass, told, nowMs } = await openAt(1);
    await change({ hostLeftAtMs: nowMs() });
    await pass(HOST_AWAY_MS - 1000);
    await change({ hostLeftAtMs: null });
    await pass(HOST_AWAY_MS);
    expect(told()).toEqual([]);
    await change({ hostLeftAtMs: nowMs() });
    await pass(HOST_AWAY_MS - 1000);
    expect(told()).toEqual([]);
    await pass(1100);
    expect(told()).toEqual([HOST_LEFT]);
  });

  it('is told at once when a bot plays their seat, once, and again when it does so a second time', async () => {
    const { room, change, happen, told, nowMs } = await openAt(1);
    // The queue counts a notice that is repeated and does not show it twice.
    let times = 0;
    const stop = followHost(room, () => {
      times += 1;
    });
    await happen({ type: 'handedToBot', seat: 0 });
    await change({ hostLeftAtMs: nowMs() });
    expect(told()).toEqual([HOST_LEFT]);
    await change({ hostLeftAtMs: null });
    await happen({ type: 'handedBack', seat: 0 });
    await happen({ type: 'handedToBot', seat: 3 });
    expect(times).toBe(1);
    await happen({ type: 'handedToBot', seat: 0 });
    expect(times).toBe(2);
    stop();
  });

  it('is told on arrival where they left before', async () => {
    expect((await openAt(1, { hostLeftAtMs: -HOST_AWAY_MS })).told()).toEqual([HOST_LEFT]);
  });

  it('is not told to the host', async () => {
    expect((await openAt(0, { hostLeftAtMs: -HOST_AWAY_MS })).told()).toEqual([]);
  });
});

describe('a vote to end the draft', () => {
  it('is told with who cast it and how many are needed', async () => {
    const { change, told } = await openAt(1);
    await change({ endVotes: [3] });
    await change({ chat: [] });
    expect(told()).toEqual(['info: Kim wants to end the draft. 1 of 2 votes.']);
  });

  it('is not told to those who voted themselves, nor of before they came', async () => {
    const { change, told } = await openAt(1, { endVotes: [0] });
    await change({ endVotes: [0, 1] });
    await change({ endVotes: [0, 1, 3] });
    expect(told()).toEqual([]);
  });
});
