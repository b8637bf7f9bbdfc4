import type { DeckView } from '#contract/decks/decks.ts';
import type { DeckExport } from '#contract/decks/exports.ts';
import { type Reply, refused } from '#contract/refusals.ts';
import type { Database } from '../db/database.ts';
import { cardIdsOf, type DeckCatalogue } from './deckCards.ts';
import { fitDeck } from './exportFit.ts';
import { exportBucketsOf, exportScopeOf } from './exportScope.ts';
import { findExport, type StoredExport } from './exportTargets.ts';
import { safeFileName } from './fileName.ts';
import { problemWords } from './sandbox/templateProblem.ts';
import type { TemplateSandbox } from './sandbox/templateSandbox.ts';

/** What exports are made with. */
export interface ExportPorts {
  readonly db: Database;
  readonly sandbox: TemplateSandbox;
  /** Where this site is, for the addresses of its own pictures. */
  readonly publicUrl: string;
}

export interface DeckToExport {
  readonly view: DeckView;
  readonly catalogue: DeckCatalogue;
}

/** A deck in another program's format, by the slug of an export template; a template that fails changes nothing. */
export async function exportDeck(
  { db, sandbox, publicUrl }: ExportPorts,
  { view, catalogue }: DeckToExport,
  slug: string,
): Promise<Reply<DeckExport>> {
  const template = await findExport(db, view.look.slug, slug);
  if (!template) return refused('notFound', 'There is no such export.');
  const ids = await cardIdsOf(db, catalogue, view);
  const all = exportBucketsOf(view, ids, publicUrl);
  const { buckets, warnings } = fitDeck(template.fit, all);
  const isEmptied = all.some(({ total }) => total > 0) && buckets.every(({ total }) => total === 0);
  if (isEmptied) return refused('exportFailed', warnings.join(' '));
  const rendered = await sandbox.render(template.body, exportScopeOf(view, buckets, publicUrl));
  if (!rendered.ok)
    return refused('exportFailed', `This export cannot be made. ${problemWords(rendered.problem)}`);
  return { ok: true, value: { ...fileOf(template, view.name), text: rendered.text, warnings } };
}

const fileOf = ({ fileName, mediaType }: StoredExport, deckName: string) => ({
  fileName: fileName.replace('{deck}', () => safeFileName(deckName)),
  mediaType,
});
