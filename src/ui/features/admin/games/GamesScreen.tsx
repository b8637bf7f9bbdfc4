import { useState } from 'react';
import type { GameRow } from '#contract/admin/games.ts';
import { Button } from '#src/ui/kit/Button.tsx';
import { Chip } from '#src/ui/kit/Chip.tsx';
import { useScreenTitle } from '#src/ui/shell/usePageTitle.ts';
import IconPlus from '~icons/ph/plus';
import { AdminTable } from '../kit/AdminTable.tsx';
import type { TableColumn } from '../kit/tableParts.ts';
import { AdminHeader } from '../shell/AdminHeader.tsx';
import { useAdminSearch, wordOf } from '../shell/adminSearch.ts';
import { useAdminShell } from '../shell/adminShellParts.ts';
import { GameScreen } from './GameScreen.tsx';
import { type GamesPorts, STATUS_LABELS } from './gameParts.ts';
import { NewGameDialog } from './NewGameDialog.tsx';

const dates = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

const count = (key: 'cards' | 'printings' | 'sets' | 'packs' | 'templates' | 'drafts', label: string) =>
  ({
    key,
    label,
    cell: (row: GameRow) => row[key].toLocaleString('en'),
    isSortable: true,
    isNumeric: true,
  }) as const;

const COLUMNS: readonly TableColumn<GameRow>[] = [
  { key: 'name', label: 'Name', cell: (row) => row.name, isSortable: true },
  {
    key: 'status',
    label: 'Status',
    cell: (row) =>
      row.status === 'published' ? (
        'Published'
      ) : (
        <Chip size="tag" tone={row.status === 'draft' ? 'brass' : 'plain'}>
          {STATUS_LABELS[row.status]}
        </Chip>
      ),
    isSortable: true,
  },
  { key: 'slug', label: 'Address', cell: (row) => <span className="num">{row.slug}</span>, isSortable: true },
  count('cards', 'Cards'),
  { ...count('printings', 'Printings'), isHiddenAtFirst: true },
  count('sets', 'Sets'),
  count('packs', 'Packs'),
  count('templates', 'Templates'),
  count('drafts', 'Drafts'),
  {
    key: 'updatedAtMs',
    label: 'Changed',
    cell: (row) => dates.format(row.updatedAtMs),
    isSortable: true,
    isWideOnly: true,
  },
];

const STATUS_FILTER = {
  key: 'status',
  label: 'Status',
  options: Object.entries(STATUS_LABELS).map(([value, label]) => ({ value, label })),
};

/** Every game, and behind each its description as data. */
export function GamesScreen({ ports }: { readonly ports: GamesPorts }) {
  useScreenTitle('Games');
  const [search] = useAdminSearch();
  const game = wordOf(search, 'game');
  const [cameFrom, setCameFrom] = useState('');
  if (search.view === 'edit' && game !== '') return <GameScreen key={game} ports={ports} slug={game} />;
  return <GamesList ports={ports} cameFrom={cameFrom} onOpened={setCameFrom} />;
}

interface GamesListProps {
  readonly ports: GamesPorts;
  readonly cameFrom: string;
  readonly onOpened: (rowId: string) => void;
}

function GamesList({ ports, cameFrom, onOpened }: GamesListProps) {
  const [, change] = useAdminSearch();
  const { games, offerUndo, revision } = useAdminShell();
  const [isMaking, setMaking] = useState(false);
  const open = (slug: string) => change({ view: 'edit', game: slug, page: undefined }, { isNewPlace: true });
  const newButton = (variant: 'solid' | 'outline') => (
    <Button variant={variant} onClick={() => setMaking(true)}>
      <IconPlus aria-hidden="true" />
      New game
    </Button>
  );
  return (
    <>
      <AdminHeader title="Games" sentence="Each game is described as data; no code knows any of them.">
        {newButton('solid')}
      </AdminHeader>
      <AdminTable
        name="games"
        label="Games"
        ports={ports.table}
        columns={COLUMNS}
        filters={[STATUS_FILTER]}
        searchLabel="Name or address"
        rowName={(row) => row.name}
        onOpen={(row) => {
          onOpened(row.id);
          open(row.slug);
        }}
        cameFrom={cameFrom}
        version={revision}
        empty={{
          title: 'No games yet',
          words: 'A game begins with a name. Its cards are typed in or imported afterwards.',
          action: newButton('outline'),
        }}
      />
      {isMaking && (
        <NewGameDialog
          games={games}
          make={ports.make}
          onClose={() => setMaking(false)}
          onMade={({ game: { definition } }) => {
            setMaking(false);
            offerUndo({
              text: `Made ${definition.name}. Nobody can draft it before you publish it.`,
              activityId: null,
            });
            open(definition.slug);
          }}
        />
      )}
    </>
  );
}
