/** An element with its attributes, its text and its children. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  readonly text: string;
}

export type XmlRead =
  | { readonly ok: true; readonly root: XmlElement }
  | { readonly ok: false; readonly sentence: string };

interface OpenElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlElement[];
  text: string;
}

class XmlMistake extends Error {}

const DEEPEST = 32;
const MOST_ELEMENTS = 20_000;
const TAG =
  /^<\/?([A-Za-z_][\w:.-]{0,80})((?:\s+[A-Za-z_][\w:.-]{0,80}\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>$/;
const ATTRIBUTE = /([A-Za-z_][\w:.-]{0,80})\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/g;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Reads a small XML file. Document types are refused and nothing but the five plain entities and numbers is replaced. */
export function readXml(text: string): XmlRead {
  try {
    return { ok: true, root: new XmlReader(text).root() };
  } catch (fault) {
    if (fault instanceof XmlMistake) return { ok: false, sentence: fault.message };
    throw fault;
  }
}

class XmlReader {
  readonly #text: string;
  readonly #open: OpenElement[] = [{ name: '', attributes: {}, children: [], text: '' }];
  #at = 0;
  #elements = 0;

  constructor(text: string) {
    this.#text = text;
  }

  root(): XmlElement {
    while (this.#at < this.#text.length) this.#next();
    if (this.#open.length > 1) throw this.#mistake(`<${this.#top().name}> is not closed`);
    const [root, more] = this.#top().children;
    if (root === undefined || more !== undefined)
      throw this.#mistake('an XML file has one outermost element');
    return root;
  }

  #next(): void {
    const start = this.#text.indexOf('<', this.#at);
    const end = start < 0 ? this.#text.length : start;
    this.#top().text += plain(this.#text.slice(this.#at, end));
    this.#at = end;
    if (start < 0) return;
    if (this.#skip('<?', '?>') || this.#skip('<!--', '-->')) return;
    if (this.#text.startsWith('<![CDATA[', start)) {
      const close = this.#endOf(']]>');
      this.#top().text += this.#text.slice(start + '<![CDATA['.length, close);
      this.#at = close + ']]>'.length;
    } else if (this.#text.startsWith('<!', start)) {
      throw this.#mistake('document types and entities are not read');
    } else this.#tag(start);
  }

  #tag(start: number): void {
    const close = this.#endOfTag(start);
    const written = this.#text.slice(start, close + 1);
    const found = TAG.exec(written);
    if (!found) throw this.#mistake(`“${written.slice(0, 40)}” is no tag`);
    const [, name = '', attributes = '', selfClosing] = found;
    this.#at = close + 1;
    if (written.startsWith('</')) this.#close(name);
    else {
      this.#openElement(name, attributesOf(attributes));
      if (selfClosing === '/') this.#close(name);
    }
  }

  #endOfTag(start: number): number {
    let quote = '';
    for (let at = start; at < this.#text.length; at += 1) {
      const sign = this.#text[at] ?? '';
      if (quote === '' && sign === '>') return at;
      if (quote === '' && (sign === '"' || sign === "'")) quote = sign;
      else if (sign === quote) quote = '';
    }
    throw this.#mistake('a tag is not closed');
  }

  #openElement(name: string, attributes: Readonly<Record<string, string>>): void {
    this.#elements += 1;
    if (this.#open.length > DEEPEST) throw this.#mistake(`elements are nested over ${DEEPEST} deep`);
    if (this.#elements > MOST_ELEMENTS) throw this.#mistake(`it has more than ${MOST_ELEMENTS} elements`);
    this.#open.push({ name, attributes, children: [], text: '' });
  }

  #close(name: string): void {
    const element = this.#open.pop();
    const parent = this.#open.at(-1);
    if (!element || !parent || element.name !== name) throw this.#mistake(`</${name}> closes nothing`);
    parent.children.push(element);
  }

  #skip(opening: string, closing: string): boolean {
    if (!this.#text.startsWith(opening, this.#at)) return false;
    this.#at = this.#endOf(closing) + closing.length;
    return true;
  }

  #endOf(closing: string): number {
    const end = this.#text.indexOf(closing, this.#at);
    if (end < 0) throw this.#mistake(`“${closing}” is missing`);
    return end;
  }

  #top(): OpenElement {
    const top = this.#open.at(-1);
    if (!top) throw this.#mistake('a tag closes more than was opened');
    return top;
  }

  #mistake(what: string): XmlMistake {
    const line = this.#text.slice(0, this.#at).split('\n').length;
    return new XmlMistake(`This XML cannot be read: line ${line}, ${what}.`);
  }
}

const attributesOf = (written: string): Record<string, string> =>
  Object.fromEntries(
    [...written.matchAll(ATTRIBUTE)].map(([, name = '', double, single]) => [
      name,
      plain(double ?? single ?? ''),
    ]),
  );

/** Text with its entities replaced; unknown ones stay as they are written. */
const plain = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([0-9a-fA-F]{1,6})|([a-z]{2,4}));/g, (whole, decimal, hex, name) => {
    if (name !== undefined) return ENTITIES[String(name)] ?? whole;
    const code = decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
