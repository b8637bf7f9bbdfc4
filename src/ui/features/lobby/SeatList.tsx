import { isGuestName, ownName } from '#contract/naming/guestNames.ts';
import type { Seat } from '#contract/tables/tables.ts';
import IconLeft from '~icons/ph/caret-double-left';
import IconRight from '~icons/ph/caret-double-right';
import IconReady from '~icons/ph/check-circle-fill';
import IconCrown from '~icons/ph/crown-simple-fill';
import IconMore from '~icons/ph/dots-three-vertical-bold';
import IconWaiting from '~icons/ph/hourglass-medium';
import IconPlugs from '~icons/ph/plugs';
import { Button, IconButton } from '../../kit/Button.tsx';
import { Menu } from '../../kit/Menu.tsx';
import { roleWords } from './lobbyWords.ts';
import { SeatFace } from './SeatFace.tsx';
import { type SeatChoices, seatChoices } from './seatChoices.tsx';
import { seatsFromYours } from './seatOrder.ts';
import { firstDirection } from './settingsWords.ts';
import './seats.css';

/** The seats as rows in passing order, for phones. */
export function SeatList({ choices }: { readonly choices: SeatChoices }) {
  const { table, myId } = choices;
  const seats = seatsFromYours(table.seats, myId);
  const taken = seats.filter((seat) => seat.kind !== 'open').length;
  return (
    <section aria-labelledby="seats-title">
      <div className="seats-head">
        <h2 id="seats-title">
          Seats <span className="num">{`${taken}/${seats.length}`}</span>
        </h2>
        <Direction direction={firstDirection(table.template.rounds)} />
      </div>
      <ol className="seats-rows">
        {seats.map((seat) => (
          <Row key={seat.seat} seat={seat} choices={choices} />
        ))}
      </ol>
    </section>
  );
}

const Direction = ({ direction }: { readonly direction: 'left' | 'right' | 'none' }) => {
  if (direction === 'none') return null;
  const Icon = direction === 'left' ? IconLeft : IconRight;
  return (
    <span className="seats-direction">
      <Icon aria-hidden="true" />
      {`passing ${direction}, ${direction === 'left' ? 'top to bottom' : 'bottom to top'}`}
    </span>
  );
};

function Row({ seat, choices }: Readonly<{ seat: Seat; choices: SeatChoices }>) {
  const { table, myId } = choices;
  const isYou = seat.memberId === myId;
  const items = seatChoices(choices, seat);
  const name = seat.kind === 'open' ? 'Open seat' : seat.name;
  const guest = isGuestName(name) ? 'guest' : '';
  const role = [guest, roleWords(seat, myId, table.settings.teams)].filter(Boolean).join(', ');
  return (
    <li className="seat-row">
      <SeatFace seat={seat} size={38} isYou={isYou} hasBadges={false} />
      <span className={seat.kind === 'open' ? 'seat-row-name open' : 'seat-row-name'}>
        <span className="ell">{ownName(name)}</span>
        {role !== '' && (
          <span className="seat-row-role">
            {seat.isHost && <IconCrown aria-hidden="true" />}
            {role}
          </span>
        )}
      </span>
      <RowEnd seat={seat} choices={choices} />
      {items.length === 0 ? (
        <span className="seat-row-more none" />
      ) : (
        <Menu
          label={`What to do with ${seat.kind === 'open' ? 'this seat' : name}`}
          items={items}
          trigger={(props) => (
            <IconButton label={`${name}: choices`} className="seat-row-more" {...props}>
              <IconMore aria-hidden="true" />
            </IconButton>
          )}
        />
      )}
    </li>
  );
}

const RowEnd = ({ seat, choices }: Readonly<{ seat: Seat; choices: SeatChoices }>) => {
  const { table, myId, act } = choices;
  if (seat.kind === 'open') {
    if (table.status !== 'lobby') return null;
    if (table.hostId === myId)
      return (
        <Button
          className="seat-row-act"
          onClick={(event) => {
            // The button goes with the open seat; the row's menu stays and keeps the focus.
            event.currentTarget.closest('li')?.querySelector<HTMLElement>('[aria-haspopup]')?.focus();
            act({ type: 'addBot', seat: seat.seat });
          }}
        >
          Add a bot
        </Button>
      );
    if (table.isLocked || table.seats.some((known) => known.memberId === myId))
      return <span className="seat-row-state">{table.isLocked ? 'Locked' : 'Open'}</span>;
    return (
      <Button className="seat-row-act" onClick={() => act({ type: 'sit', seat: seat.seat })}>
        Sit here
      </Button>
    );
  }
  if (seat.kind === 'bot')
    return (
      <span className="seat-row-state">
        Bot
        <IconReady aria-hidden="true" />
      </span>
    );
  if (!seat.isConnected)
    return (
      <span className="seat-row-state off">
        Not connected
        <IconPlugs aria-hidden="true" />
      </span>
    );
  const Icon = seat.isReady ? IconReady : IconWaiting;
  return (
    <span className={seat.isReady ? 'seat-row-state ready' : 'seat-row-state waits'}>
      {seat.isReady ? 'Ready' : 'Not ready'}
      <Icon aria-hidden="true" />
    </span>
  );
};
