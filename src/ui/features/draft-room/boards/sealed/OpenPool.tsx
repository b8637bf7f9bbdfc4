import { useMemo, useState } from 'react';
import { type Segment, SegmentedControl } from '../../../../kit/SegmentedControl.tsx';
import { type GroupBy, groupPool, pooledFaces } from '../../poolGrouping.ts';
import { cardsWord, waitingWords } from '../../roomWords.ts';
import { useTable } from '../../useTable.ts';
import type { BoardOf } from '../boardTypes.ts';
import { CardGrid } from '../pieces/CardGrid.tsx';
import { DecideButton } from '../pieces/DecideButton.tsx';
import { DecisionBar } from '../pieces/DecisionBar.tsx';
import { SealedSeats } from './SealedSeats.tsx';

interface OpenPoolProps {
  readonly board: BoardOf<'sealed'>;
  readonly isDone: boolean;
}

/** Every card of the own packs in groups, and the word that one is done. */
export function OpenPool({ board, isDone }: OpenPoolProps) {
  const { view, people } = useTable();
  const { ask } = view;
  const command =
    ask?.kind === 'choose'
      ? ({ type: 'choose', turnId: ask.turnId, turnNumber: ask.turnNumber, option: 'done' } as const)
      : null;
  return (
    <div className="sealed">
      {isDone && (
        <p className="board-note" role="status">
          You are done. {waitingWords(view, people)}. Your pool is kept, whether this window stays open or
          not.
        </p>
      )}
      <PoolGroups />
      <SealedSeats done={board.done} />
      {!isDone && (
        <DecisionBar>
          <span className="decision-words">
            {cardsWord(view.pool.length)} in your pool. Decks are built when everybody is done.
          </span>
          <DecideButton command={command}>Done, build my deck</DecideButton>
        </DecisionBar>
      )}
    </div>
  );
}

function PoolGroups() {
  const { view } = useTable();
  const { pool, faces, look } = view;
  const [by, setBy] = useState<GroupBy>('lane');
  const groups = useMemo(() => groupPool(pooledFaces(pool, faces), look, by), [pool, faces, look, by]);
  const segments: readonly Segment<GroupBy>[] = [
    { value: 'lane', label: capital(look.laneWord) },
    { value: 'cost', label: 'Cost' },
    { value: 'type', label: 'Type' },
    { value: 'rarity', label: 'Rarity' },
    { value: 'order', label: 'Pack' },
  ];
  return (
    <>
      <div className="sealed-head">
        <h2>
          What you opened <span className="num">{pool.length}</span>
        </h2>
        <SegmentedControl label="Group your cards by" segments={segments} value={by} onChange={setBy} />
      </div>
      {pool.length === 0 && <p className="board-note">There was no card in your packs.</p>}
      {groups.map(({ key, label, cards }) => (
        <section
          key={`${by} ${key}`}
          className="board-group"
          aria-label={`${label}, ${cardsWord(cards.length)}`}
        >
          <h3>
            {label} <span className="num">{cards.length}</span>
          </h3>
          <CardGrid
            label={`${label}, ${cardsWord(cards.length)}`}
            cards={cards.map(({ card }) => card)}
            mayChoose={false}
          />
        </section>
      ))}
    </>
  );
}

const capital = (word: string) => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`;
