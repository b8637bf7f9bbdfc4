import { useRouteContext } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { AddExport, PreviewExport, SaveExport } from '#contract/admin/exportTemplates.ts';
import { adminExportRoutes } from '#contract/routes/admin/adminExports.ts';
import type { Api } from '#src/api/api.ts';
import { createClient } from '#src/api/client.ts';
import { ExportsScreen } from '#src/ui/features/admin/exports/ExportsScreen.tsx';
import { loadMessages } from '#src/ui/messages/load.ts';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { tablePorts } from './tablePorts.ts';

function portsOf(api: Api) {
  const client = createClient(adminExportRoutes, api);
  return {
    table: tablePorts(api, 'exports'),
    list: async (game: string, signal: AbortSignal) =>
      (await client.exportList({ query: { game } }, { signal })).exports,
    preview: (body: PreviewExport, signal: AbortSignal) => client.exportPreview({ body }, { signal }),
    add: async (body: AddExport) => (await client.exportAdd({ body })).id,
    save: async (id: string, body: SaveExport) => (await client.exportSave({ params: { id }, body })).version,
    restore: async (id: string) => (await client.exportRestore({ params: { id } })).version,
    remove: async (id: string) => (await client.exportDelete({ params: { id } })).activityId,
  };
}

/** Fetched together with the page. */
void loadMessages('admin', 'adminExports');

/** The export templates of games, and those of all. */
export function ExportsPage() {
  // Waits here, so that no part of the screen does.
  useMessages('admin');
  useMessages('adminExports');
  const { api } = useRouteContext({ from: '/_member/_admin' });
  const ports = useMemo(() => portsOf(api), [api]);
  return <ExportsScreen ports={ports} />;
}
