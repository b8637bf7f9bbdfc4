import { useSyncExternalStore } from 'react';

export type SchemeChoice = 'system' | 'dark' | 'light';

/** Kept equal to the key in src/assets/schemeBoot.js, which paints before the first paint and when the system or another tab changes. */
export const SCHEME_KEY = 'passleft.scheme';

const listeners = new Set<() => void>();
const prefersLight = () => window.matchMedia('(prefers-color-scheme: light)').matches;

/** What the member chose in this browser; `system` where nothing readable is stored. */
export function readSchemeChoice(): SchemeChoice {
  try {
    const stored = localStorage.getItem(SCHEME_KEY);
    return stored === 'dark' || stored === 'light' ? stored : 'system';
  } catch {
    return 'system';
  }
}

function paint(choice: SchemeChoice) {
  const isLight = choice === 'light' || (choice === 'system' && prefersLight());
  const classes = document.documentElement.classList;
  classes.toggle('light', isLight);
  classes.toggle('dark', !isLight);
}

/** Stores the choice in this browser, paints it and tells every reader. */
export function chooseScheme(choice: SchemeChoice) {
  try {
    if (choice === 'system') localStorage.removeItem(SCHEME_KEY);
    else localStorage.setItem(SCHEME_KEY, choice);
  } catch {
    // A browser that refuses storage still gets the scheme until it reloads.
  }
  paint(choice);
  for (const listener of listeners) listener();
}

const listen = (listener: () => void) => {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
};

export const useSchemeChoice = (): SchemeChoice =>
  useSyncExternalStore(listen, readSchemeChoice, () => 'system');
