import pLimit from 'p-limit';
import sharp from 'sharp';

/** Widths of our pictures in pixels: twice what the sizes of a card image measure on the page (`CARD_WIDTHS`). */
export const PICTURE_WIDTHS = { xs: 144, sm: 224, md: 328, lg: 496, xl: 680 } as const;

export type PictureSize = keyof typeof PICTURE_WIDTHS;
export const PICTURE_SIZES: readonly PictureSize[] = ['xs', 'sm', 'md', 'lg', 'xl'];

export const PICTURE_MOST_BYTES = 10 * 1024 * 1024;
export const PICTURE_MOST_PIXELS = 25_000_000;

const QUALITY = 80;
/** Higher efforts take three times as long for a tenth less. */
const EFFORT = 2;
const JOBS_AT_ONCE = 2;
/** Dots an inch at which librsvg draws one pixel for each unit of a drawing. */
const UNIT_DENSITY = 72;

sharp.concurrency(1);
/** Encoding takes a core for tens of milliseconds: picks and clocks keep the others. */
const inTurn = pLimit(JOBS_AT_ONCE);
/** A PNG takes three times as long as a WebP, some 120 ms: one at a time, so that the pictures of pages go past it. */
const pngInTurn = pLimit(1);
const PNGS_WAITING = 200;

/** Whether so many PNGs wait to be drawn that another one is better asked for later. */
export const isPngQueueFull = (): boolean => pngInTurn.pendingCount >= PNGS_WAITING;

/** One of our own drawings as WebP, `width` pixels wide; `drawnWidth` is its width in units. */
export const webpOfDrawing = (svg: string, drawnWidth: number, width: number): Promise<Buffer> =>
  inTurn(() =>
    sharp(Buffer.from(svg), { density: (UNIT_DENSITY * width) / drawnWidth })
      .resize({ width })
      .webp({ quality: QUALITY, effort: EFFORT })
      .toBuffer(),
  );

/** One of our own drawings as PNG, for programs that read no WebP; the same sizes as of `webpOfDrawing`. */
export const pngOfDrawing = (svg: string, drawnWidth: number, width: number): Promise<Buffer> =>
  pngInTurn(() =>
    inTurn(() =>
      sharp(Buffer.from(svg), { density: (UNIT_DENSITY * width) / drawnWidth })
        .resize({ width })
        // With more effort it would be a third smaller and take twice as long.
        .png({ palette: true, effort: 1 })
        .toBuffer(),
    ),
  );

/**
 * A picture from outside as WebP, at most `width` pixels wide: drawn anew, so that nothing but its pixels is kept, and
 * of several frames the first. Throws for one that is broken or has more than 25 million pixels.
 */
export const webpOfPicture = (bytes: Buffer, width: number): Promise<Buffer> =>
  inTurn(() =>
    sharp(bytes, { limitInputPixels: PICTURE_MOST_PIXELS, pages: 1, failOn: 'error' })
      .autoOrient()
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: QUALITY, effort: EFFORT })
      .toBuffer(),
  );
