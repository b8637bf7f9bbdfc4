import type { ReactNode } from 'react';
import type { CardGame, CardRow, PrintingRow } from '#contract/admin/cards.ts';
import { laneOf, rarityOf } from '#src/ui/components/cards/gameLook.ts';
import type { TableColumn, TableFilterChoice } from '../kit/tableParts.ts';
import { type CardWords, laneWordOf, type OwnField } from './cardFields.tsx';
import { LanesCell, NameCell, RarityCell, WordsCell } from './cells.tsx';

const HIDDEN = { isHiddenAtFirst: true };
const UNSORTED = { isSortable: false };
const NUMBER = { isNumeric: true };

const columnOf =
  <Row,>(t: CardWords) =>
  (
    key: OwnField | 'lanes' | 'printings' | 'isNameOnly' | 'key' | 'card',
    cell: (row: Row) => ReactNode,
    more: Partial<TableColumn<Row>> = {},
  ): TableColumn<Row> => ({ key, label: t(key), cell, isSortable: true, ...more });

const yesNo = (t: CardWords, is: boolean) => t('yesNo', { is: is ? 'true' : 'false' });
const lanesLabel = (t: CardWords, game: CardGame | null) => (game === null ? t('lanes') : laneWordOf(game));

/** The columns of cards, each attribute of the game among them. */
export function cardColumns(t: CardWords, gameWord: string, game: CardGame | null) {
  const column = columnOf<CardRow>(t);
  return [
    column('name', ({ image, name, isNameOnly }) => (
      <NameCell image={image} name={name} note={isNameOnly ? t('isNameOnly') : undefined} />
    )),
    column('lanes', ({ lanes }) => <LanesCell keys={lanes} game={game} />, { label: lanesLabel(t, game) }),
    column('type', ({ type }) => type || '–'),
    column('cost', ({ cost }) => cost ?? '–', NUMBER),
    column('rarity', ({ rarity }) => <RarityCell code={rarity} game={game} />, UNSORTED),
    column('set', ({ set }) => set ?? '–', UNSORTED),
    column('printings', ({ printings }) => printings, NUMBER),
    column('rating', ({ rating }) => rating ?? '–', { ...NUMBER, ...HIDDEN }),
    column('typeLine', ({ typeLine }) => typeLine, { ...UNSORTED, ...HIDDEN }),
    column('rules', ({ rules }) => <WordsCell>{rules}</WordsCell>, {
      ...{ ...UNSORTED, ...HIDDEN, isWideOnly: true },
    }),
    ...attributesOf(game).map(
      ({ key, name, label }): TableColumn<CardRow> => ({
        ...{ key, label, ...HIDDEN },
        cell: ({ attributes }) => [attributes[name] ?? '–'].flat().join(', '),
      }),
    ),
    column('key', (row) => row.game, { key: 'game', label: gameWord, ...HIDDEN }),
    column('isNameOnly', ({ isNameOnly }) => yesNo(t, isNameOnly), HIDDEN),
  ];
}

export function printingColumns(t: CardWords, gameWord: string, game: CardGame | null) {
  const column = columnOf<PrintingRow>(t);
  return [
    column('card', ({ image, name }) => <NameCell image={image} name={name} />, { key: 'name' }),
    column('set', ({ set }) => set),
    column('number', ({ number }) => number, NUMBER),
    column('rarity', ({ rarity }) => <RarityCell code={rarity} game={game} />),
    column('isDraftable', ({ isDraftable }) => yesNo(t, isDraftable)),
    column('image', ({ image }) => yesNo(t, image !== null), { key: 'hasPicture' }),
    column('key', ({ key }) => key, HIDDEN),
    column('key', (row) => row.game, { key: 'game', label: gameWord, ...HIDDEN }),
  ];
}

const attributesOf = (game: CardGame | null) =>
  (game?.look.attributes ?? []).map(({ key, label }) => ({ key: `attributes.${key}`, name: key, label }));

const yesNoOf = (t: CardWords) => [true, false].map((is) => ({ value: String(is), label: yesNo(t, is) }));

/** By what is said of cards, and by the set and rarity of any printing. */
export const cardFilters = (t: CardWords, game: CardGame | null): readonly TableFilterChoice[] => [
  {
    key: 'lanes',
    label: lanesLabel(t, game),
    valueLabel: (key) => (game && laneOf(game.look, key)?.label) ?? key,
  },
  { key: 'type', label: t('type') },
  { key: 'cost', label: t('cost') },
  ...ofPrintings(t, game),
  ...attributesOf(game),
  { key: 'isNameOnly', label: t('isNameOnly'), options: yesNoOf(t) },
];

export const printingFilters = (t: CardWords, game: CardGame | null): readonly TableFilterChoice[] => [
  ...ofPrintings(t, game),
  { key: 'isDraftable', label: t('isDraftable'), options: yesNoOf(t) },
  { key: 'hasPicture', label: t('image'), options: yesNoOf(t) },
];

const ofPrintings = (t: CardWords, game: CardGame | null): readonly TableFilterChoice[] => [
  {
    key: 'set',
    label: t('set'),
    valueLabel: (code) => game?.sets.find((set) => set.code === code)?.name ?? code,
  },
  {
    key: 'rarity',
    label: t('rarity'),
    valueLabel: (code) => (game === null ? code : rarityOf(game.look, code).name),
  },
];
