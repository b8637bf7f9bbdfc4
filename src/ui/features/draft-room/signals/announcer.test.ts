import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import type { RoomChange } from '#contract/room/room.ts';
import type { RoomEvent } from '#contract/room/roomEvents.ts';
import { toWire } from '#contract/room/wireEvents.ts';
import type { TableSettings } from '#contract/tables/tables.ts';
import { instanceId } from '#engine/core/cards.ts';
import { draftRoomMachine } from '#src/machines/room/draftRoom.ts';
import type { DraftRoomEvent } from '#src/machines/room/draftRoomFacts.ts';
import { packForTests, pooledForTests, tableForTests, viewForTests } from '../views.testkit.ts';
import { followNews } from './RoomAnnouncer.tsx';

const wait = (ms: number) => vi.advanceTimersByTime(ms);
const packAt = (pick: number) => packForTests(8 - pick, { pickNumber: pick });
const ASKED: RoomEvent = { type: 'asked' };
const COMPLETED: RoomEvent = { type: 'completed' };
const took = (card: number): RoomEvent => ({
  type: 'took',
  seat: 0,
  count: 1,
  cards: [instanceId(`pool${card}`)],
});
const poolOf = (cards: number) => Array.from({ length: cards }, (_, card) => pooledForTests(card));

/** What a room says, and the server that tells it the next moment. */
function listenTo(settings: Partial<TableSettings> = {}) {
  const room = createActor(
    draftRoomMachine.provide({
      actors: { hub: fromCallback<DraftRoomEvent, { draftId: string }>(() => {}) },
    }),
    { input: { draftId: 'd1' } },
  );
  room.start();
  const first = viewForTests({ pack: packAt(2) });
  const known = tableForTests();
  const table = { ...known, settings: { ...known.settings, ...settings } };
  room.send({ type: 'hub.opened', opened: { table, room: first, news: null }, atMs: 0 });
  const said: string[] = [];
  const stop = followNews(room, (words) => said.push(words));
  let version = first.version;
  /** The next moment: what is new of the view, and what happened. */
  const tell = (set: RoomChange['set'], ...events: readonly RoomEvent[]) => {
    const from = version;
    version += 1;
    const change = { draftId: first.draftId, from, version, nowMs: 0, set, events: events.map(toWire) };
    room.send({ type: 'hub.roomChanged', change, atMs: 0 });
  };
  return { said, tell, stop };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('what the room speaks', () => {
  it('is said at once after a silence, and gathered for two seconds after something was said', () => {
    const { said, tell } = listenTo();
    tell({ pack: packAt(3), pool: poolOf(1) }, took(0), ASKED);
    expect(said.splice(0)).toEqual(['Time. Took Cinder Vale. New pack from Kim, 5 cards.']);

    wait(500);
    tell({ pack: packAt(4), pool: poolOf(2) }, took(1), ASKED);
    wait(500);
    tell({ pack: null, pool: poolOf(3) }, took(2));
    wait(999);
    expect(said).toEqual([]);
    wait(1);
    expect(said.splice(0)).toEqual([
      'Time. Took Static Hymn. New pack from Kim, 4 cards. Time. Took Lantern Reef. Waiting for Kim.',
    ]);

    wait(2000);
    expect(said).toEqual([]);
    tell({ pack: packAt(5), pool: poolOf(3) }, ASKED);
    expect(said).toEqual(['New pack from Kim, 3 cards.']);
  });

  it('does not wait at the end, since the room is left soon', () => {
    const { said, tell } = listenTo();
    tell({ pack: packAt(3), pool: poolOf(1) }, took(0), ASKED);
    wait(100);
    tell({ pack: null, pool: poolOf(2) }, took(1), COMPLETED);
    expect(said).toEqual(['Time. Took Cinder Vale. New pack from Kim, 5 cards.', 'Time. Took Static Hymn.']);
  });

  it('names no card of a pool that the host covers, nor says that the whole of it was taken once it lies open', () => {
    const { said, tell } = listenTo({ hidesPool: true });
    tell({ pack: packAt(3) }, { type: 'took', seat: 0, count: 1, cards: [] }, ASKED);
    tell({ pack: null, pool: poolOf(2) }, COMPLETED);
    wait(2000);
    expect(said.join(' ')).not.toMatch(/Took/);
  });

  it('is nothing any more once nobody listens', () => {
    const { said, tell, stop } = listenTo();
    tell({ pack: packAt(3), pool: poolOf(1) }, took(0), ASKED);
    tell({ pack: packAt(4), pool: poolOf(2) }, took(1), ASKED);
    stop();
    wait(5000);
    tell({ pack: packAt(5), pool: poolOf(3) }, ASKED);
    expect(said).toHaveLength(1);
  });
});
