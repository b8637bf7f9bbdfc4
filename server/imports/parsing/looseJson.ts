import { isStorable } from '#contract/storable.ts';
/**
 * JSON as people write it by hand: whole-line `#` comments and trailing commas are allowed.
 * `elementStarts` are the offsets of the elements when the value is an array.
 */
export type LooseJson =
  | {
      readonly ok: true;
      readonly value: unknown;
      readonly end: number;
      readonly elementStarts: readonly number[];
    }
  | { readonly ok: false; readonly at: number; readonly expected: string };

const deepest = 64;
const literals = new Map<string, unknown>([
  ['true', true],
  ['false', false],
  ['null', null],
]);

class LooseJsonError {
  readonly at: number;
  readonly expected: string;
  constructor(at: number, expected: string) {
    this.at = at;
    this.expected = expected;
  }
}

/** Reads one value that begins at or after `start`; what stands behind its end is not looked at. */
export function readLooseJson(text: string, start: number): LooseJson {
  const reader = new Reader(text, start);
  try {
    const value = reader.value(0);
    return { ok: true, value, end: reader.at, elementStarts: reader.elementStarts };
  } catch (fault) {
    if (fault instanceof LooseJsonError) return { ok: false, at: fault.at, expected: fault.expected };
    throw fault;
  }
}

class Reader {
  at: number;
  readonly elementStarts: number[] = [];
  private readonly text: string;

  constructor(text: string, start: number) {
    this.text = text;
    this.at = start;
  }

  value(depth: number): unknown {
    this.skipBlank();
    if (depth > deepest) throw new LooseJsonError(this.at, `at most ${deepest} levels of brackets`);
    const sign = this.text[this.at];
    if (sign === '{') return this.object(depth);
    if (sign === '[') return this.array(depth);
    if (sign === '"') return this.string();
    return this.word();
  }

  private object(depth: number): unknown {
    const entries: [string, unknown][] = [];
    this.at += 1;
    for (;;) {
      this.skipBlank();
      if (this.take('}')) return Object.fromEntries(entries);
      if (this.text[this.at] !== '"') throw new LooseJsonError(this.at, 'a name in quotes or }');
      const name = this.string();
      this.skipBlank();
      if (!this.take(':')) throw new LooseJsonError(this.at, ': after a name');
      entries.push([name, this.value(depth + 1)]);
      this.comma('}');
    }
  }

  private array(depth: number): unknown[] {
    const values: unknown[] = [];
    this.at += 1;
    for (;;) {
      this.skipBlank();
      if (this.take(']')) return values;
      if (depth === 0) this.elementStarts.push(this.at);
      values.push(this.value(depth + 1));
      this.comma(']');
    }
  }

  private comma(closing: string): void {
    this.skipBlank();
    if (!this.take(',') && this.text[this.at] !== closing) {
      throw new LooseJsonError(this.at, `a comma or ${closing}`);
    }
  }

  private string(): string {
    const start = this.at;
    for (let end = start + 1; end < this.text.length; end += 1) {
      const code = this.text.charCodeAt(end);
      if (code === 0x5c) end += 1;
      else if (code === 0x22) return this.unescaped(start, end + 1);
      else if (code === 0x0a) throw new LooseJsonError(start, 'a closing quotation mark on the same line');
    }
    throw new LooseJsonError(start, 'a closing quotation mark');
  }

  private unescaped(start: number, end: number): string {
    this.at = end;
    const raw = this.text.slice(start, end).replaceAll('\t', '\\t');
    const text = textIn(raw);
    if (text === null) throw new LooseJsonError(start, 'a text without control characters or broken escapes');
    return text;
  }

  private word(): unknown {
    const found = /^[-+.\w]{1,40}/.exec(this.text.slice(this.at, this.at + 41))?.[0] ?? '';
    const isNumber = /^-?\d+(\.\d+)?([eE][-+]?\d+)?$/.test(found);
    if (!isNumber && !literals.has(found)) throw new LooseJsonError(this.at, 'a value');
    this.at += found.length;
    return isNumber ? Number(found) : literals.get(found);
  }

  private take(sign: string): boolean {
    if (this.text[this.at] !== sign) return false;
    this.at += 1;
    return true;
  }

  private skipBlank(): void {
    for (;;) {
      const code = this.text.charCodeAt(this.at);
      if (code === 0x23 && this.isLineStart()) {
        const end = this.text.indexOf('\n', this.at);
        this.at = end < 0 ? this.text.length : end;
      } else if (code === 0x20 || (code >= 0x09 && code <= 0x0d) || code === 0xa0) this.at += 1;
      else return;
    }
  }

  private isLineStart(): boolean {
    const lineStart = this.text.lastIndexOf('\n', this.at - 1) + 1;
    return this.text.slice(lineStart, this.at).trim() === '';
  }
}

/** The text that stands in a JSON string, or null where it is none or cannot be stored. */
function textIn(raw: string): string | null {
  try {
    const text = String(JSON.parse(raw));
    return isStorable(text) ? text : null;
  } catch {
    return null;
  }
}
