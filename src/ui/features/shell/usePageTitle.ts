import { useEffect } from 'react';
import { PRODUCT_NAME } from '#contract/product.ts';

const titles: Record<'route' | 'screen', string | null> = { route: null, screen: null };

function useTitle(source: keyof typeof titles, title: string | null): void {
  useEffect(() => {
    const show = (now: string | null) => {
      titles[source] = now;
      const shown = titles.screen ?? titles.route;
      document.title = shown === null ? PRODUCT_NAME : `${shown} · ${PRODUCT_NAME}`;
    };
    show(title);
    return () => show(null);
  }, [source, title]);
}

/** Names the page in the browser's title by its route, as "Tables · Passleft"; null is Home. */
export const usePageTitle = (title: string | null): void => useTitle('route', title);

/** Names the page by what a screen shows instead of its route, as long as it is there. */
export const useScreenTitle = (title: string): void => useTitle('screen', title);
