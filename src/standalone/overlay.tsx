/** The page of a stream overlay: it has no router, no session and no storage, and no ground of its own. */
const show = async () => {
  const { style } = document.documentElement;
  // Before any style sheet is here: what is transparent is never painted over.
  style.setProperty('--bg', 'transparent');
  style.setProperty('color-scheme', 'normal');
  const { showOverlay } = await import('./showOverlay.tsx');
  const place = document.getElementById('root');
  if (place) await showOverlay(place, new URLSearchParams(location.search).get('overlay') ?? '');
};

void show();

export {};
