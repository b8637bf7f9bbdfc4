import { useCallback } from 'react';
import type { CardGame } from '#contract/admin/cards.ts';
import { type Asked, useLoaded } from '#src/ui/home/useLoaded.ts';
import type { CardPorts } from './cardPorts.ts';

/** What the chosen game's cards are made of; null as long as all games are looked at. */
export function useCardGame(ports: CardPorts, slug: string): Asked<CardGame | null> {
  const load = useCallback(
    (signal: AbortSignal): Promise<CardGame | null> =>
      slug === '' ? Promise.resolve(null) : ports.game(slug, signal),
    [ports, slug],
  );
  return useLoaded(load);
}
