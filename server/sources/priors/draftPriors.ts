/** Draft data that can't be read; the message is a sentence for people. */
export class DraftDataError extends Error {
  override readonly name = 'DraftDataError';
}

const QUOTE = 0x22;
const COMMA = 0x2c;
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

const NUMBER_COLUMN = 'pick_number';
const NAME_COLUMN = 'pick';

const LINE_BYTES_AT_MOST = 1024 * 1024;
const CARDS_AT_MOST = 20_000;
const LONGEST_NAME = 300;
const PICK_NUMBER = /^\d{1,2}$/;

/** Where a line has what is looked for, as places of its fields from 0. */
interface Columns {
  readonly number: number;
  readonly name: number;
}

/** Picks of a card: how many, and the sum of their places in the pack from 1. */
interface Picks {
  count: number;
  sum: number;
}

/**
 * Average picks of the cards of a draft data file of 17lands, as a CSV with the columns `name` and `ATA` that an import
 * reads as ratings, the earliest first. `chunks` are the bytes of the unpacked CSV. Of each line only the fields up to
 * the pick are looked at, and no more than one line is kept. Throws a `DraftDataError` for any other file.
 */
export async function draftPriors(chunks: AsyncIterable<Uint8Array>): Promise<string> {
  const picks = new Map<string, Picks>();
  let columns: Columns | null = null;
  for await (const line of linesOf(chunks)) {
    if (columns) addPick(line, columns, picks);
    else columns = columnsOf(line);
  }
  if (!columns) throw missingColumns([NUMBER_COLUMN, NAME_COLUMN]);
  if (picks.size === 0) throw new DraftDataError('The draft data has no picks.');
  return csvOf(picks);
}

/** Lines of bytes without their line breaks; a line break in quotes belongs to its line. */
async function* linesOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let begun: Buffer[] = [];
  let begunBytes = 0;
  let isQuoted = false;
  for await (const bytes of chunks) {
    const chunk = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    let from = 0;
    let at = 0;
    let quote = chunk.indexOf(QUOTE);
    while (at < chunk.length) {
      const feed = isQuoted ? -1 : chunk.indexOf(LINE_FEED, at);
      if (quote >= 0 && (feed < 0 || quote < feed)) {
        isQuoted = !isQuoted;
        at = quote + 1;
        quote = chunk.indexOf(QUOTE, at);
        continue;
      }
      if (feed < 0) break;
      const rest = chunk.subarray(from, feed);
      checkLength(begunBytes + rest.length);
      yield begun.length === 0 ? rest : Buffer.concat([...begun, rest]);
      begun = [];
      begunBytes = 0;
      from = feed + 1;
      at = from;
    }
    if (from < chunk.length) {
      begunBytes += chunk.length - from;
      checkLength(begunBytes);
      // A copy: whoever gives the chunks may fill their memory again.
      begun.push(Buffer.from(chunk.subarray(from)));
    }
  }
  if (isQuoted) throw new DraftDataError('The draft data ends in the middle of a line. Fetch it again.');
  if (begunBytes > 0) yield Buffer.concat(begun);
}

function checkLength(bytes: number): void {
  if (bytes > LINE_BYTES_AT_MOST) throw new DraftDataError('A line of the draft data is longer than 1 MiB.');
}

function columnsOf(line: Buffer): Columns {
  const header = fieldsOf(line, Number.POSITIVE_INFINITY).map((label) => label.replace(/^\ufeff/, '').trim());
  const [number, name] = [header.indexOf(NUMBER_COLUMN), header.indexOf(NAME_COLUMN)];
  const missing = [...(number < 0 ? [NUMBER_COLUMN] : []), ...(name < 0 ? [NAME_COLUMN] : [])];
  if (missing.length > 0) throw missingColumns(missing);
  return { number, name };
}

function missingColumns(names: readonly string[]): DraftDataError {
  const columns = `${names.length === 1 ? 'column' : 'columns'} ${names.join(' and ')}`;
  return new DraftDataError(`This isn’t draft data of 17lands: it has no ${columns}.`);
}

function addPick(line: Buffer, columns: Columns, picks: Map<string, Picks>): void {
  const fields = fieldsOf(line, Math.max(columns.number, columns.name) + 1);
  const name = (fields[columns.name] ?? '').trim();
  const number = fields[columns.number] ?? '';
  if (name === '' || name.length > LONGEST_NAME || !PICK_NUMBER.test(number)) return;
  let before = picks.get(name);
  if (!before) {
    if (picks.size >= CARDS_AT_MOST)
      throw new DraftDataError('The draft data names more than 20,000 different cards.');
    before = { count: 0, sum: 0 };
    picks.set(name, before);
  }
  before.count += 1;
  before.sum += Number(number) + 1;
}

/** The first fields of a line, at most so many; the bytes behind them are not looked at. */
function fieldsOf(line: Buffer, most: number): string[] {
  const end = line.at(-1) === CARRIAGE_RETURN ? line.length - 1 : line.length;
  const fields: string[] = [];
  let from = 0;
  let isQuoted = false;
  for (let at = 0; at <= end && fields.length < most; at += 1) {
    if (at < end && line[at] === QUOTE) isQuoted = !isQuoted;
    if (at < end && (isQuoted || line[at] !== COMMA)) continue;
    fields.push(unquoted(line.toString('utf8', from, at)));
    from = at + 1;
  }
  return fields;
}

/** A byte order mark may stand before the quotes of the first field. */
const unquoted = (field: string): string => {
  const inner = /^\ufeff?"(.*)"$/s.exec(field)?.[1];
  return inner === undefined ? field : inner.replaceAll('""', '"');
};

function csvOf(picks: ReadonlyMap<string, Picks>): string {
  const averages = [...picks].map(([name, { count, sum }]) => ({ name, average: sum / count }));
  const ordered = averages.sort(
    (one, other) => one.average - other.average || (one.name < other.name ? -1 : 1),
  );
  const lines = ordered.map(({ name, average }) => `${cellOf(name)},${average.toFixed(3)}`);
  return `${['name,ATA', ...lines].join('\n')}\n`;
}

const cellOf = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
