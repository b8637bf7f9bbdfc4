import { useRouteContext } from '@tanstack/react-router';
import { useMemo } from 'react';
import { createGameCalls } from '#src/api/admin/gameCalls.ts';
import { BucketsScreen } from '#src/ui/admin/buckets/BucketsScreen.tsx';

/** The parts of a deck that a game knows. */
export function BucketsPage() {
  const { api } = useRouteContext({ from: '/_member/_admin' });
  const ports = useMemo(() => createGameCalls(api), [api]);
  return <BucketsScreen ports={ports} />;
}
