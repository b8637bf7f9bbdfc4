import { type ListGame, type ListRead, shown, unread } from './deckList.ts';
import { looksLikeCsv, readCsvList } from './readCsvList.ts';
import { readJsonList } from './readJsonLists.ts';
import { readForge, readXmage, readYdk, readYdke } from './readProgramLists.ts';
import { readText } from './readText.ts';
import { readXmlList } from './readXmlLists.ts';

const MOST_LINES = 5000;
const LONGEST_LINE = 1000;
const COMMENT = /^(\/\/|#)/;

/** Recognises a deck list by what stands in it and reads it; never throws and never takes long, whatever the text. */
export function readDeckList(written: string, game: ListGame): ListRead {
  const whole = written.replace(/^\ufeff/, '').trim();
  if (whole === '') return unread('The list is empty.');
  if (/^ydke:\/\//i.test(whole)) return readYdke(whole);
  const text = whole.replace(/\r\n?|[\u2028\u2029]/g, '\n');
  const lines = text.split('\n').map((line) => line.trim());
  if (lines.length > MOST_LINES) return unread(`The list has more than ${MOST_LINES} lines.`);
  if (/^[{[]/.test(text) && !/^\[[A-Za-z ]{1,40}\]\s*$/.test(lines[0] ?? ''))
    return readJsonList(whole, game);
  if (text.startsWith('<')) return readXmlList(whole);
  if (/^\[(main|metadata|shop|sideboard)\]\s*$/im.test(text)) return readForge(text);
  if (/^(#main|#extra|!side)\s*$/im.test(text)) return readYdk(text);
  if (/^(SB:\s*)?[-−+]?\d+\s+\[[^:\]\n]*:[^\]\n]*\]/mu.test(text)) return readXmage(text);
  if (looksLikeCsv(text)) return readCsvList(text);
  const long = lines.findIndex((line) => line.length > LONGEST_LINE && !COMMENT.test(line));
  if (long < 0) return readText(text, game);
  return unread(
    `Line ${long + 1}: “${shown(lines[long] ?? '')}” is longer than the line of any card; at most ${LONGEST_LINE} characters are read.`,
  );
}
