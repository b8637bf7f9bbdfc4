import { chakra } from '@chakra-ui/react';
import type { FigureSort } from '#contract/results/cardFigures.ts';
import { COARSE } from '#src/ui/system/recipes/media.ts';
import IconDown from '~icons/ph/arrow-down';
import IconUp from '~icons/ph/arrow-up';
import { type FiguresSearch, pressed, sortedBy } from './figuresSearch.ts';

const SortButton = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minHeight: '7',
    color: 'inherit',
    font: 'inherit',
    '& > svg': { boxSize: '13px', color: 'brass.fg' },
    _hover: { color: 'fg' },
    [COARSE]: { minHeight: '11' },
  },
});

interface SortHeadProps {
  readonly column: FigureSort;
  readonly label: string;
  readonly search: FiguresSearch;
  readonly onSearch: (search: FiguresSearch) => void;
}

/** The head of a column by which the list of all cards can be sorted. */
export const SortHead = ({ column, label, search, onSearch }: SortHeadProps) => {
  const { sort, order } = sortedBy(search);
  const isSorted = sort === column;
  return (
    <th scope="col" aria-sort={isSorted ? (order === 'up' ? 'ascending' : 'descending') : undefined}>
      <SortButton type="button" onClick={() => onSearch(pressed(search, column))}>
        {label}
        {isSorted && (order === 'up' ? <IconUp aria-hidden="true" /> : <IconDown aria-hidden="true" />)}
      </SortButton>
    </th>
  );
};
