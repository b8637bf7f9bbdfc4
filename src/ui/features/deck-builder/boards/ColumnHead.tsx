import { cardsInWords } from '#contract/decks/deckRules.ts';
import { laneOf } from '../../../components/cards/gameLook.ts';
import { LaneGlyph } from '../../../components/cards/LaneGlyph.tsx';
import { useDeckDesk } from '../desk/deckDesk.ts';
import type { DeckColumn } from './deckColumns.ts';

interface ColumnHeadProps {
  readonly column: DeckColumn;
  readonly as?: 'h2' | 'h3' | 'h4';
  readonly isShort?: boolean;
}

export function ColumnHead({ column, as: Heading = 'h3', isShort = false }: ColumnHeadProps) {
  const { look } = useDeckDesk();
  const count = column.entries.length;
  const lane = column.lane === null ? undefined : laneOf(look, column.lane);
  return (
    <Heading className="deck-column-head">
      {column.disc !== null ? (
        <>
          <span className="deck-cost" aria-hidden="true">
            {column.disc}
          </span>
          <span className={isShort ? 'vh' : 'ell'}>{column.label}</span>
        </>
      ) : (
        <>
          {lane !== undefined && <LaneGlyph lane={lane} size={15} />}
          <span className="ell">{column.label}</span>
        </>
      )}
      {isShort ? (
        <span className="num">{count}</span>
      ) : (
        <span className="deck-column-count">{cardsInWords(count)}</span>
      )}
    </Heading>
  );
}
