import { PRODUCT_NAME, TAGLINE } from '#contract/product.ts';
import { drawArt } from '../../images/art/artAddress.ts';
import { logoSvg } from '../../images/art/logo.ts';
import { HUES, type Palette, paletteOf } from '../../images/art/palette.ts';
import { box, placed, times } from '../../images/art/svgText.ts';
import { PICTURE_SIZE } from '../headTags.ts';
import type { DrawnCard, PictureFacts } from '../linkFacts.ts';
import { previewWords, type SeatCount } from '../previewWords.ts';
import { fitted, type Pen, wrapped, written } from './letters.ts';

const GROUND = '#0b1413';
const BOARD = '#12201d';
const EDGE = '#2c423c';
const GOLD = '#e6b964';
const INK = '#f3ead7';
const SOFT = '#a9b8b1';
const MARGIN = 64;
/** Base line of the first line of a title. */
const TITLE_Y = 216;

const TITLE: Pen = { size: 68, weight: 600, fill: INK };
const SMALL_TITLE: Pen = { size: 46, weight: 600, fill: INK };
const LINE: Pen = { size: 34, weight: 400, fill: SOFT };
const BRAND: Pen = { size: 38, weight: 600, fill: INK };
const CARD_NAME: Pen = { size: 17, weight: 600, fill: INK };
const COUNT: Pen = { size: 18, weight: 600, fill: GOLD };
const MORE: Pen = { size: 24, weight: 600, fill: SOFT };

/** The general card has its own words: those of Home. */
export const GENERAL_FACTS: PictureFacts = {
  title: TAGLINE,
  lines: ['Open a pack, keep one card, pass the rest.', 'With friends or against bots.'],
  seats: null,
  cards: [],
  locale: 'en',
};

/** One drawing inside another: ids and coordinates stay its own. */
const inside = (svg: string, x: number, y: number, width: number, height: number) =>
  `<image x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice" href="data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}"/>`;

const rounded = (x: number, y: number, w: number, h: number, fill: string, more = '') =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="12" fill="${fill}" ${more}/>`;

const brand = () => inside(logoSvg(), MARGIN, 52, 56, 56) + written(PRODUCT_NAME, MARGIN + 72, 94, BRAND);

/** Lines of text from a height downwards; `leading` is the distance of base lines. */
const column = (lines: readonly string[], x: number, y: number, pen: Pen, leading: number) =>
  lines.map((line, at) => written(line, x, y + at * leading, pen)).join('');

/** A seat for each: filled ones are taken. Who sits on them is not shown. */
const seatRow = ({ left, all }: SeatCount, y: number) =>
  times(all, (at) =>
    rounded(
      MARGIN + at * 62,
      y,
      48,
      66,
      at < all - left ? GOLD : 'none',
      `stroke="${at < all - left ? GOLD : EDGE}" stroke-width="3"`,
    ),
  );

const GRID = { x: 452, y: 44, columns: 5, rows: 3, gap: 12, width: 684, height: 542 };
const TILE = {
  width: Math.floor((GRID.width - GRID.gap * (GRID.columns - 1)) / GRID.columns),
  height: Math.floor((GRID.height - GRID.gap * (GRID.rows - 1)) / GRID.rows),
};
const ART_HEIGHT = 98;

function palettesOf({ hues }: DrawnCard): Palette[] {
  const known = hues.flatMap((hue) => HUES.filter((one) => one === hue));
  return (known.length === 0 ? (['bone'] as const) : known).map(paletteOf);
}

/** Of a card without a drawing of ours: the colours of its lanes side by side. */
function lanePatch(card: DrawnCard, width: number): string {
  const palettes = palettesOf(card);
  const part = width / palettes.length;
  return palettes
    .map(
      ({ deep, body }, at) =>
        box(at * part, 0, part, ART_HEIGHT, deep) + box(at * part, ART_HEIGHT - 10, part, 10, body),
    )
    .join('');
}

function tile(card: DrawnCard, at: number): string {
  const { width, height } = TILE;
  const art = card.art === null ? null : drawArt(card.art);
  const picture = art === null ? lanePatch(card, width) : inside(art, 0, 0, width, ART_HEIGHT);
  const names = wrapped(card.name, CARD_NAME, width - 16, card.count > 1 ? 1 : 2);
  const count = card.count > 1 ? written(`×${card.count}`, 8, ART_HEIGHT + 48, COUNT) : '';
  return placed(
    `<g clip-path="url(#tile)">${box(0, 0, width, height, BOARD)}${picture}</g>${rounded(0, 0, width, height, 'none', `stroke="${EDGE}" stroke-width="2"`)}${column(names, 8, ART_HEIGHT + 26, CARD_NAME, 22)}${count}`,
    GRID.x + (at % GRID.columns) * (width + GRID.gap),
    GRID.y + Math.floor(at / GRID.columns) * (height + GRID.gap),
  );
}

function cardGrid({ cards, locale }: PictureFacts): string {
  const most = GRID.columns * GRID.rows;
  const shown = cards.length > most ? cards.slice(0, most - 1) : cards;
  const rest = cards.slice(shown.length).reduce((sum, { count }) => sum + count, 0);
  const x = GRID.x + (GRID.columns - 1) * (TILE.width + GRID.gap);
  const y = GRID.y + (GRID.rows - 1) * (TILE.height + GRID.gap);
  const more =
    rest === 0
      ? ''
      : rounded(x, y, TILE.width, TILE.height, 'none', `stroke="${EDGE}" stroke-width="2"`) +
        column([`+${rest}`, previewWords(locale)('moreCards', { count: rest })], x + 16, y + 72, MORE, 32);
  return `<clipPath id="tile">${rounded(0, 0, TILE.width, TILE.height, '#fff')}</clipPath>${shown.map(tile).join('')}${more}`;
}

const SIDE = GRID.x - MARGIN - 32;

function withCards(picture: PictureFacts): string {
  const { title, lines, cards, locale } = picture;
  const all = cards.reduce((sum, { count }) => sum + count, 0);
  const titles = wrapped(title, SMALL_TITLE, SIDE, 3);
  const facts = [...lines, previewWords(locale)('cards', { count: all })].map((line) =>
    fitted(line, { ...LINE, size: 28 }, SIDE),
  );
  return (
    column(titles, MARGIN, TITLE_Y, SMALL_TITLE, 54) +
    column(facts, MARGIN, TITLE_Y + titles.length * 54 + 12, { ...LINE, size: 28 }, 42) +
    cardGrid(picture)
  );
}

function withoutCards({ title, lines, seats }: PictureFacts): string {
  const width = PICTURE_SIZE.width - 2 * MARGIN;
  const titles = wrapped(title, TITLE, width, 2);
  const facts = lines.map((line) => fitted(line, LINE, width));
  return (
    column(titles, MARGIN, TITLE_Y, TITLE, 80) +
    column(facts, MARGIN, TITLE_Y - 8 + titles.length * 80, LINE, 46) +
    (seats ? placed(seatRow(seats, 0), 0, PICTURE_SIZE.height - 120) : fan())
  );
}

/** Three cards behind each other, in the corner where nothing is written. */
const fan = () =>
  [
    [1010, 392, 20],
    [940, 372, 6],
    [868, 382, -8],
  ]
    .map(([x = 0, y = 0, turn = 0], at) =>
      placed(
        rounded(
          0,
          0,
          150,
          210,
          at === 2 ? GOLD : BOARD,
          `stroke="${GOLD}" stroke-opacity=".6" stroke-width="3"`,
        ),
        x,
        y,
        turn,
      ),
    )
    .join('');

/** The picture of a link as SVG, `PICTURE_SIZE` large. */
export function drawingOf(facts: PictureFacts): string {
  const { width, height } = PICTURE_SIZE;
  const drawn = facts.cards.length > 0 ? withCards(facts) : withoutCards(facts);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${box(0, 0, width, height, GROUND)}${box(0, height - 8, width, 8, GOLD)}${brand()}${drawn}</svg>`;
}
