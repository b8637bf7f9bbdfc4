import { useMemo } from 'react';
import type { CardGame, CardRow } from '#contract/admin/cards.ts';
import { laneOf, rarityOf } from '#src/ui/cards/gameLook.ts';
import { LaneGlyph } from '#src/ui/cards/LaneGlyph.tsx';
import { RarityMark } from '#src/ui/cards/RarityMark.tsx';
import { AdminTable } from '../kit/AdminTable.tsx';
import type { TableColumn, TableFilterChoice } from '../kit/tableParts.ts';
import { BulkCards } from './BulkCards.tsx';
import { CardThumb } from './CardThumb.tsx';
import { capital } from './capital.ts';
import type { CardPorts } from './cardPorts.ts';
import { ImportLink } from './ImportLink.tsx';

export interface CardListProps {
  readonly ports: CardPorts;
  /** Null while all games are looked at. */
  readonly game: CardGame | null;
  readonly openId: string;
  /** Opens the card that a row is or belongs to. */
  readonly openCard: (rowId: string, cardId: string, name: string, game: string) => void;
  readonly done: (text: string, activityId: string | null) => void;
  readonly version: number;
}

const YES_NO = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
];

function columnsFor(game: CardGame | null): readonly TableColumn<CardRow>[] {
  return [
    {
      key: 'name',
      label: 'Name',
      isSortable: true,
      cell: (row) => (
        <>
          <CardThumb image={row.image} />
          <span>
            {row.name}
            {row.isNameOnly && <small className="muted"> name only</small>}
          </span>
        </>
      ),
    },
    {
      key: 'lanes',
      label: game === null ? 'Lanes' : capital(game.look.laneWord),
      isSortable: true,
      cell: (row) => <Lanes keys={row.lanes} game={game} />,
    },
    { key: 'type', label: 'Type', isSortable: true, cell: (row) => row.type || '–' },
    { key: 'cost', label: 'Cost', isSortable: true, isNumeric: true, cell: (row) => row.cost ?? '–' },
    { key: 'rarity', label: 'Rarity', cell: (row) => <RarityOf code={row.rarity} game={game} /> },
    { key: 'set', label: 'Set', cell: (row) => <span className="num">{row.set ?? '–'}</span> },
    { key: 'printings', label: 'Printings', isSortable: true, isNumeric: true, cell: (row) => row.printings },
    {
      key: 'rating',
      label: 'Rating',
      isSortable: true,
      isNumeric: true,
      isHiddenAtFirst: true,
      cell: (row) => row.rating ?? '–',
    },
    { key: 'typeLine', label: 'Type line', isHiddenAtFirst: true, cell: (row) => row.typeLine },
    {
      key: 'rules',
      label: 'Text',
      isHiddenAtFirst: true,
      isWideOnly: true,
      cell: (row) => <span className="card-words">{row.rules}</span>,
    },
    { key: 'game', label: 'Game', isSortable: true, isHiddenAtFirst: true, cell: (row) => row.game },
    {
      key: 'isNameOnly',
      label: 'Name only',
      isSortable: true,
      isHiddenAtFirst: true,
      cell: (row) => (row.isNameOnly ? 'Yes' : 'No'),
    },
  ];
}

/** The table of cards. */
export function CardList({ ports, game, openId, openCard, done, version }: CardListProps) {
  const columns = useMemo(() => columnsFor(game), [game]);
  const filters = useMemo(
    (): readonly TableFilterChoice[] => [
      {
        key: 'lanes',
        label: game === null ? 'Lane' : capital(game.look.laneWord),
        valueLabel: (key) => (game === null ? undefined : laneOf(game.look, key)?.label) ?? key,
      },
      { key: 'type', label: 'Type' },
      { key: 'cost', label: 'Cost' },
      { key: 'isNameOnly', label: 'Name only', options: YES_NO },
    ],
    [game],
  );
  return (
    <AdminTable
      name="cards"
      label="Cards"
      ports={ports.cards}
      columns={columns}
      filters={filters}
      searchLabel="Name, type or text"
      rowName={(row) => row.name}
      onOpen={(row) => openCard(row.id, row.id, row.name, row.game)}
      openId={openId}
      version={version}
      bulk={(chosen) => <BulkCards chosen={chosen} game={game} ports={ports} onDone={done} />}
      empty={{
        title: 'No cards yet',
        words: 'Import a file, or type them one after the other with “New card”.',
        action: <ImportLink slug={game?.look.slug ?? ''} />,
      }}
    />
  );
}

function Lanes({ keys, game }: { readonly keys: readonly string[]; readonly game: CardGame | null }) {
  if (keys.length === 0) return '–';
  return (
    <span className="card-laned">
      {keys.map((key) => {
        const lane = game === null ? undefined : laneOf(game.look, key);
        return (
          <span key={key}>
            {lane !== undefined && <LaneGlyph lane={lane} size={15} />}
            {lane?.label ?? key}
          </span>
        );
      })}
    </span>
  );
}

export function RarityOf({ code, game }: { readonly code: string | null; readonly game: CardGame | null }) {
  if (code === null) return '–';
  if (game === null) return code;
  const rarity = rarityOf(game.look, code);
  return (
    <span className="card-rarity">
      <RarityMark rarity={rarity} />
      {rarity.name}
    </span>
  );
}
