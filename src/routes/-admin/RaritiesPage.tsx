import { useRouteContext } from '@tanstack/react-router';
import { useMemo } from 'react';
import { RaritiesScreen } from '#src/ui/features/admin/rarities/RaritiesScreen.tsx';
import { loadMessages } from '#src/ui/messages/load.ts';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { gamePorts } from './gamePorts.ts';

/** Fetched together with the page. */
void loadMessages('admin', 'adminGames', 'adminRarities');

/** The rarities of a game. */
export function RaritiesPage() {
  // Waits here, so that no part of the screen does.
  useMessages('admin');
  useMessages('adminGames');
  useMessages('adminRarities');
  const { api } = useRouteContext({ from: '/_member/_admin' });
  const ports = useMemo(() => gamePorts(api), [api]);
  return <RaritiesScreen ports={ports} />;
}
