import type { ListEntry } from '#contract/cardLists/readCardList.ts';
import { questionSentence, readCardList } from '#contract/cardLists/readCardList.ts';
import { type ListGame, ListGatherer, type ListRead } from './deckList.ts';

/** Where each section goes in a deck; a maybeboard is no part of it. */
const BUCKETS: Readonly<Record<ListEntry['section'], string | null>> = {
  main: 'main',
  side: 'side',
  companion: 'side',
  commander: 'main',
  maybe: null,
};

/** Reads a list of `4 Name` lines, as any program writes it, against the names of the pool. */
export function readText(text: string, { buckets, names = [] }: ListGame): ListRead {
  const headings = new Map(buckets.flatMap(({ key, label }) => [[key, key] as const, [label, key] as const]));
  const cards = [...new Set(names)].map((name) => ({ id: name, name }));
  const { title, entries, questions, ignored } = readCardList(text, cards, { headings, isSplitByGap: true });
  const gatherer = new ListGatherer();
  gatherer.name = title;
  for (const { line, kind, why } of ignored) if (kind === 'wrong') gatherer.mistake(`Line ${line}: ${why}.`);
  for (const question of questions) gatherer.mistake(`Line ${question.line}: ${questionSentence(question)}`);
  for (const entry of entries) {
    const bucket = entry.bucket ?? BUCKETS[entry.section];
    if (bucket !== null) gatherer.add(listed(entry, bucket));
  }
  return gatherer.result(entries.some(isArenaLine) ? 'Arena' : 'Plain text');
}

function listed({ line, text, count, name, card, set, number, finish }: ListEntry, bucket: string) {
  const where = `Line ${line}`;
  const names = [name];
  const orPrinting = card === null ? printingOf(text) : null;
  return { where, bucket, count, names, set, number, finish, orPrinting };
}

/** Whether it is a card as Arena writes it, `4 Name (SET) 12`. */
const isArenaLine = ({ text, set, number }: ListEntry) =>
  /^\d+ /.test(text) && set !== null && number !== null;

/** `ISD 145` or a number alone, behind a count. */
function printingOf(line: string) {
  const found = /^(?:sb:\s*)?(?:\d{1,9}[x×]?\s+)?(?:(\S{1,40}) )?(\S{1,20})$/i.exec(line);
  const number = found?.[2];
  return number === undefined ? null : { set: found?.[1] ?? null, number };
}
