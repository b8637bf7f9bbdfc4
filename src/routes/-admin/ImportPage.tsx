import { useRouteContext } from '@tanstack/react-router';
import { useMemo } from 'react';
import { createImportCalls } from '#src/api/admin/importCalls.ts';
import { createSendBytes } from '#src/api/admin/uploadCalls.ts';
import { freshToken } from '#src/machines/freshToken.ts';
import { BatchesScreen } from '#src/ui/admin/import/BatchesScreen.tsx';
import { ImportScreen } from '#src/ui/admin/import/ImportScreen.tsx';
import { PicturesScreen } from '#src/ui/admin/import/PicturesScreen.tsx';

/** The views of `/admin/cards` that bring cards and pictures in. */
export const IMPORT_VIEWS = ['import', 'batches', 'pictures'] as const;
export type ImportViewName = (typeof IMPORT_VIEWS)[number];

/** From files to cards, the imports that were, and pictures from files. */
export function ImportPage({ view }: { readonly view: ImportViewName }) {
  const { api, session } = useRouteContext({ from: '/_member/_admin' });
  const ports = useMemo(() => {
    const nowMs = () => Date.now();
    const askForToken = (signal?: AbortSignal) =>
      freshToken(session, { rejectedToken: null, nowMs, ...(signal ? { signal } : {}) });
    return createImportCalls(api, createSendBytes(askForToken));
  }, [api, session]);
  if (view === 'batches') return <BatchesScreen ports={ports} />;
  if (view === 'pictures') return <PicturesScreen ports={ports} />;
  return <ImportScreen ports={ports} />;
}
