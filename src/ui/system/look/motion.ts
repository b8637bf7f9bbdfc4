/** Kept equal to the key in src/assets/schemeBoot.js, which stills the page before the first paint. */
export const MOTION_KEY = 'passleft.motion';

/** Stills the page, or lets it follow the system again; remembered in this browser for the pages of visitors. */
export function showMotionChoice(isStill: boolean): void {
  const { dataset } = document.documentElement;
  if (isStill) dataset.motion = 'still';
  else delete dataset.motion;
  try {
    if (isStill) localStorage.setItem(MOTION_KEY, 'still');
    else localStorage.removeItem(MOTION_KEY);
  } catch {
    // A browser that refuses storage is stilled when the choices are known.
  }
}

/** Whether movement is unwelcome, by the system or by choice. */
export const isMotionReduced = (): boolean =>
  document.documentElement.dataset.motion === 'still' ||
  window.matchMedia('(prefers-reduced-motion: reduce)').matches;
