import { Box, type SystemStyleObject } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { CardFace, GameLook } from '#contract/games/faces.ts';
import { CardStrip } from '../../../components/cards/CardStrip.tsx';
import { RowTable } from '../../../system/RowTable.ts';
import { DraftsSeen } from './DraftsSeen.tsx';
import { averageWords, NO_FIGURE, percent } from './figureWords.ts';
import { PickRange } from './PickRange.tsx';
import type { UsualPick } from './usualFigures.ts';

interface FiguresTableProps {
  readonly label: string;
  readonly heads: ReactNode;
  readonly rows: ReactNode;
}

/** A table of cards' figures that scrolls by itself. */
export const FiguresTable = ({ label, heads, rows }: FiguresTableProps) => (
  // A table that scrolls has to be reached by keyboard.
  <Box overflowX="auto" role="group" tabIndex={0} aria-label={label}>
    <RowTable lines="between" head="filled" css={FIGURES}>
      <thead>
        <tr>{heads}</tr>
      </thead>
      <tbody>{rows}</tbody>
    </RowTable>
  </Box>
);

const PHONE: SystemStyleObject = {
  '--cell': '8px 3px',
  '& [data-extra], & td svg': { display: 'none' },
  '& thead th': { fontSize: 'xs', whiteSpace: 'normal' },
  '& tbody th': { minWidth: '100px', maxWidth: '116px' },
};

const FIGURES: SystemStyleObject = {
  '--cell': '8px 10px',
  '& :is(th, td)': { textAlign: 'right', whiteSpace: 'nowrap' },
  '& td': { fontFamily: 'mono', fontVariantNumeric: 'tabular-nums' },
  '& thead th': { fontSize: '13px' },
  '& th:first-of-type': { textAlign: 'left' },
  '& tbody th': { width: '240px', minWidth: '120px', fontWeight: 'inherit' },
  smDown: PHONE,
};

interface FigureHeadProps {
  readonly children: string;
  /** Hidden on a phone. */
  readonly isExtra?: boolean;
}

export const FigureHead = ({ children, isExtra = false }: FigureHeadProps) => (
  <th scope="col" data-extra={isExtra || undefined}>
    {children}
  </th>
);

interface FiguresRowProps {
  readonly name: string;
  readonly face: CardFace | null;
  readonly look: GameLook;
  readonly usual: UsualPick | null;
  /** Where the bar of the usual picks ends. */
  readonly last: number;
  /** The first figure, which differs from table to table; hidden on a phone where `isExtra`. */
  readonly first: string;
  readonly isExtra: boolean;
}

export const FiguresRow = ({ name, face, look, usual, last, first, isExtra }: FiguresRowProps) => {
  const told = usual?.usual ?? null;
  return (
    <tr>
      <th scope="row">{face === null ? name : <CardStrip face={face} look={look} />}</th>
      <td data-extra={isExtra || undefined}>{first}</td>
      <td data-extra>
        <PickRange told={told} last={last} />
      </td>
      <td>{told === null ? NO_FIGURE : averageWords(told.average)}</td>
      <td>{usual?.comesBack == null ? NO_FIGURE : percent(usual.comesBack)}</td>
      <td>
        <DraftsSeen drafts={usual?.drafts ?? 0} />
      </td>
    </tr>
  );
};
