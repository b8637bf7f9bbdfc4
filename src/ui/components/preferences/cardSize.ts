import { useSyncExternalStore } from 'react';

/** How large the cards of a pack are in this browser; `fitted` is as large as can be seen without scrolling. */
export const CARD_SIZES = ['small', 'fitted', 'large'] as const;
export type CardSizeChoice = (typeof CARD_SIZES)[number];

const KEY = 'passleft.cardSize';
const listeners = new Set<() => void>();

/** The choice of this browser; `fitted` where nothing readable is stored. */
export function readCardSize(): CardSizeChoice {
  try {
    const stored = localStorage.getItem(KEY);
    return stored === 'small' || stored === 'large' ? stored : 'fitted';
  } catch {
    return 'fitted';
  }
}

/** Stores the choice in this browser and tells every reader. */
export function chooseCardSize(choice: CardSizeChoice): void {
  try {
    if (choice === 'fitted') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, choice);
  } catch {
    // A browser that refuses storage keeps the fitted size.
  }
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

export const useCardSize = (): CardSizeChoice => useSyncExternalStore(listen, readCardSize, () => 'fitted');
