import type { CardFace } from '#contract/games/faces.ts';
import type { PollView } from '#contract/results/forks.ts';
import IconTaken from '~icons/ph/hand-grabbing';
import IconRobot from '~icons/ph/robot';
import { accessibleCardName } from '../../../components/cards/accessibleCardName.ts';
import { PlayCard } from '../../../components/cards/PlayCard.tsx';
import type { StyleWithVariables } from '../../../theme/styleWithVariables.ts';
import { CardText } from '../../draft-room/CardText.tsx';
import { useIsNarrow } from '../useIsNarrow.ts';
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
  const { look, mine } = poll;
  const isNarrow = useIsNarrow();
  const state = isChosen ? 'reserved' : 'idle';
  const sentence = mine === id ? 'Your vote' : isChosen ? 'Your choice' : undefined;
  const marks = marksOf(poll, id);
  const spoken = [
    accessibleCardName(face, look),
    isFoil && 'foil',
    mine === id && 'your vote',
    votes !== null && votesWords(votes),
    ...marks.map(({ words }) => words),
  ];
  return (
    <label className={votes !== null && votes.votes === 0 && !isChosen ? 'poll-card unloved' : 'poll-card'}>
      <input
        type="radio"
        name="card"
        value={id}
        checked={isChosen}
        aria-label={spoken.filter(Boolean).join(', ')}
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
      {isNarrow && !isText && <span className="tile-name">{face.name}</span>}
      {isNarrow && !isText && sentence !== undefined && <span className="tile-mark">{sentence}</span>}
      {votes !== null && <Share votes={votes} isMine={mine === id} />}
      {marks.map(({ words, Icon }) => (
        <span key={words} className="poll-mark" aria-hidden="true">
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
    <span className={isMine ? 'poll-share-of mine' : 'poll-share-of'} style={style} aria-hidden="true">
      <i />
      <span>{votesWords(votes)}</span>
    </span>
  );
};

function marksOf({ told }: PollView, id: string) {
  if (told === null) return [];
  return [
    ...(told.taken.includes(id) ? [{ words: 'taken at the table', Icon: IconTaken }] : []),
    ...(told.botWouldTake === id ? [{ words: 'bot’s choice', Icon: IconRobot }] : []),
  ];
}
