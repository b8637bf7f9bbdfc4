import { Link } from '@tanstack/react-router';
import type { ResultsView, SeatResult } from '#contract/results/results.ts';
import IconAgain from '~icons/ph/arrow-clockwise';
import IconGo from '~icons/ph/arrow-right-bold';
import IconPacks from '~icons/ph/cards-three';
import IconAccount from '~icons/ph/user-plus';
import IconTables from '~icons/ph/users-three';
import { PlayCard } from '../../components/cards/PlayCard.tsx';
import { Button } from '../../kit/Button.tsx';
import { Panel } from '../../kit/Panel.tsx';
import type { StyleWithVariables } from '../../theme/styleWithVariables.ts';
import { bestCards, type PoolCard, poolOf } from './poolGroups.ts';
import { deckSentence, decksWords, poolTitle } from './resultWords.ts';

/** Opening another table, at a press. */
export interface Opening {
  readonly isBusy: boolean;
  readonly start: () => void;
}

interface NextStepProps {
  readonly results: ResultsView;
  readonly isGuest: boolean;
  readonly again: Opening;
  /** Null where the reader may not see the whole draft. */
  readonly samePacks: Opening | null;
}

const BEST_CARDS = 4;

/** What the draft came to for the reader, and the one next thing to do. */
export function NextStep({ results, isGuest, again, samePacks }: NextStepProps) {
  const { seats, mySeat, table } = results;
  const mine = mySeat === null ? undefined : seats[mySeat];
  return (
    <Panel look="lit" pad="none" className="next-step" aria-labelledby="next-step-title">
      {mine === undefined ? <Watched results={results} /> : <OwnPool results={results} mine={mine} />}
      <div className="next-step-more">
        {table.isSolo && mine !== undefined ? (
          <Button variant="ghost" color="var(--brass-fg)" isBusy={again.isBusy} onClick={again.start}>
            {!again.isBusy && <IconAgain aria-hidden="true" />}
            Draft again
          </Button>
        ) : (
          mine !== undefined && (
            <Button variant="ghost" color="var(--brass-fg)" asChild>
              <Link to="/drafts">
                <IconTables aria-hidden="true" />
                Find another table
              </Link>
            </Button>
          )
        )}
        {samePacks !== null && mine !== undefined && (
          <Button variant="ghost" color="var(--brass-fg)" isBusy={samePacks.isBusy} onClick={samePacks.start}>
            {!samePacks.isBusy && <IconPacks aria-hidden="true" />}
            Same packs again
          </Button>
        )}
        {isGuest && (
          <Button variant="ghost" color="var(--brass-fg)" whiteSpace="normal" lineHeight="1.25" asChild>
            <Link to="/register">
              <IconAccount aria-hidden="true" />
              Keep this draft: create an account
            </Link>
          </Button>
        )}
      </div>
    </Panel>
  );
}

const OwnPool = ({ results, mine }: Readonly<{ results: ResultsView; mine: SeatResult }>) => {
  const { look, faces, seats, table } = results;
  const pool = poolOf(mine, faces);
  return (
    <>
      <Fan cards={bestCards(pool, look, mine.lanes, BEST_CARDS)} results={results} />
      <h2 id="next-step-title">{poolTitle(pool.length, look, mine.lanes)}</h2>
      <p className="muted">{deckSentence(mine, look, decksWords(seats))}</p>
      <Button variant="solid" size="xl" width="full" asChild>
        <Link
          to="/drafts/$draftId/deck-builder/$userId"
          params={{ draftId: table.draftId, userId: mine.seat.memberId ?? '' }}
        >
          {mine.deck?.isSubmitted === true ? 'Open your deck' : 'Build your deck'}
          <IconGo aria-hidden="true" />
        </Link>
      </Button>
    </>
  );
};

const Watched = ({ results }: Readonly<{ results: ResultsView }>) => {
  const pool = results.seats.flatMap((seat) => poolOf(seat, results.faces));
  return (
    <>
      <Fan cards={bestCards(pool, results.look, [], BEST_CARDS)} results={results} />
      <h2 id="next-step-title">You had no seat at this table</h2>
      <p className="muted">Every seat that is open to you can be played again below.</p>
      <Button variant="solid" size="xl" width="full" asChild>
        <Link to="/drafts">
          Find a table
          <IconGo aria-hidden="true" />
        </Link>
      </Button>
    </>
  );
};

const Fan = ({ cards, results }: Readonly<{ cards: readonly PoolCard[]; results: ResultsView }>) => (
  <div className="next-fan" aria-hidden="true">
    {cards.map(({ id, face, isFoil }, place) => {
      const style: StyleWithVariables = { '--step': place - (cards.length - 1) / 2 };
      return (
        <div key={id} style={style}>
          <span className="next-fan-card">
            <PlayCard face={face} look={results.look} size="sm" width="fill" isFoil={isFoil} isEager />
          </span>
        </div>
      );
    })}
  </div>
);
