import type { ImportRepair } from '#contract/admin/imports.ts';
import type { ListAnswers } from '#contract/admin/listReview.ts';
import type { GameDefinition } from '#contract/games/game.ts';
import type { AppliedRecipe } from '#server/sources/reading/applyRecipe.ts';
import type { Database } from '../../db/database.ts';
import type { ColumnMap } from '../../imports/batch.ts';
import { type BatchSource, titleOfSource } from '../../sources/batchSource.ts';
import { findRecipe, offeredSources } from '../../sources/sourceCatalogue.ts';
import { findGame, type GameRow } from '../catalogue.ts';
import { newGame } from '../newGame.ts';
import { tooManyWords } from '../questions/fileWords.ts';
import { widened, withFirstFile } from '../questions/widenedGame.ts';
import {
  type BatchProgress,
  type BatchRecord,
  beginBatch,
  changeBatch,
  EMPTY_SUMMARY,
  readBatch,
} from './batchRecord.ts';
import { groupRejects, type Parsed } from './parsedBatch.ts';
import { type FilesToRead, parseInThread } from './parseInThread.ts';
import type { FileSpan } from './parseMessages.ts';
import { stageBatch } from './stageBatch.ts';
import { unfitGame } from './unfitGame.ts';

/** Which game an import is for, and who asks. */
export interface ImportAsk {
  readonly gameSlug: string;
  /** The name of a game that is made when there is none of that slug; null makes none. */
  readonly newGameName: string | null;
  readonly map: ColumnMap | null;
  /** What was said about the lines of lists, when they were read before. */
  readonly list?: ListAnswers | undefined;
  readonly repairs?: readonly ImportRepair[] | undefined;
  readonly memberId: string | null;
}

/** Files as bytes, one behind the other. */
export interface GivenFiles {
  readonly files: readonly FileSpan[];
  /** Handed over: nobody else may use it afterwards. */
  readonly bytes: ArrayBuffer;
}

export interface FilesAsk extends ImportAsk, GivenFiles {
  /** The recipe of the source that they were fetched from, and where that was. */
  readonly recipe?: AppliedRecipe | undefined;
  readonly source?: BatchSource | undefined;
}

/** Files that are fetched before they are read. */
export interface FetchAsk extends ImportAsk {
  /** What the import is called. */
  readonly title: string;
  readonly source: BatchSource;
  readonly recipe: AppliedRecipe;
  /** Fetches them; a FetchRefusal refuses the import in its sentence. `tell` hears how many bytes are here, of how many. */
  readonly fetch: (
    tell: (bytes: number, total: number) => void,
    isDiscarded: AbortSignal,
  ) => Promise<GivenFiles & { readonly source: BatchSource; readonly recipe: AppliedRecipe }>;
}

/** Why files could not be fetched, in a sentence to people. */
export class FetchRefusal extends Error {
  override readonly name = 'FetchRefusal';
}

/** How files are read: in a thread, or for tests in this one. */
export type ReadFiles = <Result>(
  db: Database,
  ask: FilesToRead,
  use: (parsed: Parsed) => Promise<Result>,
) => Promise<Result>;

/** A batch that is being read: its id at once, and the moment when it is ready or refused. */
export interface BegunBatch {
  readonly batchId: string;
  readonly settled: Promise<void>;
}

const TOLD_EVERY_MS = 200;
const FETCH_TOLD_EVERY_MS = 500;

/**
 * Begins to read files for a game: the batch ends `ready` with all its rows staged and counted, or `refused` with its
 * sentence. Nothing of the game changes. Null where the game is missing and none is to be made.
 */
export async function beginImport(
  db: Database,
  ask: FilesAsk,
  nowMs: () => number,
  readFiles: ReadFiles = parseInThread,
): Promise<BegunBatch | null> {
  const target = await targetOf(db, ask, {
    title: ask.source ? titleOfSource(ask.source) : titleOf(ask.files),
    source: ask.source,
    nowMs: nowMs(),
  });
  return target && { batchId: target.batchId, settled: readInto(db, target, ask, nowMs, readFiles) };
}

/** As `beginImport`, of files that are fetched first. The import can be discarded all the while. */
export async function beginFetch(
  db: Database,
  ask: FetchAsk,
  nowMs: () => number,
  readFiles: ReadFiles = parseInThread,
): Promise<BegunBatch | null> {
  const { title, source } = ask;
  const target = await targetOf(db, ask, { title, source, nowMs: nowMs() });
  return target && { batchId: target.batchId, settled: fetchInto(db, target, ask, nowMs, readFiles) };
}

/** Begins the batch of an import; null where its game is missing and none is to be made. */
async function targetOf(
  db: Database,
  { gameSlug, newGameName, memberId }: ImportAsk,
  about: {
    readonly title: string;
    readonly source?: BatchSource | undefined;
    readonly nowMs: number;
  },
): Promise<Target | null> {
  const game = await findGame(db, { slug: gameSlug });
  if (!game && newGameName === null) return null;
  const definition = game?.definition ?? newGame(gameSlug, newGameName ?? gameSlug);
  const batchId = await beginBatch(db, {
    gameId: game?.id ?? null,
    definition: { before: game?.definition ?? null, after: definition },
    fileName: about.title,
    format: '',
    memberId,
    source: about.source,
    nowMs: about.nowMs,
  });
  return { batchId, game, definition };
}

async function fetchInto(
  db: Database,
  target: Target,
  ask: FetchAsk,
  nowMs: () => number,
  readFiles: ReadFiles,
): Promise<void> {
  const { batchId } = target;
  const discarded = new AbortController();
  const telling = fetchTelling(db, batchId, nowMs, discarded);
  try {
    const { files, bytes, source, recipe } = await ask.fetch(telling.tell, discarded.signal);
    await telling.stop();
    const progress: BatchProgress = { step: 'reading', done: 0, total: 0, atMs: nowMs() };
    await changeBatch(db, batchId, { source, progress });
    await readInto(db, target, { ...ask, files, bytes, recipe }, nowMs, readFiles);
  } catch (fault) {
    await telling.stop();
    const refusal =
      fault instanceof FetchRefusal ? fault.message : 'The server could not fetch this. Nothing was changed.';
    await changeBatch(db, batchId, {
      state: 'refused',
      progress: null,
      summary: { ...EMPTY_SUMMARY, refusal },
    });
    if (!(fault instanceof FetchRefusal)) throw fault;
  }
}

/** Tells twice a second how far a fetch is, and stops it once somebody has discarded the import, in any process. */
function fetchTelling(db: Database, batchId: string, nowMs: () => number, discarded: AbortController) {
  let newest = { done: 0, total: 0 };
  let told: Promise<void> = Promise.resolve();
  const round = async () => {
    if ((await readBatch(db, batchId)) === null) return discarded.abort();
    const progress: BatchProgress = { step: 'fetching', ...newest, atMs: nowMs() };
    await changeBatch(db, batchId, { progress }, ['reading']);
  };
  const timer = setInterval(() => {
    // A database that does not answer just now is asked again; what is fetched meanwhile is not lost.
    told = told.then(round).catch(() => undefined);
  }, FETCH_TOLD_EVERY_MS);
  return {
    tell: (done: number, total: number) => {
      newest = { done, total };
    },
    stop: async () => {
      clearInterval(timer);
      await told;
    },
  };
}

function titleOf(files: readonly FileSpan[]): string {
  const [first] = files;
  if (!first) return 'no file';
  return files.length === 1 ? first.fileName : `${first.fileName} and ${files.length - 1} more`;
}

interface Target {
  readonly batchId: string;
  readonly game: GameRow | null;
  readonly definition: GameDefinition;
}

async function readInto(
  db: Database,
  { batchId, game, definition }: Target,
  { files, bytes, gameSlug, map, list, repairs, memberId, recipe }: FilesAsk,
  nowMs: () => number,
  readFiles: ReadFiles,
): Promise<void> {
  const gameId = game?.id ?? null;
  try {
    const offered = recipe ? [] : await offeredSources(db);
    const recipes = offered.map((one) => one.recipe);
    const ask = { files, bytes, gameSlug, gameId, map, list, repairs, recipe, recipes };
    await readFiles(db, ask, async (parsed) => {
      if (!parsed.ok) {
        await refuse(db, batchId, parsed);
        return;
      }
      const { head } = parsed;
      const isFirst = await hasNoCards(db, gameId);
      const after = (isFirst ? withFirstFile : widened)(definition, head.proposedGame);
      const sentence = unfitGame(after) ?? tooManyWords(head.words);
      if (sentence !== null) {
        await refuse(db, batchId, { ok: false, sentence, rejected: [], outline: parsed.outline });
        return;
      }
      await changeBatch(db, batchId, {
        format: head.format,
        ...(parsed.source && { source: await trusted(db, parsed.source) }),
      });
      const summary = await stageBatch(
        db,
        { batchId, gameId, memberId, nowMs: nowMs() },
        parsed,
        pacedTelling(db, batchId, nowMs),
      );
      const before = game?.definition ?? null;
      const ready = { ...summary, isFirst };
      await changeBatch(
        db,
        batchId,
        { state: 'ready', summary: ready, progress: null, definition: { before, after } },
        ['reading'],
      );
    });
  } catch (fault) {
    const refusal = 'The server could not read these files. Nothing was changed.';
    await changeBatch(db, batchId, {
      state: 'refused',
      progress: null,
      summary: { ...EMPTY_SUMMARY, refusal },
    });
    throw fault;
  }
}

/** A bundle allows no other hosts than this server's own recipe of its source does. */
async function trusted(db: Database, source: BatchSource): Promise<BatchSource> {
  const known = (await findRecipe(db, source.id))?.pictures ?? [];
  return { ...source, pictures: source.pictures.filter((host) => known.includes(host)) };
}

async function hasNoCards(db: Database, gameId: string | null): Promise<boolean> {
  return (await db.query('select 1 from card where game_id = $1 limit 1', [gameId])).length === 0;
}

function refuse(db: Database, batchId: string, parsed: Parsed & { readonly ok: false }) {
  const summary = {
    ...EMPTY_SUMMARY,
    refusal: parsed.sentence,
    rejected: parsed.rejected.length,
    groups: groupRejects(parsed.rejected),
    outline: parsed.outline,
  };
  return changeBatch(db, batchId, { state: 'refused', progress: null, summary });
}

/** Tells how far the rows are, not more often than people see. */
function pacedTelling(db: Database, batchId: string, nowMs: () => number) {
  let toldMs = 0;
  return async (done: number, total: number) => {
    if (nowMs() - toldMs < TOLD_EVERY_MS) return;
    toldMs = nowMs();
    const progress: BatchProgress = { step: 'checking', done, total, atMs: toldMs };
    await changeBatch(db, batchId, { progress });
  };
}

/** A batch that is read, once it is ready or refused; throws when it is gone. */
export async function settledBatch(db: Database, { batchId, settled }: BegunBatch): Promise<BatchRecord> {
  await settled;
  const batch = await readBatch(db, batchId);
  if (!batch) throw new Error(`The import ${batchId} is gone.`);
  return batch;
}
