type Fields = Readonly<Record<string, unknown>>;

/** Names a JSON format that is known but not imported, from its parsed value; null where the shape is not known. */
export function foreignJsonFormat(value: unknown): string | null {
  if (Array.isArray(value)) return value.length > 0 ? foreignRecord(value.find(isFields)) : null;
  if (!isFields(value)) return null;
  if (Array.isArray(value.ObjectStates)) return 'a Tabletop Simulator save';
  if (Array.isArray(value.cards) && 'code' in value) return 'MTGJSON v3';
  if (value.object === 'list') return 'a Scryfall list';
  if (Array.isArray(value.users) || 'boosters' in value) return 'a draft log';
  const records = Object.values(value).filter(isFields);
  const first = records[0];
  if (!first) return null;
  if (Array.isArray(first.cards) && 'code' in first) return 'MTGJSON v3 with many sets';
  return foreignRecord(first);
}

function foreignRecord(record: Fields | undefined): string | null {
  if (!record) return null;
  if (record.object === 'card' || 'oracle_id' in record || 'collector_number' in record) {
    return 'Scryfall-shaped card JSON';
  }
  if ('nationalPokedexNumbers' in record || 'supertype' in record || 'printedTotal' in record) {
    return 'pokemon-tcg-data JSON';
  }
  if ('pack_code' in record || 'cycle_code' in record || 'type_code' in record) {
    return 'NetrunnerDB-shaped card JSON';
  }
  if ('unique_id' in record && 'functional_text' in record) return 'Flesh and Blood card JSON';
  if ('Name' in record && 'Set_Name' in record) return 'Lorcana card JSON';
  if ('name' in record && ('image_url' in record || 'cardnumber' in record)) return 'card records in JSON';
  return null;
}

const textMarks: readonly (readonly [RegExp, string])[] = [
  [/^<\?xml[^>]*>\s*<cockatrice_carddatabase|^<cockatrice_carddatabase/i, 'a Cockatrice card file'],
  [/^(<\?xml[^>]*>\s*)?<cockatrice_deck/i, 'a Cockatrice deck'],
  [/^(<\?xml[^>]*>\s*)?<Deck[\s>]/, 'an MTGO deck'],
  [/^<!doctype html|^<html/i, 'a web page'],
  [/^</, 'an XML file'],
  [/^\[metadata\]/i, 'a Forge file'],
  [/^#created by|^#main\s*$/im, 'a YDK deck'],
  [/^(About|Deck|Commander)\s*\n/, 'an Arena deck'],
  [/^\d+ \[[A-Z0-9]+:[^\]\n]+\] /, 'an XMage deck'],
  [/^Event #:/, 'an MTGO draft log'],
  [/^ydke:\/\//, 'a YDK deck'],
  [/^[^\n]{1,80}: .*(wholeSheet|fromSheet|promo)\(/, 'a Forge file'],
  [/^%PDF/, 'a PDF'],
  [/^---\s*\n|^- \w+:/, 'a YAML file'],
];

/** Names a text format that is known but not imported, from the file's name and its first characters. */
export function foreignTextFormat(text: string, fileName: string): string | null {
  const start = text.slice(0, 2000).trimStart();
  const marked = textMarks.find(([mark]) => mark.test(start));
  if (marked) return marked[1];
  if (start.startsWith('PK\u0003\u0004')) return 'a zip archive or spreadsheet';
  if (/\.ya?ml$/i.test(fileName)) return 'a YAML file';
  if (/\.(dck|dek|ydk|cod|mwdeck)$/i.test(fileName)) return 'a deck file';
  return null;
}

/** Whether a parsed JSON value is an object with named fields. */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
