import * as m from 'framer-motion/m';
import { memo } from 'react';
import type { CardFace, GameLook } from '#contract/games/faces.ts';
import type { CardView } from '#contract/room/room.ts';
import { classNames } from '#src/ui/system/css/classNames.ts';
import IconBurn from '~icons/ph/fire-fill';
import IconStar from '~icons/ph/star-fill';
import { accessibleCardName } from '../../components/cards/accessibleCardName.ts';
import { type CardState, PlayCard } from '../../components/cards/PlayCard.tsx';
import { CardText } from './CardText.tsx';
import { arrival, type CardMove, type MoveSetting, moveOf } from './pack/cardMotion.ts';
import styles from './packCard.module.css';
import { words } from './roomMessages.ts';

interface PackCardProps {
  readonly card: CardView;
  readonly face: CardFace;
  readonly look: GameLook;
  readonly index: number;
  readonly count: number;
  readonly state: CardState;
  /** Chosen to be burned, not taken. */
  readonly isBurned: boolean;
  readonly sentence: string | undefined;
  readonly isStarred: boolean;
  /** The one card of the grid in the tab order. */
  readonly isTabStop: boolean;
  /** In words alone. */
  readonly isText: boolean;
  /** Too small for its rules: name, cost and picture. */
  readonly isPicture?: boolean;
  /** Its turn to be drawn has not come: the cell only has its place and its words. */
  readonly isBlank?: boolean;
  readonly move: CardMove;
  readonly setting: MoveSetting;
  /** Fans in; not before the motion features are there, or it would stay half seen. */
  readonly hasArrival: boolean;
  readonly onZoom: (face: CardFace) => void;
}

/** One cell of the pack. Clicks and keys are heard by the grid, so that no handler ever changes here. */
export const PackCard = memo(function PackCard(props: PackCardProps) {
  const { card, face, look, state, isBurned } = props;
  return (
    <div
      role="gridcell"
      className={classNames('card-button', styles.card, isBurned && styles.burned)}
      data-card={card.id}
      tabIndex={props.isTabStop ? 0 : -1}
      aria-selected={state === 'reserved'}
      aria-label={cellWords(props)}
      aria-description={face.rules === '' ? undefined : face.rules}
    >
      {props.isBlank === true ? <div style={{ aspectRatio: look.cardAspect }} /> : <Drawing {...props} />}
    </div>
  );
});

function Drawing(props: PackCardProps) {
  const { card, face, look, index, state, isBurned, sentence, isStarred, move, setting } = props;
  return (
    <m.div
      className={styles.layer}
      initial={props.hasArrival ? arrival(index, setting) : false}
      animate={moveOf(move, index, setting)}
    >
      {props.isText ? (
        <CardText face={face} look={look} state={state} sentence={sentence} />
      ) : (
        <PlayCard
          face={face}
          look={look}
          size={props.isPicture === true ? 'sm' : 'md'}
          width="cell"
          state={state}
          sentence={sentence}
          isFoil={card.finish === 'foil'}
          isLively={state === 'idle' || state === 'quiet'}
          isEager
          onZoom={props.onZoom}
        />
      )}
      {isStarred && (
        <span className={styles.star} aria-hidden="true">
          <IconStar />
        </span>
      )}
      {isBurned && (
        <span className={styles.burn} aria-hidden="true">
          <IconBurn />
        </span>
      )}
    </m.div>
  );
}

/** “Cinder Vale, Ember place, rare, cost 2. 3 of 14. Selected.” */
function cellWords({ card, face, look, index, count, state, isBurned, isStarred }: PackCardProps): string {
  const t = words();
  const parts = [accessibleCardName(face, look), t('cardPlace', { place: index + 1, count })];
  if (card.finish === 'foil') parts.push(t('cardFoil'));
  if (state === 'reserved') parts.push(t(isBurned ? 'cardToBurn' : 'cardSelected'));
  if (isStarred) parts.push(t('cardStarred'));
  return t('sentence', { words: parts.join('. ') });
}
