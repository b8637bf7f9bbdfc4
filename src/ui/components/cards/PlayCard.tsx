import { type MouseEvent, memo, type ReactNode } from 'react';
import type { CardFace, GameLook } from '#contract/games/faces.ts';
import IconCheck from '~icons/ph/check-bold';
import IconZoom from '~icons/ph/magnifying-glass-plus';
import IconWarning from '~icons/ph/warning-circle-fill';
import { partWords } from '../../messages/partWords.ts';
import './card.css';
import type { StyleWithVariables } from '#src/ui/system/css/styleWithVariables.ts';
import {
  type CardSize,
  type CardWidth,
  isSurelyWhole,
  longWordEms,
  nameFit,
  rulesFit,
  wordedFit,
} from './cardFit.ts';
import { cardStyle } from './cardStyle.ts';
import { costOnDisc, costSymbols, rulesParts } from './costText.ts';
import { isPrecious, laneOf, type Rarity, rarityOf, safeColour } from './gameLook.ts';
import { LaneGlyph } from './LaneGlyph.tsx';
import { NoPicture, PlainPicture } from './NoPicture.tsx';
import { proxiedImageAddress } from './proxiedImageAddress.ts';
import { RarityMark } from './RarityMark.tsx';
import { usePictureState } from './usePictureState.ts';

export type CardState = 'idle' | 'reserved' | 'pending' | 'refused' | 'taken' | 'dimmed' | 'quiet';

export interface PlayCardProps {
  readonly face: CardFace;
  readonly look: GameLook;
  readonly size?: CardSize;
  /** Instead of the size's own. */
  readonly width?: CardWidth;
  readonly state?: CardState;
  /** What the state says: “Taken at 0:00” (reserved), a refusal's sentence, “Kim took this” (taken). */
  readonly sentence?: string;
  readonly isFoil?: boolean;
  /** Lifts under the pointer; for cards that can be acted on. */
  readonly isLively?: boolean;
  /** Keeps our frame even if the picture is a whole card, as in stacks where only the title bar shows. */
  readonly isFramed?: boolean;
  /** Art is asked for at once instead of when it comes into view. */
  readonly isEager?: boolean;
  /** Shows a zoom button on hover and focus. It is out of the tab order: the board has a key for it. */
  readonly onZoom?: (face: CardFace) => void;
}

/** A card as a drawing, not a button: the board wraps it in `.card-button` named by `accessibleCardName`. */
export const PlayCard = memo(function PlayCard(props: PlayCardProps) {
  const {
    face,
    look,
    size = 'md',
    width,
    state = 'idle',
    sentence,
    isFoil,
    isLively,
    isFramed,
    onZoom,
  } = props;
  const rarity = rarityOf(look, face.rarity);
  const picture = usePictureState(face.image);
  const isFailed = face.image !== null && picture.state === 'failed';
  const isWhole = picture.state === 'whole' && isFramed !== true && size !== 'xs';
  const classes = ['pc', size, state];
  if (width === 'fill') classes.push('fluid');
  if (width === 'cell') classes.push('cell');
  if (isPrecious(rarity)) classes.push('precious');
  if (face.lanes.length > 1) classes.push('two');
  if (look.cardAspect > 0.9) classes.push('wide');
  if (isFoil === true && isPrecious(rarity)) classes.push('foil');
  if (isLively === true) classes.push('lively');
  if (isWhole) classes.push('whole');
  if (isFailed) classes.push('failed');
  // Where no picture was ever given its room is for the words, if there are any.
  const isWorded = size !== 'xs' && face.rules !== '' && (isFailed || face.image === null);
  if (isWorded) classes.push('worded');
  const disc = costOnDisc(face.cost, face.costText);
  return (
    <div className={classes.join(' ')} style={cardStyle(face, look, rarity, size, width)}>
      <div className="pc-b">
        {size === 'xs' ? (
          <CostDisc text={disc} />
        ) : (
          <TitleBar face={face} look={look} size={size} disc={disc} />
        )}
        <div className={picture.state === 'loading' ? 'pc-a loading' : 'pc-a shown'}>
          {face.image === null ? (
            <PlainPicture face={face} look={look} isTiny={size === 'xs'} />
          ) : isFailed ? (
            <NoPicture face={face} isTiny={size === 'xs'} />
          ) : (
            <img
              alt=""
              src={proxiedImageAddress(face.image)}
              loading={props.isEager === true ? 'eager' : 'lazy'}
              decoding="async"
              draggable={false}
              onLoad={picture.onLoad}
              onError={picture.onError}
            />
          )}
        </div>
        {size === 'xs' ? (
          <RarityMark rarity={rarity} isOnCard />
        ) : (
          <Words
            face={face}
            look={look}
            size={size}
            rarity={rarity}
            hasText={isFailed || isWorded || size !== 'sm'}
            isWorded={isWorded}
          />
        )}
      </div>
      <StateMarks state={state} sentence={sentence} />
      {onZoom !== undefined && state !== 'taken' && <ZoomButton face={face} onZoom={onZoom} />}
    </div>
  );
});

const CostDisc = ({ text }: { readonly text: string | null }) =>
  text === null ? null : <span className={text.length > 2 ? 'pc-c long' : 'pc-c'}>{text}</span>;

export const TitleBar = ({
  face,
  look,
  size,
  disc,
  isOneLine = false,
  roomEms,
}: Readonly<{
  face: CardFace;
  look: GameLook;
  size: CardSize;
  disc: string | null;
  isOneLine?: boolean;
  /** What is left for the name where the width of the card is known. */
  roomEms?: number;
}>) => {
  const fit = nameFit(face.name, size, disc !== null);
  const classes = ['pc-t'];
  if (disc === null) classes.push('bare');
  if (fit !== 'roomy') classes.push(isOneLine ? 'tight' : fit);
  const symbols = areSymbolsBesideName(face, size) ? face.costText : '';
  const long = longWordEms(face.name, size);
  const style: StyleWithVariables | undefined = long === null ? undefined : { '--long': long };
  const isWhole = roomEms !== undefined && symbols === '' && isSurelyWhole(face.name, roomEms);
  return (
    <div className={classes.join(' ')}>
      <CostDisc text={disc} />
      <span className={isWhole ? 'pc-n whole' : long === null ? 'pc-n' : 'pc-n long'} style={style}>
        {face.name}
      </span>
      {symbols !== '' && <Pips cost={symbols} look={look} />}
      {face.lanes.slice(0, 2).map((key) => {
        const lane = laneOf(look, key);
        return lane === undefined ? null : <LaneGlyph key={key} lane={lane} isOnCard />;
      })}
    </div>
  );
};

/** A cost in symbols stands in the bar of a large card where it leaves the name whole, else in the line of the type. */
function areSymbolsBesideName({ name, cost, costText }: CardFace, size: CardSize): boolean {
  const { length } = costSymbols(costText);
  const hasDisc = costOnDisc(cost, costText) !== null;
  return length > 0 && size !== 'sm' && nameFit(name, size, hasDisc, length * PIP_EMS) === 'roomy';
}

const Pips = ({ cost, look }: { readonly cost: string; readonly look: GameLook }) => (
  <span className="pc-pips">
    <RulesText rules={cost} look={look} />
  </span>
);

const PIP_EMS = 1.15;

/** Shapes by the rounding of their corners; a circle is what the style sheet draws. */
const CORNERS: Readonly<Record<string, string | undefined>> = { square: '.25em', leaf: '1em 0' };

/** A symbol as the game has it drawn; one of two lanes in the hues of both. */
const Pip = ({ text, look }: { readonly text: string; readonly look: GameLook }) => {
  const parts = text.split('/').flatMap((part) => look.symbols?.find(({ symbol }) => symbol === part) ?? []);
  const [first, last = first] = parts;
  return (
    <span
      className="pip"
      style={
        first && {
          background: `linear-gradient(135deg,${safeColour(first.hue)} 50%,${safeColour(last!.hue)} 0)`,
          borderRadius: CORNERS[first.shape],
        }
      }
    >
      {text === first?.symbol ? first.letter : text}
    </span>
  );
};

interface WordsProps {
  readonly face: CardFace;
  readonly look: GameLook;
  readonly size: CardSize;
  readonly rarity: Rarity;
  readonly hasText: boolean;
  /** The text has the room of the picture. */
  readonly isWorded: boolean;
}

const Words = ({ face, look, size, rarity, hasText, isWorded }: WordsProps) => {
  const isLarge = size === 'lg' || size === 'xl';
  const typeLine = isLarge && face.typeLine !== '' ? face.typeLine : face.type;
  const hasFlavour = isLarge && face.flavour !== '';
  const text = hasFlavour ? `${face.rules}\n\n${face.flavour}` : face.rules;
  const fit = isWorded ? wordedFit(text, size) : rulesFit(text, size, face.stats !== null);
  const isInType = costSymbols(face.costText).length > 0 && !areSymbolsBesideName(face, size);
  return (
    <>
      <div className="pc-y">
        <span className={typeLine.length > 18 ? 'long' : undefined}>{typeLine}</span>
        {isInType && <Pips cost={face.costText} look={look} />}
        <RarityMark rarity={rarity} hasPips isOnCard />
      </div>
      {hasText && (
        <div className={fit === 'over' ? 'pc-r tall over' : fit === 'fits' ? 'pc-r' : `pc-r ${fit}`}>
          <RulesText rules={face.rules} look={look} />
          {hasFlavour && fit !== 'over' && <em>{face.flavour}</em>}
        </div>
      )}
      {size !== 'sm' && face.stats !== null && <Stats stats={face.stats} />}
    </>
  );
};

interface RulesTextProps {
  readonly rules: string;
  readonly look: GameLook;
}

/** Text with its symbols drawn. */
export const RulesText = ({ rules, look }: RulesTextProps): ReactNode =>
  rulesParts(rules).map(({ text, isSymbol }, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
    isSymbol ? <Pip key={place} text={text} look={look} /> : text,
  );

const Stats = ({ stats }: { readonly stats: string }) => {
  const [first, second, ...more] = stats.split('/');
  return (
    <div className="pc-s">
      {second === undefined || more.length > 0 ? (
        stats
      ) : (
        <>
          {first}
          <u />
          {second}
        </>
      )}
    </div>
  );
};

const StateMarks = ({ state, sentence }: Readonly<{ state: CardState; sentence: string | undefined }>) => {
  switch (state) {
    case 'reserved':
      return (
        <>
          <span className="pc-k">
            <IconCheck aria-hidden="true" />
          </span>
          {sentence !== undefined && <span className="pc-q">{sentence}</span>}
        </>
      );
    case 'taken':
      return sentence === undefined ? null : <span className="pc-q">{sentence}</span>;
    case 'pending':
      return <span className="pc-spin" />;
    case 'refused':
      return (
        <div className="pc-x">
          <IconWarning aria-hidden="true" />
          <span>{sentence}</span>
        </div>
      );
    default:
      return null;
  }
};

const ZoomButton = ({ face, onZoom }: Readonly<{ face: CardFace; onZoom: (face: CardFace) => void }>) => (
  <button
    type="button"
    className="pc-z"
    tabIndex={-1}
    aria-label={partWords('zoom', { name: face.name })}
    onClick={(event: MouseEvent) => {
      event.stopPropagation();
      onZoom(face);
    }}
  >
    <IconZoom aria-hidden="true" />
  </button>
);
