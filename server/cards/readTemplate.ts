import { type StoredTemplate, storedTemplateSchema } from '#contract/games/templates.ts';
import { type Reply, refused } from '#contract/refusals.ts';

/** What a host is told whose template nobody can play. */
const BROKEN = 'The rules of this draft cannot be read any more. It has to be imported again.';

/** Reads a template as a game stores it; refused (`gameUnknown`) when its rules are not, or not any more, of its format. */
export function readTemplate(definition: unknown): Reply<StoredTemplate> {
  const read = storedTemplateSchema.safeParse(definition);
  return read.success ? { ok: true, value: read.data } : refused('gameUnknown', BROKEN);
}
