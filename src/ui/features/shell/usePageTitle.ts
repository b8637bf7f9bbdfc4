import { useEffect } from 'react';
import { PRODUCT_NAME } from '#contract/product.ts';
import type { FeatureSentences } from '../../messages/language.ts';
import { currentLocale, loadMessages } from '../../messages/load.ts';
import { messagesFor } from '../../messages/messagesFor.ts';

/** The id of a route that has a title. */
export type TitledRoute = keyof FeatureSentences<'titles'>;
type UntitledRoute = '__root__' | '/' | '/_member' | '/_member/_admin';

const UNTITLED = new Set<string | undefined>(['__root__', '/', '/_member', '/_member/_admin', undefined]);

export const isTitled = (routeId: TitledRoute | UntitledRoute | undefined): routeId is TitledRoute =>
  !UNTITLED.has(routeId);

const titles: Record<'route' | 'screen', string | null> = { route: null, screen: null };

function show(source: keyof typeof titles, title: string | null): void {
  titles[source] = title;
  const shown = titles.screen ?? titles.route;
  document.title = shown === null ? PRODUCT_NAME : `${shown} · ${PRODUCT_NAME}`;
}

async function titleOf(routeId: TitledRoute): Promise<string> {
  await loadMessages('titles');
  return messagesFor(currentLocale(), 'titles')(routeId);
}

/** Names the page in the browser's title by its route, as "Open tables · Passleft"; Home, and no page, need no words for it. */
export function usePageTitle(routeId: TitledRoute | UntitledRoute | undefined): void {
  useEffect(() => {
    let isGone = false;
    const name = async () => {
      const title = isTitled(routeId) ? await titleOf(routeId) : null;
      if (!isGone) show('route', title);
    };
    // Where the titles cannot be fetched, the page keeps the name it had.
    name().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [routeId]);
}

/** Names the page by what a screen shows instead of its route, as long as it is there. */
export function useScreenTitle(title: string): void {
  useEffect(() => {
    show('screen', title);
    return () => show('screen', null);
  }, [title]);
}
