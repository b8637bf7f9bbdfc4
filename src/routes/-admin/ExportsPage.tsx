import { useRouteContext } from '@tanstack/react-router';
import { useMemo } from 'react';
import { createExportCalls } from '#src/api/admin/exportCalls.ts';
import { ExportsScreen } from '#src/ui/admin/exports/ExportsScreen.tsx';

/** The export templates of games, and those of all. */
export function ExportsPage() {
  const { api } = useRouteContext({ from: '/_member/_admin' });
  const ports = useMemo(() => createExportCalls(api), [api]);
  return <ExportsScreen ports={ports} />;
}
