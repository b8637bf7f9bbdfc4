import { HStack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { GameLook } from '#contract/games/faces.ts';
import { rarityOf } from '#src/ui/components/cards/gameLook.ts';
import { RarityMark } from '#src/ui/components/cards/RarityMark.tsx';
import { RowTable } from '#src/ui/system/RowTable.ts';

interface FigureTableProps {
  /** Of the columns; the first one is that of the rows' own heads. */
  readonly heads: readonly string[];
  readonly rows: readonly {
    readonly key: string | number;
    readonly head: ReactNode;
    readonly cells: readonly ReactNode[];
  }[];
}

/** A small table of figures. */
export const FigureTable = ({ heads, rows }: FigureTableProps) => (
  <RowTable lines="below" css={FIGURES}>
    <thead>
      <tr>
        {heads.map((words) => (
          <th key={words} scope="col">
            {words}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ key, head, cells }) => (
        <tr key={key}>
          <th scope="row">{head}</th>
          {cells.map((cell, at) => (
            <td key={heads[at + 1]}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </RowTable>
);

const FIGURES = {
  '--cell': '5px 8px 5px 0',
  '& :is(th, td)': { fontWeight: 'medium' },
  '& thead th': { fontSize: '13px' },
  '& :is(td, thead th:not(:first-of-type))': { pr: '0', pl: '2.5', textAlign: 'right' },
  '& td': { fontFamily: 'mono', fontVariantNumeric: 'tabular-nums' },
};

interface RarityTableProps {
  readonly heads: readonly string[];
  readonly look: GameLook;
  readonly rows: readonly { readonly rarity: string; readonly cells: readonly ReactNode[] }[];
}

/** Figures of each rarity, the common ones first. */
export function RarityTable({ heads, look, rows }: RarityTableProps) {
  const order = (code: string) => look.rarities.find((rarity) => rarity.code === code)?.order ?? 0;
  return (
    <FigureTable
      heads={heads}
      rows={rows
        .toSorted((one, other) => order(one.rarity) - order(other.rarity))
        .map(({ rarity, cells }) => ({
          key: rarity,
          head: (
            <HStack as="span" display="inline-flex" gap="2">
              <RarityMark rarity={rarityOf(look, rarity)} />
              {rarityOf(look, rarity).name || rarity}
            </HStack>
          ),
          cells,
        }))}
    />
  );
}
