/** A page that is not shown draws no frames: the work is done all the same. */
const LATEST_MS = 120;

/**
 * Shows at once that the element was pressed and does the work behind the frame that shows it, so that the answer to a
 * hand never waits for what the press leads to. Presses keep their order.
 */
export function afterPress(pressed: Element | null, work: () => void): void {
  const mark = (isPressed: boolean) => pressed?.toggleAttribute('data-pressed', isPressed);
  const go = () => {
    if (!waits) return;
    waits = false;
    clearTimeout(latest);
    mark(false);
    work();
  };
  let waits = true;
  const latest = setTimeout(go, LATEST_MS);
  mark(true);
  requestAnimationFrame(() => setTimeout(go));
}
