import { expect, type Page } from '@playwright/test';

/** Overlaps of a few px are the room above and below letters. */
const SLACK_PX = 4;

/** Words of the page that lie over or under one of these pictures or icons, which they are no part of. */
const wordsOver = (page: Page, pictures: string) =>
  page.evaluate(
    ({ selector, slack }) => {
      const seen = [...document.querySelectorAll(selector)].map((picture) => picture.getBoundingClientRect());
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (
          !node.textContent?.trim() ||
          node.parentElement?.closest('[class*=visuallyHidden], .tabbar, script, style')
        )
          continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const isOver = [...range.getClientRects()].some((words) =>
          seen.some(
            (picture) =>
              Math.min(words.right, picture.right) - Math.max(words.left, picture.left) > slack &&
              Math.min(words.bottom, picture.bottom) - Math.max(words.top, picture.top) > slack,
          ),
        );
        if (isOver) found.push(node.textContent.trim());
      }
      return found;
    },
    { selector: pictures, slack: SLACK_PX },
  );

export const expectNoWordsOver = async (page: Page, pictures: string, where: string) =>
  expect(await wordsOver(page, pictures), `${where}: words over ${pictures}`).toEqual([]);

/** Texts of the page with more lines than words: so little room is left to them that words are broken. */
const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      if (!text || node.parentElement?.closest('[class*=visuallyHidden], script, style, pre')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      // A joined word may go on in the next line after its hyphen or slash, and a hash fits into no line of a phone.
      const words = text.split(/[\s/@.·-]+/);
      if (lines.size > words.length && words.every(({ length }) => length < 24)) found.push(text);
    }
    return found;
  });

export const expectNoBrokenWords = async (page: Page, where: string) =>
  expect(await brokenWords(page), `${where}: words broken for want of room`).toEqual([]);

/** Which of these words of a card nobody can see: outside its frame, cut off, or under something else. */
export const hiddenWords = (page: Page, card: string, words: readonly string[]) =>
  page.locator(card).evaluate((element, wanted) => {
    element.scrollIntoView({ block: 'center' });
    const frame = element.getBoundingClientRect();
    const isSeen = (word: string) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const at = node.textContent?.indexOf(word) ?? -1;
        if (at < 0) continue;
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + word.length);
        const { left, right, top, bottom, width } = range.getBoundingClientRect();
        const topmost = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        const isInside = left >= frame.left && right <= frame.right && bottom <= frame.bottom + 1;
        if (width > 0 && isInside && topmost !== null && element.contains(topmost)) return true;
      }
      return false;
    };
    return wanted.filter((word) => !isSeen(word));
  }, words);
