import { PRODUCT_NAME } from '#contract/product.ts';
import { laneOf, safeColour } from '../../../components/cards/gameLook.ts';
import { LANE_GLYPHS } from '../../../components/cards/laneGlyphs.ts';
import { words } from '../resultWords.ts';
import {
  BRASS,
  DISPLAY,
  drawArt,
  fitted,
  INK,
  MONO,
  MUTED,
  type Pictured,
  type Pictures,
  roundRect,
  TEXT,
} from './brush.ts';
import { type PictureLayout, PORTRAITS } from './pictureLayout.ts';

const HEAD_TEXT_WIDTH = 640;

/** The deck's name, whose it is, its lanes and its curve. */
export function drawHead(pen: CanvasRenderingContext2D, { results, list }: Pictured, layout: PictureLayout) {
  const { table } = results;
  pen.textBaseline = 'alphabetic';
  pen.fillStyle = BRASS;
  pen.font = `600 24px ${DISPLAY}`;
  pen.fillText(PRODUCT_NAME, 48, 76);
  pen.fillStyle = INK;
  pen.font = `600 58px ${DISPLAY}`;
  pen.fillText(fitted(pen, list.name, HEAD_TEXT_WIDTH), 48, 152);
  pen.font = `500 25px ${TEXT}`;
  pen.fillText(fitted(pen, list.owner, HEAD_TEXT_WIDTH), 48, 196);
  pen.fillStyle = MUTED;
  pen.font = `400 20px ${TEXT}`;
  const about = words()('pictureAbout', {
    ...{ game: table.game.name, cards: layout.mainCards, beside: layout.besideCards },
  });
  pen.fillText(fitted(pen, about, HEAD_TEXT_WIDTH), 48, 230);
  drawLanes(pen, results, layout.lanes);
  drawCurve(pen, layout.curve);
}

function drawLanes(pen: CanvasRenderingContext2D, { look }: Pictured['results'], lanes: readonly string[]) {
  let x = 48;
  for (const key of lanes) {
    const lane = laneOf(look, key);
    if (!lane) continue;
    const path = LANE_GLYPHS[lane.glyph];
    pen.fillStyle = safeColour(lane.hue, BRASS);
    if (path !== undefined) {
      pen.save();
      pen.translate(x, 256);
      pen.fill(new Path2D(path), 'evenodd');
      pen.restore();
      x += 32;
    }
    pen.fillStyle = INK;
    pen.font = `500 20px ${TEXT}`;
    pen.fillText(lane.label, x, 275);
    x += pen.measureText(lane.label).width + 28;
  }
}

const CURVE = { left: 760, bottom: 240, height: 130, bar: 40, gap: 10 } as const;

function drawCurve(pen: CanvasRenderingContext2D, curve: readonly number[]) {
  const highest = Math.max(1, ...curve);
  pen.textAlign = 'center';
  curve.forEach((count, cost) => {
    const x = CURVE.left + cost * (CURVE.bar + CURVE.gap);
    const height = count === 0 ? 3 : Math.max(6, (count / highest) * CURVE.height);
    pen.fillStyle = count === 0 ? '#3a4a44' : BRASS;
    roundRect(pen, x, CURVE.bottom - height, CURVE.bar, height, 5);
    pen.fill();
    pen.fillStyle = INK;
    pen.font = `600 18px ${MONO}`;
    if (count > 0) pen.fillText(String(count), x + CURVE.bar / 2, CURVE.bottom - height - 8);
    pen.fillStyle = MUTED;
    pen.fillText(cost === curve.length - 1 ? `${cost}+` : String(cost), x + CURVE.bar / 2, CURVE.bottom + 26);
  });
  pen.textAlign = 'right';
  pen.font = `400 18px ${TEXT}`;
  pen.fillText(words()('pictureCost'), CURVE.left - 14, CURVE.bottom + 26);
  pen.textAlign = 'left';
}

/** The deck's rarest cards as pictures, so that it is known at a glance. */
export function drawPortraits(
  pen: CanvasRenderingContext2D,
  { portraits }: PictureLayout,
  { results, pictures }: Readonly<{ results: Pictured['results']; pictures: Pictures }>,
) {
  const { top, width, height, gap } = PORTRAITS;
  portraits.forEach(({ face, name }, at) => {
    const image = face?.image ? pictures.get(face.image) : undefined;
    if (!image) return;
    const x = 48 + at * (width + gap);
    pen.save();
    roundRect(pen, x, top, width, height, 12);
    pen.clip();
    drawArt(pen, image, { x, y: top, width, height });
    pen.restore();
    const lane = face?.lanes[0];
    pen.strokeStyle = safeColour(lane === undefined ? '' : (laneOf(results.look, lane)?.hue ?? ''), BRASS);
    pen.lineWidth = 3;
    roundRect(pen, x, top, width, height, 12);
    pen.stroke();
    pen.fillStyle = INK;
    pen.font = `600 17px ${DISPLAY}`;
    pen.textAlign = 'center';
    pen.fillText(fitted(pen, name, width), x + width / 2, top + height + 26);
    pen.textAlign = 'left';
  });
}
