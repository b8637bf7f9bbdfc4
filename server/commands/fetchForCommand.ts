import type { GivenFiles } from '../cards/batches/importBatches.ts';
import type { FileBytes, ImportFilesAsk } from '../cards/importFile.ts';
import type { Database } from '../db/open.ts';
import { RefusalError } from '../http/refusalError.ts';
import type { ColumnMap } from '../imports/batch.ts';
import { readSettings } from '../settings.ts';
import { createSourceImports, type SourceImports } from '../sources/sourceImports.ts';
import { Refused } from './filesAt.ts';

/** Files of an import, with what is known of where they came from. */
export interface Brought {
  readonly files: readonly FileBytes[];
  readonly fetched: ImportFilesAsk['fetched'];
  readonly map: ColumnMap | null;
  /** The game that they belong to; null where they don't say. */
  readonly game: { readonly slug: string; readonly name: string } | null;
}

const MEBIBYTE = 1024 * 1024;
const TOLD_EVERY_BYTES = 5 * MEBIBYTE;

/** The public sources as this machine's settings allow them to be asked. Throws Refused. */
export function sourcesForCommand(db: Database, nowMs: number): SourceImports {
  const read = readSettings(process.env);
  if (!read.ok) throw new Refused(read.mistakes.join(' '));
  return createSourceImports({ db, settings: read.settings, clock: { now: () => nowMs } });
}

/** Fetches what is written as `mtgjson:BLB`, the newest set where no set is named. Throws Refused. */
export async function fetchForCommand(
  db: Database,
  written: string,
  nowMs: number,
  tell: (line: string) => void = () => undefined,
): Promise<Brought> {
  const { source, set } = sourceAndSet(written);
  try {
    const ask = await sourcesForCommand(db, nowMs).plan(source, set, null, new AbortController().signal);
    let told = 0;
    const got = await ask.fetch((bytes) => {
      if (bytes - told < TOLD_EVERY_BYTES) return;
      told = bytes;
      tell(`Fetched ${Math.round(bytes / MEBIBYTE)} MB.`);
    }, new AbortController().signal);
    const { game } = ask.recipe;
    return {
      files: filesIn(got),
      fetched: { source: { ...got.source, isOnItsWay: false }, recipe: got.recipe },
      map: ask.map,
      game: game && { slug: game.slug, name: game.name },
    };
  } catch (fault) {
    if (fault instanceof RefusalError || (fault instanceof Error && fault.name === 'FetchRefusal'))
      throw new Refused(fault.message);
    throw fault;
  }
}

/** `mtgjson:BLB` taken apart; without a set the newest is meant. */
export function sourceAndSet(written: string): { readonly source: string; readonly set: string } {
  const at = written.indexOf(':');
  return at < 0
    ? { source: written, set: 'newest' }
    : { source: written.slice(0, at), set: written.slice(at + 1) || 'newest' };
}

const filesIn = ({ files, bytes }: GivenFiles): FileBytes[] =>
  files.map(({ fileName, from, bytes: length }) => ({
    fileName,
    bytes: new Uint8Array(bytes, from, length),
  }));
