import { useMemo } from 'react';
import type { CardGame, PrintingRow } from '#contract/admin/cards.ts';
import { rarityOf } from '#src/ui/cards/gameLook.ts';
import { AdminTable } from '../kit/AdminTable.tsx';
import type { TableColumn, TableFilterChoice } from '../kit/tableParts.ts';
import { BulkPrintings } from './BulkPrintings.tsx';
import { type CardListProps, RarityOf } from './CardList.tsx';
import { CardThumb } from './CardThumb.tsx';
import { ImportLink } from './ImportLink.tsx';

const YES_NO = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
];

const columnsFor = (game: CardGame | null): readonly TableColumn<PrintingRow>[] => [
  {
    key: 'name',
    label: 'Card',
    isSortable: true,
    cell: (row) => (
      <>
        <CardThumb image={row.image} />
        <span>{row.name}</span>
      </>
    ),
  },
  { key: 'set', label: 'Set', isSortable: true, cell: (row) => <span className="num">{row.set}</span> },
  { key: 'number', label: 'Number', isSortable: true, isNumeric: true, cell: (row) => row.number },
  {
    key: 'rarity',
    label: 'Rarity',
    isSortable: true,
    cell: (row) => <RarityOf code={row.rarity} game={game} />,
  },
  {
    key: 'isDraftable',
    label: 'For drafting',
    isSortable: true,
    cell: (row) => (row.isDraftable ? 'Yes' : 'No'),
  },
  {
    key: 'hasPicture',
    label: 'Picture',
    isSortable: true,
    cell: (row) => (row.image === null ? 'None' : 'Yes'),
  },
  {
    key: 'key',
    label: 'Key',
    isSortable: true,
    isHiddenAtFirst: true,
    cell: (row) => <span className="num">{row.key}</span>,
  },
  { key: 'game', label: 'Game', isSortable: true, isHiddenAtFirst: true, cell: (row) => row.game },
];

/** The table of printings. */
export function PrintingList({ ports, game, openId, openCard, done, version }: CardListProps) {
  const columns = useMemo(() => columnsFor(game), [game]);
  const filters = useMemo(
    (): readonly TableFilterChoice[] => [
      {
        key: 'set',
        label: 'Set',
        valueLabel: (code) => game?.sets.find((set) => set.code === code)?.name ?? code,
      },
      {
        key: 'rarity',
        label: 'Rarity',
        valueLabel: (code) => (game === null ? code : rarityOf(game.look, code).name),
      },
      { key: 'isDraftable', label: 'For drafting', options: YES_NO },
      { key: 'hasPicture', label: 'Picture', options: YES_NO },
    ],
    [game],
  );
  return (
    <AdminTable
      name="printings"
      label="Printings"
      ports={ports.printings}
      columns={columns}
      filters={filters}
      searchLabel="Card, text, set or number"
      rowName={(row) => `${row.name}, ${row.set} ${row.number}`}
      onOpen={(row) => openCard(row.id, row.cardId, row.name, row.game)}
      openId={openId}
      version={version}
      bulk={(chosen) => <BulkPrintings chosen={chosen} game={game} ports={ports} onDone={done} />}
      empty={{
        title: 'No printings yet',
        words: 'A printing is a card in a set, with its number, rarity and picture. An import brings them.',
        action: <ImportLink slug={game?.look.slug ?? ''} />,
      }}
    />
  );
}
