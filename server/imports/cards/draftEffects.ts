import * as z from 'zod/mini';

const effectNames = [
  'FaceUp',
  'Reveal',
  'NotePassingPlayer',
  'NoteDraftedCards',
  'ChooseColors',
  'CanalDredger',
  'AetherSearcher',
  'ArchdemonOfPaliano',
  'BurnAfterPicking',
  'LoreSeeker',
  'AddBooster',
  'RemoveDraftCard',
  'CogworkLibrarian',
  'AgentOfAcquisitions',
  'LeovoldsOperative',
  'NoteCardName',
  'NoteCreatureName',
  'NoteCreatureTypes',
  'TrackRemovedCardsNames',
  'TrackRemovedCardsSubtypes',
  'CogworkGrinder',
] as const;

const effectSchema = z.union([
  z.enum(effectNames),
  z.object({
    type: z.literal('AddCards'),
    cards: z.array(z.string()).check(z.minLength(1)),
    count: z.optional(z.int().check(z.positive())),
    duplicateProtection: z.optional(z.boolean()),
  }),
  z.object({
    type: z.literal('AddBooster'),
    layouts: z.optional(z.array(z.union([z.string(), z.object({ name: z.string(), weight: z.number() })]))),
  }),
  z.object({ type: z.enum(effectNames) }),
]);

/** The draft effects of one card: plain ones by name, the others as their JSON. `adds` are the cards that they add. */
export interface DraftEffects {
  readonly names: string[];
  readonly written: string[];
  readonly adds: string[];
}

/** Reads `draft_effects`, or answers the first value that is none. */
export function readDraftEffects(values: readonly unknown[]): DraftEffects | { readonly unknown: string } {
  const effects: DraftEffects = { names: [], written: [], adds: [] };
  for (const value of values) {
    const effect = effectSchema.safeParse(value);
    if (!effect.success) return { unknown: typeof value === 'string' ? value : JSON.stringify(value) };
    const read = effect.data;
    effects.names.push(typeof read === 'string' ? read : read.type);
    effects.written.push(typeof read === 'string' ? read : JSON.stringify(value));
    if (typeof read === 'object' && 'cards' in read) effects.adds.push(...read.cards);
  }
  return effects;
}
