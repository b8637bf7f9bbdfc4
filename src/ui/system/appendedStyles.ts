import { type EmotionCache, __unsafe_useEmotionCache as useEmotionCache } from '@emotion/react';

const known = new WeakSet<EmotionCache['sheet']>();

/**
 * Writes the styles of each drawing into a sheet of its own behind all others. A rule that comes into a sheet which stands
 * already, beside one of a cascade layer, makes the browser take all fonts for changed and lay out the whole page anew.
 */
export function appendStyles(cache: EmotionCache | null): void {
  if (!cache?.sheet.isSpeedy || known.has(cache.sheet)) return;
  const { sheet } = cache;
  known.add(sheet);
  const insert = sheet.insert.bind(sheet);
  let isOpen = false;
  sheet.insert = (rule) => {
    if (isOpen) return insert(rule);
    isOpen = true;
    queueMicrotask(() => {
      isOpen = false;
    });
    const { tags } = sheet;
    // Without a tag and a count the sheet begins a new tag, at the end.
    sheet.tags = [];
    sheet.ctr = 0;
    insert(rule);
    sheet.tags = [...tags, ...sheet.tags];
  };
}

/** The same for all that is drawn by the design system of this page. */
export const useAppendedStyles = (): void => appendStyles(useEmotionCache());
