import * as z from 'zod/mini';
import { LOCALES } from '../messages/locales.ts';
import { quietHoursSchema } from '../tables/clocks.ts';

/** Choices that follow a person from device to device; an unknown or missing one has its default. */
export const preferencesSchema = z.object({
  doubleClickTakes: z._default(z.boolean(), true),
  keepsPoolVisible: z._default(z.boolean(), true),
  poolOrder: z._default(z.enum(['lane', 'cost', 'rarity', 'picked']), 'lane'),
  showsHints: z._default(z.boolean(), false),
  showsFoils: z._default(z.boolean(), true),
  hidesOwnPicks: z._default(z.boolean(), false),
  playsSounds: z._default(z.boolean(), true),
  soundVolume: z._default(z.int().check(z.minimum(0), z.maximum(100)), 60),
  tellsOnDesktop: z._default(z.boolean(), false),
  mailsTurns: z._default(z.boolean(), true),
  /** Rounds, results and reminders of events, to browsers that take pushes. */
  pushesEvents: z._default(z.boolean(), true),
  quietHours: z._default(z.nullable(quietHoursSchema), null),
  usesTextMode: z._default(z.boolean(), false),
  reducesMotion: z._default(z.boolean(), false),
  /** What emails and pushes are written in, and pages in every browser; null until it is known. */
  language: z._default(z.nullable(z.enum(LOCALES)), null),
  usesSingleKeys: z._default(z.boolean(), true),
});
export type Preferences = z.infer<typeof preferencesSchema>;
/** Every choice at its default. */
export const DEFAULT_PREFERENCES: Preferences = preferencesSchema.parse({});
