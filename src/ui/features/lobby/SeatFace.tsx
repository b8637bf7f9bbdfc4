import type { Seat } from '#contract/tables/tables.ts';
import IconCheck from '~icons/ph/check-bold';
import IconCrown from '~icons/ph/crown-simple-fill';
import IconWaiting from '~icons/ph/hourglass-medium';
import IconPlugs from '~icons/ph/plugs';
import { Avatar, BotAvatar, OpenSeat } from '../../kit/Avatar.tsx';

interface SeatFaceProps {
  readonly seat: Seat;
  readonly size: number;
  readonly isYou: boolean;
  /** The round table tells ready at the face; the list tells it in words at the row's end. */
  readonly hasBadges?: boolean;
}

/** Who sits at a seat, with crown, tick and plug. Silent to readers: the words stand beside it. */
export const SeatFace = ({ seat, size, isYou, hasBadges = true }: SeatFaceProps) => (
  <span className={isYou ? 'seat-face yours' : 'seat-face'} aria-hidden="true">
    <Face seat={seat} size={size} isYou={isYou} />
    {hasBadges && seat.isHost && (
      <span className="seat-crown">
        <IconCrown />
      </span>
    )}
    {hasBadges && seat.kind !== 'open' && <Badge seat={seat} />}
  </span>
);

const Face = ({ seat, size, isYou }: Pick<SeatFaceProps, 'seat' | 'size' | 'isYou'>) => {
  if (seat.kind === 'open') return <OpenSeat size={size} />;
  if (seat.kind === 'bot') return <BotAvatar size={size} />;
  return <Avatar seed={seat.name} address={seat.avatarUrl} size={size} ring={isYou ? 'yours' : undefined} />;
};

const Badge = ({ seat }: { readonly seat: Seat }) => {
  if (seat.kind === 'bot')
    return (
      <span className="seat-badge quiet">
        <IconCheck />
      </span>
    );
  if (!seat.isConnected)
    return (
      <span className="seat-badge off">
        <IconPlugs />
      </span>
    );
  return (
    <span className={seat.isReady ? 'seat-badge' : 'seat-badge waits'}>
      {seat.isReady ? <IconCheck /> : <IconWaiting />}
    </span>
  );
};
