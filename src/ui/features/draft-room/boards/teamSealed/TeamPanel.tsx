import type { CardView } from '#contract/room/room.ts';
import IconBack from '~icons/ph/arrow-u-up-left-bold';
import IconCheck from '~icons/ph/check-circle-fill';
import { IconButton } from '../../../../kit/Button.tsx';
import { useRoomParts } from '../../roomParts.tsx';
import { cardsWord } from '../../roomWords.ts';
import { Face } from '../../SeatStrip.tsx';
import type { Person } from '../../seating.ts';
import { useTable } from '../../useTable.ts';
import type { BoardOf } from '../boardTypes.ts';
import { StripButton } from '../pieces/Pools.tsx';
import type { Claims } from './useClaims.ts';

type Board = BoardOf<'teamSealed'>;

interface TeamPanelProps {
  readonly board: Board;
  readonly own: NonNullable<Board['own']>;
  readonly claims: Claims;
  readonly mayClaim: boolean;
}

/** What everybody of the own team has claimed; the own cards can be given back. */
export function TeamPanel({ board, own, claims, mayClaim }: TeamPanelProps) {
  const { view, people } = useTable();
  const seats = [...(view.seat === null ? [] : [{ seat: view.seat, cards: view.pool }]), ...own.teammates];
  return (
    <section className="team-panel" aria-label={`Team ${own.team + 1}, your team`}>
      <h2>Your team</h2>
      <div className="pools-seats">
        {seats.map(({ seat, cards }) => {
          const person = people[seat];
          return (
            person && (
              <Member
                key={seat}
                person={person}
                cards={cards}
                isDone={board.done[seat] === true}
                onGiveBack={person.isYou && mayClaim ? claims.giveBack : null}
              />
            )
          );
        })}
      </div>
    </section>
  );
}

interface MemberProps {
  readonly person: Person;
  readonly cards: readonly CardView[];
  readonly isDone: boolean;
  readonly onGiveBack: ((id: string) => void) | null;
}

function Member({ person, cards, isDone, onGiveBack }: MemberProps) {
  const { zoom } = useRoomParts();
  const { view } = useTable();
  const name = person.isYou ? 'You' : person.name;
  return (
    <section className="pool" aria-label={`${name}, ${cardsWord(cards.length)}${isDone ? ', done' : ''}`}>
      <h3>
        <Face person={person} size={26} />
        <span className="pool-name ell">{name}</span>
        {isDone && <IconCheck className="team-done" aria-hidden="true" />}
        <span className="num">{cards.length}</span>
      </h3>
      {cards.length === 0 ? (
        <p className="pool-empty">Nothing claimed yet</p>
      ) : (
        <ol className="pool-cards" reversed>
          {cards.toReversed().map((card) => {
            const face = view.faces[card.card];
            return (
              face && (
                <li key={card.id} className="team-card">
                  <StripButton face={face} look={view.look} onZoom={zoom} />
                  {onGiveBack && (
                    <IconButton
                      size="sm"
                      label={`Give back ${face.name}`}
                      onClick={() => onGiveBack(card.id)}
                    >
                      <IconBack aria-hidden="true" />
                    </IconButton>
                  )}
                </li>
              )
            );
          })}
        </ol>
      )}
    </section>
  );
}

/** Every team in counts: what lies in its pile, what its members have claimed, who is done. */
export function TeamCounts({ board }: { readonly board: Board }) {
  const { people } = useTable();
  return (
    <ul className="team-counts" aria-label="All teams">
      {board.teams.map(({ seats, unclaimed }, team) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a team is its place
        <li key={team} className={team === board.own?.team ? 'own' : undefined}>
          <b>
            Team {team + 1}
            {team === board.own?.team && ', yours'}
          </b>
          <span>{cardsWord(unclaimed)} unclaimed</span>
          <span className="team-faces">
            {seats.map((seat) => {
              const person = people[seat];
              return (
                person && (
                  <span key={seat} title={`${person.name}: ${cardsWord(person.poolSize)}`}>
                    <Face person={person} size={22} /> {person.isYou ? 'You' : person.name}{' '}
                    <span className="num">{person.poolSize}</span>
                    {board.done[seat] && <IconCheck className="team-done" aria-label="done" />}
                  </span>
                )
              );
            })}
          </span>
        </li>
      ))}
    </ul>
  );
}
