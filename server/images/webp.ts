import pLimit from 'p-limit';
import sharp from 'sharp';

/** Widths of our pictures in pixels: twice what the sizes of a card image measure on the page (`CARD_WIDTHS`). */
export const PICTURE_WIDTHS = { xs: 144, sm: 224, md: 328, lg: 496, xl: 680 } as const;

export type PictureSize = keyof typeof PICTURE_WIDTHS;

const QUALITY = 80;
/** Higher efforts take three times as long for a tenth less. */
const EFFORT = 2;
const JOBS_AT_ONCE = 2;
/** Dots an inch at which librsvg draws one pixel for each unit of a drawing. */
const UNIT_DENSITY = 72;

sharp.concurrency(1);
/** Encoding takes a core for tens of milliseconds: picks and clocks keep the others. */
const inTurn = pLimit(JOBS_AT_ONCE);

/** One of our own drawings as WebP, `width` pixels wide; `drawnWidth` is its width in units. */
export const webpOfDrawing = (svg: string, drawnWidth: number, width: number): Promise<Buffer> =>
  inTurn(() =>
    sharp(Buffer.from(svg), { density: (UNIT_DENSITY * width) / drawnWidth })
      .resize({ width })
      .webp({ quality: QUALITY, effort: EFFORT })
      .toBuffer(),
  );
