import { useEffect } from 'react';
import { PRODUCT_NAME } from '#contract/product.ts';

let routeTitle: string | null = null;
let screenTitle: string | null = null;

function show() {
  const title = screenTitle ?? routeTitle;
  document.title = title === null ? PRODUCT_NAME : `${title} · ${PRODUCT_NAME}`;
}

/** Names the page in the browser's title by its route, as "Tables · Passleft"; null is Home. */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    routeTitle = title;
    show();
  }, [title]);
}

/** Names the page by what a screen shows instead of its route, as long as it is there. */
export function useScreenTitle(title: string): void {
  useEffect(() => {
    screenTitle = title;
    show();
    return () => {
      screenTitle = null;
      show();
    };
  }, [title]);
}
