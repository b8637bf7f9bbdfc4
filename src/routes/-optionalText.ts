import * as z from 'zod/mini';

/** A text in the address, which reads what looks like a number as one; anything else is left out. */
export const optionalText = z.catch(
  z.optional(
    z.pipe(
      z.union([z.string(), z.number()]),
      z.transform((typed: string | number) => String(typed)),
    ),
  ),
  undefined,
);
