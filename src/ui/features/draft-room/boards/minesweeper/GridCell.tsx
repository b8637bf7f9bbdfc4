import { memo } from 'react';
import type { CardFace, GameLook } from '#contract/games/faces.ts';
import type { CardView } from '#contract/room/room.ts';
import IconStar from '~icons/ph/star-fill';
import { accessibleCardName } from '../../../../components/cards/accessibleCardName.ts';
import { CardBack } from '../../../../components/cards/CardBack.tsx';
import { type CardState, PlayCard } from '../../../../components/cards/PlayCard.tsx';
import { Face } from '../../SeatStrip.tsx';
import type { Person } from '../../seating.ts';

interface CellProps {
  /** "Row 2, column 3". */
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
  const { face, look, state, isStarred, where, width } = props;
  const isSmall = width < SMALL_BELOW_PX;
  const marks = [
    state === 'reserved' && 'Selected',
    isStarred && 'Starred',
    props.card.finish === 'foil' && 'Foil',
  ];
  const words = [where, accessibleCardName(face, look), ...marks.filter((mark) => mark !== false)];
  return (
    <div
      role="gridcell"
      className={isSmall ? 'card-button room-card mine-open small' : 'card-button room-card mine-open'}
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
        onZoom={props.onZoom}
      />
      {isStarred && (
        <span className="room-star" aria-hidden="true">
          <IconStar />
        </span>
      )}
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
  return (
    <div
      role="gridcell"
      className="mine-hidden"
      data-card={id}
      tabIndex={isTabStop ? 0 : -1}
      aria-label={`${where}. Face down.`}
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
  const name = person?.isYou ? 'you' : (person?.name ?? 'somebody');
  return (
    <div
      role="gridcell"
      className="mine-taken"
      data-card={id}
      tabIndex={isTabStop ? 0 : -1}
      aria-label={`${where}. Taken by ${name}.`}
      title={`Taken by ${name}`}
      style={{ aspectRatio: aspect }}
    >
      {person && <Face person={person} size={26} />}
      {width >= SMALL_BELOW_PX && (
        <span className="mine-taken-name ell" aria-hidden="true">
          {person?.isYou ? 'You' : person?.name}
        </span>
      )}
    </div>
  );
});
