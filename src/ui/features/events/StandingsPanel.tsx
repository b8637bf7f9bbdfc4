import { useId, useState } from 'react';
import { championOf, finalOrder } from '#engine/events/places.ts';
import { type Standing, standingsOf } from '#engine/events/standings.ts';
import { Avatar } from '../../kit/Avatar.tsx';
import { Button } from '../../kit/Button.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { ShortName } from '../../kit/ShortName.tsx';
import type { EventParts } from './eventParts.ts';
import { percent, personAt, playersOf } from './eventWords.ts';
import './standings.css';

const recordWords = ({ wins, losses, draws }: Standing) => `${wins}–${losses}${draws > 0 ? `–${draws}` : ''}`;

/** Who stands where, with every tie-break and what it means. */
export function StandingsPanel({ view, me }: EventParts) {
  const headingId = useId();
  const [isExplained, setExplained] = useState(false);
  const players = playersOf(view);
  const rows = standingsOf({ players, rounds: view.rounds });
  const state = { rules: view.rules, phase: view.phase, players, rounds: view.rounds };
  const champion = personAt(view, championOf(state));
  const hasCut = view.rounds.some(({ kind }) => kind === 'cut');
  const last = view.rounds.at(-1);
  const isLive = last?.matches.some(({ state: own }) => own.kind !== 'final') ?? false;
  return (
    <Panel pad="none" aria-labelledby={headingId}>
      <header className="event-panel-head">
        <h2 id={headingId}>Standings</h2>
        <span>{isLive ? 'live' : hasCut ? 'after the Swiss rounds' : 'final for this round'}</span>
      </header>
      {champion !== null && (
        <p className="event-champion">
          <b>{champion.name}</b> wins the event
          {hasCut && `, before ${personAt(view, finalOrder(state)[1] ?? null)?.name ?? ''}`}.
        </p>
      )}
      <div className="standings-scroll">
        <table className={isExplained ? 'standings explained' : 'standings'}>
          <thead>
            <tr>
              <th scope="col">#</th>
              <th scope="col">Player</th>
              <th scope="col">Matches</th>
              <th scope="col">Points</th>
              <th scope="col" className="rate" title="Opponents’ match win rate">
                Opp.
              </th>
              <th scope="col" className="rate" title="Own game win rate">
                Games
              </th>
              <th scope="col" className="rate" title="Opponents’ game win rate">
                Opp. games
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row
                key={row.player}
                row={row}
                person={personAt(view, row.player)}
                isMe={view.people[row.player]?.playerId === me.userId}
              />
            ))}
          </tbody>
        </table>
      </div>
      <footer className="standings-foot">
        <span className="grow">Win 3, draw 1. Opponents’ wins break ties.</span>
        <Button
          size="sm"
          variant="ghost"
          aria-expanded={isExplained}
          onClick={() => setExplained(!isExplained)}
        >
          {isExplained ? 'Fewer words' : 'Ties and what the columns mean'}
        </Button>
      </footer>
      {isExplained && <Definitions />}
    </Panel>
  );
}

interface RowProps {
  readonly row: Standing;
  readonly person: ReturnType<typeof personAt>;
  readonly isMe: boolean;
}

function Row({ row, person, isMe }: RowProps) {
  return (
    <tr className={isMe ? 'mine' : row.hasDropped ? 'gone' : undefined}>
      <td className="num">{row.rank}</td>
      <th scope="row">
        <span className="event-person">
          <Avatar seed={person?.name ?? ''} address={person?.avatarUrl ?? null} size={24} />
          <b className="ell">
            <ShortName name={person?.name ?? ''} />
          </b>
          {isMe && <em>you</em>}
          {row.hasDropped && <small>dropped</small>}
        </span>
        <small className="standings-rates">
          Opp. {percent(row.opponentsMatchRate)}, games {percent(row.gameRate)}, opp. games{' '}
          {percent(row.opponentsGameRate)}
        </small>
      </th>
      <td className="num">{recordWords(row)}</td>
      <td className="num points">{row.points}</td>
      <td className="num rate">{percent(row.opponentsMatchRate)}</td>
      <td className="num rate">{percent(row.gameRate)}</td>
      <td className="num rate">{percent(row.opponentsGameRate)}</td>
    </tr>
  );
}

const Definitions = () => (
  <dl className="standings-words">
    <dt>Points</dt>
    <dd>Three for a match won, one for a draw. A bye counts as a win.</dd>
    <dt>Opp.</dt>
    <dd>How many of their possible points your opponents made, on average. Byes are no opponents.</dd>
    <dt>Games</dt>
    <dd>How many points of games you made, of three a game.</dd>
    <dt>Opp. games</dt>
    <dd>The same of your opponents, on average.</dd>
    <dd className="wide">
      No rate counts as less than a third, so that one weak opponent does not spoil yours.
    </dd>
  </dl>
);
