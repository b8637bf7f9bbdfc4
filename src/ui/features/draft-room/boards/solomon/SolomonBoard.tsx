import { useMessages } from '../../../../messages/useMessages.ts';
import type { Person } from '../../seating.ts';
import { useTable } from '../../useTable.ts';
import type { BoardOf, BoardProps } from '../boardTypes.ts';
import { BoardNote } from '../pieces/BoardParts.tsx';
import { CardGrid } from '../pieces/CardGrid.tsx';
import { FoldedPool } from '../pieces/Pools.tsx';
import { TurnLine } from '../pieces/TurnLine.tsx';
import type { BoardWords } from '../pieces/words.ts';
import { DividePiles } from './DividePiles.tsx';
import { OfferedPiles } from './OfferedPiles.tsx';

/** One divides the open cards into two piles, the other chooses one of them. */
export default function SolomonBoard({ board, isWide }: BoardProps<'solomon'>) {
  const t = useMessages('boards');
  const { view, people } = useTable();
  const { middle, turnSeat, last } = board;
  const pools = people.map(
    (person) =>
      !person.isYou && (
        <FoldedPool key={person.seat} person={person} cards={board.pools[person.seat] ?? []} />
      ),
  );
  return (
    <>
      <TurnLine
        turnSeat={turnSeat}
        words={(who) => (middle.step === 'divide' ? t('turnDivide', who) : t('turnChoosePile', who))}
      />
      <BoardNote>{last ? lastWords(t, last, people) : t('pilesRule')}</BoardNote>
      {middle.step === 'divide' && view.ask?.kind === 'divide' ? (
        <DividePiles ask={view.ask} cards={middle.cards} isWide={isWide}>
          {pools}
        </DividePiles>
      ) : (
        <>
          {middle.step === 'choose' ? (
            <OfferedPiles first={middle.first} second={middle.second} isWide={isWide} />
          ) : (
            <CardGrid
              label={t('titleAndCards', { title: t('onTable'), count: middle.cards.length })}
              cards={middle.cards}
              mayChoose={false}
            />
          )}
          {pools}
        </>
      )}
    </>
  );
}

type Outcome = NonNullable<BoardOf<'solomon'>['last']>;

/** “Last round Kim took 3 cards, you got 5 cards.” */
function lastWords(t: BoardWords, outcome: Outcome, people: readonly Person[]): string {
  const { divider, chosen, firstSize, secondSize } = outcome;
  const [taken, got] = chosen === 'first' ? [firstSize, secondSize] : [secondSize, firstSize];
  const nameOf = (person: Person | undefined) =>
    person?.isYou ? t('youNext') : (person?.name ?? t('otherSeat'));
  const chooser = people.find(({ seat }) => seat !== divider);
  return t('lastRound', { chooser: nameOf(chooser), taken, divider: nameOf(people[divider]), got });
}
