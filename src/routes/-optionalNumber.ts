import * as z from 'zod/mini';

/** A whole number in the address, from `least` to 999; anything else is left out. */
export const optionalFrom = (least: number) =>
  z.catch(z.optional(z.int().check(z.gte(least), z.lte(999))), undefined);
