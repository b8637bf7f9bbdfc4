import { useEffect } from 'react';
import { PRODUCT_NAME } from '#contract/product.ts';

/** Names the page in the browser's title, as "Tables · Passleft"; null is Home. A later call wins until it unmounts. */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    document.title = title === null ? PRODUCT_NAME : `${title} · ${PRODUCT_NAME}`;
  }, [title]);
}
