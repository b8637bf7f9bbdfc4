import { useNavigate, useRouteContext } from '@tanstack/react-router';
import { useMemo } from 'react';
import { BatchesScreen } from '#src/ui/features/admin/import/BatchesScreen.tsx';
import { ImportScreen } from '#src/ui/features/admin/import/ImportScreen.tsx';
import { PicturesScreen } from '#src/ui/features/admin/import/PicturesScreen.tsx';
import { loadMessages } from '#src/ui/messages/load.ts';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { gamePorts } from './gamePorts.ts';
import { importPorts, uploadOf } from './importPorts.ts';

/** The views of `/admin/cards` that bring cards and pictures in. */
export const IMPORT_VIEWS = ['import', 'batches', 'pictures'] as const;
export type ImportViewName = (typeof IMPORT_VIEWS)[number];

/** Fetched together with the page. */
void loadMessages('admin', 'adminGames', 'adminImport', 'imports', 'importChanges');

/** From files to cards, the imports that were, and pictures from files. */
export function ImportPage({ view }: { readonly view: ImportViewName }) {
  // Waits here, so that no part of a screen does.
  useMessages('admin');
  useMessages('adminGames');
  useMessages('adminImport');
  useMessages('imports');
  useMessages('importChanges');
  const { api, drafts, session } = useRouteContext({ from: '/_member/_admin' });
  const navigate = useNavigate();
  const ports = useMemo(() => {
    const { setStatus } = gamePorts(api);
    return {
      ...importPorts(api, uploadOf(session)),
      draftIt: async (game: string, template: string) => {
        const { draftId } = await drafts.createTable({ game, template, solo: true });
        await navigate({ to: '/drafts/$draftId/room', params: { draftId } });
      },
      hostTable: async (game: string, template: string) => {
        const { draftId } = await drafts.createTable({ game, template, solo: false });
        await navigate({ to: '/drafts/$draftId', params: { draftId } });
      },
      publish: (game: string, version: string) => setStatus(game, { version, status: 'published' }),
    };
  }, [api, drafts, session, navigate]);
  if (view === 'batches') return <BatchesScreen ports={ports} />;
  if (view === 'pictures') return <PicturesScreen ports={ports} />;
  return <ImportScreen ports={ports} />;
}
