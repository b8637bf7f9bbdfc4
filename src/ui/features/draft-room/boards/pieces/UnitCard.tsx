import { useSelector } from '@xstate/react';
import type { CardView } from '#contract/room/room.ts';
import { selectStarred } from '#src/machines/room/draftRoomSelectors.ts';
import type { StyleWithVariables } from '#src/ui/system/css/styleWithVariables.ts';
import { accessibleCardName } from '../../../../components/cards/accessibleCardName.ts';
import type { CardSize } from '../../../../components/cards/cardFit.ts';
import { PlayCard } from '../../../../components/cards/PlayCard.tsx';
import { usePreferences } from '../../../../components/preferences/usePreferences.ts';
import { useMessages } from '../../../../messages/useMessages.ts';
import { CardText } from '../../CardText.tsx';
import { useRoomParts } from '../../roomParts.tsx';
import { useTable } from '../../useTable.ts';
import { Star } from './Star.tsx';
import styles from './units.module.css';

interface UnitCardProps {
  readonly card: CardView;
  /** Row and column, handles included. */
  readonly place: string;
  /** Options that take the card. */
  readonly options: readonly string[];
  readonly isTabStop: boolean;
  readonly size: CardSize;
  /** Who took it; the card stays in its place, grey. */
  readonly takenBy?: string | undefined;
  /** Where it stands or whose it is, after its name. */
  readonly where: string;
  readonly style?: StyleWithVariables | undefined;
}

/** An open card that is taken together with others. Keys and clicks are heard by the board (`useUnitInput`). */
export function UnitCard({ card, place, options, isTabStop, size, takenBy, where, style }: UnitCardProps) {
  const t = useMessages('boards');
  const { room, zoom } = useRoomParts();
  const { view } = useTable();
  const { usesTextMode } = usePreferences();
  const isStarred = useSelector(room, selectStarred).includes(card.id);
  const face = view.faces[card.card];
  if (!face) return null;
  const state = takenBy === undefined ? 'idle' : 'taken';
  const words = [
    accessibleCardName(face, view.look),
    where,
    ...(card.finish === 'foil' ? [t('foil')] : []),
    ...(isStarred ? [t('starred')] : []),
  ];
  return (
    <div
      role="gridcell"
      className={styles.card}
      style={style}
      data-place={place}
      data-options={options.join(' ')}
      data-unit-card={card.id}
      tabIndex={isTabStop ? 0 : -1}
      aria-label={`${words.join('. ')}.`}
      aria-description={face.rules === '' ? undefined : face.rules}
    >
      {usesTextMode ? (
        <CardText face={face} look={view.look} state={state} sentence={takenBy ?? where} />
      ) : (
        <>
          <PlayCard
            face={face}
            look={view.look}
            size={size}
            width="fill"
            state={state}
            {...(takenBy !== undefined && { sentence: takenBy })}
            isFoil={card.finish === 'foil'}
            isEager
            {...(size !== 'xs' && { onZoom: zoom })}
          />
          {size === 'xs' && <span className={styles.name}>{face.name}</span>}
          {isStarred && <Star />}
        </>
      )}
    </div>
  );
}
