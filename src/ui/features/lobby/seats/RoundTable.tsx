import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { isGuestName, ownName } from '#contract/naming/guestNames.ts';
import type { Seat } from '#contract/tables/tables.ts';
import { MenuButton } from '#src/ui/components/menus/MenuButton.tsx';
import type { StyleWithVariables } from '#src/ui/system/css/styleWithVariables.ts';
import text from '#src/ui/system/css/text.module.css';
import { CardBack } from '../../../components/cards/CardBack.tsx';
import { insideSentence } from '../../../messages/format.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import type { LobbyParts } from '../lobbyParts.ts';
import { type LobbyMessages, roleWords, seatState } from '../words/lobbyWords.ts';
import { firstDirection } from '../words/settingsWords.ts';
import css from './round.module.css';
import { BadgedFace } from './SeatFace.tsx';
import { seatActions } from './seatActions.tsx';
import { placeOnEllipse, seatsFromYours } from './seatOrder.ts';

/** Percentages of the stage's width, so that the table keeps its shape at every size. */
const SEATS = { x: 42, y: 38.2 };
const PACKS = { x: 27, y: 22.5 };
const ARROWS = { x: 28.2, y: 24 };
const PACKS_SHOWN = 3;
const CROWD = 10;

/** The table as seen from your chair: you at the near edge, packs in front of everybody, arrows where they go. */
export function RoundTable({ children, ...parts }: LobbyParts & { readonly children: ReactNode }) {
  const { table, myId } = parts;
  const t = useMessages('lobby');
  const seats = seatsFromYours(table.seats, myId);
  const isCrowded = seats.length > CROWD;
  return (
    <Stage label={t('seats')} isCrowded={isCrowded}>
      <Arrows count={seats.length} direction={firstDirection(table.template.rounds)} />
      {!isCrowded && <Packs seats={seats} rounds={table.template.rounds.length} />}
      <div className={css.middle} data-scheme="dark">
        {children}
      </div>
      <ol>
        {seats.map((seat, index) => (
          <RoundSeat
            key={seat.seat}
            seat={seat}
            style={seatStyle(index, seats.length)}
            isAtRight={placeOnEllipse(index, seats.length, 1, 1).x > 0.1}
            isCrowded={isCrowded}
            parts={parts}
          />
        ))}
      </ol>
    </Stage>
  );
}

export const Stage = (props: Readonly<{ label?: string; isCrowded?: boolean; children: ReactNode }>) => (
  <Box as="section" aria-label={props.label} display="grid" placeItems="center" minWidth="0">
    <div className={css.stage} data-crowded={props.isCrowded === true || undefined}>
      <Box layerStyle="felt" className={css.felt} aria-hidden="true" />
      {props.children}
    </div>
  </Box>
);

export function seatStyle(index: number, count: number): StyleWithVariables {
  const place = placeOnEllipse(index, count, SEATS.x, SEATS.y);
  // Seats at the corners are a little further out, or their names would touch the rim.
  const corner = Math.abs((place.x / SEATS.x) * (place.y / SEATS.y)) * 2;
  return {
    left: `calc(50% + ${(place.x * (1 + 0.11 * corner)).toFixed(2)}cqw)`,
    top: `calc(50% + ${(place.y * (1 + 0.05 * corner) + (index === 0 ? 1.6 : 0)).toFixed(2)}cqw)`,
  };
}

interface RoundSeatProps {
  readonly seat: Seat;
  readonly style: StyleWithVariables;
  readonly isAtRight: boolean;
  readonly isCrowded: boolean;
  readonly parts: LobbyParts;
}

function RoundSeat({ seat, style, isAtRight, isCrowded, parts }: RoundSeatProps) {
  const t = useMessages('lobby');
  const { table, myId, lobby } = parts;
  const isYou = seat.memberId === myId;
  const items = seatActions(parts, seat, t);
  const role = roleWords(seat, myId, t, table.settings.teams);
  const state = seatState(seat);
  const isOpen = state === 'open';
  const name = isOpen ? t('openSeat') : seat.name;
  const words = isOpen ? openWords(parts, t) : t('state', { state });
  const face = <BadgedFace seat={seat} size={isCrowded ? 46 : isYou ? 76 : 64} isYou={isYou} />;
  const { fresh, muted } = lobby.context;
  const line = fresh.findLast(({ memberId }) => memberId === seat.memberId && !muted.includes(memberId));
  return (
    <li className={css.seat} style={style}>
      {line !== undefined && (
        <span className={css.bubble} aria-hidden="true">
          <span>{line.text}</span>
        </span>
      )}
      {items.length === 0 ? (
        face
      ) : (
        <MenuButton
          label={isOpen ? t('openSeatMenu') : t('seatMenu', { name })}
          items={items}
          placement={isAtRight ? 'bottom-end' : 'bottom-start'}
          trigger={(props) => (
            <button
              type="button"
              className={css.press}
              aria-label={t('seatButton', { name, state: insideSentence(t('state', { state })) })}
              {...props}
            >
              {face}
            </button>
          )}
        />
      )}
      <div className={css.name}>
        <span className={text.truncated}>{ownName(name)}</span>
        {role !== '' && <span className={css.role}>{role}</span>}
      </div>
      <div className={css.state} data-state={state}>
        {isGuestName(name) ? t('guestState', { state: insideSentence(words) }) : words}
      </div>
    </li>
  );
}

function openWords({ table, myId }: LobbyParts, t: LobbyMessages): string {
  if (table.hostId === myId) return t('inviteOrBot');
  if (table.seats.some((seat) => seat.memberId === myId)) return t('inviteSomebody');
  return t(table.isLocked ? 'locked' : 'sitHere');
}

const Packs = ({ seats, rounds }: Readonly<{ seats: readonly Seat[]; rounds: number }>) =>
  seats.map((seat, index) => {
    if (seat.kind === 'open') return null;
    const place = placeOnEllipse(index, seats.length, PACKS.x, PACKS.y);
    const count = Math.min(rounds, PACKS_SHOWN);
    return (
      <span
        key={seat.seat}
        className={css.packs}
        data-lobby-mark=""
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
        // biome-ignore lint/suspicious/noArrayIndexKey: arrows are alike, and their number says where they are.
        key={index}
        className={css.arrow}
        data-lobby-mark=""
        viewBox="-8 -8 16 16"
        aria-hidden="true"
        style={arrowStyle(x, y, degrees)}
      >
        <path d="M-4 -6 4 0l-8 6" />
      </svg>
    );
  });
};
