import { useRouteContext } from '@tanstack/react-router';
import { useMemo } from 'react';
import { GamesScreen } from '#src/ui/features/admin/games/GamesScreen.tsx';
import { loadMessages } from '#src/ui/messages/load.ts';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { gamePorts } from './gamePorts.ts';

/** Fetched together with the page. */
void loadMessages('admin', 'adminGames', 'games');

/** Every game, and behind each its description as data. */
export function GamesPage() {
  // Waits here, so that no part of the screen does.
  useMessages('admin');
  useMessages('adminGames');
  useMessages('games');
  const { api } = useRouteContext({ from: '/_member/_admin' });
  const ports = useMemo(() => gamePorts(api), [api]);
  return <GamesScreen ports={ports} />;
}
