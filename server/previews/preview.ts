import { PRODUCT_NAME } from '#contract/product.ts';

/** What a page says about itself to search engines and to programs that show a card for a link. */
export interface Preview {
  /** Without the product's name, which the page's own title ends in. */
  readonly title: string;
  readonly description: string;
  /** Path and query of the page it stands for, such as `/about`. */
  readonly path: string;
  /** Path of its picture, 1200 × 630. */
  readonly picture: string;
}

export const GENERAL_PICTURE = '/api/og/home.png';

/** The card of Home. Whatever a link may not tell, it tells this instead, byte for byte. */
export const GENERAL_PREVIEW: Preview = {
  title: PRODUCT_NAME,
  description: `${PRODUCT_NAME}: draft any card game together, with friends or against bots.`,
  path: '/',
  picture: GENERAL_PICTURE,
};

export const ABOUT_PREVIEW: Preview = {
  title: 'About',
  description: `How ${PRODUCT_NAME} works: open a pack, keep one card, pass the rest. Any card game, no account needed.`,
  path: '/about',
  picture: GENERAL_PICTURE,
};
