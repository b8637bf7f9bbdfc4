import type { FigureSort, GameFigures, ListedFigure } from '#contract/results/cardFigures.ts';
import IconDown from '~icons/ph/arrow-down';
import IconUp from '~icons/ph/arrow-up';
import { CardStrip } from '../../../components/cards/CardStrip.tsx';
import { DraftsSeen } from './DraftsSeen.tsx';
import { type FiguresSearch, pressed, sortedBy } from './figuresSearch.ts';
import { averageWords, percent } from './figureWords.ts';
import { LAST_PICK, PickRange } from './PickRange.tsx';
import { usualPick } from './usualFigures.ts';

interface GameFiguresTableProps {
  readonly list: GameFigures;
  readonly search: FiguresSearch;
  readonly onSearch: (search: FiguresSearch) => void;
}

const NOT_TOLD = '–';

/** A page of cards with their figures; every column but the drawn one can be sorted by. */
export const GameFiguresTable = ({ list, search, onSearch }: GameFiguresTableProps) => {
  const head = (column: FigureSort, label: string) => (
    <Head column={column} label={label} search={search} onSearch={onSearch} />
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls has to be reached by keyboard
    <div className="usual-scroll" role="group" tabIndex={0} aria-label="The figures of all cards">
      <table className="usual-table">
        <thead>
          <tr>
            {head('name', 'Card')}
            {head('rate', 'Pick rate')}
            <th scope="col" className="usual-wide">
              Usually taken at pick
            </th>
            {head('average', 'Average')}
            {head('wheel', 'Comes back')}
            {head('drafts', 'Drafts seen')}
          </tr>
        </thead>
        <tbody>
          {list.figures.map((figure) => (
            <Row key={figure.name} figure={figure} look={list.look} />
          ))}
        </tbody>
      </table>
    </div>
  );
};

interface HeadProps extends Omit<GameFiguresTableProps, 'list'> {
  readonly column: FigureSort;
  readonly label: string;
}

const Head = ({ column, label, search, onSearch }: HeadProps) => {
  const { sort, order } = sortedBy(search);
  const isSorted = sort === column;
  return (
    <th scope="col" aria-sort={isSorted ? (order === 'up' ? 'ascending' : 'descending') : undefined}>
      <button type="button" className="figure-sort" onClick={() => onSearch(pressed(search, column))}>
        {label}
        {isSorted && (order === 'up' ? <IconUp aria-hidden="true" /> : <IconDown aria-hidden="true" />)}
      </button>
    </th>
  );
};

const Row = ({ figure, look }: Readonly<{ figure: ListedFigure; look: GameFigures['look'] }>) => {
  const { usual, comesBack, drafts } = usualPick(figure);
  return (
    <tr>
      <th scope="row">{figure.face === null ? figure.name : <CardStrip face={figure.face} look={look} />}</th>
      <td className="num">{usual?.pickRate == null ? NOT_TOLD : percent(usual.pickRate)}</td>
      <td className="usual-wide">
        <PickRange told={usual} last={LAST_PICK} />
      </td>
      <td className="num">{usual === null ? NOT_TOLD : averageWords(usual.average)}</td>
      <td className="num">{comesBack === null ? NOT_TOLD : percent(comesBack)}</td>
      <td className="num">
        <DraftsSeen drafts={drafts} />
      </td>
    </tr>
  );
};
