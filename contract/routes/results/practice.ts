import * as z from 'zod/mini';
import { practiceSetSchema } from '#contract/practice.ts';
import { everyone, route } from '#contract/route.ts';

const slug = z.string().check(z.maxLength(120));

/** What practice needs; it is played in the browser. What people save of it: `practiceDrafts.ts`. */
export const practiceRoutes = {
  practiceSet: route('GET /practice/:game/:template', {
    params: z.object({ game: slug, template: slug }),
    reply: practiceSetSchema,
    refusals: ['gameUnknown'],
    access: everyone,
    token: 'games:read',
  }),
};
