/* In the installed application the service worker is there from the beginning, and keeps practice for days without a network. */
'use strict';

(() => {
  if (!('serviceWorker' in navigator)) return;
  const keep = async () => {
    await navigator.serviceWorker.register('/sw.js', { scope: '/', updateViaCache: 'none' });
    const { active } = await navigator.serviceWorker.ready;
    active.postMessage({ type: 'practice.keep' });
  };
  // What cannot be kept now is kept the next time.
  const keepIfPossible = () => void keep().catch(() => {});
  const isInstalled = matchMedia('(display-mode: standalone)').matches || navigator.standalone === true;
  if (isInstalled) addEventListener('load', keepIfPossible);
  else addEventListener('appinstalled', keepIfPossible);
})();
