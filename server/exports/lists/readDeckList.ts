import { type ListGame, type ListRead, shown, unread } from './deckList.ts';
import { looksLikeCsv, readCsvList } from './readCsvList.ts';
import { readJsonList } from './readJsonLists.ts';
import { readForge, readXmage, readYdk, readYdke } from './readProgramLists.ts';
import { readText } from './readText.ts';
import { readXmlList } from './readXmlLists.ts';

const MOST_LINES = 5000;
const LONGEST_LINE = 1000;
/** Lines without cards, which may be longer: comments, and how XMage lays a deck out. */
const NO_CARDS = /^(\/\/|#|layout)/i;

/** Recognises a deck list by what stands in it and reads it; never throws and never takes long, whatever the text. */
export function readDeckList(written: string, game: ListGame): ListRead {
  const whole = written.replace(/^\ufeff/, '').trim();
  if (whole === '') return unread('The list is empty.');
  if (/^ydke:\/\//i.test(whole)) return readYdke(whole);
  const text = whole.replace(/\r\n?|[\u2028\u2029]/g, '\n');
  const lines = text.split('\n');
  if (lines.length > MOST_LINES) return unread(`The list has more than ${MOST_LINES} lines.`);
  if (/^[{[]/.test(text) && !/^\[[A-Za-z ]{1,40}\]\s*$/.test(lines[0] ?? ''))
    return readJsonList(whole, game);
  if (text.startsWith('<')) return readXmlList(whole);
  const long = lines.findIndex((line) => line.length > LONGEST_LINE && !NO_CARDS.test(line));
  if (long >= 0)
    return unread(
      `Line ${long + 1}: “${shown(lines[long] ?? '')}” is longer than the line of any card; at most ${LONGEST_LINE} characters are read.`,
    );
  return readLines(text, game);
}

/** Every expression here runs over text whose lines are short, but for comments. */
function readLines(text: string, game: ListGame): ListRead {
  if (/^\[(main|metadata|shop|sideboard)\]\s*$/im.test(text)) return readForge(text);
  if (/^(#main|#extra|!side)\s*$/im.test(text)) return readYdk(text);
  if (/^(SB:\s*)?[-−+]?\d+\s+\[[^:\]\n]*:[^\]\n]*\]/mu.test(text)) return readXmage(text);
  if (looksLikeCsv(text)) return readCsvList(text);
  return readText(text, game);
}
