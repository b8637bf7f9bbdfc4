import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype from 'opentype.js';
import { escaped, num } from '../../images/art/svgText.ts';

/**
 * Text drawn as shapes, so that a picture looks the same on every machine, also on one without fonts. Letters that our
 * font does not have are left to the fonts of the machine.
 */
export interface Pen {
  /** Height of the letters in pixels. */
  readonly size: number;
  readonly weight: 400 | 600;
  readonly fill: string;
}

type Font = ReturnType<typeof opentype.parse>;

const require = createRequire(import.meta.url);
const SUBSETS = ['latin', 'latin-ext'];
const loaded = new Map<Pen['weight'], readonly Font[]>();

function fontsOf(weight: Pen['weight']): readonly Font[] {
  const known = loaded.get(weight);
  if (known) return known;
  const fonts = SUBSETS.map((subset) => {
    const file = `@fontsource/instrument-sans/files/instrument-sans-${subset}-${weight}-normal.woff`;
    const bytes = readFileSync(require.resolve(file));
    return opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  });
  loaded.set(weight, fonts);
  return fonts;
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const lettersOf = (text: string) => [...graphemes.segment(text)].map(({ segment }) => segment);

/** Shares of the size that a letter of another font takes up: a full square from the first wide script on. */
const WIDE_FROM = 0x1100;
const widthOfOther = (letter: string) => ((letter.codePointAt(0) ?? 0) >= WIDE_FROM ? 1 : 0.65);

const fontOf = (letter: string, weight: Pen['weight']): Font | undefined =>
  [...letter].length === 1 ? fontsOf(weight).find((font) => font.charToGlyphIndex(letter) > 0) : undefined;

function widthOfLetter(letter: string, { size, weight }: Pen): number {
  const font = fontOf(letter, weight);
  if (!font) return widthOfOther(letter) * size;
  return ((font.charToGlyph(letter).advanceWidth ?? 0) / font.unitsPerEm) * size;
}

export const widthOf = (text: string, pen: Pen): number =>
  lettersOf(text).reduce((sum, letter) => sum + widthOfLetter(letter, pen), 0);

/** The text, or as much of it as fits with an ellipsis behind it. */
export function fitted(text: string, pen: Pen, most: number): string {
  if (widthOf(text, pen) <= most) return text;
  let kept = '';
  for (const letter of lettersOf(text)) {
    if (widthOf(`${kept}${letter}…`, pen) > most) break;
    kept += letter;
  }
  return `${kept.trimEnd()}…`;
}

/** The text in at most so many lines, broken between words; the last one is shortened. */
export function wrapped(text: string, pen: Pen, most: number, lines: number): string[] {
  const words = text.split(' ');
  const broken: string[] = [];
  while (words.length > 0 && broken.length < lines - 1) {
    let line = words.shift() ?? '';
    while (words[0] !== undefined && widthOf(`${line} ${words[0]}`, pen) <= most) line += ` ${words.shift()}`;
    broken.push(fitted(line, pen, most));
  }
  if (words.length > 0) broken.push(fitted(words.join(' '), pen, most));
  return broken;
}

/** One line of text as SVG; `x` is its left end, `y` its base line. */
export function written(text: string, x: number, y: number, pen: Pen): string {
  const { size, weight, fill } = pen;
  let at = x;
  let shapes = '';
  let others = '';
  for (const letter of lettersOf(text)) {
    const font = fontOf(letter, weight);
    if (font) shapes += font.charToGlyph(letter).getPath(at, y, size).toPathData(1);
    else if (letter.trim() !== '')
      others += `<text x="${num(at)}" y="${num(y)}" font-family="sans-serif" font-size="${num(size)}" font-weight="${weight}" fill="${fill}">${escaped(letter)}</text>`;
    at += widthOfLetter(letter, pen);
  }
  return `${shapes === '' ? '' : `<path d="${shapes}" fill="${fill}"/>`}${others}`;
}
