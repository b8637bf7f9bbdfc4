import { useDeferredValue, useMemo } from 'react';
import type { CardView } from '#contract/room/room.ts';
import { Button } from '../../../../kit/Button.tsx';
import { EmptyState } from '../../../../kit/EmptyState.tsx';
import { cardsWord } from '../../roomWords.ts';
import { useTable } from '../../useTable.ts';
import { CardGrid } from '../pieces/CardGrid.tsx';
import { groupTable, type TableChoice, WHOLE_TABLE } from './openTable.ts';
import { TableTools } from './TableTools.tsx';
import { useShownSoFar } from './useShownSoFar.ts';

interface OpenTableProps {
  readonly cards: readonly CardView[];
  readonly takers: ReadonlyMap<string, number>;
  readonly choice: TableChoice;
  readonly onChoice: (choice: TableChoice) => void;
  readonly mayTake: boolean;
}

/** The cards on the table, searched, filtered and in groups. More of them are drawn as one comes near the end. */
export function OpenTable({ cards, takers, choice, onChoice, mayTake }: OpenTableProps) {
  const { view, people } = useTable();
  const deferred = useDeferredValue(choice);
  const { faces, look } = view;
  const groups = useMemo(
    () => groupTable({ cards, takers, faces, look }, deferred),
    [cards, takers, faces, look, deferred],
  );
  const found = groups.reduce((sum, group) => sum + group.cards.length, 0);
  const [shown, end] = useShownSoFar(found, deferred);
  const sentenceOf = (card: CardView) => {
    const seat = takers.get(card.id);
    const person = seat === undefined ? undefined : people[seat];
    return person && `${person.isYou ? 'You' : person.name} took it`;
  };
  let before = 0;
  return (
    <>
      <TableTools choice={choice} onChoice={onChoice} found={found} left={cards.length - takers.size} />
      {groups.map((group) => {
        const drawn = group.cards.slice(0, Math.max(0, shown - before));
        before += group.cards.length;
        if (drawn.length === 0) return null;
        return (
          <section
            key={group.key}
            className="roti-group"
            aria-label={`${group.label}, ${cardsWord(group.cards.length)}`}
          >
            <h3>
              {group.label} <span className="num">{group.cards.length}</span>
            </h3>
            <CardGrid
              label={`${group.label}, ${cardsWord(group.cards.length)}`}
              cards={drawn}
              mayChoose={mayTake}
              stateOf={(card) => (takers.has(card.id) ? 'taken' : undefined)}
              sentenceOf={sentenceOf}
            />
          </section>
        );
      })}
      {found === 0 && (
        <EmptyState
          title="No card is like that"
          action={
            <Button variant="soft" onClick={() => onChoice({ ...WHOLE_TABLE, groupBy: choice.groupBy })}>
              Show the whole table
            </Button>
          }
        >
          {choice.showsTaken
            ? 'Nothing on the table fits.'
            : 'Nothing that is left fits; taken cards are not shown.'}
        </EmptyState>
      )}
      <div ref={end} className="roti-end" aria-hidden="true" />
    </>
  );
}
