import * as z from 'zod/mini';
import type { InstanceId } from '../../core/cards.ts';
import type { PackNeed } from '../../core/template.ts';
import type { Opener } from './opener.ts';

const PACKS_AT_MOST = 20;

/** The packs that one seat opens at once: one to twenty in all. */
export const packListSchema = z
  .array(
    z.object({
      pack: z.string().check(z.minLength(1), z.maxLength(120)),
      count: z.int().check(z.gte(1), z.lte(PACKS_AT_MOST)),
    }),
  )
  .check(
    z.minLength(1),
    z.maxLength(PACKS_AT_MOST),
    z.refine((list) => packCount(list) <= PACKS_AT_MOST, {
      error: `A seat opens at most ${PACKS_AT_MOST} packs.`,
    }),
  );

/** Packs of a list in all. */
export const packCount = (list: readonly PackNeed[]): number =>
  list.reduce((sum, { count }) => sum + count, 0);

/** Kinds of the packs of a list, one entry a pack, in the order in which they are opened. */
export const packKinds = (list: readonly PackNeed[]): readonly string[] =>
  list.flatMap(({ pack, count }) => Array.from({ length: count }, () => pack));

/** What a table opens when every seat opens this list; predetermined layouts go by the place in the list. */
export const packsOfSeats = (list: readonly PackNeed[], seats: number): readonly PackNeed[] =>
  packKinds(list).map((pack, round) => ({ pack, count: seats, round }));

/** Cards of a list of full packs. */
export const cardsOfList = (list: readonly PackNeed[], sizeOf: (pack: string) => number): number =>
  list.reduce((sum, { pack, count }) => sum + count * sizeOf(pack), 0);

/** Opens the packs of a list, one entry a pack; predetermined layouts go by the place in the list. */
export const openList = (opener: Opener, list: readonly PackNeed[]): readonly (readonly InstanceId[])[] =>
  packKinds(list).map((kind, round) => opener.open(kind, round));
