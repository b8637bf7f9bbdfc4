import { type ListGame, type ListRead, unread } from './deckList.ts';
import { looksLikeCsv, readCsvList } from './readCsvList.ts';
import { readJsonList } from './readJsonLists.ts';
import { readForge, readXmage, readYdk, readYdke } from './readProgramLists.ts';
import { readText } from './readText.ts';
import { readXmlList } from './readXmlLists.ts';

const MOST_LINES = 5000;

/** Recognises a deck list by what stands in it and reads it; never throws, whatever the text. */
export function readDeckList(written: string, game: ListGame): ListRead {
  const text = written.replace(/^\ufeff/, '').trim();
  if (text === '') return unread('The list is empty.');
  if (text.split('\n').length > MOST_LINES) return unread(`The list has more than ${MOST_LINES} lines.`);
  if (/^ydke:\/\//i.test(text)) return readYdke(text);
  if (/^[{[]/.test(text) && !/^\[[A-Za-z ]+\]\s*$/m.test(text.split('\n', 1)[0] ?? ''))
    return readJsonList(text, game);
  if (text.startsWith('<')) return readXmlList(text);
  if (/^\[(main|metadata|shop|sideboard)\]\s*$/im.test(text)) return readForge(text);
  if (/^(#main|#extra|!side)\s*$/im.test(text)) return readYdk(text);
  if (/^(SB:\s*)?[-−+]?\d+\s+\[[^:\]\n]*:[^\]\n]*\]/mu.test(text)) return readXmage(text);
  if (looksLikeCsv(text)) return readCsvList(text);
  return readText(text, game);
}
