import { parentPort } from 'node:worker_threads';
import { readCardText } from '#server/imports/cards/cardText.ts';
import { type AppliedRecipe, keptFiles, withRecipe } from '#server/sources/reading/applyRecipe.ts';
import { lookInto } from '#server/sources/reading/lookInto.ts';
import { recipeOfFiles } from '#server/sources/reading/matchRecipe.ts';
import type { ImportOptions } from '../../imports/batch.ts';
import type { ImportedPack } from '../../imports/boosters/fitPack.ts';
import type { CardFile } from '../../imports/cardFile.ts';
import { isCardFileName, outlineCardFiles, parseCardFiles } from '../../imports/cardFiles.ts';
import { isArchive, openBundle } from '../../sources/bundle.ts';
import type { Recipe } from '../../sources/recipes/recipeSchema.ts';
import type { FileBytes } from '../importFile.ts';
import { gunzipped } from './gunzipped.ts';
import { knownOptions } from './knownCards.ts';
import { type BatchPart, parsedFrom, partsOf } from './parsedBatch.ts';
import type { FromReader, KnownName, KnownPrinting, ToReader } from './parseMessages.ts';

const names: KnownName[] = [];
const printings: KnownPrinting[] = [];
const packs: ImportedPack[] = [];
let parts: Iterator<BatchPart> | null = null;

const answer = (message: FromReader) => parentPort?.postMessage(message);

/** `leftOut`: what is beside the cards in a folder and is no text, such as their pictures. */
type Texts =
  | { readonly ok: true; readonly files: readonly CardFile[]; readonly leftOut: readonly string[] }
  | { readonly ok: false; readonly sentence: string };

function textsOf(given: readonly FileBytes[]): Texts {
  const files: CardFile[] = [];
  const leftOut: string[] = [];
  for (const { fileName, bytes } of given) {
    const read = readCardText(bytes);
    if (read.ok) files.push({ fileName, text: read.text });
    else if (given.length === 1) return { ok: false, sentence: read.sentence };
    else if (read.isOtherKind || !isCardFileName(fileName)) leftOut.push(`${fileName}: ${read.sentence}`);
    else return { ok: false, sentence: `${fileName}: ${read.sentence}` };
  }
  if (files.length > 0) return { ok: true, files, leftOut };
  return { ok: false, sentence: `None of the ${given.length} files is text. ${leftOut[0] ?? ''}` };
}

/** The recipe that files show by their shape to be of; what of it concerns all sets that they have. */
function byShape(files: readonly CardFile[], recipes: readonly Recipe[]): AppliedRecipe | undefined {
  const found = recipeOfFiles(
    files.map(({ text }) => text),
    recipes,
  );
  return found ? { game: found.game, presets: found.presets, keep: undefined, sets: null } : undefined;
}

const notRead = (said: string) => `Left out: ${said}`;

function read({
  files: spans,
  bytes,
  gameSlug,
  map: given,
  list,
  repairs,
  recipe: asked,
  recipes = [],
}: ToReader & { readonly type: 'read' }): FromReader {
  const packed = spans.map((span) => ({
    fileName: span.fileName,
    bytes: new Uint8Array(bytes, span.from, span.bytes),
  }));
  const files = gunzipped(packed);
  if (typeof files === 'string') return { type: 'refused', sentence: files, rejected: [], outline: null };
  const [only] = files;
  const bundle = files.length === 1 && only && isArchive(only.bytes) ? openBundle(only.bytes) : null;
  if (typeof bundle === 'string') return { type: 'refused', sentence: bundle, rejected: [], outline: null };
  const map = given ?? bundle?.map ?? null;
  const texts = textsOf(bundle?.files ?? files);
  if (!texts.ok) return { type: 'refused', sentence: texts.sentence, rejected: [], outline: null };
  const recipe = bundle?.recipe ?? asked ?? byShape(texts.files, recipes);
  const options: ImportOptions = {
    gameSlug,
    list,
    repairs,
    ...knownOptions(names, printings, packs),
    ...(map ? { map } : {}),
  };
  const kept = recipe ? keptFiles(texts.files, recipe) : texts.files;
  const outline = outlineCardFiles(kept, options.map);
  const result = parseCardFiles(kept, options);
  if (!result.ok)
    return { type: 'refused', sentence: result.sentence, rejected: result.rejected.slice(0, 1000), outline };
  const known = recipe ? withRecipe(result.batch, recipe) : result.batch;
  const batch = { ...known, warnings: [...texts.leftOut.map(notRead), ...known.warnings] };
  parts = partsOf(batch);
  return { type: 'read', head: parsedFrom(batch).head, outline, source: bundle?.source ?? null };
}

parentPort?.on('message', (message: ToReader) => {
  switch (message.type) {
    case 'knownCards':
      names.push(...message.names);
      return;
    case 'knownPrintings':
      printings.push(...message.printings);
      return;
    case 'waitingPacks':
      packs.push(...message.packs);
      return;
    case 'read':
      return answer(read(message));
    case 'look':
      return answer({ type: 'seen', seen: lookInto(message.bytes, message.look) });
    case 'next': {
      const next = parts?.next();
      return answer({ type: 'part', part: next && !next.done ? next.value : null });
    }
  }
});
