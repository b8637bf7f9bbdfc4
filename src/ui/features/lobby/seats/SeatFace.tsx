import type { Seat } from '#contract/tables/tables.ts';
import { Avatar, BotAvatar, OpenSeat } from '#src/ui/components/people/Avatar.tsx';
import IconCheck from '~icons/ph/check-bold';
import IconCrown from '~icons/ph/crown-simple-fill';
import IconWaiting from '~icons/ph/hourglass-medium';
import IconPlugs from '~icons/ph/plugs';
import { seatState } from '../words/lobbyWords.ts';
import css from './round.module.css';

interface SeatFaceProps {
  readonly seat: Seat;
  readonly size: number;
  readonly isYou: boolean;
}

const BADGES = {
  bot: IconCheck,
  taken: IconWaiting,
  away: IconPlugs,
  ready: IconCheck,
  notReady: IconWaiting,
};

/** Who sits at a seat, with crown, tick and plug. Silent to readers: the words are beside it. */
export function BadgedFace({ seat, size, isYou }: SeatFaceProps) {
  const state = seatState(seat);
  const Badge = state === 'open' ? null : BADGES[state];
  return (
    <span className={css.face} data-yours={isYou || undefined} aria-hidden="true">
      <SeatFace seat={seat} size={size} isYou={isYou} />
      {seat.isHost && (
        <span className={css.crown}>
          <IconCrown />
        </span>
      )}
      {Badge !== null && (
        <span className={css.badge} data-state={state}>
          <Badge />
        </span>
      )}
    </span>
  );
}

export const SeatFace = ({ seat, size, isYou }: SeatFaceProps) => {
  if (seat.kind === 'open') return <OpenSeat size={size} />;
  if (seat.kind === 'bot') return <BotAvatar size={size} />;
  return <Avatar seed={seat.name} address={seat.avatarUrl} size={size} ring={isYou ? 'yours' : undefined} />;
};
