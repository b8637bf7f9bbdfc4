import { Fragment, memo, type ReactNode } from 'react';
import type { CardFace, GameLook } from '#contract/games/faces.ts';
import './card.css';
import type { StyleWithVariables } from '#src/ui/system/css/styleWithVariables.ts';
import text from '#src/ui/system/css/text.module.css';
import { accessibleCardName } from './accessibleCardName.ts';
import { cardStyle } from './cardStyle.ts';
import { costOnDisc } from './costText.ts';
import { rarityOf } from './gameLook.ts';
import { PlayCard, TitleBar } from './PlayCard.tsx';

export interface StackedCard {
  /** Unique in the stack: the card instance. */
  readonly key: string | number;
  readonly face: CardFace;
  readonly isFoil?: boolean;
  readonly isDimmed?: boolean;
}

interface CardStackProps {
  readonly cards: readonly StackedCard[];
  readonly look: GameLook;
  readonly width?: number;
  /** Names the column for readers, such as "Cost 2". */
  readonly label: string;
  /** Wraps each drawn card, as in a `.card-button` that moves it; without it the stack is only looked at. */
  readonly wrap?: (card: StackedCard, drawing: ReactNode) => ReactNode;
  readonly onZoom?: (face: CardFace) => void;
  /** Title bars alone, without any picture. */
  readonly isPlain?: boolean;
}

/** A pool column: each card shows 29.5 px of itself, the last one whole. Covered cards cost five nodes and no picture. */
export const CardStack = ({
  cards,
  look,
  width = 164,
  label,
  wrap,
  onZoom,
  isPlain = false,
}: CardStackProps) => {
  const style: StyleWithVariables = { '--w': `${width}px` };
  return (
    <ul className="stack" style={style} aria-label={label}>
      {cards.map((card, place) => {
        const drawing =
          place === cards.length - 1 && !isPlain ? (
            <PlayCard
              face={card.face}
              look={look}
              width={width}
              isFoil={card.isFoil}
              isFramed
              state={card.isDimmed === true ? 'dimmed' : 'idle'}
              onZoom={onZoom}
            />
          ) : (
            <CoveredCard face={card.face} look={look} width={width} isDimmed={card.isDimmed === true} />
          );
        return (
          <li key={card.key}>
            {wrap === undefined ? (
              <Fragment>
                <span className={text.visuallyHidden}>{accessibleCardName(card.face, look)}</span>
                {drawing}
              </Fragment>
            ) : (
              wrap(card, drawing)
            )}
          </li>
        );
      })}
    </ul>
  );
};

/** Cost disc, lane and edges beside a covered card's name, and the size of its letters; in px. */
const BESIDE_NAME = 52;
const LETTERS = 12.5;

/** The title bar of a card that others lie on. */
export const CoveredCard = memo(function CoveredCard(
  props: Readonly<{ face: CardFace; look: GameLook; width: number; isDimmed: boolean }>,
) {
  const { face, look, width, isDimmed } = props;
  const rarity = rarityOf(look, face.rarity);
  const { aspectRatio: _, ...style } = cardStyle(face, look, rarity, 'md', width);
  const classes = ['pc', 'md', 'covered', isDimmed ? 'dimmed' : 'idle'];
  if (face.lanes.length > 1) classes.push('two');
  return (
    <div className={classes.join(' ')} style={style} title={face.name}>
      <div className="pc-b">
        <TitleBar
          {...{ face, look }}
          size="md"
          disc={costOnDisc(face.cost, face.costText)}
          isOneLine
          roomEms={(width - BESIDE_NAME) / LETTERS}
        />
      </div>
    </div>
  );
});
