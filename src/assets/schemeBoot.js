(() => {
  const read = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const page = document.documentElement;
  const system = window.matchMedia('(prefers-color-scheme: light)');
  const paint = () => {
    const choice = read('passleft.scheme');
    const isLight = choice === 'light' || (choice !== 'dark' && system.matches);
    page.classList.toggle('light', isLight);
    page.classList.toggle('dark', !isLight);
  };
  paint();
  system.addEventListener('change', paint);
  window.addEventListener('storage', paint);
  if (read('passleft.motion') === 'still') page.dataset.motion = 'still';
  // Home as a visitor sees it stands in index.html; whoever was signed in is shown something else.
  const { pathname, search } = window.location;
  if (pathname === '/' && search === '' && read('auth-token') === null) page.dataset.first = 'home';
})();
