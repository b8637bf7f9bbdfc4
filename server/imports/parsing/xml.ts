/** An element of an XML file; `line` counts from 1. */
export interface XmlElement {
  readonly name: string;
  readonly line: number;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlElement[];
  /** Its own text without that of its children, trimmed. */
  readonly text: string;
}

/** The root of a file without the elements that were taken, or where the file breaks. */
export type XmlRead =
  | { readonly ok: true; readonly root: XmlElement }
  | { readonly ok: false; readonly line: number; readonly sentence: string };

const deepest = 16;
const mostElements = 4_000_000;
const mostAttributes = 40;
const longestName = 100;
const longestText = 200_000;
const longestEntity = 12;
const namePattern = /[\p{L}_:][\p{L}\p{N}_:.-]{0,99}/uy;
const namedSigns = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);

/** How strictly a file is read: programs write names with a bare `&`, which `keepsStrayAmpersands` leaves as it is. */
export interface XmlOptions {
  readonly keepsStrayAmpersands?: boolean;
}

/**
 * Reads XML strictly and without anything that could grow: no document type, no entities but the five of XML and numbers,
 * at most 16 levels. An element that `take` accepts as it closes is not kept in the tree, so that a large file costs
 * little memory. Never throws.
 */
export function readXml(
  text: string,
  take: (element: XmlElement, parent: string) => boolean = () => false,
  options: XmlOptions = {},
): XmlRead {
  try {
    return { ok: true, root: new Reader(text, take, options).root() };
  } catch (fault) {
    if (!(fault instanceof XmlFault)) throw fault;
    const line = lineAt(text, fault.at);
    return { ok: false, line, sentence: `line ${line}: ${fault.message}` };
  }
}

class XmlFault extends Error {
  readonly at: number;
  constructor(at: number, message: string) {
    super(message);
    this.at = at;
  }
}

function lineAt(text: string, at: number): number {
  let line = 1;
  for (let next = text.indexOf('\n'); next >= 0 && next < at; next = text.indexOf('\n', next + 1)) line += 1;
  return line;
}

interface Open {
  readonly name: string;
  readonly line: number;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: XmlElement[];
  readonly texts: string[];
  length: number;
}

class Reader {
  private at = 0;
  private line = 1;
  private nextLine: number;
  private elements = 0;
  private readonly open: Open[] = [];
  private found: XmlElement | null = null;
  private readonly text: string;
  private readonly take: (element: XmlElement, parent: string) => boolean;

  private readonly options: XmlOptions;

  constructor(text: string, take: (element: XmlElement, parent: string) => boolean, options: XmlOptions) {
    this.options = options;
    this.text = text;
    this.take = take;
    this.nextLine = newlineFrom(text, 0);
  }

  root(): XmlElement {
    if (this.text.startsWith('<?xml')) this.at = this.endOf('?>', 'the XML declaration');
    while (this.at < this.text.length) this.next();
    const unclosed = this.open.at(-1);
    if (unclosed) throw new XmlFault(this.at, `the element <${unclosed.name}> is not closed`);
    if (!this.found) throw new XmlFault(this.at, 'there is no element');
    return this.found;
  }

  private next(): void {
    const start = this.text.indexOf('<', this.at);
    const end = start < 0 ? this.text.length : start;
    if (end > this.at) this.addText(this.unescaped(this.at, end));
    this.at = end;
    if (start < 0) return;
    if (this.text.startsWith('<!--', start)) this.at = this.endOf('-->', 'a comment');
    else if (this.text.startsWith('<![CDATA[', start)) this.character();
    else if (this.text.startsWith('<!', start)) throw new XmlFault(start, 'a document type is not allowed');
    else if (this.text.startsWith('<?', start)) this.at = this.endOf('?>', 'an instruction');
    else if (this.text.startsWith('</', start)) this.close();
    else this.element();
  }

  private endOf(mark: string, what: string): number {
    const end = this.text.indexOf(mark, this.at);
    if (end < 0) throw new XmlFault(this.at, `${what} is not closed`);
    return end + mark.length;
  }

  private character(): void {
    const start = this.at + '<![CDATA['.length;
    const end = this.endOf(']]>', 'a CDATA section');
    this.addText(this.text.slice(start, end - 3));
    this.at = end;
  }

  private addText(text: string): void {
    const current = this.open.at(-1);
    if (!current) {
      if (text.trim() !== '') throw new XmlFault(this.at, 'text outside of the elements');
      return;
    }
    if (/^\s*$/.test(text)) return;
    current.length += text.length;
    if (current.length > longestText) throw new XmlFault(this.at, `<${current.name}> has too much text`);
    current.texts.push(text);
  }

  private element(): void {
    const start = this.at;
    this.elements += 1;
    if (this.elements > mostElements) throw new XmlFault(start, 'there are too many elements');
    if (this.open.length >= deepest)
      throw new XmlFault(start, `there are more than ${deepest} levels of elements`);
    if (this.found) throw new XmlFault(start, 'there is more than one outermost element');
    this.at += 1;
    const name = this.name('the name of an element');
    const attributes = this.attributes(name);
    const isEmpty = this.text.startsWith('/>', this.at);
    if (!isEmpty && this.text[this.at] !== '>') throw new XmlFault(this.at, `expected > behind <${name}`);
    this.at += isEmpty ? 2 : 1;
    this.open.push({ name, line: this.lineOf(start), attributes, children: [], texts: [], length: 0 });
    if (isEmpty) this.finish();
  }

  private attributes(element: string): ReadonlyMap<string, string> {
    const attributes = new Map<string, string>();
    for (;;) {
      const before = this.at;
      this.skipBlank();
      const sign = this.text[this.at];
      if (sign === '>' || sign === '/' || sign === undefined) return attributes;
      if (before === this.at) throw new XmlFault(this.at, `expected a blank in <${element}>`);
      const name = this.name(`an attribute of <${element}>`);
      this.skipBlank();
      if (this.text[this.at] !== '=') throw new XmlFault(this.at, `expected = behind the attribute ${name}`);
      this.at += 1;
      this.skipBlank();
      if (attributes.has(name)) throw new XmlFault(this.at, `the attribute ${name} occurs twice`);
      if (attributes.size >= mostAttributes)
        throw new XmlFault(this.at, `<${element}> has too many attributes`);
      attributes.set(name, this.quoted(name));
    }
  }

  private quoted(name: string): string {
    const mark = this.text[this.at];
    if (mark !== '"' && mark !== "'")
      throw new XmlFault(this.at, `the attribute ${name} needs quotation marks`);
    const start = this.at + 1;
    const end = this.text.indexOf(mark, start);
    if (end < 0 || end - start > longestText)
      throw new XmlFault(this.at, `the value of the attribute ${name} is not closed`);
    const value = this.unescaped(start, end);
    if (this.text.slice(start, end).includes('<')) throw new XmlFault(start, `the attribute ${name} has a <`);
    this.at = end + 1;
    return value;
  }

  private close(): void {
    const start = this.at;
    this.at += 2;
    const name = this.name('the name of an element');
    this.skipBlank();
    const current = this.open.at(-1);
    if (this.text[this.at] !== '>' || current?.name !== name) {
      const expected = current ? `</${current.name}>` : 'nothing';
      throw new XmlFault(start, `expected ${expected}, found </${name}>`);
    }
    this.at += 1;
    this.finish();
  }

  private finish(): void {
    const done = this.open.pop();
    if (!done) return;
    const { name, line, attributes, children, texts } = done;
    const element = { name, line, attributes, children, text: texts.join('').trim() };
    const parent = this.open.at(-1);
    if (!parent) this.found = element;
    else if (!this.take(element, parent.name)) parent.children.push(element);
  }

  private name(what: string): string {
    namePattern.lastIndex = this.at;
    const name = namePattern.exec(this.text)?.[0];
    if (name === undefined || name.length >= longestName) throw new XmlFault(this.at, `expected ${what}`);
    this.at += name.length;
    return name;
  }

  private skipBlank(): void {
    for (;;) {
      const code = this.text.charCodeAt(this.at);
      if (code !== 0x20 && code !== 0x09 && code !== 0x0a && code !== 0x0d) return;
      this.at += 1;
    }
  }

  private unescaped(start: number, end: number): string {
    const raw = this.text.slice(start, end);
    let at = raw.indexOf('&');
    if (at < 0) return raw;
    const pieces: string[] = [];
    let done = 0;
    for (; at >= 0; at = raw.indexOf('&', done)) {
      const close = raw.slice(at, at + longestEntity).indexOf(';');
      const name = close < 0 ? '' : raw.slice(at + 1, at + close);
      const sign = namedSigns.get(name) ?? numberedSign(name);
      if (sign === null && this.options.keepsStrayAmpersands === true) {
        pieces.push(raw.slice(done, at + 1));
        done = at + 1;
        continue;
      }
      if (sign === null)
        throw new XmlFault(
          start + at,
          `the entity ${raw.slice(at, at + (close < 0 ? 12 : close + 1))} is not allowed`,
        );
      pieces.push(raw.slice(done, at), sign);
      done = at + close + 1;
    }
    pieces.push(raw.slice(done));
    return pieces.join('');
  }

  private lineOf(offset: number): number {
    while (this.nextLine < offset) {
      this.line += 1;
      this.nextLine = newlineFrom(this.text, this.nextLine + 1);
    }
    return this.line;
  }
}

/** Where the next line ends; a text without another line is searched to its end once only. */
function newlineFrom(text: string, start: number): number {
  const at = text.indexOf('\n', start);
  return at < 0 ? Number.POSITIVE_INFINITY : at;
}

function numberedSign(name: string): string | null {
  const [, hexadecimal, decimal] = /^#(?:x([0-9a-f]{1,6})|(\d{1,7}))$/i.exec(name) ?? [];
  const code = hexadecimal !== undefined ? Number.parseInt(hexadecimal, 16) : Number(decimal ?? Number.NaN);
  const isSign = code === 9 || code === 10 || code === 13 || (code >= 32 && code <= 0x10ffff);
  return isSign && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : null;
}
