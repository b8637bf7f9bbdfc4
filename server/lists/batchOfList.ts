import type { CardRecord, PrintingRecord, StoredPack } from '#contract/games/game.ts';
import type { StoredTemplate } from '#contract/games/templates.ts';
import type { OwnList } from '#contract/lists/ownList.ts';
import { MOST_LIST_LINES } from '#contract/lists/ownList.ts';
import type { BatchHead, BatchPart, Parsed } from '../cards/batches/parsedBatch.ts';
import { LIST_LIMITS, parseInThread } from '../cards/batches/parseInThread.ts';
import type { Sql } from '../db/database.ts';
import { refusal } from '../http/refusalError.ts';
import type { Reject } from '../imports/batch.ts';
import type { GameOfList } from './gameOfList.ts';

/** A list as importers read it, whole. */
export interface ListBatch {
  readonly head: BatchHead;
  readonly cards: readonly CardRecord[];
  readonly printings: readonly PrintingRecord[];
  readonly packs: readonly StoredPack[];
  readonly templates: readonly StoredTemplate[];
  readonly rejected: readonly Reject[];
}

/** What importers call a list that was pasted, and therefore has no name. */
export const PASTED = 'Pasted list.txt';

const isJson = (text: string) => /^\s*[{[]\s*["{\]}]/.test(text);

/** Throws `listTooLong`. One line of JSON holds any number of cards: those are counted once they are read. */
function refuseTooLong(text: string): void {
  if (isJson(text)) return;
  let lines = 0;
  for (const line of text.split('\n')) if (line.trim() !== '') lines += 1;
  // Headings, comments and settings are lines, too.
  if (lines > MOST_LIST_LINES * 1.25) throw refusal('listTooLong');
}

/**
 * Reads a list against the cards of a game, or against none, as an import of it would be read. Throws `listUnread` with the
 * reason, or `listTooLong`.
 */
export function batchOfList(
  sql: Sql,
  { text, fileName, answers }: OwnList,
  game: GameOfList | null,
): Promise<ListBatch> {
  refuseTooLong(text);
  const bytes = new TextEncoder().encode(text);
  return parseInThread(
    sql,
    {
      files: [{ fileName: fileName ?? PASTED, from: 0, bytes: bytes.byteLength }],
      bytes: bytes.buffer,
      gameSlug: game?.slug ?? 'own-cards',
      gameId: game?.id ?? null,
      ...(game && { names: game.names }),
      map: null,
      list: { takeIn: answers.takeIn, lines: answers.lines },
    },
    wholeBatch,
    LIST_LIMITS,
  );
}

async function wholeBatch(parsed: Parsed): Promise<ListBatch> {
  if (!parsed.ok) throw refusal('listUnread', null, { sentence: parsed.sentence });
  const { head } = parsed;
  if (head.rows.printing > MOST_LIST_LINES) throw refusal('listTooLong');
  const rows: Record<BatchPart['kind'], unknown[]> = {
    ...{ set: [], card: [], printing: [], pack: [], template: [], reject: [] },
  };
  for await (const { kind, text } of parsed.parts())
    for (const { payload } of JSON.parse(text) as readonly { payload: unknown }[]) rows[kind].push(payload);
  return {
    head,
    cards: rows.card as CardRecord[],
    printings: rows.printing as PrintingRecord[],
    packs: rows.pack as StoredPack[],
    templates: rows.template as StoredTemplate[],
    rejected: rows.reject as Reject[],
  };
}
