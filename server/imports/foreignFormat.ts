import { isCodedDeck } from './codedCards/codedParts.ts';
import { type Fields, isFields } from './parsing/jsonValues.ts';

/** Names a JSON format that is known but holds no cards to import; null where the shape is not known. */
export function foreignJsonFormat(value: unknown): string | null {
  if (Array.isArray(value)) return foreignRecord(value.find(isFields));
  if (!isFields(value)) return null;
  if (Array.isArray(value.ObjectStates)) return 'a Tabletop Simulator save';
  if ('$schema' in value && ('properties' in value || 'items' in value)) return 'a JSON schema';
  if (Array.isArray(value.users) || 'boosters' in value) return 'a draft log';
  return foreignRecord(Object.values(value).find(isFields));
}

function foreignRecord(record: Fields | undefined): string | null {
  if (!record) return null;
  if (isCodedDeck(record)) return 'prebuilt decks of NetrunnerDB';
  if ('code' in record && Array.isArray(record.rotated)) return 'rotations of NetrunnerDB';
  if ('types' in record && Array.isArray(record.cards)) return 'theme decks of pokemon-tcg-data';
  return null;
}

const textMarks: readonly (readonly [RegExp, string])[] = [
  [/^(<\?xml[^>]*>\s*)?<cockatrice_deck/i, 'a Cockatrice deck'],
  [/^(<\?xml[^>]*>\s*)?<Deck[\s>]/, 'an MTGO deck'],
  [/^(<\?xml[^>]*>\s*)?<xs:schema[\s>]/, 'an XML schema'],
  [/^<!doctype html|^<html/i, 'a web page'],
  [/^</, 'an XML file'],
  [/^\[(metadata|shop)\]/i, 'a Forge file'],
  [/^#created by|^#main\s*$/im, 'a YDK deck'],
  [/^Event #:/, 'an MTGO draft log'],
  [/^ydke:\/\//, 'a YDK deck'],
  [/^[^\n]{1,80}: .*(wholeSheet|fromSheet|promo)\(/m, 'a Forge file'],
  [/^%PDF/, 'a PDF'],
  [/^---\s*\n|^- \w+:/, 'a YAML file'],
];

const endings: readonly (readonly [RegExp, string])[] = [
  [/\.ya?ml$/i, 'a YAML file'],
  [/\.(dck|dek|ydk|cod|mwdeck)$/i, 'a deck file'],
];

const deckMarks: readonly (readonly [RegExp, string])[] = [
  [/^(About|Deck|Commander)\s*\n/, 'an Arena deck'],
  [/^\d+ \[[A-Z0-9]+:[^\]\n]+\] /, 'an XMage deck'],
];

/** Names the deck that a text is: alone it is a list of cards, but beside files of cards it is left out. */
export function deckFormat(text: string, fileName: string): string | null {
  const start = text.slice(0, 2000).trimStart();
  if (/\.mtga$/i.test(fileName)) return 'an Arena deck';
  return deckMarks.find(([mark]) => mark.test(start))?.[1] ?? null;
}

/** Names a text format that is known but not imported, from the file's name and its first characters. */
export function foreignTextFormat(text: string, fileName: string): string | null {
  const start = text.slice(0, 2000).trimStart();
  const marked = textMarks.find(([mark]) => mark.test(start));
  if (marked) return marked[1];
  if (start.startsWith('PK\u0003\u0004')) return 'a zip archive or spreadsheet';
  return endings.find(([ending]) => ending.test(fileName))?.[1] ?? null;
}

/** Where else a format is read, in a sentence; null where nothing reads it. */
export function readerOf(what: string): string | null {
  if (/draft log$/.test(what)) return 'Open it under My drafts, Open a log.';
  if (what === 'theme decks of pokemon-tcg-data' || what === 'prebuilt decks of NetrunnerDB')
    return 'Decks hold no cards: import the files of their cards.';
  const isDeck = /\bdeck( file)?$/.test(what) || what === 'a Tabletop Simulator save';
  return isDeck ? 'The deck builder reads it as a deck list.' : null;
}
