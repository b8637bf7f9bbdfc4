/** The page of a replay inside somebody else's page: it has no router, no session and no storage. */
const show = async () => {
  const system = matchMedia('(prefers-color-scheme: light)');
  const paint = () => {
    document.documentElement.classList.toggle('light', system.matches);
    document.documentElement.classList.toggle('dark', !system.matches);
  };
  paint();
  system.addEventListener('change', paint);
  const { showEmbed } = await import('./showEmbed.tsx');
  const place = document.getElementById('root');
  if (place) await showEmbed(place, new URLSearchParams(location.search).get('result') ?? '');
};

void show();

export {};
