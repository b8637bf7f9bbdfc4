import { cardsWord } from '../../roomWords.ts';
import type { Person } from '../../seating.ts';
import { useTable } from '../../useTable.ts';
import type { BoardOf, BoardProps } from '../boardTypes.ts';
import { OpenPool } from '../pieces/CardNames.tsx';
import { TurnLine } from '../pieces/TurnLine.tsx';
import { DividePiles } from './DividePiles.tsx';
import { OfferedPiles } from './OfferedPiles.tsx';
import { OpenCards } from './OpenCards.tsx';
import './solomon.css';

/** One divides the open cards into two piles, the other chooses one of them. */
export default function SolomonBoard({ board }: BoardProps<'solomon'>) {
  const { view, people } = useTable();
  const { middle, turnSeat, last } = board;
  const isDividing = middle.step === 'divide';
  return (
    <div className="solomon">
      <TurnLine turnSeat={turnSeat} does={isDividing ? 'divides the cards in two piles' : 'chooses a pile'} />
      <p className="board-note">
        {last ? lastWords(last, people) : 'One pile goes to whoever chooses, the other to whoever divides.'}
      </p>
      {middle.step === 'choose' ? (
        <OfferedPiles first={middle.first} second={middle.second} />
      ) : view.ask?.kind === 'divide' ? (
        <DividePiles ask={view.ask} cards={middle.cards} />
      ) : (
        <OpenCards cards={middle.cards} />
      )}
      {people.map((person) =>
        person.isYou ? null : (
          <OpenPool key={person.seat} name={person.name} cards={board.pools[person.seat] ?? []} />
        ),
      )}
    </div>
  );
}

type Outcome = NonNullable<BoardOf<'solomon'>['last']>;

/** "Last round Kim took 3 cards, you got 5 cards." */
function lastWords({ divider, chosen, firstSize, secondSize }: Outcome, people: readonly Person[]): string {
  const [taken, left] = chosen === 'first' ? [firstSize, secondSize] : [secondSize, firstSize];
  const nameOf = (person: Person | undefined) => (person?.isYou ? 'you' : (person?.name ?? 'the other seat'));
  const chooser = people.find(({ seat }) => seat !== divider);
  return `Last round ${nameOf(chooser)} took ${cardsWord(taken)}, ${nameOf(people[divider])} got ${cardsWord(left)}.`;
}
