import * as z from 'zod/mini';
import { type Reject, rejectRow } from '../batch.ts';
import { readLooseJson } from '../parsing/looseJson.ts';
import { rejectIssue } from '../rejectIssue.ts';

/** A line of a list, trimmed, with its number from 1. */
export interface ListLine {
  readonly line: number;
  readonly text: string;
}

const collationSchema = z.object({
  collation: z._default(z.enum(['random', 'printRun', 'striped']), 'random'),
  groupSize: z._default(z.int().check(z.positive()), 1),
  length: z.optional(z.int().check(z.positive())),
  weights: z.optional(z.array(z.number().check(z.nonnegative()))),
});
/** How the cards of a sheet are dealt. */
export type Collation = z.infer<typeof collationSchema>;

/** A sheet of a list; `size` is the number of cards in a pack, where its header says so. */
export interface SheetSection {
  readonly line: number;
  readonly name: string;
  readonly size: number | null;
  readonly collation: Collation;
  readonly lines: readonly ListLine[];
}

/** A section that holds JSON. */
export interface JsonSection {
  readonly line: number;
  readonly value: unknown;
  /** The line of each element, when the value is a list. */
  readonly elementLines: readonly number[];
}

/** The sections of a list, those of JSON read, those of lines not. */
export interface ListSections {
  readonly settings: JsonSection | null;
  readonly customCards: JsonSection | null;
  readonly layouts: readonly ListLine[] | null;
  readonly sheets: readonly SheetSection[];
  /** Lines that belong to no section. */
  readonly stray: readonly ListLine[];
}

/** Why a list is refused. */
export interface ListRefusal {
  readonly sentence: string;
  readonly rejected: readonly Reject[];
}

/** The sections of a list, or its refusal. */
export type SectionsRead =
  | { readonly ok: true; readonly sections: ListSections }
  | { readonly ok: false; readonly refusal: ListRefusal };

/** A refusal that names one line of the list. */
export function refuseLine(line: number, column: string, found: string, expected: string): ListRefusal {
  const reject = rejectRow(line, column, found, expected);
  const shown = reject.found === '' ? 'the end of the line' : `"${reject.found}"`;
  return { sentence: `Line ${line}: expected ${expected}, found ${shown}.`, rejected: [reject] };
}

/** Splits a list with `[header]` lines into its sections; JSON sections are read, card lines are not. */
export function readSections(text: string): SectionsRead {
  const walker = new Walker(text);
  let settings: JsonSection | null = null;
  let customCards: JsonSection | null = null;
  let layouts: readonly ListLine[] | null = null;
  const sheets: SheetSection[] = [];
  for (let header = walker.nextHeader(); header !== null; header = walker.nextHeader()) {
    const word = /^\[\s*(settings|customcards|layouts)\s*\]/i.exec(header.text)?.[1]?.toLowerCase();
    const isRepeated =
      (word === 'settings' && settings !== null) ||
      (word === 'customcards' && customCards !== null) ||
      (word === 'layouts' && layouts !== null);
    if (isRepeated) return refused(refuseLine(header.line, 'section', header.text, 'each such section once'));
    if (word === 'settings' || word === 'customcards') {
      const read = walker.json(header);
      if ('sentence' in read) return refused(read);
      if (word === 'settings') settings = read;
      else customCards = read;
    } else if (word === 'layouts') layouts = walker.lines().filter(({ text: line }) => !line.startsWith('#'));
    else {
      const sheet = readSheetHeader(header);
      if ('sentence' in sheet) return refused(sheet);
      sheets.push({ ...sheet, lines: walker.lines() });
    }
  }
  return { ok: true, sections: { settings, customCards, layouts, sheets, stray: walker.stray } };
}

function refused(refusal: ListRefusal): SectionsRead {
  return { ok: false, refusal };
}

function readSheetHeader(header: ListLine): Omit<SheetSection, 'lines'> | ListRefusal {
  const wrong = () =>
    refuseLine(header.line, 'section', header.text, 'a header such as [Name], [Name(3)] or [Name {JSON}]');
  if (!header.text.endsWith(']')) return wrong();
  const inside = header.text.slice(1, -1).trim();
  const brace = inside.indexOf('{');
  const before = (brace < 0 ? inside : inside.slice(0, brace)).trim();
  const sized = /^(.*\S)\s*\((\d{1,4})\)$/.exec(before);
  const name = (sized?.[1] ?? before).trim();
  const size = sized?.[2] === undefined ? null : Number(sized[2]);
  if (name === '' || name.length > 200 || size === 0) return wrong();
  const read = brace < 0 ? null : readLooseJson(inside, brace);
  if (read && (!read.ok || inside.slice(read.end).trim() !== '')) return wrong();
  const collation = collationSchema.safeParse(read?.ok ? read.value : {});
  if (!collation.success) {
    const reject = rejectIssue(header.line, read?.ok ? read.value : {}, collation.error);
    return refuseLine(header.line, reject.column, reject.found, `${reject.column} to be ${reject.expected}`);
  }
  return { line: header.line, name, size, collation: collation.data };
}

class Walker {
  private at = 0;
  private line = 1;
  private lastStart = 0;
  /** Lines where a header was expected. */
  readonly stray: ListLine[] = [];
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  nextHeader(): ListLine | null {
    for (let next = this.take(); next !== null; next = this.take()) {
      if (next.text === '' || next.text.startsWith('#')) continue;
      if (next.text.startsWith('[')) return next;
      this.stray.push(next);
    }
    return null;
  }

  lines(): ListLine[] {
    const found: ListLine[] = [];
    for (let next = this.peek(); next !== null && !next.text.startsWith('['); next = this.peek()) {
      this.take();
      if (next.text !== '') found.push(next);
    }
    return found;
  }

  json(header: ListLine): JsonSection | ListRefusal {
    const read = readLooseJson(this.text, this.text.indexOf(']', this.lastStart) + 1);
    if (!read.ok) {
      const lineNumber = this.lineOf(read.at);
      return refuseLine(
        lineNumber,
        header.text,
        this.lineText(read.at),
        `${read.expected} in ${header.text}`,
      );
    }
    const elementLines = this.linesOf(read.elementStarts);
    const endLine = this.lineOf(Math.max(read.end - 1, 0));
    const lineEnd = this.text.indexOf('\n', read.end);
    const rest = this.text.slice(read.end, lineEnd < 0 ? undefined : lineEnd).trim();
    if (rest !== '')
      return refuseLine(endLine, header.text, rest, `nothing behind the end of ${header.text}`);
    this.at = lineEnd < 0 ? this.text.length + 1 : lineEnd + 1;
    this.line = endLine + 1;
    return { line: header.line, value: read.value, elementLines };
  }

  private take(): ListLine | null {
    const next = this.peek();
    if (next === null) return null;
    this.lastStart = this.at;
    const end = this.text.indexOf('\n', this.at);
    this.at = end < 0 ? this.text.length + 1 : end + 1;
    this.line += 1;
    return next;
  }

  private peek(): ListLine | null {
    if (this.at > this.text.length) return null;
    const end = this.text.indexOf('\n', this.at);
    const text = this.text.slice(this.at, end < 0 ? undefined : end).trim();
    return { line: this.line, text };
  }

  private lineOf(offset: number): number {
    return this.linesOf([offset])[0] ?? 1;
  }

  private linesOf(offsets: readonly number[]): number[] {
    let line = 1;
    let seen = 0;
    return offsets.map((offset) => {
      for (let next = this.text.indexOf('\n', seen); next >= 0 && next < offset; ) {
        line += 1;
        seen = next + 1;
        next = this.text.indexOf('\n', seen);
      }
      return line;
    });
  }

  private lineText(offset: number): string {
    const start = this.text.lastIndexOf('\n', Math.max(offset - 1, 0)) + 1;
    const end = this.text.indexOf('\n', start);
    return this.text.slice(start, end < 0 ? undefined : end).trim();
  }
}
