import { parentPort } from 'node:worker_threads';
import type { ImportOptions } from '../../imports/batch.ts';
import type { ImportedPack } from '../../imports/boosters/fitPack.ts';
import { type CardFile, isCardFileName, outlineCardFiles, parseCardFiles } from '../../imports/cardFiles.ts';
import { readCardText } from '../../imports/cardText.ts';
import { keptFiles, withRecipe } from '../../sources/applyRecipe.ts';
import { lookInto } from '../../sources/lookInto.ts';
import { knownOptions } from './knownCards.ts';
import { type BatchPart, parsedFrom, partsOf } from './parsedBatch.ts';
import type { FileSpan, FromReader, KnownPrinting, ToReader } from './parseMessages.ts';

const names: string[] = [];
const printings: KnownPrinting[] = [];
const packs: ImportedPack[] = [];
let parts: Iterator<BatchPart> | null = null;

const answer = (message: FromReader) => parentPort?.postMessage(message);

/** `leftOut`: what is beside the cards in a folder and is no text, such as their pictures. */
type Texts =
  | { readonly ok: true; readonly files: readonly CardFile[]; readonly leftOut: readonly string[] }
  | { readonly ok: false; readonly sentence: string };

function textsOf(spans: readonly FileSpan[], bytes: ArrayBuffer): Texts {
  const files: CardFile[] = [];
  const leftOut: string[] = [];
  for (const { fileName, from, bytes: length } of spans) {
    const read = readCardText(new Uint8Array(bytes, from, length));
    if (read.ok) files.push({ fileName, text: read.text });
    else if (spans.length === 1) return { ok: false, sentence: read.sentence };
    else if (read.isOtherKind || !isCardFileName(fileName)) leftOut.push(`${fileName}: ${read.sentence}`);
    else return { ok: false, sentence: `${fileName}: ${read.sentence}` };
  }
  if (files.length > 0) return { ok: true, files, leftOut };
  return { ok: false, sentence: `None of the ${spans.length} files is text. ${leftOut[0] ?? ''}` };
}

const notRead = (said: string) => `Left out: ${said}`;

function read({
  files: spans,
  bytes,
  gameSlug,
  map,
  list,
  recipe,
}: ToReader & { readonly type: 'read' }): FromReader {
  const texts = textsOf(spans, bytes);
  if (!texts.ok) return { type: 'refused', sentence: texts.sentence, rejected: [], outline: null };
  const options: ImportOptions = {
    gameSlug,
    list,
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
  return { type: 'read', head: parsedFrom(batch).head, outline };
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
