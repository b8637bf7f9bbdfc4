import * as z from 'zod/mini';
import { everyone, route } from '../route.ts';

const operatorSchema = z.object({
  /** Whom the law asks to be named: a person or an organisation. Null where the operator gave none. */
  name: z.nullable(z.string()),
  /** A postal address in one line. */
  address: z.nullable(z.string()),
  /** A `mailto:` or `https:` address. */
  contact: z.nullable(z.string()),
});
/** Who runs this server, by its settings. */
export type Operator = z.infer<typeof operatorSchema>;

export const operatorRoutes = {
  /** For the terms of service. */
  operator: route('GET /operator', {
    reply: operatorSchema,
    refusals: [],
    access: everyone,
    token: 'none',
  }),
};
