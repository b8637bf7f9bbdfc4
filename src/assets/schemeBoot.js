(() => {
  const read = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const page = document.documentElement;
  const choice = read('passleft.scheme');
  const isLight =
    choice === 'light' ||
    (choice !== 'dark' && window.matchMedia('(prefers-color-scheme: light)').matches);
  page.classList.add(isLight ? 'light' : 'dark');
  if (read('passleft.motion') === 'still') page.dataset.motion = 'still';
})();
