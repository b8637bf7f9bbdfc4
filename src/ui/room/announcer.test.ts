import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import type { RoomView } from '#contract/room.ts';
import type { TableSettings } from '#contract/tables.ts';
import { draftRoomMachine } from '#src/machines/draftRoom.ts';
import type { DraftRoomEvent } from '#src/machines/draftRoomFacts.ts';
import { followNews } from './RoomAnnouncer.tsx';
import { packForTests, pooledForTests, tableForTests, viewForTests } from './testing.ts';

const wait = (ms: number) => vi.advanceTimersByTime(ms);
const packAt = (pick: number) => packForTests(8 - pick, { pickNumber: pick });
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
  room.send({ type: 'hub.opened', opened: { table, room: first }, atMs: 0 });
  const said: string[] = [];
  const stop = followNews(room, (words) => said.push(words));
  let version = first.version;
  const tell = (more: Partial<RoomView>) => {
    version += 1;
    room.send({ type: 'hub.roomReplaced', room: { ...first, ...more, version }, atMs: 0 });
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
    tell({ pack: packAt(3), pool: poolOf(1) });
    expect(said.splice(0)).toEqual(['Time. Took Cinder Vale. New pack from Kim, 5 cards.']);

    wait(500);
    tell({ pack: packAt(4), pool: poolOf(2) });
    wait(500);
    tell({ pack: null, pool: poolOf(3) });
    wait(999);
    expect(said).toEqual([]);
    wait(1);
    expect(said.splice(0)).toEqual([
      'Time. Took Static Hymn. New pack from Kim, 4 cards. Time. Took Lantern Reef. Waiting for Kim.',
    ]);

    wait(2000);
    expect(said).toEqual([]);
    tell({ pack: packAt(5), pool: poolOf(3) });
    expect(said).toEqual(['New pack from Kim, 3 cards.']);
  });

  it('does not wait at the end, since the room is left soon', () => {
    const { said, tell } = listenTo();
    tell({ pack: packAt(3), pool: poolOf(1) });
    wait(100);
    tell({ phase: 'complete', pack: null, pool: poolOf(2) });
    expect(said).toEqual(['Time. Took Cinder Vale. New pack from Kim, 5 cards.', 'Time. Took Static Hymn.']);
  });

  it('names no card of a pool that the host covers, nor says that the whole of it was taken once it lies open', () => {
    const { said, tell } = listenTo({ hidesPool: true });
    const sized = (poolSize: number) => viewForTests().seats.map((seat) => ({ ...seat, poolSize }));
    tell({ pack: packAt(3), pool: [], seats: sized(2) });
    tell({ pack: null, pool: poolOf(2), seats: sized(2), phase: 'complete' });
    wait(2000);
    expect(said.join(' ')).not.toMatch(/Took/);
  });

  it('is nothing any more once nobody listens', () => {
    const { said, tell, stop } = listenTo();
    tell({ pack: packAt(3), pool: poolOf(1) });
    tell({ pack: packAt(4), pool: poolOf(2) });
    stop();
    wait(5000);
    tell({ pack: packAt(5), pool: poolOf(3) });
    expect(said).toHaveLength(1);
  });
});
