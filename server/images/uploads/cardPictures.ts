import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { Sql } from '../../db/database.ts';
import { createLruCache } from '../../lruCache.ts';
import { pictureKind } from '../pictureKind.ts';
import { PICTURE_WIDTHS, type PictureSize, webpOfPicture } from '../webp.ts';

/** Where cards name an uploaded picture: this and the hash of its bytes. */
export const UPLOADED = '/pictures/';
const ADDRESS = /^\/pictures\/([0-9a-f]{64})\.webp$/;

/** The picture's address, or the sentence that says why it is not taken. */
export type TakenPicture =
  | { readonly ok: true; readonly image: string }
  | { readonly ok: false; readonly sentence: string };

/** Keeps a picture drawn anew as WebP, 680 pixels wide at most, so that nothing of the file but its pixels is kept. */
export async function keepPicture(
  sql: Sql,
  { bytes, memberId, nowMs }: { readonly bytes: Buffer; readonly memberId: string; readonly nowMs: number },
): Promise<TakenPicture> {
  if (pictureKind(bytes) === null) return { ok: false, sentence: 'This is no JPEG, PNG, WebP, AVIF or GIF.' };
  const webp = await webpOfPicture(bytes, PICTURE_WIDTHS.xl).catch(() => null);
  if (!webp) return { ok: false, sentence: 'This picture is broken, or has more than 25 million pixels.' };
  const hash = createHash('sha256').update(webp).digest('hex');
  const { width = 0, height = 0 } = await sharp(webp).metadata();
  await sql.query(
    `insert into card_picture (hash, bytes, width, height, added_by, added_at) values ($1, $2, $3, $4, $5, $6)
     on conflict (hash) do nothing`,
    [hash, new Uint8Array(webp), width, height, memberId, new Date(nowMs)],
  );
  return { ok: true, image: `${UPLOADED}${hash}.webp` };
}

/** An uploaded picture as browsers are sent it. */
export interface UploadedPicture {
  readonly bytes: Buffer;
  readonly etag: string;
}

/** Some 6 kB each. */
const KEPT_AT_HAND = 1000;

/**
 * Uploaded pictures by address and size, the last ones kept at hand. `mayWork` is asked before one is read and drawn;
 * null where there is none of that address.
 */
export function uploadedPictures(sql: Sql) {
  const kept = createLruCache<string, Promise<UploadedPicture | null>>(KEPT_AT_HAND);
  return async (
    address: string,
    size: PictureSize,
    mayWork: () => boolean,
  ): Promise<UploadedPicture | 'tooFast' | null> => {
    const hash = ADDRESS.exec(address)?.[1];
    if (hash === undefined) return null;
    const key = `${size} ${hash}`;
    const known = kept.get(key);
    if (known) return known;
    if (!mayWork()) return 'tooFast';
    const picture = drawn(sql, hash, size);
    kept.set(key, picture);
    const forget = () => kept.delete(key);
    picture.then((found) => found ?? forget(), forget);
    return picture;
  };
}

async function drawn(sql: Sql, hash: string, size: PictureSize): Promise<UploadedPicture | null> {
  const [row] = await sql.query<{ bytes: Uint8Array; width: number }>(
    'select bytes, width from card_picture where hash = $1',
    [hash],
  );
  if (!row) return null;
  const whole = Buffer.from(row.bytes);
  const bytes = row.width > PICTURE_WIDTHS[size] ? await webpOfPicture(whole, PICTURE_WIDTHS[size]) : whole;
  return { bytes, etag: `"${hash.slice(0, 16)}-${size}"` };
}
