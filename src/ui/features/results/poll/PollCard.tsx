import { chakra } from '@chakra-ui/react';
import type { CardFace } from '#contract/games/faces.ts';
import type { PollView } from '#contract/results/forks.ts';
import { useMedia } from '#src/ui/components/hooks/useMedia.ts';
import type { StyleWithVariables } from '#src/ui/system/css/styleWithVariables.ts';
import { focusRing } from '#src/ui/system/recipes/media.ts';
import IconTaken from '~icons/ph/hand-grabbing';
import IconRobot from '~icons/ph/robot';
import { accessibleCardName } from '../../../components/cards/accessibleCardName.ts';
import { PlayCard } from '../../../components/cards/PlayCard.tsx';
import { inARow } from '../../../messages/inARow.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { CardText } from '../../draft-room/CardText.tsx';
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
    <Answer data-unloved={(votes?.votes === 0 && !isChosen) || undefined}>
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
      {isTile && <TileWords mt="5px">{face.name}</TileWords>}
      {isTile && sentence !== undefined && (
        <TileWords color="brass.fg" fontFamily="body">
          {sentence}
        </TileWords>
      )}
      {votes !== null && <Share votes={votes} isMine={mine === id} />}
      {marks.map(({ words, Icon }) => (
        <Mark key={words} aria-hidden="true">
          <Icon />
          {words}
        </Mark>
      ))}
    </Answer>
  );
}

/** The choice itself lies over the card, unseen. */
const Answer = chakra('label', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: { base: '3px', sm: '1.5' },
    cursor: 'pointer',
    '& > input': {
      position: 'absolute',
      inset: '0',
      zIndex: '7',
      width: 'full',
      height: 'full',
      opacity: '0',
      cursor: 'pointer',
    },
    '&:has(input:focus-visible)': { ...focusRing(5), borderRadius: 'control' },
    '&[data-unloved] .pc-b': { filter: 'saturate(0.72) brightness(0.86)' },
  },
});

const TileWords = chakra('span', {
  base: { font: '600 12px / 1.2 var(--display)', textAlign: 'center', overflowWrap: 'anywhere' },
});

const Mark = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '5px',
    color: 'fg.muted',
    font: '600 13px / 1.3 var(--text)',
    '& > svg': { flex: 'none', boxSize: '15px' },
  },
});

const ShareBar = chakra('span', {
  base: {
    '--tint': 'color-mix(in srgb, var(--teal) 34%, transparent)',
    mt: { base: '1', sm: '3.5' },
    borderRadius: 'tag',
    background: 'linear-gradient(var(--tint), var(--tint)) 0 0 / var(--share) 100% no-repeat var(--s3)',
    color: 'fg',
    fontSize: { base: 'xs', sm: '13px' },
    fontVariantNumeric: 'tabular-nums',
    lineHeight: '26px',
    textAlign: 'center',
  },
  variants: {
    isMine: { true: { '--tint': 'color-mix(in srgb, var(--brass) 46%, transparent)' } },
  },
});

const Share = ({ votes, isMine }: Readonly<{ votes: CardVotes; isMine: boolean }>) => {
  const style: StyleWithVariables = { '--share': `${Math.round(votes.share * 100)}%` };
  return (
    <ShareBar isMine={isMine} style={style} aria-hidden="true">
      {votesWords(votes)}
    </ShareBar>
  );
};
