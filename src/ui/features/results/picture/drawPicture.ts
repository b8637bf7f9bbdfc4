import { costOnDisc } from '../../../components/cards/costText.ts';
import { laneOf, rarityOf, safeColour } from '../../../components/cards/gameLook.ts';
import { proxiedImageAddress } from '../../../components/cards/proxiedImageAddress.ts';
import { currentLocale } from '../../../messages/load.ts';
import { messagesFor } from '../../../messages/messagesFor.ts';
import {
  DISPLAY,
  drawArt,
  fitted,
  GROUND,
  INK,
  MONO,
  MUTED,
  type Pictured,
  type Pictures,
  roundRect,
  SHEET,
  TEXT,
} from './brush.ts';
import { drawHead, drawPortraits } from './drawHead.ts';
import { layoutPicture, type PictureLayout, type PlacedRow, ROW_HEIGHT } from './pictureLayout.ts';

async function loadPicture(address: string): Promise<HTMLImageElement | null> {
  const image = new Image();
  image.src = proxiedImageAddress(address);
  try {
    await image.decode();
    return image;
  } catch {
    return null;
  }
}

async function loadPictures(rows: readonly PlacedRow[]): Promise<Pictures> {
  const addresses = new Set(
    rows.flatMap((row) => (row.kind === 'card' && row.card.face?.image ? [row.card.face.image] : [])),
  );
  const loaded = await Promise.all(
    [...addresses].map(async (address) => [address, await loadPicture(address)] as const),
  );
  return new Map(loaded.flatMap(([address, image]) => (image ? [[address, image] as const] : [])));
}

/** Faces of the page are drawn with only once they are there. */
const loadFonts = () =>
  Promise.all(
    [`600 56px ${DISPLAY}`, `500 20px ${TEXT}`, `600 18px ${MONO}`].map((font) => document.fonts?.load(font)),
  );

/** Draws a deck: its name, whose it is, lanes and curve, and every card with its count. */
export async function drawPicture(
  canvas: HTMLCanvasElement,
  { results, list }: Pictured,
): Promise<PictureLayout> {
  const layout = layoutPicture(list.lines, results.faces, results.look);
  const [pictures] = await Promise.all([loadPictures(layout.rows), loadFonts()]);
  canvas.width = layout.width;
  canvas.height = layout.height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error(messagesFor(currentLocale(), 'results')('pictureNotDrawn'));
  drawGround(pen, layout);
  drawHead(pen, { results, list }, layout);
  drawPortraits(pen, layout, { results, pictures });
  for (const row of layout.rows)
    if (row.kind === 'heading') drawHeading(pen, row, layout.columnWidth);
    else drawCard(pen, row, { layout, results, pictures });
  return layout;
}

function drawGround(pen: CanvasRenderingContext2D, { width, height }: PictureLayout) {
  pen.fillStyle = GROUND;
  pen.fillRect(0, 0, width, height);
  const lamp = pen.createRadialGradient(width * 0.7, 60, 40, width * 0.7, 60, 800);
  lamp.addColorStop(0, '#35361f');
  lamp.addColorStop(1, '#14241f00');
  pen.fillStyle = lamp;
  pen.fillRect(0, 0, width, height);
  pen.strokeStyle = '#e6b96440';
  pen.lineWidth = 2;
  roundRect(pen, 18, 18, width - 36, height - 36, 18);
  pen.stroke();
}

function drawHeading(
  pen: CanvasRenderingContext2D,
  { x, y, words, count }: Extract<PlacedRow, { kind: 'heading' }>,
  width: number,
) {
  pen.fillStyle = INK;
  pen.font = `600 21px ${DISPLAY}`;
  const shown = fitted(pen, words, width - 60);
  pen.fillText(shown, x, y + 27);
  const after = x + pen.measureText(shown).width + 10;
  pen.fillStyle = MUTED;
  pen.font = `500 18px ${MONO}`;
  pen.fillText(String(count), after, y + 27);
}

interface CardDrawing {
  readonly layout: PictureLayout;
  readonly results: Pictured['results'];
  readonly pictures: Pictures;
}

function drawCard(
  pen: CanvasRenderingContext2D,
  { x, y, card }: Extract<PlacedRow, { kind: 'card' }>,
  { layout, results, pictures }: CardDrawing,
) {
  const { look } = results;
  const width = layout.columnWidth;
  const height = ROW_HEIGHT - 6;
  const lane = card.face?.lanes[0];
  const hue = safeColour(lane === undefined ? '' : (laneOf(look, lane)?.hue ?? ''), '#8a7f68');
  pen.save();
  roundRect(pen, x, y, width, height, 9);
  pen.clip();
  pen.fillStyle = SHEET;
  pen.fillRect(x, y, width, height);
  const image = card.face?.image ? pictures.get(card.face.image) : undefined;
  if (image) drawArt(pen, image, { x: x + width - ART_WIDTH, y, width: ART_WIDTH, height });
  const veil = pen.createLinearGradient(x, 0, x + width, 0);
  veil.addColorStop(0, mixed(hue, 0.5));
  veil.addColorStop(1 - ART_WIDTH / width, mixed(hue, 0.36));
  veil.addColorStop(1 - (ART_WIDTH * 0.45) / width, '#10191700');
  pen.fillStyle = veil;
  pen.fillRect(x, y, width, height);
  pen.fillStyle = safeColour(rarityOf(look, card.face?.rarity ?? '').colour);
  pen.fillRect(x + width - 5, y, 5, height);
  pen.restore();
  drawCardWords(pen, { x, y, width, height, hue }, card);
}

const ART_WIDTH = 96;

/** A hue over the picture's ground, as dark as its words need it. */
function mixed(hue: string, part: number): string {
  return `color-mix(in srgb, ${hue} ${Math.round(part * 100)}%, #101917)`;
}

interface RowBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly hue: string;
}

function drawCardWords(
  pen: CanvasRenderingContext2D,
  { x, y, width, height, hue }: RowBox,
  { face, name, count, isFoil }: Extract<PlacedRow, { kind: 'card' }>['card'],
) {
  const middle = y + height / 2;
  const disc = face === null ? null : costOnDisc(face.cost, face.costText);
  let left = x + 14;
  if (disc !== null) {
    pen.beginPath();
    pen.arc(x + 21, middle, 14, 0, Math.PI * 2);
    pen.fillStyle = hue;
    pen.fill();
    pen.fillStyle = '#10140f';
    pen.font = `600 ${disc.length > 2 ? 12 : 17}px ${MONO}`;
    pen.textAlign = 'center';
    pen.fillText(disc, x + 21, middle + 6);
    pen.textAlign = 'left';
    left = x + 44;
  }
  const tail = count > 1 ? 54 : 22;
  pen.shadowColor = '#000c';
  pen.shadowBlur = 5;
  pen.fillStyle = '#fff9ec';
  pen.font = `600 19px ${DISPLAY}`;
  pen.fillText(fitted(pen, isFoil ? `${name} ✦` : name, x + width - tail - left), left, middle + 7);
  if (count > 1) {
    pen.shadowBlur = 0;
    pen.fillStyle = '#0b1413cc';
    roundRect(pen, x + width - 56, middle - 14, 46, 28, 14);
    pen.fill();
    pen.fillStyle = '#fff9ec';
    pen.font = `600 19px ${MONO}`;
    pen.textAlign = 'right';
    pen.fillText(`×${count}`, x + width - 20, middle + 7);
    pen.textAlign = 'left';
  }
  pen.shadowBlur = 0;
}
