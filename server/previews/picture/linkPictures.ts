import { createHash } from 'node:crypto';
import { isPngQueueFull, pngOfDrawing } from '../../images/webp.ts';
import { createLruCache } from '../../lruCache.ts';
import { PICTURE_SIZE } from '../headTags.ts';
import type { PictureFacts } from '../linkFacts.ts';
import { drawingOf, GENERAL_FACTS } from './drawing.ts';

/** A picture weighs 20 to 120 kB. */
const PICTURES_KEPT = 100;

export interface LinkPicture {
  readonly body: Buffer;
  readonly etag: string;
}

/** Pictures of links, drawn one at a time and kept by what they show: a table with other seats is another picture. */
export interface LinkPictures {
  /** That of Home, which also stands for every link that tells nothing. */
  general(): Promise<LinkPicture>;
  /** The general one where `mayDraw` says no to one more, or too many wait to be drawn. */
  of(facts: PictureFacts, mayDraw: () => boolean): Promise<LinkPicture>;
}

async function draw(facts: PictureFacts): Promise<LinkPicture> {
  const { width } = PICTURE_SIZE;
  const body = await pngOfDrawing(drawingOf(facts), width, width);
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
}

export function createLinkPictures(): LinkPictures {
  const pictures = createLruCache<string, Promise<LinkPicture>>(PICTURES_KEPT);
  let general: Promise<LinkPicture> | null = null;

  function drawGeneral(): Promise<LinkPicture> {
    general ??= draw(GENERAL_FACTS).catch((fault: unknown) => {
      general = null;
      throw fault;
    });
    return general;
  }

  return {
    general: drawGeneral,
    of(facts, mayDraw) {
      const key = JSON.stringify(facts);
      const known = pictures.get(key);
      if (known) return known;
      if (isPngQueueFull() || !mayDraw()) return drawGeneral();
      const picture = draw(facts);
      pictures.set(key, picture);
      picture.catch(() => pictures.delete(key));
      return picture;
    },
  };
}
