import { useId, useState } from 'react';
import type { EventPerson } from '#contract/events/eventView.ts';
import type { EventMatch, Score } from '#engine/events/event.types.ts';
import { standingsOf } from '#engine/events/standings.ts';
import IconClock from '~icons/ph/timer';
import { Avatar, OpenSeat } from '../../kit/Avatar.tsx';
import { Button } from '../../kit/Button.tsx';
import { Panel } from '../../kit/Panel.tsx';
import type { EventParts } from './eventParts.ts';
import { personAt, playersOf, resultWords, roundName, scoreOf, scoreWords } from './eventWords.ts';
import { ScoreDialog } from './ScoreDialog.tsx';
import { useRoundTime } from './useRoundTime.ts';
import './matches.css';

interface MyMatchProps extends EventParts {
  readonly offsetMs: number;
}

interface Mine {
  readonly match: EventMatch;
  readonly round: number;
  readonly side: 0 | 1;
}

/** The latest match of a player. */
function matchOf({ view, mine }: EventParts): Mine | null {
  const round = view.rounds.length - 1;
  const match = view.rounds[round]?.matches.find(({ players }) => mine !== null && players.includes(mine));
  return match && mine !== null ? { match, round, side: match.players[0] === mine ? 0 : 1 } : null;
}

/** The reader's own match with its result: one of the two tells it, the other one agrees. */
export function MyMatch(props: MyMatchProps) {
  const { view, offsetMs } = props;
  const headingId = useId();
  const own = matchOf(props);
  const time = useRoundTime(view.roundEndsAtMs, offsetMs);
  const round = view.rounds.at(-1);
  if (own === null || !round) return null;
  const { match, side } = own;
  const me = personAt(view, match.players[side]);
  const other = personAt(view, match.players[1 - side] ?? null);
  const score = match.state.kind === 'open' ? null : scoreOf(match.state.score, side);
  return (
    <Panel look="lit" pad="none" className="match" aria-labelledby={headingId}>
      <header className="event-panel-head">
        <h2 id={headingId} className="match-title">
          Your match, {roundName(round).toLowerCase()}, table {match.table}
        </h2>
        {time !== null && match.state.kind !== 'final' && (
          <span className="match-time">
            <IconClock aria-hidden="true" />
            {time}
          </span>
        )}
      </header>
      <div className="match-pair">
        <Side person={me} view={view} note="you" />
        <div className="match-score">
          <b className="num">{score ? scoreWords(score) : '–'}</b>
          <span>{stateWords(match, side, other)}</span>
        </div>
        <Side person={other} view={view} isRight />
      </div>
      {match.state.kind !== 'final' && other !== null && (
        <Acts key={`${own.round}:${match.table}`} {...props} own={own} other={other} />
      )}
    </Panel>
  );
}

function stateWords({ state }: EventMatch, side: 0 | 1, other: EventPerson | null): string {
  if (other === null) return 'a free win';
  if (state.kind === 'open') return 'no result yet';
  if (state.kind === 'reported')
    return state.by === side ? `waiting for ${other.name}` : `reported by ${other.name}`;
  return { players: 'agreed', host: 'set by the host', bye: 'a free win', drop: 'by a drop' }[state.by];
}

interface SideProps {
  readonly person: EventPerson | null;
  readonly view: EventParts['view'];
  readonly note?: string;
  readonly isRight?: boolean;
}

function Side({ person, view, note, isRight = false }: SideProps) {
  const index = person === null ? -1 : view.people.indexOf(person);
  const row = standingsOf({ players: playersOf(view), rounds: view.rounds }).find(
    ({ player }) => player === index,
  );
  return (
    <div className={isRight ? 'match-side right' : 'match-side'}>
      {person ? <Avatar seed={person.name} address={person.avatarUrl} size={56} /> : <OpenSeat size={56} />}
      <div>
        <b>{person?.name ?? 'Bye'}</b>
        <span>
          {row && `${row.wins}–${row.losses}${row.draws > 0 ? `–${row.draws}` : ''}`}
          {note !== undefined && ` ${note}`}
        </span>
      </div>
    </div>
  );
}

interface ActsProps extends EventParts {
  readonly own: Mine;
  readonly other: EventPerson;
}

const told = (wins: number, losses: number, draws = 0): Score => ({ wins: [wins, losses], draws });

/** The usual results of one's own, the likeliest last. */
function usualScores({ rules, rounds }: EventParts['view']): readonly Score[] {
  const isCut = rounds.at(-1)?.kind === 'cut';
  const best = rules.gamesToWin;
  const drawn = isCut ? [] : [best === 2 ? told(1, 1, 1) : told(0, 0, 1)];
  return best === 2
    ? [told(0, 2), told(1, 2), ...drawn, told(2, 1), told(2, 0)]
    : [told(0, 1), ...drawn, told(1, 0)];
}

function Acts(props: ActsProps) {
  const { view, own, other, asked, ask } = props;
  const [isOther, setOther] = useState(false);
  const { match, round, side } = own;
  const name = { round, table: match.table };
  const { state } = match;
  const tell = (score: Score) => ask({ type: 'report', ...name, score: scoreOf(score, side) });
  const isToConfirm = state.kind === 'reported' && state.by !== side;
  const isBusy = asked !== null;
  return (
    <footer className="match-acts">
      <span className="grow">
        {isToConfirm
          ? `${other.name} reported that ${resultWords(scoreOf(state.score, side)).replace(/^I /, 'you ').replace(/^We /, 'you ')}. Is that right?`
          : state.kind === 'reported'
            ? `It counts once ${other.name} confirms it. You can still change it.`
            : `It counts once ${other.name} confirms it.`}
      </span>
      <div className="match-buttons">
        {isToConfirm && (
          <Button
            variant="solid"
            isBusy={asked?.type === 'confirm'}
            onClick={() => ask({ type: 'confirm', ...name, score: state.score })}
          >
            Yes, {resultWords(scoreOf(state.score, side)).toLowerCase().replace(/^i /, 'I ')}
          </Button>
        )}
        {!isToConfirm &&
          usualScores(view).map((score) => (
            <Button key={scoreWords(score)} size="sm" isDisabled={isBusy} onClick={() => tell(score)}>
              {resultWords(score)}
            </Button>
          ))}
        <Button size="sm" variant="ghost" isDisabled={isBusy} onClick={() => setOther(true)}>
          {isToConfirm ? 'No, a different result' : 'Another result'}
        </Button>
      </div>
      {isOther && (
        <ScoreDialog
          title="Result of your match"
          names={[view.people[match.players[side] ?? -1]?.name ?? '', other.name]}
          gamesToWin={view.rules.gamesToWin}
          words="Report"
          onClose={() => setOther(false)}
          onScore={(score) => {
            setOther(false);
            tell(score);
          }}
        />
      )}
    </footer>
  );
}
