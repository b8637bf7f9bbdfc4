import { shallowEqual } from '@xstate/react';
import { memo } from 'react';
import type { GameLook } from '#contract/games/faces.ts';
import '../../../components/cards/card.css';
import type { StyleWithVariables } from '#src/ui/system/css/styleWithVariables.ts';
import type { DeckDesk } from '../desk/deckDesk.ts';
import type { DeckEntry } from '../desk/deckEntries.ts';
import styles from './boards.module.css';
import { DeckCard } from './DeckCard.tsx';

interface BoardCardsProps extends CardMarks {
  readonly label: string;
  readonly entries: readonly DeckEntry[];
  readonly carriedId: string | null;
}

/** What of the desk the cards of a board show; all of it stands still while a card is moved. */
export interface CardMarks {
  readonly look: GameLook;
  readonly isMine: boolean;
  readonly hits: ReadonlySet<string>;
  readonly isFiltering: boolean;
  readonly selectedId: string | null;
}

export const marksOf = ({ look, view, hits, query, selectedId }: DeckDesk): CardMarks => ({
  ...{ look, hits, selectedId },
  isMine: view.isMine,
  isFiltering: query.terms.length > 0,
});

const flagsOf = (id: string, props: BoardCardsProps) => ({
  look: props.look,
  isMine: props.isMine,
  isHit: props.hits.has(id),
  isDimmed: props.isFiltering && !props.hits.has(id),
  isChosen: props.selectedId === id,
  isCarried: props.carriedId === id,
});

/** A column that holds the same cards in the same order is not drawn again, though its list was made anew. */
function isSameColumn<Props extends BoardCardsProps>(before: Props, after: Props): boolean {
  const { entries: earlier, ...rest } = before;
  const { entries, ...others } = after;
  return (
    earlier.length === entries.length &&
    earlier.every((entry, place) => entry === entries[place]) &&
    shallowEqual(rest, others)
  );
}

/** Cards as strips in one column. */
export const StripList = memo(function StripList(props: BoardCardsProps) {
  return (
    <ul className={styles.strips} aria-label={props.label}>
      {props.entries.map((entry) => (
        <li key={entry.id}>
          <DeckCard entry={entry} shows="strip" width={0} {...flagsOf(entry.id, props)} />
        </li>
      ))}
    </ul>
  );
}, isSameColumn);

/** Cards over each other, of which the last one shows all of itself. */
export const CardPile = memo(function CardPile(props: BoardCardsProps & { readonly width: number }) {
  const { entries, width, label } = props;
  const style: StyleWithVariables = { '--w': `${width}px` };
  return (
    <ul className={`stack ${styles.overlaid}`} style={style} aria-label={label}>
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
}, isSameColumn);
