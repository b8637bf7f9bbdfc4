import { useRouteContext } from '@tanstack/react-router';
import { useMemo } from 'react';
import { createGameCalls } from '#src/api/admin/gameCalls.ts';
import { RaritiesScreen } from '#src/ui/admin/rarities/RaritiesScreen.tsx';

/** The rarities of a game. */
export function RaritiesPage() {
  const { api } = useRouteContext({ from: '/_member/_admin' });
  const ports = useMemo(() => createGameCalls(api), [api]);
  return <RaritiesScreen ports={ports} />;
}
