import { useRouteContext } from '@tanstack/react-router';
import { useMemo } from 'react';
import { BucketsScreen } from '#src/ui/features/admin/buckets/BucketsScreen.tsx';
import { gamePorts } from './gamePorts.ts';

/** The parts of a deck that a game knows. */
export function BucketsPage() {
  const { api } = useRouteContext({ from: '/_member/_admin' });
  const ports = useMemo(() => gamePorts(api), [api]);
  return <BucketsScreen ports={ports} />;
}
