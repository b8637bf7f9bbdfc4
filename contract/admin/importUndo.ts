import * as z from 'zod/mini';

/** What undoing an import does; asked before it is done. */
export const undoEffectsSchema = z.object({
  /** Rows that the import made, which go, and their pictures. */
  goes: z.object({
    set: z.number(),
    card: z.number(),
    printing: z.number(),
    pack: z.number(),
    template: z.number(),
    pictures: z.number(),
  }),
  /** Rows that the import changed, which become what they were. */
  restored: z.number(),
  /** Names of the rarities, lanes and attributes that the game loses; at most 20. */
  words: z.array(z.string()),
  /** Drafts that began since the import and decks made of them; they keep their cards. */
  drafts: z.number(),
  decks: z.number(),
  /** Whether the game goes too, since the import made it and nobody drafted it. */
  isGameGone: z.boolean(),
  /** Sentences that say what uses something of the import or was changed since; while there is one, it stays. */
  blockers: z.array(z.string()),
  /** Until when it can be undone and, once it is, be redone. */
  keptUntilMs: z.number(),
});
export type UndoEffects = z.infer<typeof undoEffectsSchema>;
