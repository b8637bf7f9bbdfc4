import { describe, expect, it } from 'vitest';
import { BOT_NAMES, GUEST_HANDLES, guestHandle } from './people.ts';

describe('names of people', () => {
  it('has at least 24 different short names for bots', () => {
    expect(new Set(BOT_NAMES).size).toBe(BOT_NAMES.length);
    expect(BOT_NAMES.length).toBeGreaterThanOrEqual(24);
    expect(BOT_NAMES.filter((name) => name.length > 8)).toEqual([]);
  });

  it('gives a guest the same handle for the same numbers', () => {
    expect(guestHandle(3, 41)).toBe('Brass Heron');
    expect(guestHandle(3 + 76, 41 - 80)).toBe('Brass Heron');
  });

  it('has more than 3600 handles, all different and none over 24 characters', () => {
    const handles = Array.from({ length: 76 }, (_, i) =>
      Array.from({ length: 80 }, (__, j) => guestHandle(i, j)),
    ).flat();
    expect(new Set(handles).size).toBe(GUEST_HANDLES);
    expect(GUEST_HANDLES).toBeGreaterThanOrEqual(3600);
    expect(handles.filter((handle) => handle.length > 24)).toEqual([]);
  });
});
