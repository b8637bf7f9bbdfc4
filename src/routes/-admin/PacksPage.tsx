import { useRouteContext } from '@tanstack/react-router';
import { useMemo } from 'react';
import { createBenchCalls, createPackTable } from '#src/api/admin/draftingCalls.ts';
import { PacksScreen } from '#src/ui/admin/packs/PacksScreen.tsx';

/** The pack definitions of every game. */
export function PacksPage() {
  const { api } = useRouteContext({ from: '/_member/_admin' });
  const ports = useMemo(() => ({ ...createBenchCalls(api, 'admin'), table: createPackTable(api) }), [api]);
  return <PacksScreen ports={ports} />;
}
