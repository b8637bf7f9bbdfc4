/** Where a browser does not tell when it is calm. */
const SOON_MS = 1000;

/** Does the work in a moment in which the browser has nothing else to do; gives the way to call it off. */
export function whenCalm(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, SOON_MS);
    return () => clearTimeout(timer);
  }
  const turn = requestIdleCallback(work);
  return () => cancelIdleCallback(turn);
}
