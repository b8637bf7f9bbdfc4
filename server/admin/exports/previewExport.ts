import type { ExportPreview, PreviewExport } from '#contract/admin/exportTemplates.ts';
import { findGame } from '../../cards/catalogue.ts';
import { lookOf } from '../../cards/look.ts';
import type { ExportPorts } from '../../exports/exportDeck.ts';
import { fitDeck } from '../../exports/exportFit.ts';
import { type ExportBucket, exportScopeOf } from '../../exports/exportScope.ts';
import { safeFileName } from '../../exports/fileName.ts';
import { notFound } from '../../http/refusalError.ts';
import { readSampleBuckets, sampleHeadOf } from './sampleDeck.ts';

/** Characters of a made text that are sent back: enough to look at. */
const SHOWN_CHARACTERS = 60_000;

/** What a template would make of a sample deck of a game, or what is wrong with it by line; nothing is stored. */
export async function previewExport(
  { db, sandbox, publicUrl }: ExportPorts,
  { game: slug, sample, fileName, fit, body }: PreviewExport,
): Promise<ExportPreview> {
  const game = await findGame(db, { slug });
  if (!game) throw notFound();
  const all: ExportBucket[] = await readSampleBuckets(db, game, sample, publicUrl);
  const { buckets, warnings } = fitDeck(fit, all);
  const head = sampleHeadOf(sample);
  const scope = exportScopeOf({ ...head, look: lookOf(game.definition) }, buckets, publicUrl);
  const rendered = await sandbox.render(body, scope);
  if (!rendered.ok) return { ok: false, ...rendered.problem };
  return {
    ok: true,
    fileName: fileName.replace('{deck}', () => safeFileName(head.name)),
    text: rendered.text.slice(0, SHOWN_CHARACTERS),
    isCut: rendered.text.length > SHOWN_CHARACTERS,
    warnings: [...warnings],
  };
}
