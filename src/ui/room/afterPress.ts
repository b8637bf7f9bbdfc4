/** A page that is not shown draws no frames: the work is done all the same. */
const LATEST_MS = 120;

/**
 * Shows at once that the element was pressed and does the work behind the frame that shows it, so that the answer to a
 * hand never waits for what the press leads to. Presses keep their order.
 */
export function afterPress(pressed: Element | null, work: () => void): void {
  pressed?.setAttribute('data-pressed', '');
  let isDone = false;
  const go = () => {
    if (isDone) return;
    isDone = true;
    window.clearTimeout(latest);
    pressed?.removeAttribute('data-pressed');
    work();
  };
  const latest = window.setTimeout(go, LATEST_MS);
  requestAnimationFrame(() => window.setTimeout(go));
}
