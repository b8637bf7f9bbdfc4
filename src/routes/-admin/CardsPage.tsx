import { useRouteContext } from '@tanstack/react-router';
import { useMemo } from 'react';
import { createCardCalls } from '#src/api/admin/cardCalls.ts';
import { createImportCalls } from '#src/api/admin/importCalls.ts';
import { createSendBytes } from '#src/api/admin/uploadCalls.ts';
import { freshToken } from '#src/machines/freshToken.ts';
import { CardsScreen } from '#src/ui/admin/cards/CardsScreen.tsx';
import { useAdminSearch } from '#src/ui/admin/shell/adminSearch.ts';
import { late } from '#src/ui/kit/late.ts';
import { loadMessages } from '#src/ui/messages/load.ts';

const loadImportPage = async () => {
  const [page] = await Promise.all([import('./ImportPage.tsx'), loadMessages('imports')]);
  return page;
};
const ImportPage = late(loadImportPage, 'ImportPage');

const IMPORT_VIEWS = ['import', 'batches', 'pictures'] as const;

/** Cards and printings, and what brings them in. */
export function CardsPage() {
  const [search] = useAdminSearch();
  const { api, session } = useRouteContext({ from: '/_member/_admin' });
  const ports = useMemo(() => {
    const nowMs = () => Date.now();
    const askForToken = (signal?: AbortSignal) =>
      freshToken(session, { rejectedToken: null, nowMs, ...(signal ? { signal } : {}) });
    const { sendPicture } = createImportCalls(api, createSendBytes(askForToken));
    return { ...createCardCalls(api), sendPicture };
  }, [api, session]);
  const importView = IMPORT_VIEWS.find((view) => view === search.view);
  if (importView) return <ImportPage view={importView} />;
  const view = search.view === 'printings' ? 'printings' : 'cards';
  return <CardsScreen key={view} ports={ports} view={view} />;
}
