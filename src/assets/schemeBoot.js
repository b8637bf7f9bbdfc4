(() => {
  let choice = null;
  try {
    choice = localStorage.getItem('passleft.scheme');
  } catch {
    choice = null;
  }
  const isLight =
    choice === 'light' ||
    (choice !== 'dark' && window.matchMedia('(prefers-color-scheme: light)').matches);
  document.documentElement.classList.add(isLight ? 'light' : 'dark');
})();
