import type { Reply } from '#contract/refusals.ts';
import type { ResultsView } from '#contract/results/results.ts';
import { facesInLanguage, type NameLanguage, readNamesOf } from '../cards/shownNames.ts';
import type { Sql } from '../db/database.ts';
import { readStoredDraft } from '../drafts/running/loadDraft.ts';

/** Results with their cards named as their reader wants them; files are made of those that `readResults` answers. */
export async function resultsInLanguage<View extends Pick<ResultsView, 'faces'>>(
  sql: Sql,
  draftId: string,
  reply: Reply<View>,
  language: NameLanguage,
): Promise<Reply<View>> {
  if (!reply.ok || language === null) return reply;
  const stored = await readStoredDraft(sql, draftId);
  if (!stored) return reply;
  const names = await readNamesOf(sql, draftId, stored.setup.catalogue);
  return { ok: true, value: { ...reply.value, faces: facesInLanguage(reply.value.faces, names, language) } };
}
