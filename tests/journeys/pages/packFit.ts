import type { Page } from '@playwright/test';

/** How the pack in hand stands in the window; lengths in px. */
export interface Fit {
  /** Cards of which every corner is seen: inside the window, with nothing over it. */
  readonly whole: number;
  /** In the first row. */
  readonly columns: number;
  readonly cardWidth: number;
  /** The height of the picture of the first card as a share of the card's. */
  readonly pictureShare: number;
  /** Words of the room that are broken in the middle. */
  readonly broken: readonly string[];
  /** Names of cards that run out of their line. */
  readonly cut: readonly string[];
  /** Cards with a control over their name, cost or picture. */
  readonly covered: readonly string[];
  /** Controls that are under 44 px high or broad to a finger. */
  readonly small: readonly string[];
  /** By how much the page is broader than the window. */
  readonly sideways: number;
}

/** Measures the cards that lie in the window, not those that are scrolled out of it. */
export const fitOf = (page: Page): Promise<Fit> =>
  page.evaluate(() => {
    const EDGE_PX = 3;
    const TARGET_PX = 44;
    const room = document.querySelector('[data-room]') ?? document.body;
    const cells = [...document.querySelectorAll<HTMLElement>('[data-pack=held] [data-card]')];
    const boxes = cells.map((cell) => cell.getBoundingClientRect());
    const at = (x: number, y: number) => document.elementFromPoint(x, y);
    const nameOf = (element: Element) =>
      (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 60);

    const cornersOf = ({ left, right, top, bottom }: DOMRect) => [
      [left + EDGE_PX, top + EDGE_PX],
      [right - EDGE_PX, top + EDGE_PX],
      [left + EDGE_PX, bottom - EDGE_PX],
      [right - EDGE_PX, bottom - EDGE_PX],
    ];
    const isSeen = (cell: Element, [x = -1, y = -1]: number[]) => {
      const found = at(x, y);
      return found !== null && cell.contains(found);
    };
    const isWhole = (cell: Element, box: DOMRect) =>
      box.top >= 0 &&
      box.left >= 0 &&
      box.right <= innerWidth &&
      box.bottom <= innerHeight &&
      cornersOf(box).every((corner) => isSeen(cell, corner));
    const whole = cells.filter((cell, place) => isWhole(cell, boxes[place] as DOMRect));

    const STEPS = [0.1, 0.3, 0.5, 0.7, 0.9];
    const isUnderControl = (part: Element) => {
      const box = part.getBoundingClientRect();
      return STEPS.some((x) =>
        STEPS.some((y) => {
          const found = at(box.left + x * box.width, box.top + y * box.height);
          return (
            found?.closest('button, a, input')?.closest('[data-room=board], [data-format-board]') != null
          );
        }),
      );
    };
    const isCovered = (cell: Element) =>
      [...cell.querySelectorAll('.pc-n, .pc-c, .pc-a')].some(isUnderControl);

    /** A word may end its line at a hyphen or a dash. */
    const broken: string[] = [];
    const texts = document.createTreeWalker(room, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const parent = node.parentElement;
      if (parent === null || parent.closest('[class*=visuallyHidden]') !== null || !parent.checkVisibility())
        continue;
      for (const word of (node.textContent ?? '').matchAll(/[^\s\-–—/]+/g)) {
        const range = document.createRange();
        range.setStart(node, word.index);
        range.setEnd(node, word.index + word[0].length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(`${word[0]} in ${parent.className}`);
      }
    }
    const isCut = (name: Element) => {
      const text = document.createRange();
      text.selectNodeContents(name);
      const { right } = name.getBoundingClientRect();
      return [...text.getClientRects()].some((line) => line.right > right + 1);
    };
    const cut = whole.flatMap((cell) => [...cell.querySelectorAll('.pc-n')]).filter(isCut);

    const reach = TARGET_PX / 2 - 1;
    const isSmall = (control: Element) => {
      // The input of a segment is a pixel; its label is what is touched.
      const owner = control.closest('label') ?? control;
      const { left, top, width, height } = owner.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      return [
        [x - reach, y],
        [x + reach, y],
        [x, y - reach],
        [x, y + reach],
      ].some(([across = -1, down = -1]) => {
        const found = at(across, down);
        return found !== null && !owner.contains(found) && !found.contains(owner);
      });
    };
    const isShown = (control: Element) => {
      const { left, top, width, height } = control.getBoundingClientRect();
      const found = at(left + width / 2, top + height / 2);
      return (
        found !== null && (control.contains(found) || (control.closest('label')?.contains(found) ?? false))
      );
    };
    const controls = [...room.querySelectorAll('button, a, input, [role=tab]')].filter(isShown);
    const first = cells[0];
    const picture = first?.querySelector('.pc-a')?.getBoundingClientRect().height ?? 0;
    return {
      whole: whole.length,
      columns: boxes.filter(({ top }) => Math.abs(top - (boxes[0]?.top ?? 0)) < 2).length,
      cardWidth: Math.round(boxes[0]?.width ?? 0),
      pictureShare: picture / (boxes[0]?.height ?? 1),
      broken: [...new Set(broken)],
      cut: cut.map(nameOf),
      covered: cells.filter(isCovered).map(nameOf),
      small: controls.filter(isSmall).map(nameOf),
      sideways: Math.max(0, document.documentElement.scrollWidth - innerWidth),
    };
  });
