import { memo } from 'react';
import '../cards/card.css';
import type { StyleWithVariables } from '../theme/styleWithVariables.ts';
import { DeckCard } from './DeckCard.tsx';
import { type DeckDesk, isDimmed } from './deckDesk.ts';
import type { DeckEntry } from './deckEntries.ts';

interface BoardCardsProps {
  readonly label: string;
  readonly entries: readonly DeckEntry[];
  readonly desk: DeckDesk;
  /** Of the board's cards the one in the tab order. */
  readonly tabbableId: string | null;
  readonly carriedId: string | null;
}

const flagsOf = (id: string, { desk, tabbableId, carriedId }: BoardCardsProps) => ({
  look: desk.look,
  isMine: desk.view.isMine,
  isTabbable: id === tabbableId,
  isHit: desk.hits.has(id),
  isDimmed: isDimmed(desk, id),
  isChosen: desk.selectedId === id,
  isCarried: id === carriedId,
});

/** Cards as strips in one column. */
export const StripList = memo(function StripList(props: BoardCardsProps) {
  return (
    <ul className="deck-strips" aria-label={props.label}>
      {props.entries.map((entry) => (
        <li key={entry.id}>
          <DeckCard entry={entry} shows="strip" width={0} {...flagsOf(entry.id, props)} />
        </li>
      ))}
    </ul>
  );
});

/** Cards over each other, of which the last one shows all of itself. */
export const CardPile = memo(function CardPile(props: BoardCardsProps & { readonly width: number }) {
  const { entries, width, label } = props;
  const style: StyleWithVariables = { '--w': `${width}px` };
  return (
    <ul className="stack" style={style} aria-label={label}>
      {entries.map((entry, place) => (
        <li key={entry.id}>
          <DeckCard
            entry={entry}
            shows={place === entries.length - 1 ? 'whole' : 'title'}
            width={width}
            {...flagsOf(entry.id, props)}
          />
        </li>
      ))}
    </ul>
  );
});
