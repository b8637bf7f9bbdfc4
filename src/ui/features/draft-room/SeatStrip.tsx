import { Fragment, memo } from 'react';
import IconPlugs from '~icons/ph/plugs-duotone';
import { Avatar, BotAvatar } from '../../kit/Avatar.tsx';
import { Chevrons } from '../../kit/Chevrons.tsx';
import { ShortName } from '../../kit/ShortName.tsx';
import { packsWord } from './roomWords.ts';
import { type Person, stripOrder, waitedFor } from './seating.ts';
import { PackStack } from './seats/PackStack.tsx';
import { useTableLater } from './useTable.ts';

/** Everybody in pass order with you in the middle, and how many packs each holds. */
export const SeatStrip = memo(function SeatStrip() {
  const { view, people } = useTableLater('seats');
  const own = view.seat ?? 0;
  const order = stripOrder(people.length, own);
  const acting = view.pack === null && view.phase === 'drafting' ? waitedFor(view) : [];
  const near = new Set([own - 1, own + 1].map((seat) => (seat + people.length) % people.length));
  return (
    <nav className="room-seats" aria-label="Seats in pass order">
      <ol data-count={people.length}>
        {order.map((seat, place) => {
          const person = people[seat];
          return person === undefined ? null : (
            <Fragment key={seat}>
              {place > 0 && view.direction !== 'none' && (
                <li aria-hidden="true" className="room-between">
                  <Chevrons direction={view.direction} count={1} />
                </li>
              )}
              <SeatPill
                person={person}
                look={person.isYou ? 'you' : near.has(seat) ? 'near' : 'far'}
                isActing={acting.includes(seat) && person.packs > 0}
              />
            </Fragment>
          );
        })}
      </ol>
    </nav>
  );
});

interface SeatPillProps {
  readonly person: Person;
  readonly look: 'you' | 'near' | 'far';
  readonly isActing: boolean;
}

const SeatPill = memo(
  function SeatPill({ person, look, isActing }: SeatPillProps) {
    const classes = ['room-seat', look];
    if (isActing) classes.push('acting');
    if (person.isAway) classes.push('away');
    return (
      <li className={classes.join(' ')}>
        <Face person={person} size={look === 'you' ? 36 : look === 'near' ? 32 : 28} />
        <span className="room-seat-words">
          <span className="room-seat-name ell">
            <ShortName
              name={person.isYou ? 'You' : person.name}
              end={person.team === undefined ? '' : ` · ${person.team}`}
            />
          </span>
          <span className="room-seat-packs">
            <PackStack packs={person.packs} isYours={person.isYou} />
            {person.packs === 0 ? <em>waiting</em> : <b aria-hidden="true">{person.packs}</b>}
            <span className="vh">{seatWords(person)}</span>
          </span>
        </span>
      </li>
    );
  },
  (before, after) =>
    before.look === after.look &&
    before.isActing === after.isActing &&
    isSamePerson(before.person, after.person),
);

const isSamePerson = (a: Person, b: Person) =>
  a.packs === b.packs &&
  a.isBot === b.isBot &&
  a.isAway === b.isAway &&
  a.name === b.name &&
  a.avatarUrl === b.avatarUrl &&
  a.isYou === b.isYou;

function seatWords({ packs, isBot, isAway }: Person): string {
  const parts = [packs === 0 ? '' : packsWord(packs), isBot ? 'bot' : '', isAway ? 'lost connection' : ''];
  return parts.filter((part) => part !== '').join(', ');
}

export const Face = ({ person, size }: Readonly<{ person: Person; size: number }>) => (
  <span className="room-face">
    {person.isBot ? (
      <BotAvatar size={size} />
    ) : (
      <Avatar seed={person.name} address={person.avatarUrl} size={size} />
    )}
    {person.isAway && (
      <span className="room-plug" title="Lost connection">
        <IconPlugs aria-hidden="true" />
      </span>
    )}
    <i className="room-count" aria-hidden="true">
      {person.packs}
    </i>
  </span>
);
