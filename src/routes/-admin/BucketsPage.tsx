import { useRouteContext } from '@tanstack/react-router';
import { useMemo } from 'react';
import { BucketsScreen } from '#src/ui/features/admin/buckets/BucketsScreen.tsx';
import { loadMessages } from '#src/ui/messages/load.ts';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { gamePorts } from './gamePorts.ts';

/** Fetched together with the page. */
void loadMessages('admin', 'adminGames', 'adminRarities');

/** The parts of a deck that a game knows. */
export function BucketsPage() {
  // Waits here, so that no part of the screen does.
  useMessages('admin');
  useMessages('adminGames');
  useMessages('adminRarities');
  const { api } = useRouteContext({ from: '/_member/_admin' });
  const ports = useMemo(() => gamePorts(api), [api]);
  return <BucketsScreen ports={ports} />;
}
