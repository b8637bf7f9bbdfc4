import type { Setup } from '#engine/formats/registry.ts';

function sizesOf({ catalogue }: Setup, kind: string): readonly number[] {
  return (catalogue.packs[kind]?.layouts ?? []).map(({ slots }) =>
    slots.reduce((sum, { count }) => sum + count, 0),
  );
}

/** Cards of the smallest pack of a kind, at least 1. */
export const smallestPack = (setup: Setup, kind: string): number =>
  Math.max(1, Math.min(...sizesOf(setup, kind)));

/** Cards of the largest pack of a kind; 0 when there is none. */
export const largestPack = (setup: Setup, kind: string): number => Math.max(0, ...sizesOf(setup, kind));
