import * as z from 'zod/mini';

/** A page in the address, from the second on; anything else is left out and means the first. */
export const laterPage = z.catch(z.optional(z.int().check(z.gte(2), z.lte(1000))), undefined);
