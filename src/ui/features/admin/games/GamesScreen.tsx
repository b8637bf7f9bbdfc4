import { Box } from '@chakra-ui/react';
import { type RefObject, useMemo, useRef } from 'react';
import { type GameRow, gameStatusSchema } from '#contract/admin/games.ts';
import { useScreenTitle } from '#src/ui/features/shell/usePageTitle.ts';
import { formatFor } from '#src/ui/messages/format.ts';
import type { FeatureSentences } from '#src/ui/messages/language.ts';
import { type ReactTranslator, useMessages } from '#src/ui/messages/useMessages.ts';
import { ActionButton } from '#src/ui/system/ActionButton.tsx';
import { SystemProvider } from '#src/ui/system/SystemProvider.tsx';
import IconPlus from '~icons/ph/plus';
import { useOpenRecord } from '../editor/useOpenRecord.ts';
import { AdminTable } from '../kit/AdminTable.tsx';
import type { TableColumn } from '../kit/tableParts.ts';
import { AdminHeader } from '../shell/AdminHeader.tsx';
import { useAdminSearch, wordOf } from '../shell/adminSearch.ts';
import { useAdminShell } from '../shell/adminShellParts.ts';
import { GameScreen, StatusBadge } from './GameScreen.tsx';
import type { GamesPorts } from './gameParts.ts';
import { NewGamePanel } from './NewGamePanel.tsx';

type Words = ReactTranslator<FeatureSentences<'adminGames'>>;
type Counted = 'cards' | 'printings' | 'sets' | 'packs' | 'templates' | 'drafts';

function columnsOf(t: Words): readonly TableColumn<GameRow>[] {
  const count = (key: Counted) =>
    ({
      key,
      label: t(key),
      cell: (row: GameRow) => formatFor().number(row[key]),
      isSortable: true,
      isNumeric: true,
    }) as const;
  return [
    { key: 'name', label: t('name'), cell: (row) => row.name, isSortable: true },
    {
      key: 'status',
      label: t('status'),
      cell: ({ status }) =>
        status === 'published' ? t('statuses', { status }) : <StatusBadge status={status} />,
      isSortable: true,
    },
    {
      key: 'slug',
      label: t('address'),
      cell: (row) => (
        <Box as="span" textStyle="code">
          {row.slug}
        </Box>
      ),
      isSortable: true,
    },
    count('cards'),
    { ...count('printings'), isHiddenAtFirst: true },
    count('sets'),
    count('packs'),
    count('templates'),
    count('drafts'),
    {
      key: 'updatedAtMs',
      label: t('changed'),
      cell: (row) => formatFor().date(row.updatedAtMs),
      isSortable: true,
      isWideOnly: true,
    },
  ];
}

/** Every game, and behind each its description as data. */
export function GamesScreen({ ports }: { readonly ports: GamesPorts }) {
  const t = useMessages('adminGames');
  useScreenTitle(t('title'));
  const [search] = useAdminSearch();
  const game = wordOf(search, 'game');
  const cameFrom = useRef('');
  if (search.view === 'edit' && game !== '') return <GameScreen key={game} ports={ports} slug={game} />;
  return <GamesList ports={ports} cameFrom={cameFrom} />;
}

interface GamesListProps {
  readonly ports: GamesPorts;
  /** The row that was opened last, kept while its game is open. */
  readonly cameFrom: RefObject<string>;
}

function GamesList({ ports, cameFrom }: GamesListProps) {
  const t = useMessages('adminGames');
  const [, change] = useAdminSearch();
  const { leaving, offerUndo } = useAdminShell();
  const opened = useOpenRecord();
  const columns = useMemo(() => columnsOf(t), [t]);
  const edit = (slug: string) =>
    change({ view: 'edit', game: slug, page: undefined, open: undefined }, { isNewPlace: true });
  const newButton = (variant: 'solid' | 'outline') => (
    <ActionButton variant={variant} onClick={opened.openNew}>
      <IconPlus aria-hidden="true" />
      {t('newGame')}
    </ActionButton>
  );
  const options = gameStatusSchema.options.map((status) => ({
    value: status,
    label: t('statuses', { status }),
  }));
  return (
    <SystemProvider>
      <AdminHeader title={t('title')} sentence={t('lead')}>
        {newButton('solid')}
      </AdminHeader>
      <AdminTable
        name="games"
        label={t('title')}
        ports={ports.table}
        columns={columns}
        filters={[{ key: 'status', label: t('status'), options }]}
        searchLabel={t('search')}
        rowName={(row) => row.name}
        onOpen={(row) => {
          cameFrom.current = row.id;
          edit(row.slug);
        }}
        cameFrom={cameFrom.current}
        version={opened.version}
        panel={() =>
          opened.isOpen && (
            <NewGamePanel
              make={ports.make}
              onClose={opened.close}
              onMade={({ name, slug }) => {
                offerUndo({ text: t('created', { name: name.trim() }), activityId: null });
                leaving.letGo();
                edit(slug);
              }}
            />
          )
        }
        empty={{ title: t('none'), words: t('noneHint'), action: newButton('outline') }}
      />
    </SystemProvider>
  );
}
