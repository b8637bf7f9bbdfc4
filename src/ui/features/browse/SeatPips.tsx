import { memo } from 'react';
import type { TableRow } from '#contract/tables/tableRows.ts';
import IconBot from '~icons/ph/robot-duotone';
import { Avatar } from '../../kit/Avatar.tsx';
import './seatPips.css';

type Seats = TableRow['seats'];

/** Every seat of a table: a face, a bot or a dashed ring. What they add up to stands beside them in words. */
export const SeatPips = memo(function SeatPips({ seats, size = 24 }: { seats: Seats; size?: number }) {
  return (
    <ul className="seat-pips" aria-label="Seats">
      {seats.map((seat, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
        <li key={place}>
          <Pip seat={seat} size={size} />
        </li>
      ))}
    </ul>
  );
});

export const PersonPip = ({ name, avatarUrl, size = 24 }: PersonPipProps) => (
  <Avatar seed={name} size={size} address={avatarUrl} />
);
interface PersonPipProps {
  readonly name: string;
  readonly avatarUrl: string | null;
  readonly size?: number;
}

export const BotPip = ({ size = 24 }: { size?: number }) => (
  <span className="seat-pip-bot" style={{ width: size, height: size }}>
    <IconBot aria-hidden="true" />
  </span>
);

export const FreePip = ({ size = 24 }: { size?: number }) => (
  <span className="seat-pip-free" style={{ width: size, height: size }} />
);

const Pip = ({ seat, size }: { seat: Seats[number]; size: number }) => {
  switch (seat.kind) {
    case 'member':
      return (
        <span title={seat.name}>
          <PersonPip name={seat.name} avatarUrl={seat.avatarUrl} size={size} />
          <span className="vh">{seat.name}</span>
        </span>
      );
    case 'bot':
      return (
        <span title={seat.name === '' ? 'Bot' : `${seat.name}, a bot`}>
          <BotPip size={size} />
          <span className="vh">a bot</span>
        </span>
      );
    case 'open':
      return (
        <span title="Free">
          <FreePip size={size} />
          <span className="vh">free</span>
        </span>
      );
  }
};
