import * as z from 'zod/mini';

/** Body of every error reply of the API. `errors` maps a field to its messages; no stack ever stands here. */
export const problemSchema = z.object({
  message: z.string(),
  code: z.string(),
  errors: z.optional(z.record(z.string(), z.array(z.string()))),
  requestId: z.optional(z.string()),
});
export type Problem = z.infer<typeof problemSchema>;
