import { useRouteContext } from '@tanstack/react-router';
import { useMemo } from 'react';
import { createSetCalls } from '#src/api/admin/setCalls.ts';
import { SetsScreen } from '#src/ui/admin/sets/SetsScreen.tsx';

/** The sets of every game. */
export function SetsPage() {
  const { api } = useRouteContext({ from: '/_member/_admin' });
  const ports = useMemo(() => createSetCalls(api), [api]);
  return <SetsScreen ports={ports} />;
}
