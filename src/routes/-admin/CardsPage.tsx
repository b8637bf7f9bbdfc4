import { useRouteContext } from '@tanstack/react-router';
import { Suspense, useMemo } from 'react';
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
import { asked } from '#src/ui/components/answer.ts';
import { late } from '#src/ui/components/loading/late.ts';
import { CardsScreen } from '#src/ui/features/admin/cards/CardsScreen.tsx';
import { useAdminSearch, wordOf } from '#src/ui/features/admin/shell/adminSearch.ts';
import { loadMessages, withMessages } from '#src/ui/messages/load.ts';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { fieldsOf } from './fieldsOf.ts';
import { sendPicture, uploadOf } from './importPorts.ts';
import { tablePorts } from './tablePorts.ts';

const loadImportPage = () =>
  withMessages(import('./ImportPage.tsx'), 'imports', 'importChanges', 'adminGames');
const ImportPage = late(loadImportPage, 'ImportPage');

const IMPORT_VIEWS = ['import', 'batches', 'pictures'] as const;

function cardPorts(api: Api) {
  const client = createClient(adminCardRoutes, api);
  return {
    cards: tablePorts(api, 'cards'),
    printings: tablePorts(api, 'printings'),
    game: (game: string, signal?: AbortSignal) => client.cardGame({ params: { game } }, signal && { signal }),
    detail: (cardId: string, signal: AbortSignal) => client.cardDetail({ params: { cardId } }, { signal }),
    make: (body: NewCard) => fieldsOf(client.cardMake({ body })),
    change: (cardId: string, body: ChangeCard) => fieldsOf(client.cardChange({ params: { cardId }, body })),
    makePrinting: (cardId: string, body: PrintingForm) => client.printingMake({ params: { cardId }, body }),
    changePrinting: (printingId: string, body: ChangePrinting) =>
      fieldsOf(client.printingChange({ params: { printingId }, body })),
    setCards: (selection: TableSelection, change: CardField | PrintingField) =>
      client.cardsChange({ body: { selection, change } }),
    setPrintings: (selection: TableSelection, change: PrintingField) =>
      client.printingsChange({ body: { selection, change } }),
    removeCards: (selection: TableSelection) => client.cardsDelete({ body: { selection } }),
    removePrintings: (selection: TableSelection) => client.printingsDelete({ body: { selection } }),
  };
}

/** Fetched together with the page. */
void loadMessages('admin', 'adminCards');

/** Cards and printings, and what brings them in. */
export function CardsPage() {
  // Waits here, so that no part of the screen does.
  useMessages('admin');
  useMessages('adminCards');
  const [search] = useAdminSearch();
  const { api, session } = useRouteContext({ from: '/_member/_admin' });
  const ports = useMemo(
    () => ({ ...cardPorts(api), sendPicture: sendPicture(uploadOf(session)) }),
    [api, session],
  );
  const slug = wordOf(search, 'game');
  const game = useMemo(() => asked(slug === '' ? Promise.resolve(null) : ports.game(slug)), [ports, slug]);
  const importView = IMPORT_VIEWS.find((view) => view === search.view);
  if (importView) return <ImportPage view={importView} />;
  const view = search.view === 'printings' ? 'printings' : 'cards';
  return (
    // Here, so that what was asked for is kept while the screen waits for it.
    <Suspense fallback={null}>
      <CardsScreen key={view} ports={ports} view={view} game={game} />
    </Suspense>
  );
}
