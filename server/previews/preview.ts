import type { Locale } from '#contract/messages/locales.ts';
import { PRODUCT_NAME } from '#contract/product.ts';
import { words } from '#server/words/words.ts';

const WORDS = words('page');

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
export const generalPreview = (locale: Locale): Preview => ({
  title: PRODUCT_NAME,
  description: WORDS[locale]('description'),
  path: '/',
  picture: GENERAL_PICTURE,
});

export const aboutPreview = (locale: Locale): Preview => ({
  title: WORDS[locale]('aboutTitle'),
  description: WORDS[locale]('aboutDescription'),
  path: '/about',
  picture: GENERAL_PICTURE,
});
