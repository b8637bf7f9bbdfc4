import type { ReactNode } from 'react';
import { isGuestName, ownName } from '#contract/naming/guestNames.ts';
import type { Seat } from '#contract/tables/tables.ts';
import { CardBack } from '../../components/cards/CardBack.tsx';
import { Menu } from '../../kit/Menu.tsx';
import type { StyleWithVariables } from '../../theme/styleWithVariables.ts';
import { roleWords, seatStateWords } from './lobbyWords.ts';
import { SeatFace } from './SeatFace.tsx';
import { type SeatChoices, seatChoices } from './seatChoices.tsx';
import { placeOnEllipse, seatsFromYours } from './seatOrder.ts';
import { firstDirection } from './settingsWords.ts';
import './round.css';

interface RoundTableProps {
  readonly choices: SeatChoices;
  readonly bubbles: ReadonlyMap<string, string>;
  /** Stands in the middle of the felt. */
  readonly children: ReactNode;
}

/** Percentages of the stage's width, so that the table keeps its shape at every size. */
const SEATS = { x: 42, y: 38.2 };
const PACKS = { x: 27, y: 22.5 };
const ARROWS = { x: 28.2, y: 24 };
const PACKS_SHOWN = 3;
const CROWD = 10;

/** The table as seen from your chair: you at the near edge, packs in front of everybody, arrows where they go. */
export function RoundTable({ choices, bubbles, children }: RoundTableProps) {
  const { table, myId } = choices;
  const seats = seatsFromYours(table.seats, myId);
  return (
    <section className="lobby-round" aria-label="Seats">
      <div className={seats.length > CROWD ? 'round-stage crowded' : 'round-stage'}>
        <div className="felt round-felt" aria-hidden="true" />
        <Arrows count={seats.length} direction={firstDirection(table.template.rounds)} />
        <Packs seats={seats} rounds={table.template.rounds.length} />
        <div className="round-middle" data-scheme="dark">
          {children}
        </div>
        <ol className="round-seats">
          {seats.map((seat, index) => (
            <RoundSeat
              key={seat.seat}
              seat={seat}
              style={seatStyle(index, seats.length)}
              side={sideOf(index, seats.length)}
              choices={choices}
              bubble={seat.memberId === null ? undefined : bubbles.get(seat.memberId)}
              isCrowded={seats.length > CROWD}
            />
          ))}
        </ol>
      </div>
    </section>
  );
}

function seatStyle(index: number, count: number): StyleWithVariables {
  const place = placeOnEllipse(index, count, SEATS.x, SEATS.y);
  // Seats at the corners stand a little further out, or their names would touch the rim.
  const corner = Math.abs((place.x / SEATS.x) * (place.y / SEATS.y)) * 2;
  return {
    left: `calc(50% + ${(place.x * (1 + 0.11 * corner)).toFixed(2)}cqw)`,
    top: `calc(50% + ${(place.y * (1 + 0.05 * corner) + (index === 0 ? 1.6 : 0)).toFixed(2)}cqw)`,
  };
}

const sideOf = (index: number, count: number): 'start' | 'end' =>
  placeOnEllipse(index, count, 1, 1).x > 0.1 ? 'end' : 'start';

interface RoundSeatProps {
  readonly seat: Seat;
  readonly style: StyleWithVariables;
  readonly side: 'start' | 'end';
  readonly choices: SeatChoices;
  readonly bubble: string | undefined;
  readonly isCrowded: boolean;
}

function RoundSeat({ seat, style, side, choices, bubble, isCrowded }: RoundSeatProps) {
  const { table, myId, muted } = choices;
  const isYou = seat.memberId === myId;
  const items = seatChoices(choices, seat);
  const role = roleWords(seat, myId, table.settings.teams);
  const name = seat.kind === 'open' ? 'Open seat' : seat.name;
  const state = seat.kind === 'open' ? openWords(choices) : seatStateWords(seat);
  const size = isCrowded ? 46 : isYou ? 76 : 64;
  const face = <SeatFace seat={seat} size={size} isYou={isYou} />;
  const isHeard = bubble !== undefined && !(seat.memberId !== null && muted.has(seat.memberId));
  return (
    <li className="round-seat" style={style}>
      {isHeard && (
        <span className="seat-bubble" aria-hidden="true">
          <span>{bubble}</span>
        </span>
      )}
      {items.length === 0 ? (
        face
      ) : (
        <Menu
          label={`What to do with ${seat.kind === 'open' ? 'this seat' : name}`}
          items={items}
          align={side}
          trigger={(props) => (
            <button
              type="button"
              className="seat-press"
              aria-label={`${name}, ${seatStateWords(seat).toLowerCase()}: choices`}
              {...props}
            >
              {face}
            </button>
          )}
        />
      )}
      <div className="seat-name">
        <span className="ell">{ownName(name)}</span>
        {role !== '' && <span className="seat-role">{role}</span>}
      </div>
      <div className={`seat-state ${stateTone(seat)}`}>
        {isGuestName(name) ? `Guest, ${state.toLowerCase()}` : state}
      </div>
    </li>
  );
}

function openWords({ table, myId }: SeatChoices): string {
  if (table.hostId === myId) return 'Invite or add a bot';
  if (table.seats.some((seat) => seat.memberId === myId)) return 'Invite somebody';
  return table.isLocked ? 'Locked' : 'Sit here';
}

const stateTone = (seat: Seat) => {
  if (seat.kind === 'open') return 'open';
  if (seat.kind === 'bot') return '';
  if (!seat.isConnected) return 'off';
  return seat.isReady ? 'ready' : '';
};

const Packs = ({ seats, rounds }: Readonly<{ seats: readonly Seat[]; rounds: number }>) =>
  seats.map((seat, index) => {
    if (seat.kind === 'open') return null;
    const place = placeOnEllipse(index, seats.length, PACKS.x, PACKS.y);
    const count = Math.min(rounds, PACKS_SHOWN);
    return (
      <span
        key={seat.seat}
        className="round-packs"
        aria-hidden="true"
        style={{
          left: `calc(50% + ${place.x.toFixed(2)}cqw)`,
          top: `calc(50% + ${place.y.toFixed(2)}cqw)`,
          transform: `rotate(${place.degrees.toFixed(0)}deg)`,
        }}
      >
        {Array.from({ length: count }, (_, pack) => {
          const turn = pack - (count - 1) / 2;
          return (
            <CardBack
              // biome-ignore lint/suspicious/noArrayIndexKey: the packs of a seat are alike and only their number matters.
              key={pack}
              width={22}
              style={{
                position: 'absolute',
                left: -11 + turn * 11,
                top: -15 + Math.abs(turn) * 1.5,
                transform: `rotate(${turn * 9}deg)`,
              }}
            />
          );
        })}
      </span>
    );
  });

const arrowStyle = (x: number, y: number, degrees: number): StyleWithVariables => ({
  '--x': `${x.toFixed(2)}cqw`,
  '--y': `${y.toFixed(2)}cqw`,
  transform: `translate(-50%, -50%) rotate(${degrees.toFixed(0)}deg)`,
});

const Arrows = ({ count, direction }: Readonly<{ count: number; direction: 'left' | 'right' | 'none' }>) => {
  if (direction === 'none' || count < 2) return null;
  const marks = Math.max(count, 6);
  return Array.from({ length: marks }, (_, index) => {
    const { x, y } = placeOnEllipse(index + 0.5, marks, ARROWS.x, ARROWS.y);
    const along = Math.atan2(ARROWS.y * (x / ARROWS.x), -ARROWS.x * (y / ARROWS.y));
    const degrees = (along * 180) / Math.PI + (direction === 'right' ? 180 : 0);
    return (
      <svg
        // biome-ignore lint/suspicious/noArrayIndexKey: arrows are alike and stand where their number says.
        key={index}
        className="round-arrow"
        viewBox="-8 -8 16 16"
        aria-hidden="true"
        style={arrowStyle(x, y, degrees)}
      >
        <path d="M-4 -6 4 0l-8 6" />
      </svg>
    );
  });
};
