import { expect, it } from 'vitest';
import type { RoomView } from '#contract/room/room.ts';
import { instanceId } from '#engine/core/cards.ts';
import { packOf, roomOf } from '../testing/roomViews.ts';
import type { DraftRoomContext } from './draftRoomFacts.ts';
import { prepareOf } from './roomPrepared.ts';

const card = (id: string) => ({ id: instanceId(id), card: 0, finish: 'plain' as const });
const winston = roomOf(4, null, {
  ask: { kind: 'choose', turnId: 't1', turnNumber: 3, options: ['take', 'pass'] },
  board: {
    kind: 'winston',
    stack: 20,
    piles: [
      { size: 2, seen: [card('a'), card('b')] },
      { size: 1, seen: [] },
    ],
    turnSeat: 0,
    looking: 0,
    lastTake: null,
  },
});
const booster = roomOf(4, packOf('p1', 2, ['a', 'b', 'c']));

const holding = (room: RoomView | null, more: Partial<DraftRoomContext> = {}): DraftRoomContext => ({
  draftId: 'd1',
  table: null,
  room,
  early: [],
  chosen: [],
  starred: [],
  picking: null,
  picked: null,
  refusal: null,
  message: null,
  missed: [],
  offsetMs: 0,
  packShownAtMs: 0,
  ...more,
});

it('tells what of the chosen and starred is in the pack in hand', () => {
  expect(prepareOf(holding(booster, { chosen: ['c', 'x'], starred: ['x', 'b'] }))).toEqual({
    draftId: 'd1',
    packId: 'p1',
    pickNumber: 2,
    reserved: ['c'],
    reservedBurns: [],
    starred: ['b'],
  });
});

it('tells a star on an open card where piles are asked for, which stands for the pile that holds it', () => {
  expect(prepareOf(holding(winston, { chosen: ['pass'], starred: ['gone', 'b', 'take'] }))).toEqual({
    draftId: 'd1',
    packId: 't1',
    pickNumber: 3,
    reserved: ['pass'],
    reservedBurns: [],
    starred: ['b', 'take'],
  });
});

it('tells nothing while nothing is asked', () => {
  expect(prepareOf(holding(roomOf(4, null)))).toBeNull();
  expect(prepareOf(holding(null))).toBeNull();
});
