import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { type WordAnswers, wordAnswersSchema } from '#contract/admin/importQuestions.ts';
import { choiceKey, type ListAnswers, listAnswersSchema } from '#contract/admin/listReview.ts';
import { recordImport } from '../admin/imports/recordImport.ts';
import { readBatch } from '../cards/batches/batchRecord.ts';
import { undoBatch } from '../cards/batches/undoBatch.ts';
import { type FileBytes, type ImportReport, importFiles } from '../cards/importFile.ts';
import { NO_ANSWERS } from '../cards/questions/openQuestions.ts';
import { redoBatch } from '../cards/undo/redoBatch.ts';
import { readUndoEffects } from '../cards/undo/undoEffects.ts';
import type { Database } from '../db/database.ts';
import type { ColumnMap } from '../imports/batch.ts';
import { isArchive, openBundle } from '../sources/bundle.ts';
import type { Command, CommandResult } from './command.ts';
import { type Brought, fetchForCommand } from './fetchForCommand.ts';
import { Refused, readFilesAt } from './filesAt.ts';

const HELP = `npm run import -- FILE... --game SLUG [options]
npm run import -- --source ID[:SET] [options]
npm run import -- --undo IMPORT [--yes]
npm run import -- --redo IMPORT
Reads cards into a game. FILE may be several files or a folder: files that belong together (sets, packs, cards with
printings, translations) are joined. The format is recognised by what is in the files.
  --source ID[:SET]    fetch a set of a public source instead of FILE, the newest one without SET; its game is made when it
                       does not exist, and the hosts of its pictures are allowed. See npm run source -- list
  --create-game        make the game when it does not exist
  --name NAME          its name, when it is made
  --map FILE           JSON object from our field to the column or field of the file, or to '' where it has none;
                       columns under leaveOut1, leaveOut2 and so on are left out, those under keep1, keep2 and so on are
                       kept although they look like bookkeeping; under answers, what words are that the game doesn't know:
                       { "answers": { "rarity": { "rrae": { "is": "rare" }, "mythic": "add" },
                                      "lane": { "steem": "leaveOut" }, "attribute": {} } }
                       and under list, which sections of a list are taken in and what its lines mean:
                       { "list": { "takeIn": ["side"], "lines": { "7 Completed": "1 7 Completed" } } }
  --accept-new         add every rarity, lane and attribute that the game doesn't know and --map doesn't answer
  --skip-rejects       store the good rows of files that have bad ones
  --overwrite-edits    overwrite what people changed since; without it that stays and is counted
  --dry-run            change nothing
  --json               print one line of JSON
  --undo IMPORT        show what undoing an import would remove; with --yes, remove it. Its id is shown when it is done
  --redo IMPORT        put back what undoing an import removed
Files with a row that cannot be read change nothing, and the row is named. Nor do files with a rarity, lane or attribute that
the game doesn't know, unless it is answered; a game that the files make has their words.
An import writes only what its files say: a column that is missing and a cell that is empty leave a fact as it is. In tables
and JSON records the text (clear) clears it. Lists that Administration exports as CSV can be imported again.`;

const OPTIONS = {
  source: { type: 'string' },
  game: { type: 'string' },
  name: { type: 'string' },
  map: { type: 'string' },
  undo: { type: 'string' },
  redo: { type: 'string' },
  yes: { type: 'boolean', default: false },
  'accept-new': { type: 'boolean', default: false },
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
  async run(db, args, nowMs, tell) {
    const given = parsed(args);
    if (!given) return { exitCode: 2, lines: [HELP] };
    const { values, positionals } = given;
    if (values.undo !== undefined)
      return values.yes ? undo(db, values.undo, nowMs) : undoWords(db, values.undo);
    if (values.redo !== undefined) return redo(db, values.redo, nowMs);
    const isFetched = values.source !== undefined;
    if (isFetched ? positionals.length > 0 : positionals.length === 0) return { exitCode: 2, lines: [HELP] };
    try {
      const { map, answers, list } =
        values.map === undefined
          ? { map: null, answers: NO_ANSWERS, list: undefined }
          : await readMap(values.map);
      const brought =
        values.source === undefined
          ? broughtFiles(await readFilesAt(positionals))
          : await fetchForCommand(db, values.source, nowMs, tell);
      const gameSlug = values.game ?? brought.game?.slug;
      if (gameSlug === undefined) return { exitCode: 2, lines: [HELP] };
      const report = await importFiles(db, {
        files: brought.files,
        fetched: brought.fetched,
        gameSlug,
        gameName: values.name ?? brought.game?.name ?? null,
        createGame: values['create-game'] || (brought.game !== null && values.game === undefined),
        dryRun: values['dry-run'],
        skipRejects: values['skip-rejects'],
        map: map ?? brought.map,
        answers,
        list,
        acceptNew: values['accept-new'],
        overwriteEdits: values['overwrite-edits'],
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

/** Files that are here; those of a bundle say which game they are of. */
function broughtFiles(files: readonly FileBytes[]): Brought {
  const [only] = files;
  const bundle = files.length === 1 && only && isArchive(only.bytes) ? openBundle(only.bytes) : null;
  if (typeof bundle === 'string') throw new Refused(bundle);
  return { files, fetched: undefined, map: null, game: bundle?.recipe.game ?? null };
}

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
      `  To put it back: npm run import -- --redo ${batchId}`,
    ],
  };
}

async function redo(db: Database, batchId: string, nowMs: number): Promise<CommandResult> {
  const redone = await redoBatch(db, {
    batchId,
    nowMs: () => nowMs,
    alongside: (tx, batch) => recordImport(tx, batch, { memberId: null, kind: 'redone', nowMs }),
  });
  return redone.ok ? { exitCode: 0, lines: ['The import is there again.'] } : refusedWith(redone.sentence);
}

/** What undoing would remove; it is done only with --yes. */
async function undoWords(db: Database, batchId: string): Promise<CommandResult> {
  const batch = await readBatch(db, batchId);
  if (!batch) return refusedWith('This import is not there any more.');
  if (batch.state !== 'done') return refusedWith('Only an import that was stored can be undone.');
  const { goes, restored, words, drafts, decks, isGameGone, blockers } = await readUndoEffects(db, batch);
  const kinds: readonly (readonly [number, string, string])[] = [
    [goes.card, 'card', 'cards'],
    [goes.printing, 'printing', 'printings'],
    [goes.set, 'set', 'sets'],
    [goes.pictures, 'picture address', 'picture addresses'],
    [goes.pack, 'pack', 'packs'],
    [goes.template, 'format', 'formats'],
  ];
  const parts = kinds.filter(([count]) => count > 0).map(([count, one, many]) => counted(count, one, many));
  const lines = [
    `Undoing ${batch.fileName} would remove: ${parts.join(', ') || 'nothing'}.`,
    ...(restored > 0
      ? [`  ${counted(restored, 'entry becomes', 'entries become')} what they were before.`]
      : []),
    ...(words.length > 0 ? [`  The game loses: ${words.join(', ')}.`] : []),
    ...(isGameGone ? ['  The game that the import made goes too.'] : []),
    ...(drafts > 0
      ? [
          `  ${counted(drafts, 'draft', 'drafts')} and ${counted(decks, 'deck', 'decks')} made since keep their cards.`,
        ]
      : []),
    ...blockers.map((blocker) => `  ${blocker}`),
  ];
  if (blockers.length > 0) return refusedWith(...lines, 'It can’t be undone yet.');
  return refusedWith(...lines, `To undo it: npm run import -- --undo ${batchId} --yes`);
}

const mapSchema = z.record(z.string(), z.string());

interface ReadMap {
  readonly map: ColumnMap;
  readonly answers: WordAnswers;
  readonly list: ListAnswers;
}

async function readMap(path: string): Promise<ReadMap> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new Refused(`There is no file ${path} that can be read.`);
  });
  const read = z.safeParse(z.record(z.string(), z.unknown()), jsonIn(text));
  const { answers, list, ...columns } = read.success ? read.data : { file: null };
  const map = z.safeParse(mapSchema, columns);
  if (!map.success)
    throw new Refused(`${path} must be a JSON object from our fields to columns of the file.`);
  const given = z.safeParse(wordAnswersSchema, answers ?? {});
  if (!given.success)
    throw new Refused(
      `The answers in ${path} must be by rarity, lane and attribute: "add", "leaveOut" or { "is": another }.`,
    );
  const lines = z.safeParse(listAnswersSchema, list ?? {});
  if (!lines.success)
    throw new Refused(
      `What ${path} says under list must be { "takeIn": ["side", "maybe"], "lines": { line: "4 Name" } }.`,
    );
  return { map: map.data, answers: given.data, list: lines.data };
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
    joined: report.joined,
    questions: report.questions,
    ...(report.list === null ? {} : { list: report.list }),
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
  if (report.refusal !== null)
    return [report.refusal, ...questionWords(report), ...lineWords(report), ...rows, ...more, ...warnings];
  return [
    ...resultWords(report, isDry),
    ...keptWords(report),
    ...joinedWords(report),
    ...nameOnlyWords(report),
    ...readAsWords(report),
    ...rows,
    ...more,
    ...warnings,
  ];
}

function questionWords({ questions }: ImportReport): string[] {
  const open = questions.filter(({ answer }) => answer === null);
  const lines = open.slice(0, SHOWN_ROWS).map(({ kind, key, label, nearest, count, examples }) => {
    const name = label.toLowerCase() === key.toLowerCase() ? label : `${label} (${key})`;
    const or = nearest === null ? '' : `, or ${nearest.label}`;
    const where = examples.slice(0, 3).join(', ');
    return `  ${name}: new ${kind}${or}? ${counted(count, 'time', 'times')}, such as ${where}`;
  });
  return open.length > SHOWN_ROWS ? [...lines, `  and ${open.length - SHOWN_ROWS} more`] : lines;
}

/** Lines that wait for an answer, with the choices as a map names them. */
function lineWords({ list }: ImportReport): string[] {
  const questions = list?.questions ?? [];
  const lines = questions.slice(0, SHOWN_ROWS).map(({ line, text, choices }) => {
    const meant = choices.map((choice) => `"${choiceKey(choice)}"`).join(' or ');
    return `  line ${line}, ${JSON.stringify(text)}: ${meant}?`;
  });
  return questions.length > SHOWN_ROWS ? [...lines, `  and ${questions.length - SHOWN_ROWS} more`] : lines;
}

function readAsWords({ list }: ImportReport): string[] {
  const readAs = list?.readAs ?? [];
  const lines = readAs
    .slice(0, SHOWN_ROWS)
    .map(({ line, text, name }) => `  line ${line}, ${JSON.stringify(text)}: read as ${name}`);
  return readAs.length > SHOWN_ROWS ? [...lines, `  and ${readAs.length - SHOWN_ROWS} more`] : lines;
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

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

function joinedWords({ joined }: ImportReport): string[] {
  if (joined === 0) return [];
  return [`  ${counted(joined, 'printing joins a card', 'printings join a card')} with the same rules.`];
}

function nameOnlyWords({ nameOnly, nameOnlyNames }: ImportReport): string[] {
  if (nameOnly === 0) return [];
  const names = nameOnlyNames.slice(0, SHOWN_NAMES).join(', ');
  const more = nameOnly > SHOWN_NAMES ? ` and ${nameOnly - SHOWN_NAMES} more` : '';
  return [`  ${nameOnly} cards are known by name only: ${names}${more}.`];
}
