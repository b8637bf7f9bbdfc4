import type { CardFace } from '#contract/games/faces.ts';
import type { PollView } from '#contract/results/forks.ts';
import { useMedia } from '#src/ui/components/hooks/useMedia.ts';
import type { StyleWithVariables } from '#src/ui/system/css/styleWithVariables.ts';
import IconTaken from '~icons/ph/hand-grabbing';
import IconRobot from '~icons/ph/robot';
import { accessibleCardName } from '../../../components/cards/accessibleCardName.ts';
import { PlayCard } from '../../../components/cards/PlayCard.tsx';
import { inARow } from '../../../messages/inARow.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { CardText } from '../../draft-room/CardText.tsx';
import styles from './poll.module.css';
import { type CardVotes, votesWords } from './pollWords.ts';

interface PollCardProps {
  readonly poll: PollView;
  readonly id: string;
  readonly face: CardFace;
  readonly isFoil: boolean;
  /** In words alone. */
  readonly isText: boolean;
  readonly isChosen: boolean;
  /** Null before the reader may know. */
  readonly votes: CardVotes | null;
  readonly onChoose: () => void;
}

/** A card of the pack as one answer to the question. */
export function PollCard({ poll, id, face, isFoil, isText, isChosen, votes, onChoose }: PollCardProps) {
  const t = useMessages('polls');
  const { look, mine, told } = poll;
  const isNarrow = useMedia('(max-width: 640px)');
  const state = isChosen ? 'reserved' : 'idle';
  const sentence = mine === id ? t('yourVote') : isChosen ? t('yourChoice') : undefined;
  const marks = [
    ...(told?.taken.includes(id) ? [{ words: t('takenThere'), Icon: IconTaken }] : []),
    ...(told?.botWouldTake === id ? [{ words: t('botChoice'), Icon: IconRobot }] : []),
  ];
  const spoken = [
    accessibleCardName(face, look),
    ...(isFoil ? [t('foil')] : []),
    ...(mine === id ? [t('yourVote')] : []),
    ...(votes === null ? [] : [votesWords(votes)]),
    ...marks.map(({ words }) => words),
  ];
  const isTile = isNarrow && !isText;
  return (
    <label className={styles.card} data-unloved={(votes?.votes === 0 && !isChosen) || undefined}>
      <input
        type="radio"
        name="card"
        value={id}
        checked={isChosen}
        aria-label={inARow(spoken)}
        aria-description={face.rules === '' ? undefined : face.rules}
        onChange={onChoose}
      />
      {isText ? (
        <CardText face={face} look={look} state={state} sentence={sentence} />
      ) : (
        <PlayCard
          face={face}
          look={look}
          size={isNarrow ? 'xs' : 'sm'}
          width="fill"
          state={state}
          isFoil={isFoil}
          isLively
          isEager
          {...(sentence !== undefined && !isNarrow && { sentence })}
        />
      )}
      {isTile && <span className={styles.tileName}>{face.name}</span>}
      {isTile && sentence !== undefined && <span className={styles.tileMark}>{sentence}</span>}
      {votes !== null && <Share votes={votes} isMine={mine === id} />}
      {marks.map(({ words, Icon }) => (
        <span key={words} className={styles.mark} aria-hidden="true">
          <Icon />
          {words}
        </span>
      ))}
    </label>
  );
}

const Share = ({ votes, isMine }: Readonly<{ votes: CardVotes; isMine: boolean }>) => {
  const style: StyleWithVariables = { '--share': `${Math.round(votes.share * 100)}%` };
  return (
    <span className={styles.share} data-mine={isMine || undefined} style={style} aria-hidden="true">
      {votesWords(votes)}
    </span>
  );
};
