import type { DeckList } from '#contract/decks/deckLists.ts';
import type { ResultsView } from '#contract/results/results.ts';

export const INK = '#f3ecdd';
export const MUTED = '#b6c1b8';
export const BRASS = '#e6b964';
export const GROUND = '#0b1413';
export const SHEET = '#182724';
// oxlint-disable-next-line passleft/bare-sentence -- the name of a font
export const DISPLAY = 'Fraunces, Georgia, serif';
// oxlint-disable-next-line passleft/bare-sentence -- the name of a font
export const TEXT = 'Instrument Sans, system-ui, sans-serif';
// oxlint-disable-next-line passleft/bare-sentence -- the name of a font
export const MONO = 'Geist Mono, ui-monospace, monospace';

/** What a picture tells. */
export interface Pictured {
  readonly results: Pick<ResultsView, 'faces' | 'look' | 'table'>;
  readonly list: DeckList;
}

export type Pictures = ReadonlyMap<string, HTMLImageElement>;

export function roundRect(
  pen: CanvasRenderingContext2D,
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
) {
  pen.beginPath();
  pen.roundRect(x, y, width, height, radius);
}

/** Words that fit a width: cut with an ellipsis. */
export function fitted(pen: CanvasRenderingContext2D, words: string, width: number): string {
  if (pen.measureText(words).width <= width) return words;
  const letters = Array.from(words);
  while (letters.length > 1 && pen.measureText(`${letters.join('')}…`).width > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

const ART_ASPECT = 4 / 3;

/** Fills a box with the picture, its upper middle where faces are; drawn whole and clipped, since drawings have no size of their own. */
export function drawArt(
  pen: CanvasRenderingContext2D,
  image: HTMLImageElement,
  { x, y, width, height }: Readonly<Record<'x' | 'y' | 'width' | 'height', number>>,
) {
  const aspect = image.naturalHeight > 0 ? image.naturalWidth / image.naturalHeight : ART_ASPECT;
  const drawnWidth = Math.max(width, height * aspect);
  const drawnHeight = drawnWidth / aspect;
  pen.save();
  pen.beginPath();
  pen.rect(x, y, width, height);
  pen.clip();
  pen.drawImage(
    image,
    x - (drawnWidth - width) / 2,
    y - (drawnHeight - height) * 0.42,
    drawnWidth,
    drawnHeight,
  );
  pen.restore();
}
