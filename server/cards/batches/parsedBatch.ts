import type { ListReview } from '#contract/admin/listReview.ts';
import type { Says } from '#server/imports/parsing/says.ts';
import type { ImportBatch, ImportOptions, ProposedGame, Reject } from '../../imports/batch.ts';
import type { CardFile } from '../../imports/cardFile.ts';
import { type Outline, outlineCardFiles, parseCardFiles } from '../../imports/cardFiles.ts';
import type { BatchSource } from '../../sources/batchSource.ts';
import { type FileWord, fileWords } from '../questions/fileWords.ts';

/** What a batch is made of, in the order in which it is staged: printings find their cards already there. */
export const ROW_KINDS = ['set', 'card', 'printing', 'pack', 'template'] as const;
export type RowKind = (typeof ROW_KINDS)[number];

/** Rows that one statement stages: it stays under 20 ms. */
const PART_ROWS = 60;

/** Some rows of one kind: `text` is a JSON array of `{seq, payload, says}`. */
export interface BatchPart {
  readonly kind: RowKind | 'reject';
  readonly rows: number;
  readonly text: string;
}

/** Rows that are refused for the same reason, as one repair settles them. */
export interface RejectGroup {
  readonly column: string;
  readonly expected: string;
  readonly rows: number;
  /** What was found, the most frequent first, at most 8. */
  readonly found: readonly { readonly text: string; readonly rows: number }[];
  /** At most 20. */
  readonly examples: readonly Reject[];
}

/** All that is told of a batch beside its rows. */
export interface BatchHead {
  readonly format: string;
  readonly rows: Readonly<Record<RowKind, number>>;
  readonly rejected: number;
  readonly groups: readonly RejectGroup[];
  readonly proposedGame: ProposedGame;
  readonly warnings: readonly string[];
  readonly nameOnly: readonly string[];
  readonly joined: number;
  readonly words: readonly FileWord[];
  readonly list: ListReview | null;
  readonly undealable: readonly string[];
}

/** Files as they were read: a batch whose parts are asked for one by one, or the sentence that refuses them. */
export type Parsed =
  | {
      readonly ok: true;
      readonly head: BatchHead;
      readonly outline: Outline | null;
      /** Where the files of a bundle came from. */
      readonly source?: BatchSource | null;
      parts(): AsyncIterable<BatchPart>;
    }
  | {
      readonly ok: false;
      readonly sentence: string;
      readonly rejected: readonly Reject[];
      readonly outline: Outline | null;
    };

const GROUPS_AT_MOST = 100;
const EXAMPLES_AT_MOST = 20;
const FOUND_AT_MOST = 8;

/** Puts rejected rows together by column and by what was expected there, the largest group first. */
export function groupRejects(rejected: readonly Reject[]): RejectGroup[] {
  const groups = new Map<string, Reject[]>();
  for (const reject of rejected) {
    const key = `${reject.column}\n${reject.expected}`;
    const group = groups.get(key);
    if (group) group.push(reject);
    else groups.set(key, [reject]);
  }
  return [...groups.values()]
    .map(
      (rows): RejectGroup => ({
        column: rows[0]?.column ?? '',
        expected: rows[0]?.expected ?? '',
        rows: rows.length,
        found: mostFrequent(rows.map(({ found }) => found)),
        examples: rows.slice(0, EXAMPLES_AT_MOST),
      }),
    )
    .toSorted((a, b) => b.rows - a.rows)
    .slice(0, GROUPS_AT_MOST);
}

function mostFrequent(texts: readonly string[]) {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts]
    .map(([text, rows]) => ({ text, rows }))
    .toSorted((a, b) => b.rows - a.rows)
    .slice(0, FOUND_AT_MOST);
}

function headOf(batch: ImportBatch): BatchHead {
  const { format, proposedGame, warnings, nameOnly, rejected } = batch;
  return {
    format,
    rows: {
      set: batch.sets.length,
      card: batch.cards.length,
      printing: batch.printings.length,
      pack: batch.packs.length,
      template: batch.templates.length,
    },
    rejected: rejected.length,
    groups: groupRejects(rejected),
    proposedGame,
    warnings,
    nameOnly,
    joined: batch.joined ?? 0,
    words: fileWords(batch),
    list: batch.list ?? null,
    undealable: batch.undealable ?? [],
  };
}

/** What is said of each record that something is said of. */
function saysIn({ says, cards, printings, sets }: ImportBatch): ReadonlyMap<unknown, Says> {
  const out = new Map<unknown, Says>();
  const add = (row: unknown, said: Says | undefined) => said && out.set(row, said);
  for (const card of says?.cards ? cards : []) add(card, says?.cards?.get(card.name));
  for (const printing of says?.printings ? printings : []) add(printing, says?.printings?.get(printing.key));
  for (const set of says?.sets ? sets : []) add(set, says?.sets?.get(set.code));
  return out;
}

/** The rows of a batch as texts for the database, made one part at a time. */
export function* partsOf(batch: ImportBatch): Generator<BatchPart> {
  const kinds: readonly (readonly [BatchPart['kind'], readonly unknown[]])[] = [
    ['set', batch.sets],
    ['card', batch.cards],
    ['printing', batch.printings],
    ['pack', batch.packs],
    ['template', batch.templates],
    ['reject', batch.rejected],
  ];
  const says = saysIn(batch);
  let seq = 0;
  for (const [kind, rows] of kinds)
    for (let from = 0; from < rows.length; from += PART_ROWS) {
      const part = rows
        .slice(from, from + PART_ROWS)
        .map((payload) => ({ seq: seq++, payload, says: says.get(payload) }));
      yield { kind, rows: part.length, text: JSON.stringify(part) };
    }
}

/** A batch that is there already, as if it had been read. */
export function parsedFrom(
  batch: ImportBatch,
  outline: Outline | null = null,
): Parsed & { readonly ok: true } {
  return {
    ok: true,
    head: headOf(batch),
    outline,
    async *parts() {
      yield* partsOf(batch);
    },
  };
}

/** Reads files in this thread: for tests, and inside the thread of `parseInThread`. */
export function parseHere(
  files: readonly CardFile[],
  options: ImportOptions,
  known: (batch: ImportBatch) => ImportBatch = (batch) => batch,
): Parsed {
  const read = parseCardFiles(files, options);
  const outline = outlineCardFiles(files, options.map);
  return read.ok
    ? parsedFrom(known(read.batch), outline)
    : { ok: false, sentence: read.sentence, rejected: read.rejected, outline };
}
