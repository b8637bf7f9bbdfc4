import { useId, useState } from 'react';
import type { EventPerson } from '#contract/events/eventView.ts';
import type { EventMatch } from '#engine/events/event.types.ts';
import { rematchesIn } from '#engine/events/meetings.ts';
import { winnerOf } from '#engine/events/standings.ts';
import { Avatar, OpenSeat } from '../../kit/Avatar.tsx';
import { Button } from '../../kit/Button.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { SegmentedControl } from '../../kit/SegmentedControl.tsx';
import { ShortName } from '../../kit/ShortName.tsx';
import type { EventParts } from './eventParts.ts';
import { matchScoreWords, matchStateWords, personAt, roundName } from './eventWords.ts';
import { ScoreDialog } from './ScoreDialog.tsx';
import './matches.css';

interface MatchesPanelProps extends EventParts {
  readonly shown: number;
  readonly onShow: (round: number) => void;
}

interface Ruled {
  readonly round: number;
  readonly match: EventMatch;
}

/** The pairings of a round with their results; the host may enter or change each. */
export function MatchesPanel({ view, isHost, asked, ask, shown, onShow }: MatchesPanelProps) {
  const headingId = useId();
  // With its round: another one may open by itself meanwhile.
  const [ruled, setRuled] = useState<Ruled | null>(null);
  const round = view.rounds[shown];
  if (!round) return null;
  const isOver = view.phase === 'closed';
  const rematches = rematchesIn(view.rounds, shown);
  const segments = view.rounds.map((known, place) => ({
    value: String(place),
    label:
      place === shown ? roundName(known) : known.kind === 'swiss' ? String(known.number) : roundName(known),
  }));
  const nameOf = (player: number | null) => personAt(view, player)?.name ?? 'Bye';
  return (
    <Panel pad="none" aria-labelledby={headingId}>
      <header className="event-panel-head">
        <h2 id={headingId}>Matches</h2>
        {segments.length > 1 && (
          <SegmentedControl
            label="Round"
            segments={segments}
            value={String(shown)}
            onChange={(place) => onShow(Number(place))}
          />
        )}
      </header>
      {isHost && rematches.length > 0 && (
        <p className="event-pod">
          {rematches.length === 1
            ? `Table ${rematches[0]} is a rematch: no pairing without one was left.`
            : `Tables ${rematches.join(', ')} are rematches: no pairing with fewer was left.`}
        </p>
      )}
      <ol className={isHost && !isOver ? 'match-rows ruled' : 'match-rows'}>
        {round.matches.map((match) => (
          <li key={match.table} aria-label={`Table ${match.table}`}>
            <span className="num match-table">{match.table}</span>
            <Player person={personAt(view, match.players[0])} isWinner={isWonBy(match, 0)} />
            <b className="num match-figure">{matchScoreWords(match)}</b>
            <Player person={personAt(view, match.players[1])} isWinner={isWonBy(match, 1)} isRight />
            <span className={`match-state ${match.state.kind}`}>{matchStateWords(match)}</span>
            {isHost && !isOver && match.players[1] !== null && (
              <Button
                size="sm"
                variant="ghost"
                aria-label={`Set the result of ${nameOf(match.players[0])} and ${nameOf(match.players[1])}`}
                isDisabled={asked !== null}
                onClick={() => setRuled({ round: shown, match })}
              >
                Set
              </Button>
            )}
          </li>
        ))}
      </ol>
      {ruled !== null && (
        <ScoreDialog
          title={`Table ${ruled.match.table}: the result by the host`}
          names={[nameOf(ruled.match.players[0]), nameOf(ruled.match.players[1])]}
          gamesToWin={view.rules.gamesToWin}
          words="Set the result"
          onClose={() => setRuled(null)}
          onScore={(score) => {
            ask({ type: 'rule', round: ruled.round, table: ruled.match.table, score });
            setRuled(null);
          }}
        />
      )}
    </Panel>
  );
}

const isWonBy = ({ state }: EventMatch, side: 0 | 1) =>
  state.kind === 'final' && winnerOf(state.score) === side;

interface PlayerProps {
  readonly person: EventPerson | null;
  readonly isWinner: boolean;
  readonly isRight?: boolean;
}

function Player({ person, isWinner, isRight = false }: PlayerProps) {
  const name = person?.name ?? 'Bye';
  return (
    <span className={`match-player${isRight ? ' right' : ''}${isWinner ? ' won' : ''}`}>
      {person ? <Avatar seed={name} address={person.avatarUrl} size={28} /> : <OpenSeat size={28} />}
      <span className="ell">
        <ShortName name={name} />
      </span>
    </span>
  );
}
