import type { ReactNode, Ref } from 'react';
import type { CardView } from '#contract/room/room.ts';
import type { PileName } from '#engine/formats/solomon/solomon.types.ts';
import { LaneGlyph } from '../../../../components/cards/LaneGlyph.tsx';
import { cardsWord } from '../../roomWords.ts';
import { useTable } from '../../useTable.ts';
import { CardGrid } from '../pieces/CardGrid.tsx';
import { meanCost, PILE_TITLES, pileWords } from './pileWords.ts';

interface PileTrayProps {
  readonly name: PileName;
  readonly cards: readonly CardView[];
  readonly isLit?: boolean;
  readonly isMovable?: boolean;
  /** Said where no card lies. */
  readonly empty: string;
  readonly ref?: Ref<HTMLElement> | undefined;
  readonly children?: ReactNode;
}

/** One pile: how many, which lanes, the average cost, and its cards. */
export function PileTray({
  name,
  cards,
  isLit = false,
  isMovable = false,
  empty,
  ref,
  children,
}: PileTrayProps) {
  const { view } = useTable();
  const faces = cards.flatMap(({ card }) => view.faces[card] ?? []);
  const words = pileWords(
    name,
    faces.map((face) => face.name),
  );
  const mean = meanCost(faces.map(({ cost }) => cost));
  const lanes = view.look.lanes
    .map((lane) => ({ lane, count: faces.filter((face) => face.lanes.includes(lane.key)).length }))
    .filter(({ count }) => count > 0);
  return (
    <section className={isLit ? 'pile lit' : 'pile'} aria-label={words} ref={ref} data-pile={name}>
      <header className="pile-head">
        <h2>{PILE_TITLES[name]}</h2>
        <span className="pile-count">{cards.length === 0 ? 'empty' : cardsWord(cards.length)}</span>
        <span className="pile-facts">
          {lanes.map(({ lane, count }) => (
            <span key={lane.key} title={lane.label}>
              <LaneGlyph lane={lane} size={14} />
              <span className="vh">{lane.label} </span>
              <span className="num">{count}</span>
            </span>
          ))}
          {mean !== null && (
            <span>
              average cost <b className="num">{mean}</b>
            </span>
          )}
        </span>
        {children}
      </header>
      {cards.length === 0 ? (
        <p className="pile-empty">{empty}</p>
      ) : (
        <CardGrid
          label={words}
          cards={cards}
          mayChoose
          widest={146}
          stateOf={() => (isMovable ? 'idle' : 'quiet')}
        />
      )}
    </section>
  );
}
