import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { recordImport } from '../admin/imports/recordImport.ts';
import { undoBatch } from '../cards/batches/undoBatch.ts';
import { type ImportReport, importFiles } from '../cards/importFile.ts';
import type { Database } from '../db/database.ts';
import type { ColumnMap } from '../imports/batch.ts';
import type { Command, CommandResult } from './commands.ts';
import { Refused, readFilesAt } from './filesAt.ts';

const HELP = `npm run import -- FILE... --game SLUG [options]
npm run import -- --undo IMPORT
Reads cards into a game. FILE may be several files or a folder: files that belong together (sets, packs, cards with
printings, translations) are joined. The format is recognised by what is in the files.
  --create-game        make the game when it does not exist
  --name NAME          its name, when it is made
  --map FILE           JSON object from our field to the column or field of the file, or to '' where it has none;
                       what stands under leaveOut1, leaveOut2 and so on is left out
  --skip-rejects       store the good rows of files that have bad ones
  --overwrite-edits    overwrite what people changed since; without it that stays and is counted
  --dry-run            change nothing
  --json               print one line of JSON
  --undo IMPORT        take an import back; its id is told when it is done
Files with a row that cannot be read change nothing, and the row is named.
An import writes only what its files say: a column that is missing and a cell that is empty leave a fact as it is. In tables
and JSON records the text (clear) clears it. Lists that Administration exports as CSV can be imported again.`;

const OPTIONS = {
  game: { type: 'string' },
  name: { type: 'string' },
  map: { type: 'string' },
  undo: { type: 'string' },
  'create-game': { type: 'boolean', default: false },
  'skip-rejects': { type: 'boolean', default: false },
  'overwrite-edits': { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
} as const;

const SHOWN_ROWS = 20;
const SHOWN_NAMES = 20;

const refusedWith = (...lines: string[]): CommandResult => ({ exitCode: 1, lines });

/** `npm run import`: the same reading, checking and storing as the screen, with one line for all of it. */
export const importCommand: Command = {
  help: HELP,
  async run(db, args, nowMs) {
    const given = parsed(args);
    if (!given) return { exitCode: 2, lines: [HELP] };
    const { values, positionals } = given;
    if (values.undo !== undefined) return undo(db, values.undo, nowMs);
    if (positionals.length === 0 || !values.game) return { exitCode: 2, lines: [HELP] };
    try {
      const report = await importFiles(db, {
        files: await readFilesAt(positionals),
        gameSlug: values.game,
        gameName: values.name ?? null,
        createGame: values['create-game'],
        dryRun: values['dry-run'],
        skipRejects: values['skip-rejects'],
        overwriteEdits: values['overwrite-edits'],
        map: values.map === undefined ? null : await readMap(values.map),
        nowMs,
      });
      const lines = values.json ? [jsonOf(report)] : wordsOf(report, values['dry-run']);
      return { exitCode: report.refusal === null ? 0 : 1, lines };
    } catch (fault) {
      if (fault instanceof Refused) return refusedWith(fault.message);
      throw fault;
    }
  },
};

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS });
  } catch {
    return null;
  }
}

async function undo(db: Database, batchId: string, nowMs: number): Promise<CommandResult> {
  const undone = await undoBatch(db, {
    batchId,
    nowMs: () => nowMs,
    alongside: (tx, batch) => recordImport(tx, batch, { memberId: null, kind: 'reverted', nowMs }),
  });
  if (!undone.ok) return refusedWith(undone.sentence);
  return {
    exitCode: 0,
    lines: [
      undone.isGameGone ? 'The import is undone, and the game it made is gone.' : 'The import is undone.',
    ],
  };
}

const mapSchema = z.record(z.string(), z.string());

async function readMap(path: string): Promise<ColumnMap> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new Refused(`There is no file ${path} that can be read.`);
  });
  const read = z.safeParse(mapSchema, jsonIn(text));
  if (!read.success)
    throw new Refused(`${path} must be a JSON object from our fields to columns of the file.`);
  return read.data;
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const jsonOf = ({ refusal, batchId, ...report }: ImportReport) =>
  JSON.stringify({
    format: report.format,
    cards: report.cards,
    printings: report.printings,
    created: report.created,
    updated: report.updated,
    skipped: report.skipped,
    kept: report.kept,
    rejected: report.rejected,
    warnings: report.warnings,
    nameOnly: report.nameOnly,
    nameOnlyNames: report.nameOnlyNames,
    ...(batchId === null ? {} : { import: batchId }),
    ...(refusal === null ? {} : { refusal }),
  });

function wordsOf(report: ImportReport, isDry: boolean): string[] {
  const rows = report.rejected
    .slice(0, SHOWN_ROWS)
    .map(
      ({ file, row, column, found, expected }) =>
        `  ${file === undefined ? '' : `${file}, `}row ${row}, ${column}: found ${found}, expected ${expected}`,
    );
  const more =
    report.rejected.length > SHOWN_ROWS ? [`  and ${report.rejected.length - SHOWN_ROWS} more`] : [];
  const warnings = report.warnings.map((warning) => `  note: ${warning}`);
  if (report.refusal !== null) return [report.refusal, ...rows, ...more, ...warnings];
  return [
    ...resultWords(report, isDry),
    ...keptWords(report),
    ...nameOnlyWords(report),
    ...rows,
    ...more,
    ...warnings,
  ];
}

function resultWords(report: ImportReport, isDry: boolean): string[] {
  const what = `${report.cards} cards, ${report.printings} printings (${report.format})`;
  const counts = `${report.created} created, ${report.updated} updated, ${report.skipped} unchanged`;
  if (isDry) return [`Would import ${what}: ${counts}. Nothing was changed.`];
  return [`Imported ${what}: ${counts}.`, `  To take it back: npm run import -- --undo ${report.batchId}`];
}

function keptWords({ kept }: ImportReport): string[] {
  if (kept === 0) return [];
  const rows = kept === 1 ? '1 row keeps' : `${kept} rows keep`;
  return [`  ${rows} what people set. To overwrite it: --overwrite-edits`];
}

function nameOnlyWords({ nameOnly, nameOnlyNames }: ImportReport): string[] {
  if (nameOnly === 0) return [];
  const names = nameOnlyNames.slice(0, SHOWN_NAMES).join(', ');
  const more = nameOnly > SHOWN_NAMES ? ` and ${nameOnly - SHOWN_NAMES} more` : '';
  return [`  ${nameOnly} cards are known by name only: ${names}${more}.`];
}
