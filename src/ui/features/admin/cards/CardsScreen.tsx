import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '#src/ui/kit/Button.tsx';
import { TabLinks } from '#src/ui/kit/TabLinks.tsx';
import { useScreenTitle } from '#src/ui/shell/usePageTitle.ts';
import IconPlus from '~icons/ph/plus';
import IconImport from '~icons/ph/upload-simple';
import { AdminHeader } from '../shell/AdminHeader.tsx';
import type { AdminSearch } from '../shell/adminSearch.ts';
import { useAdminShell } from '../shell/adminShellParts.ts';
import { CardList } from './CardList.tsx';
import { CardPanel } from './CardPanel.tsx';
import './cards.css';
import type { CardPorts } from './cardPorts.ts';
import { NewCardPanel } from './NewCardPanel.tsx';
import { PrintingList } from './PrintingList.tsx';
import { useCardGame } from './useCardGame.ts';

interface CardsScreenProps {
  readonly ports: CardPorts;
  readonly view: 'cards' | 'printings';
}

type Open =
  | { readonly kind: 'new' }
  | {
      readonly kind: 'card';
      readonly rowId: string;
      readonly cardId: string;
      readonly name: string;
      readonly game: string;
    }
  | null;

/** The views of the screen, for which each has an address. */
export const searchOfView = (game: string, view?: string): AdminSearch => ({
  ...(game === '' ? {} : { game }),
  ...(view === undefined ? {} : { view }),
});

/** The cards of a game, or their printings, with one of them open beside. */
export function CardsScreen({ ports, view }: CardsScreenProps) {
  useScreenTitle(view === 'cards' ? 'Cards' : 'Printings');
  const { game: slug, games, offerUndo, revision, leaving } = useAdminShell();
  const [open, setOpen] = useState<Open>(null);
  const [version, setVersion] = useState(0);
  const { answer } = useCardGame(ports, slug);
  const game = answer.kind === 'loaded' ? answer.value : null;
  const done = (text: string, activityId: string | null) => {
    setVersion((before) => before + 1);
    offerUndo({ text, activityId });
  };
  const openCard = (rowId: string, cardId: string, name: string, gameSlug: string) =>
    leaving.leave(() => setOpen({ kind: 'card', rowId, cardId, name, game: gameSlug }));
  const openId = open?.kind === 'card' ? open.rowId : '';
  const list = { ports, game, openId, openCard, done, version: version + revision };
  return (
    <>
      <AdminHeader title="Cards">
        <Button asChild>
          <Link to="/admin/cards" search={searchOfView(slug, 'import')}>
            <IconImport aria-hidden="true" />
            Import
          </Link>
        </Button>
        <Button
          variant="solid"
          reason={
            slug === '' ? (games.length === 0 ? 'Make a game first.' : 'Choose a game first.') : undefined
          }
          onClick={() => leaving.leave(() => setOpen({ kind: 'new' }))}
        >
          <IconPlus aria-hidden="true" />
          New card
        </Button>
      </AdminHeader>
      <CardViews view={view} slug={slug} />
      <div className="admin-split">
        {view === 'cards' ? <CardList {...list} /> : <PrintingList {...list} />}
        {open?.kind === 'card' && (
          <CardPanel
            key={open.cardId}
            cardId={open.cardId}
            name={open.name}
            gameSlug={open.game}
            ports={ports}
            version={version + revision}
            onClose={() => setOpen(null)}
            onDone={done}
          />
        )}
        {open?.kind === 'new' && game !== null && (
          <NewCardPanel
            key={slug}
            game={game}
            ports={ports}
            onClose={() => setOpen(null)}
            onMade={(name, activityId) => done(`Made ${name}.`, activityId)}
          />
        )}
      </div>
    </>
  );
}

/** The views of this address. */
export const CardViews = ({ view, slug }: { readonly view: string; readonly slug: string }) => {
  const views = [
    ['cards', 'Cards'],
    ['printings', 'Printings'],
    ['import', 'Import'],
    ['batches', 'Past imports'],
  ] as const;
  return (
    <TabLinks label="Views of the cards">
      {views.map(([key, words]) => (
        <Link
          key={key}
          to="/admin/cards"
          search={searchOfView(slug, key === 'cards' ? undefined : key)}
          activeOptions={{ exact: true, includeSearch: true }}
          aria-current={view === key ? 'page' : undefined}
        >
          {words}
        </Link>
      ))}
    </TabLinks>
  );
};
