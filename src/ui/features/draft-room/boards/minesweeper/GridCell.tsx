import { memo } from 'react';
import type { CardFace, GameLook } from '#contract/games/faces.ts';
import type { CardView } from '#contract/room/room.ts';
import { classNames } from '#src/ui/system/css/classNames.ts';
import text from '#src/ui/system/css/text.module.css';
import { accessibleCardName } from '../../../../components/cards/accessibleCardName.ts';
import { CardBack } from '../../../../components/cards/CardBack.tsx';
import { type CardState, PlayCard } from '../../../../components/cards/PlayCard.tsx';
import { useMessages } from '../../../../messages/useMessages.ts';
import type { Person } from '../../seating.ts';
import { PersonFace } from '../pieces/PersonFace.tsx';
import { Star } from '../pieces/Star.tsx';
import { nameOf, whoIs } from '../pieces/words.ts';
import styles from './minesweeper.module.css';

interface CellProps {
  /** “Row 2, column 3”. */
  readonly where: string;
  readonly isTabStop: boolean;
  /** Id of the card; of other places a name of their own that no card has. */
  readonly id: string;
}

interface OpenCellProps extends CellProps {
  readonly card: CardView;
  readonly face: CardFace;
  readonly look: GameLook;
  /** Width of the card in px; small ones show only cost and picture. */
  readonly width: number;
  readonly state: CardState;
  readonly sentence: string | undefined;
  readonly isStarred: boolean;
  readonly onZoom: (face: CardFace) => void;
}

const SMALL_BELOW_PX = 84;

/** A card that lies face up. */
export const OpenCell = memo(function OpenCell(props: OpenCellProps) {
  const t = useMessages('boards');
  const { face, look, state, isStarred, where, width } = props;
  const isSmall = width < SMALL_BELOW_PX;
  const marks = [
    state === 'reserved' ? t('selected') : '',
    isStarred ? t('starred') : '',
    props.card.finish === 'foil' ? t('foil') : '',
  ];
  const words = [where, accessibleCardName(face, look), ...marks.filter((mark) => mark !== '')];
  return (
    <div
      role="gridcell"
      className={styles.open}
      data-card={props.id}
      tabIndex={props.isTabStop ? 0 : -1}
      aria-selected={state === 'reserved'}
      aria-label={`${words.join('. ')}.`}
      aria-description={face.rules === '' ? undefined : face.rules}
    >
      <PlayCard
        face={face}
        look={look}
        size={isSmall ? 'xs' : 'sm'}
        width="cell"
        state={state}
        sentence={isSmall ? undefined : props.sentence}
        isFoil={props.card.finish === 'foil'}
        isLively={state === 'idle' || state === 'quiet'}
        isEager
        {...(!isSmall && { onZoom: props.onZoom })}
      />
      {isStarred && <Star isLow={isSmall} />}
    </div>
  );
});

/** A card that lies face down. */
export const HiddenCell = memo(function HiddenCell({
  where,
  isTabStop,
  id,
  width,
  aspect,
}: CellProps & Readonly<{ width: number; aspect: number }>) {
  const t = useMessages('boards');
  return (
    <div
      role="gridcell"
      className={classNames(styles.place, styles.hidden)}
      data-card={id}
      tabIndex={isTabStop ? 0 : -1}
      aria-label={`${where}. ${t('faceDown')}.`}
    >
      <CardBack width={width} aspect={aspect} />
    </div>
  );
});

/** A place whose card was taken, and by whom. */
export const TakenCell = memo(function TakenCell({
  where,
  isTabStop,
  id,
  person,
  width,
  aspect,
}: CellProps & Readonly<{ person: Person | undefined; width: number; aspect: number }>) {
  const t = useMessages('boards');
  const taken = t('takenBy', whoIs(t, person));
  return (
    <div
      role="gridcell"
      className={classNames(styles.place, styles.taken)}
      data-card={id}
      tabIndex={isTabStop ? 0 : -1}
      aria-label={`${where}. ${taken}.`}
      title={taken}
      style={{ aspectRatio: aspect }}
    >
      {person && <PersonFace person={person} size={26} />}
      {width >= SMALL_BELOW_PX && (
        <span className={text.truncated} aria-hidden="true">
          {nameOf(t, person)}
        </span>
      )}
    </div>
  );
});
