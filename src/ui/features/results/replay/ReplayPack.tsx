import { Suspense, useState } from 'react';
import type { CardFace, GameLook } from '#contract/games/faces.ts';
import type { ResultsView } from '#contract/results/results.ts';
import { late } from '#src/ui/components/loading/late.ts';
import IconBack from '~icons/ph/arrow-u-up-left';
import IconBurned from '~icons/ph/fire';
import IconRobot from '~icons/ph/robot';
import IconWrong from '~icons/ph/x-bold';
import { accessibleCardName } from '../../../components/cards/accessibleCardName.ts';
import { PlayCard } from '../../../components/cards/PlayCard.tsx';
import { useMessages } from '../../../messages/useMessages.ts';
import type { MarkedCard } from './packMarks.ts';
import styles from './replay.module.css';

const CardZoom = late(() => import('./CardZoom.tsx'), 'CardZoom');

interface ReplayPackProps {
  readonly cards: readonly MarkedCard[];
  readonly results: ResultsView;
  readonly isNarrow: boolean;
  /** Keeps its height while packs shrink. */
  readonly isSteady: boolean;
  readonly tookWords: string;
  /** Takes a guess while the pick is hidden; otherwise a press shows the card large. */
  readonly onGuess: ((id: string) => void) | null;
}

/** The pack as it was seen, the taken card ringed. */
export function ReplayPack({ cards, results, isNarrow, isSteady, tookWords, onGuess }: ReplayPackProps) {
  const [zoomed, setZoomed] = useState<CardFace | null>(null);
  const { faces, look } = results;
  const hasTaken = cards.some(({ isTaken }) => isTaken);
  return (
    <>
      <ul className={styles.pack} data-steady={isSteady || undefined}>
        {cards.map((card) => {
          const face = faces[card.card];
          return face === undefined ? null : (
            <li
              key={card.id}
              className={onGuess === null && hasTaken && !card.isTaken ? styles.past : undefined}
            >
              <PackCard
                card={card}
                face={face}
                look={look}
                isNarrow={isNarrow}
                tookWords={tookWords}
                onPress={() => (onGuess === null ? setZoomed(face) : onGuess(card.id))}
              />
            </li>
          );
        })}
      </ul>
      {zoomed !== null && (
        <Suspense>
          <CardZoom face={zoomed} look={look} onClose={() => setZoomed(null)} />
        </Suspense>
      )}
    </>
  );
}

interface PackCardProps {
  readonly card: MarkedCard;
  readonly face: CardFace;
  readonly look: GameLook;
  readonly isNarrow: boolean;
  readonly tookWords: string;
  readonly onPress: () => void;
}

function PackCard({ card, face, look, isNarrow, tookWords, onPress }: PackCardProps) {
  const t = useMessages('results');
  const marks = marksOf(card).map((mark) => ({ ...mark, words: t(mark.kind) }));
  const spoken = [
    accessibleCardName(face, look),
    ...(card.isTaken ? [tookWords] : []),
    ...marks.map(({ words }) => words),
  ].join(', ');
  return (
    <button type="button" className={`card-button ${styles.card}`} aria-label={spoken} onClick={onPress}>
      <PlayCard
        face={face}
        look={look}
        size={isNarrow ? 'xs' : 'sm'}
        width="fill"
        isFoil={card.isFoil}
        isLively
        state={card.isTaken ? 'reserved' : 'idle'}
        {...(card.isTaken && !isNarrow ? { sentence: tookWords } : {})}
      />
      <span className={styles.tileName}>{face.name}</span>
      {card.isTaken && <span className={styles.tileTook}>{tookWords}</span>}
      {marks.length > 0 && (
        <span className={styles.marks}>
          {marks.map(({ kind, words, Icon }) => (
            <span key={kind} className={styles[kind]}>
              <Icon aria-hidden="true" />
              {words}
            </span>
          ))}
        </span>
      )}
    </button>
  );
}

const MARKS = [
  { kind: 'botChoice', Icon: IconRobot, isOn: (card: MarkedCard) => card.isBotChoice },
  { kind: 'cameBack', Icon: IconBack, isOn: (card: MarkedCard) => card.isBack },
  { kind: 'burned', Icon: IconBurned, isOn: (card: MarkedCard) => card.isBurned },
  { kind: 'yourGuess', Icon: IconWrong, isOn: (card: MarkedCard) => card.isWrongGuess },
] as const;

/** The taken card has its own sentence; that the bot agrees is in the heading. */
const marksOf = (card: MarkedCard) =>
  MARKS.filter(({ kind, isOn }) => isOn(card) && !(card.isTaken && kind === 'botChoice'));
