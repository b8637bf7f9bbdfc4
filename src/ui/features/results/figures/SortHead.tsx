import type { FigureSort } from '#contract/results/cardFigures.ts';
import IconDown from '~icons/ph/arrow-down';
import IconUp from '~icons/ph/arrow-up';
import styles from './figures.module.css';
import { type FiguresSearch, pressed, sortedBy } from './figuresSearch.ts';

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
      <button type="button" className={styles.sort} onClick={() => onSearch(pressed(search, column))}>
        {label}
        {isSorted && (order === 'up' ? <IconUp aria-hidden="true" /> : <IconDown aria-hidden="true" />)}
      </button>
    </th>
  );
};
