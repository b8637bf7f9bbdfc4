/** A page that is not shown draws no frames: the work is done all the same. */
const LATEST_MS = 120;

const waiting: (() => void)[] = [];
let latest: ReturnType<typeof setTimeout> | undefined;

function flush(): void {
  clearTimeout(latest);
  latest = undefined;
  for (const work of waiting.splice(0)) work();
}

/**
 * Shows at once that the element was pressed and does the work behind the frame that shows it, so that the answer to a
 * hand never waits for what the press leads to. Presses keep their order, and those of one frame are done together.
 */
export function afterPress(pressed: Element | null, work: () => void): void {
  pressed?.toggleAttribute('data-pressed', true);
  waiting.push(() => {
    pressed?.toggleAttribute('data-pressed', false);
    work();
  });
  if (latest !== undefined) return;
  latest = setTimeout(flush, LATEST_MS);
  requestAnimationFrame(() => setTimeout(flush));
}
