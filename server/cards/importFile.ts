import { basename } from 'node:path';
import { slugSchema } from '#contract/admin/gameForm.ts';
import type { ImportQuestion, WordAnswers } from '#contract/admin/importQuestions.ts';
import type { ListAnswers, ListReview } from '#contract/admin/listReview.ts';
import { recordImport } from '../admin/imports/recordImport.ts';
import type { Database } from '../db/database.ts';
import type { ColumnMap, Reject } from '../imports/batch.ts';
import { shortened } from '../imports/parsing/shortened.ts';
import type { BatchSource } from '../sources/batchSource.ts';
import { allowHostsOf } from '../sources/fetching/allowedHosts.ts';
import { type AppliedRecipe, keptFiles, withRecipe } from '../sources/reading/applyRecipe.ts';
import { type BatchRecord, changeBatch, readBatch } from './batches/batchRecord.ts';
import { beginImport, type ReadFiles, settledBatch } from './batches/importBatches.ts';
import { knownCardNames, knownOptions, knownPrintings, waitingPacks } from './batches/knownCards.ts';
import { parseHere } from './batches/parsedBatch.ts';
import { parseInThread } from './batches/parseInThread.ts';
import type { FileSpan, KnownName, KnownPrinting } from './batches/parseMessages.ts';
import { NotStoredError, storeStaged } from './batches/storeStaged.ts';
import { dropBatch } from './batches/takeBack.ts';
import { applyAnswers } from './questions/applyAnswers.ts';
import { asksOf, NO_ANSWERS, openQuestions, withAdded } from './questions/openQuestions.ts';
import { storedCounts } from './storeBatch.ts';

/** A file as it lies on a disk; `fileName` is its path inside the folder that is imported. */
export interface FileBytes {
  readonly fileName: string;
  readonly bytes: Uint8Array;
}

export interface ImportFilesAsk {
  readonly files: readonly FileBytes[];
  readonly gameSlug: string;
  readonly gameName: string | null;
  readonly createGame: boolean;
  readonly dryRun: boolean;
  /** Store the good rows of a file that has bad ones; without it such a file changes nothing. */
  readonly skipRejects: boolean;
  /** Overwrite also what people set; without it that stays and is counted. */
  readonly overwriteEdits?: boolean;
  readonly map: ColumnMap | null;
  /** What words are that the game doesn't know; without an answer to each the files change nothing. */
  readonly answers?: WordAnswers | undefined;
  /** Add every such word that no answer says anything else about; a game without cards gets those that are like no other word anyway. */
  readonly acceptNew?: boolean | undefined;
  /** What lines of lists mean, and which of their sections are taken in. */
  readonly list?: ListAnswers | undefined;
  /** Where the files were fetched, and the recipe of that source. */
  readonly fetched?: { readonly source: BatchSource; readonly recipe: AppliedRecipe } | undefined;
  readonly nowMs: number;
}

/** What an import came to; `refusal` is the sentence when nothing was stored because of the file. */
export interface ImportReport {
  /** Null when nothing was stored. */
  readonly batchId: string | null;
  readonly format: string | null;
  readonly cards: number;
  readonly printings: number;
  readonly created: number;
  readonly updated: number;
  readonly skipped: number;
  /** Rows of which something stays as a person set it. */
  readonly kept: number;
  readonly rejected: readonly Reject[];
  readonly warnings: readonly string[];
  readonly nameOnly: number;
  /** At most 100. */
  readonly nameOnlyNames: readonly string[];
  /** New printings that joined a card which was there already. */
  readonly joined: number;
  /** Words of the files that the game doesn't know, with their answers. */
  readonly questions: readonly ImportQuestion[];
  /** How the lines of lists were read; null without lists. */
  readonly list: ListReview | null;
  readonly refusal: string | null;
}

const NOTHING: ImportReport = {
  batchId: null,
  format: null,
  cards: 0,
  printings: 0,
  created: 0,
  updated: 0,
  skipped: 0,
  kept: 0,
  rejected: [],
  warnings: [],
  nameOnly: 0,
  nameOnlyNames: [],
  joined: 0,
  questions: [],
  list: null,
  refusal: null,
};

const SLUG_WORDS =
  'Use at most 60 small letters, digits and hyphens, no hyphen first, such as my-game; --name is for the name that people see.';
const MOST_BYTES = 64 * 1024 * 1024;
const REJECTS_TOLD = 1000;

/** Files one behind the other, as the reading thread takes them. */
export function laidOut(files: readonly FileBytes[]): { files: FileSpan[]; bytes: ArrayBuffer } {
  const bytes = new ArrayBuffer(files.reduce((sum, file) => sum + file.bytes.byteLength, 0));
  const whole = new Uint8Array(bytes);
  let from = 0;
  const spans = files.map((file) => {
    whole.set(file.bytes, from);
    const span = { fileName: file.fileName, from, bytes: file.bytes.byteLength };
    from += span.bytes;
    return span;
  });
  return { files: spans, bytes };
}

/** Reads card files that belong together into a game. Files that are refused, or that have bad rows, change nothing. */
export async function importFiles(
  db: Database,
  ask: ImportFilesAsk,
  readFiles: ReadFiles = parseInThread,
): Promise<ImportReport> {
  const size = ask.files.reduce((sum, file) => sum + file.bytes.byteLength, 0);
  if (size > MOST_BYTES) return { ...NOTHING, refusal: 'The files are larger than 64 MiB together.' };
  const nowMs = () => ask.nowMs;
  if (ask.createGame && !slugSchema.safeParse(ask.gameSlug).success)
    return { ...NOTHING, refusal: `"${shortened(ask.gameSlug, 60)}" cannot be a game. ${SLUG_WORDS}` };
  const newGameName = ask.createGame ? (ask.gameName ?? ask.gameSlug) : null;
  const { gameSlug, map, list } = ask;
  const begun = await beginImport(
    db,
    { ...laidOut(ask.files), gameSlug, map, list, newGameName, memberId: null, ...ask.fetched },
    nowMs,
    readFiles,
  );
  if (!begun)
    return { ...NOTHING, refusal: `There is no game "${ask.gameSlug}". Add --create-game to make it.` };
  const { batch, questions } = await answered(db, await settledBatch(db, begun), ask);
  const report = { ...reportOf(batch, await readRejects(db, batch)), questions };
  const refusal =
    batch.summary.refusal ??
    refusalOfRows(report, batch, ask.skipRejects) ??
    refusalOfLines(report) ??
    refusalOfWords(questions);
  if (refusal !== null || ask.dryRun) {
    await dropBatch(db, batch.id);
    return refusal === null ? report : { ...report, created: 0, updated: 0, skipped: 0, refusal };
  }
  try {
    await storeStaged(db, {
      batchId: batch.id,
      nowMs,
      overwritesEdits: ask.overwriteEdits,
      alongside: async (tx, stored) => {
        await recordImport(tx, stored, { memberId: null, kind: 'imported', nowMs: ask.nowMs });
        await allowHostsOf(tx, stored, { memberId: null, nowMs: ask.nowMs });
      },
    });
  } catch (fault) {
    await dropBatch(db, batch.id);
    if (!(fault instanceof NotStoredError)) throw fault;
    return { ...report, created: 0, updated: 0, skipped: 0, refusal: fault.message };
  }
  const stored = (await readBatch(db, batch.id)) ?? batch;
  return { ...reportOf(stored, report.rejected), batchId: batch.id };
}

/** A batch with the answers that were given with its files, and what it asks. */
async function answered(
  db: Database,
  batch: BatchRecord,
  { answers = NO_ANSWERS, acceptNew }: ImportFilesAsk,
): Promise<{ readonly batch: BatchRecord; readonly questions: readonly ImportQuestion[] }> {
  if (batch.state !== 'ready') return { batch, questions: [] };
  const game = batch.definition?.before ?? null;
  const given = { ...batch.summary, answers };
  const open = openQuestions(given, game).filter(({ isListed }) => acceptNew === true || isListed);
  const all = withAdded(answers, open);
  const summary = await applyAnswers(db, {
    batchId: batch.id,
    summary: { ...batch.summary, answers: all },
    attributes: game?.attributes ?? [],
  });
  await changeBatch(db, batch.id, { summary }, ['ready']);
  return { batch: { ...batch, summary }, questions: asksOf(summary, game).questions };
}

function refusalOfLines({ list }: ImportReport): string | null {
  const lines = list?.questions.length ?? 0;
  if (lines === 0) return null;
  const what = lines === 1 ? '1 line' : `${lines} lines`;
  return `The list has ${what} that can be read in several ways, so nothing was changed. Answer in the file of --map, under list.`;
}

function refusalOfWords(questions: readonly ImportQuestion[]): string | null {
  const open = questions.filter(({ answer }) => answer === null);
  if (open.length === 0) return null;
  const what = open.length === 1 ? '1 word' : `${open.length} words`;
  return `The files have ${what} that the game doesn’t know, so nothing was changed. Answer in the file of --map, or add ${open.length === 1 ? 'it' : 'them'} with --accept-new.`;
}

function refusalOfRows({ rejected }: ImportReport, { summary }: BatchRecord, skipsRejects: boolean) {
  if (summary.rejected === 0 || skipsRejects) return null;
  const [first] = rejected;
  const where = first
    ? ` Row ${first.row}, ${first.column}: found ${first.found}, expected ${first.expected}.`
    : '';
  const rows = summary.rejected === 1 ? '1 row cannot' : `${summary.rejected} rows cannot`;
  return `${rows} be read, so nothing was changed; --skip-rejects leaves such rows out.${where}`;
}

function reportOf({ format, summary }: BatchRecord, rejected: readonly Reject[]): ImportReport {
  const { card, printing } = summary.counts;
  return {
    ...NOTHING,
    ...storedCounts(summary),
    format: format === '' ? null : format,
    cards: card.create + card.update + card.skip,
    printings: printing.create + printing.update + printing.skip,
    kept: summary.kept ?? 0,
    rejected,
    warnings: summary.warnings,
    nameOnly: summary.nameOnly,
    nameOnlyNames: summary.nameOnlyNames,
    joined: summary.joined ?? 0,
    list: summary.list ?? null,
  };
}

async function readRejects(db: Database, { id, state, summary }: BatchRecord): Promise<readonly Reject[]> {
  if (state === 'refused') return summary.groups.flatMap(({ examples }) => examples);
  const rows = await db.query<{ payload: Reject }>(
    `select payload from import_row where batch_id = $1 and kind = 'reject' order by seq limit ${REJECTS_TOLD}`,
    [id],
  );
  return rows.map(({ payload }) => payload);
}

export interface ImportAsk extends Omit<ImportFilesAsk, 'files'> {
  readonly path: string;
  readonly text: string;
}

/** Reads one file whose text is at hand, in this thread: for tests, which would wait for a thread each time. */
export function importFile(db: Database, { path, text, ...ask }: ImportAsk): Promise<ImportReport> {
  const files = [{ fileName: basename(path), bytes: new TextEncoder().encode(text) }];
  return importFiles(db, { ...ask, files }, readInThisThread);
}

/** Reads in this thread, for tests. */
export const readInThisThread: ReadFiles = async (
  db,
  { files, bytes, gameSlug, gameId, map, list, recipe },
  use,
) => {
  const names: KnownName[] = [];
  const printings: KnownPrinting[] = [];
  if (gameId !== null) {
    for await (const page of knownCardNames(db, gameId)) names.push(...page);
    for await (const page of knownPrintings(db, gameId)) printings.push(...page);
  }
  const texts = files.map(({ fileName, from, bytes: length }) => ({
    fileName,
    text: new TextDecoder().decode(new Uint8Array(bytes, from, length)),
  }));
  const packs = gameId === null ? [] : await waitingPacks(db, gameId);
  const options = { gameSlug, list, ...knownOptions(names, printings, packs), ...(map ? { map } : {}) };
  const kept = recipe ? keptFiles(texts, recipe) : texts;
  return use(parseHere(kept, options, (batch) => (recipe ? withRecipe(batch, recipe) : batch)));
};
