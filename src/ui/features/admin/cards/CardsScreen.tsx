import { Button } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { bulkCardsSchema, type CardGame, printingFieldSchema } from '#contract/admin/cards.ts';
import { type Asked, useAnswer } from '#src/ui/components/answer.ts';
import { useScreenTitle } from '#src/ui/features/shell/usePageTitle.ts';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { ActionButton } from '#src/ui/system/ActionButton.tsx';
import { SystemProvider } from '#src/ui/system/SystemProvider.tsx';
import { TabLinks } from '#src/ui/system/TabLinks.tsx';
import IconPlus from '~icons/ph/plus';
import IconImport from '~icons/ph/upload-simple';
import { useOpenRecord } from '../editor/useOpenRecord.ts';
import { AdminTable } from '../kit/AdminTable.tsx';
import { AdminHeader } from '../shell/AdminHeader.tsx';
import { type AdminSearch, useAdminSearch, wordOf } from '../shell/adminSearch.ts';
import { useAdminShell } from '../shell/adminShellParts.ts';
import { BulkEdit } from './BulkEdit.tsx';
import { CardPanel } from './CardPanel.tsx';
import { cardColumns, cardFilters, printingColumns, printingFilters } from './cardColumns.tsx';
import type { CardListProps, CardPorts } from './cardPorts.ts';
import { PrintingPanel } from './PrintingPanel.tsx';

interface CardsScreenProps {
  readonly ports: CardPorts;
  readonly view: 'cards' | 'printings';
  /** The game of the address; null while all games are looked at. */
  readonly game: Asked<CardGame | null>;
}

const VIEWS = ['cards', 'printings', 'import', 'batches'] as const;

const searchOfView = (game: string, view: (typeof VIEWS)[number]): AdminSearch => ({
  ...(game !== '' && { game }),
  ...(view !== 'cards' && { view }),
});

/** The cards of a game, or their printings, with one of them open beside. */
export function CardsScreen({ ports, view, game: asked }: CardsScreenProps) {
  const t = useMessages('adminCards');
  useScreenTitle(t('title', { view }));
  const { game: slug, games } = useAdminShell();
  const { answer } = useAnswer(asked);
  const opened = useOpenRecord();
  // While another game's answer is on its way the last one stays.
  const game = answer.kind === 'loaded' && answer.value?.look.slug === slug ? answer.value : null;
  const missing = game !== null ? undefined : games.length === 0 ? t('noGame') : t('chooseGame');
  const importButton = (words: string) => (
    <Button asChild>
      <Link to="/admin/cards" search={searchOfView(slug, 'import')}>
        <IconImport aria-hidden="true" />
        {words}
      </Link>
    </Button>
  );
  const List = view === 'cards' ? CardList : PrintingList;
  return (
    <SystemProvider>
      <AdminHeader title={t('title', { view: 'cards' })}>
        {importButton(t('import'))}
        {view === 'cards' && (
          <ActionButton variant="solid" reason={missing} onClick={opened.openNew}>
            <IconPlus aria-hidden="true" />
            {t('newCard')}
          </ActionButton>
        )}
      </AdminHeader>
      <TabLinks label={t('views')}>
        {VIEWS.map((one) => (
          <Link
            key={one}
            to="/admin/cards"
            search={searchOfView(slug, one)}
            activeOptions={{ exact: true, includeSearch: true }}
            aria-current={view === one ? 'page' : undefined}
          >
            {t('title', { view: one })}
          </Link>
        ))}
      </TabLinks>
      <List
        {...{ ports, game, opened }}
        table={{
          ...{ name: view, label: t('title', { view }), searchLabel: t('search', { view }) },
          onOpen: (row) => opened.open(row.id),
          ...{ openId: opened.id ?? '', version: opened.version },
          empty: {
            ...{ title: t('empty', { view }), words: t('emptyHint', { view }) },
            action: importButton(t('importCards')),
          },
        }}
      />
    </SystemProvider>
  );
}

function CardList({ table, ...list }: CardListProps) {
  const { ports, game, opened } = list;
  const t = useMessages('adminCards');
  const gameWord = useMessages('admin')('game');
  const columns = useMemo(() => cardColumns(t, gameWord, game), [t, gameWord, game]);
  const filters = useMemo(() => cardFilters(t, game), [t, game]);
  const isOpen = opened.isOpen && (opened.id !== null || game !== null);
  return (
    <AdminTable
      {...{ ...table, columns, filters, ports: ports.cards }}
      rowName={({ name }) => name}
      panel={(rows) => isOpen && <CardPanel key={opened.id ?? game?.look.slug} {...list} rows={rows} />}
      bulk={(chosen) => (
        <BulkEdit
          {...{ chosen, game, what: 'cards', schema: bulkCardsSchema.shape.change, onDone: opened.changed }}
          set={(change) => ports.setCards(chosen.selection, change)}
          remove={() => ports.removeCards(chosen.selection)}
        />
      )}
    />
  );
}

function PrintingList({ table, ...list }: CardListProps) {
  const { ports, game, opened } = list;
  const t = useMessages('adminCards');
  const gameWord = useMessages('admin')('game');
  const [search] = useAdminSearch();
  const cardId = wordOf(search, 'card');
  const columns = useMemo(() => printingColumns(t, gameWord, game), [t, gameWord, game]);
  const filters = useMemo(() => printingFilters(t, game), [t, game]);
  const isOpen = opened.isOpen && (opened.id !== null || (game !== null && cardId !== ''));
  return (
    <AdminTable
      {...{ ...table, columns, filters, ports: ports.printings }}
      rowName={({ name, set, number }) => `${name}, ${set} ${number}`}
      panel={(rows) =>
        isOpen && <PrintingPanel key={opened.id ?? cardId} {...list} rows={rows} cardId={cardId} />
      }
      bulk={(chosen) => (
        <BulkEdit
          {...{ chosen, game, what: 'printings', schema: printingFieldSchema, onDone: opened.changed }}
          set={(change) => ports.setPrintings(chosen.selection, change)}
          remove={() => ports.removePrintings(chosen.selection)}
        />
      )}
    />
  );
}
