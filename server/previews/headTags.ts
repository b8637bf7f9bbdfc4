import { PRODUCT_NAME } from '#contract/product.ts';
import { escaped } from '../images/art/svgText.ts';
import type { Preview } from './preview.ts';

/** Width and height of every picture of a preview, in pixels. */
export const PICTURE_SIZE = { width: 1200, height: 630 } as const;

const TITLE = /<title>[^<]*<\/title>/;
const DESCRIPTION = /\s*<meta name="description"[^>]*>/;

/** A page's template, cut where the tags go. */
export interface PageTemplate {
  readonly before: string;
  readonly after: string;
}

/** Cuts a built `index.html`; its own title and description make room for those that are filled in. */
export function templateOf(html: string): PageTemplate {
  const plain = html.replace(DESCRIPTION, '');
  const title = TITLE.exec(plain);
  if (!title) throw new Error('index.html has no title to fill in.');
  return {
    before: plain.slice(0, title.index),
    after: plain.slice(title.index + title[0].length),
  };
}

/** Title, description, canonical address, Open Graph and Twitter tags of a page; every value is escaped. */
function tagsOf({ title, description, path, picture }: Preview, publicUrl: string): string {
  const image = `${publicUrl}${picture}`;
  const property = (name: string, content: string) =>
    `<meta property="${name}" content="${escaped(content)}" />`;
  const named = (name: string, content: string) => `<meta name="${name}" content="${escaped(content)}" />`;
  return [
    `<title>${escaped(title === PRODUCT_NAME ? title : `${title} · ${PRODUCT_NAME}`)}</title>`,
    named('description', description),
    `<link rel="canonical" href="${escaped(`${publicUrl}${path}`)}" />`,
    property('og:type', 'website'),
    property('og:site_name', PRODUCT_NAME),
    property('og:title', title),
    property('og:description', description),
    property('og:url', `${publicUrl}${path}`),
    property('og:image', image),
    property('og:image:type', 'image/png'),
    property('og:image:width', String(PICTURE_SIZE.width)),
    property('og:image:height', String(PICTURE_SIZE.height)),
    named('twitter:card', 'summary_large_image'),
    named('twitter:title', title),
    named('twitter:description', description),
    named('twitter:image', image),
  ].join('\n    ');
}

/** The page with the tags of its preview. */
export const filledPage = ({ before, after }: PageTemplate, preview: Preview, publicUrl: string): string =>
  before + tagsOf(preview, publicUrl) + after;
