import { useRouteContext } from '@tanstack/react-router';
import { useMemo } from 'react';
import { GamesScreen } from '#src/ui/features/admin/games/GamesScreen.tsx';
import { gamePorts } from './gamePorts.ts';

/** Every game, and behind each its description as data. */
export function GamesPage() {
  const { api } = useRouteContext({ from: '/_member/_admin' });
  const ports = useMemo(() => gamePorts(api), [api]);
  return <GamesScreen ports={ports} />;
}
