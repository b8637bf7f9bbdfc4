import { readCardLine } from '../../imports/cardLine.ts';
import { type ListGame, ListGatherer, type ListRead, linesOf, shown } from './deckList.ts';

const HEADINGS: Readonly<Record<string, string>> = {
  deck: 'main',
  main: 'main',
  'main deck': 'main',
  maindeck: 'main',
  mainboard: 'main',
  side: 'side',
  sideboard: 'side',
  'side deck': 'side',
  sb: 'side',
};
const COMMENT = /^(\/\/|#)/;
const SIGNED = /^([-−+]\s*\d+(?:\.\d+)?)[xX]?\s+(.+)$/u;
const FOIL_STARS = /\*F\*$/i;

type Reading = ReturnType<typeof linesOf>[number] & { readonly isBlank: boolean };

/**
 * Reads a list of `4 Name` lines: plain text, Arena, MTGO, Cockatrice's clipboard and collector numbers. Headings and
 * `SB:` tell buckets; without any, what follows the only gap is the sideboard.
 */
export function readText(text: string, game: ListGame): ListRead {
  const headings = headingsOf(game);
  const gatherer = new ListGatherer();
  const lines = linesOf(text).map((line) => ({ ...line, isBlank: line.line === '' }));
  const gap = onlyGap(lines, headings);
  let bucket = 'main';
  let isAbout = false;
  let isArena = false;
  for (const [at, { line, where, isBlank }] of lines.entries()) {
    if (at === gap) bucket = 'side';
    if (isBlank) {
      isAbout = false;
    } else if (COMMENT.test(line)) gatherer.name ??= nameInComment(line);
    else if (/^about$/i.test(line)) isAbout = true;
    else if (isAbout) gatherer.name ??= /^name\s+(.+)$/i.exec(line)?.[1] ?? null;
    else {
      const heading = headings.get(foldHeading(line));
      if (heading !== undefined) bucket = heading;
      else isArena = addLine(gatherer, line, where, bucket) || isArena;
    }
  }
  return gatherer.result(isArena ? 'Arena' : 'Plain text');
}

const foldHeading = (line: string) => line.replace(/:$/, '').trim().toLowerCase();

function headingsOf({ buckets }: ListGame): ReadonlyMap<string, string> {
  const own = buckets.flatMap(({ key, label }) => [
    [key.toLowerCase(), key] as const,
    [label.toLowerCase(), key] as const,
  ]);
  return new Map([...Object.entries(HEADINGS), ...own]);
}

const nameInComment = (line: string): string | null => {
  const name = line.replace(/^(\/\/|#+)\s*/, '');
  return name === '' ? null : name;
};

/** Where the sideboard begins in a list that says so by its only gap; null when there are headings, or other gaps. */
function onlyGap(lines: readonly Reading[], headings: ReadonlyMap<string, string>): number | null {
  const hasWords = lines.some(
    ({ line }) => headings.has(foldHeading(line)) || /^(sb:|about$)/i.test(line) || COMMENT.test(line),
  );
  if (hasWords) return null;
  const filled = lines.flatMap(({ isBlank }, at) => (isBlank ? [] : [at]));
  const starts = filled.filter((at, index) => index > 0 && at - (filled[index - 1] ?? 0) > 1);
  return starts.length === 1 ? (starts[0] ?? null) : null;
}

/** Whether it is a card as Arena writes it, `4 Name (SET) 12`. */
function addLine(gatherer: ListGatherer, written: string, where: string, heading: string): boolean {
  const isSide = /^sb:/i.test(written);
  const bucket = isSide ? 'side' : heading;
  const line = written.replace(/^sb:\s*/i, '');
  const signed = SIGNED.exec(line);
  if (signed) {
    gatherer.mistake(`${where}: ${shown((signed[1] ?? '').replace(/\s/g, ''))} is not a number of cards.`);
    return false;
  }
  const card = readCardLine(line.replace(FOIL_STARS, '').trimEnd());
  if ('expected' in card) {
    const zero = /^0+[xX]?\s/.test(line);
    gatherer.mistake(
      zero ? `${where}: 0 is not a number of cards.` : `${where}: “${shown(line)}” is not ${card.expected}.`,
    );
    return false;
  }
  const finish = card.isFoil || FOIL_STARS.test(line) ? ('foil' as const) : null;
  const { set, number, count } = card;
  const names = card.whole === card.name ? [card.name] : [card.whole, card.name];
  gatherer.add({ where, bucket, count, names, set, number, finish, orPrinting: printingOf(card.whole) });
  return /^\d+ /.test(line) && set !== null && number !== null;
}

/** `ISD 145`, or a number alone. */
function printingOf(words: string) {
  const found = /^(?:(\S{1,40}) )?(\S{1,20})$/.exec(words);
  const number = found?.[2];
  return number === undefined ? null : { set: found?.[1] ?? null, number };
}
