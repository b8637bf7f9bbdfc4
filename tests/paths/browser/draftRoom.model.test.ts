import { describe, expect, it } from 'vitest';
import { transitionsOfMachine } from '#src/machines/paths/transitions.ts';
import { draftRoomMachine } from '#src/machines/room/draftRoom.ts';
import { HAPPENINGS } from './draftRoom.driver.ts';
import { BEYOND_A_BROWSER, draftRoomTours } from './draftRoom.model.ts';

const tours = draftRoomTours();
const names = transitionsOfMachine(draftRoomMachine).map(({ name }) => name);

describe('the tours of the room in a browser', () => {
  it('leave out two transitions, which no browser can have', () => {
    expect(Object.keys(BEYOND_A_BROWSER).filter((name) => names.includes(name))).toHaveLength(2);
    expect(Object.keys(BEYOND_A_BROWSER)).toHaveLength(2);
  });

  it('are few, and know how to bring each of their steps about', () => {
    const types = new Set(tours.flatMap(({ steps }) => steps.map(({ event }) => event.type)));
    expect([...types].filter((type) => !(type in HAPPENINGS))).toEqual([]);
    expect(tours.length).toBeLessThan(20);
  });
});
