import { useRouteContext } from '@tanstack/react-router';
import { useMemo } from 'react';
import { createGameCalls } from '#src/api/admin/gameCalls.ts';
import { GamesScreen } from '#src/ui/admin/games/GamesScreen.tsx';

/** Every game, and behind each its description as data. */
export function GamesPage() {
  const { api } = useRouteContext({ from: '/_member/_admin' });
  const ports = useMemo(() => createGameCalls(api), [api]);
  return <GamesScreen ports={ports} />;
}
