import { useRouteContext } from '@tanstack/react-router';
import { useMemo } from 'react';
import type {
  CardField,
  ChangeCard,
  ChangePrinting,
  NewCard,
  PrintingField,
  PrintingForm,
} from '#contract/admin/cards.ts';
import type { TableSelection } from '#contract/admin/table.ts';
import { adminCardRoutes } from '#contract/routes/admin/adminCards.ts';
import type { Api } from '#src/api/api.ts';
import { createClient } from '#src/api/client.ts';
import { CardsScreen } from '#src/ui/features/admin/cards/CardsScreen.tsx';
import { useAdminSearch } from '#src/ui/features/admin/shell/adminSearch.ts';
import { late } from '#src/ui/kit/late.ts';
import { loadMessages } from '#src/ui/messages/load.ts';
import { sendPicture, uploadOf } from './importPorts.ts';
import { tablePorts } from './tablePorts.ts';

const loadImportPage = async () => {
  const [page] = await Promise.all([
    import('./ImportPage.tsx'),
    loadMessages('imports'),
    loadMessages('importChanges'),
  ]);
  return page;
};
const ImportPage = late(loadImportPage, 'ImportPage');

const IMPORT_VIEWS = ['import', 'batches', 'pictures'] as const;

function cardPorts(api: Api) {
  const client = createClient(adminCardRoutes, api);
  return {
    cards: tablePorts(api, 'cards'),
    printings: tablePorts(api, 'printings'),
    game: (game: string, signal: AbortSignal) => client.cardGame({ params: { game } }, { signal }),
    detail: (cardId: string, signal: AbortSignal) => client.cardDetail({ params: { cardId } }, { signal }),
    make: (body: NewCard) => client.cardMake({ body }),
    change: (cardId: string, body: ChangeCard) => client.cardChange({ params: { cardId }, body }),
    makePrinting: (cardId: string, body: PrintingForm) => client.printingMake({ params: { cardId }, body }),
    changePrinting: (printingId: string, body: ChangePrinting) =>
      client.printingChange({ params: { printingId }, body }),
    setCards: (selection: TableSelection, change: CardField) =>
      client.cardsChange({ body: { selection, change } }),
    setPrintings: (selection: TableSelection, change: PrintingField) =>
      client.printingsChange({ body: { selection, change } }),
    removeCards: (selection: TableSelection) => client.cardsDelete({ body: { selection } }),
    removePrintings: (selection: TableSelection) => client.printingsDelete({ body: { selection } }),
  };
}

/** Cards and printings, and what brings them in. */
export function CardsPage() {
  const [search] = useAdminSearch();
  const { api, session } = useRouteContext({ from: '/_member/_admin' });
  const ports = useMemo(
    () => ({ ...cardPorts(api), sendPicture: sendPicture(uploadOf(session)) }),
    [api, session],
  );
  const importView = IMPORT_VIEWS.find((view) => view === search.view);
  if (importView) return <ImportPage view={importView} />;
  const view = search.view === 'printings' ? 'printings' : 'cards';
  return <CardsScreen key={view} ports={ports} view={view} />;
}
