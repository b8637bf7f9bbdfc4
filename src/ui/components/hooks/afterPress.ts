/** A page that is not shown draws no frames: the work is done all the same. */
const LATEST_MS = 120;

const waiting: (() => void)[] = [];

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
  requestAnimationFrame(() => setTimeout(doPresses));
  setTimeout(doPresses, LATEST_MS);
}

/** Does at once what waits for its frame: for what must not come before it, such as saving. */
export function doPresses(): void {
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
    try {
      next();
    } catch (fault) {
      reportError(fault);
    }
}
