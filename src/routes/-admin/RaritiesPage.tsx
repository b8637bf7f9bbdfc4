import { useRouteContext } from '@tanstack/react-router';
import { useMemo } from 'react';
import { RaritiesScreen } from '#src/ui/features/admin/rarities/RaritiesScreen.tsx';
import { gamePorts } from './gamePorts.ts';

/** The rarities of a game. */
export function RaritiesPage() {
  const { api } = useRouteContext({ from: '/_member/_admin' });
  const ports = useMemo(() => gamePorts(api), [api]);
  return <RaritiesScreen ports={ports} />;
}
