import { type FormEvent, useState } from 'react';
import type { PollView } from '#contract/results/forks.ts';
import IconDone from '~icons/ph/check';
import { usePreferences } from '../../../components/preferences/usePreferences.ts';
import { Button } from '../../../kit/Button.tsx';
import { Lamp } from '../../../kit/Lamp.tsx';
import { useBusyAction } from '../../home/useBusyAction.ts';
import { PollCard } from './PollCard.tsx';
import { PollPool } from './PollPool.tsx';
import { outcomeSentences, questionLine, votesOf } from './pollWords.ts';
import '../../draft-room/boards/boards.css';
import './poll.css';

interface PollScreenProps {
  /** As it was when the reader came. */
  readonly poll: PollView;
  /** Votes, or votes anew; throws when that fails. */
  readonly vote: (cardId: string) => Promise<PollView>;
  /** Goes to the results of the draft; throws when that fails. */
  readonly openResults: () => Promise<void>;
}

/** One pick of somebody's draft as a question: the pack, a vote, and then what others chose. */
export function PollScreen({ poll: arrived, vote, openResults }: PollScreenProps) {
  const [poll, setPoll] = useState(arrived);
  const [chosen, setChosen] = useState(arrived.mine);
  const { usesTextMode } = usePreferences();
  const voting = useBusyAction();
  const opening = useBusyAction();
  const votes = votesOf(poll);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen !== null && chosen !== poll.mine) void voting.run(async () => setPoll(await vote(chosen)));
  };
  return (
    <Lamp x="40%" y="240px" height="420px">
      <div className="page poll">
        <header>
          <h1>What would you take?</h1>
          <p className="onlamp">{questionLine(poll)}</p>
        </header>
        <form onSubmit={onSubmit}>
          <fieldset className={usesTextMode ? 'poll-pack text' : 'poll-pack'}>
            <legend className="vh">The pack, {poll.pack.length} cards</legend>
            {poll.pack.map((card) => {
              const face = poll.faces[card.card];
              return face === undefined ? null : (
                <PollCard
                  key={card.id}
                  poll={poll}
                  id={card.id}
                  face={face}
                  isFoil={card.finish === 'foil'}
                  isText={usesTextMode}
                  isChosen={chosen === card.id}
                  votes={poll.told === null ? null : (votes.get(card.id) ?? { votes: 0, share: 0 })}
                  onChoose={() => setChosen(card.id)}
                />
              );
            })}
          </fieldset>
          <VoteBar
            poll={poll}
            chosen={chosen}
            isBusy={voting.isBusy}
            failure={voting.failure || opening.failure}
            isOpening={opening.isBusy}
            onResults={() => void opening.run(openResults)}
          />
        </form>
        <PollPool poll={poll} />
      </div>
    </Lamp>
  );
}

interface VoteBarProps {
  readonly poll: PollView;
  readonly chosen: string | null;
  readonly isBusy: boolean;
  readonly failure: string;
  readonly isOpening: boolean;
  readonly onResults: () => void;
}

const VoteBar = ({ poll, chosen, isBusy, failure, isOpening, onResults }: VoteBarProps) => {
  const { mayOpenResults, mine } = poll;
  const outcome = outcomeSentences(poll).join(' ');
  return (
    <div className="poll-bar">
      <div className="poll-words">
        <p role="status">{outcome === '' ? 'What others chose is told after your vote.' : outcome}</p>
        {failure !== '' && (
          <p className="danger" role="alert">
            {failure}
          </p>
        )}
      </div>
      {mayOpenResults && (
        <Button variant="ghost" isBusy={isOpening} onClick={onResults}>
          Results of the draft
        </Button>
      )}
      <Button type="submit" variant="solid" size="lg" isBusy={isBusy} reason={reasonNotToVote(chosen, mine)}>
        {!isBusy && <IconDone aria-hidden="true" />}
        {mine === null ? 'Vote' : 'Change my vote'}
      </Button>
    </div>
  );
};

function reasonNotToVote(chosen: string | null, mine: string | null): string | undefined {
  if (chosen === null) return 'Choose a card first';
  return chosen === mine ? 'This is your vote; choose another card to change it' : undefined;
}
