import type { Seat } from '#contract/tables/tables.ts';
import { Avatar, BotAvatar } from '#src/ui/components/people/Avatar.tsx';

/** Who sat there: a member's face or a robot. */
export const SeatFace = ({ seat, size }: Readonly<{ seat: Seat; size: number }>) =>
  seat.kind === 'member' ? (
    <Avatar seed={seat.memberId ?? seat.name} address={seat.avatarUrl} size={size} />
  ) : (
    <BotAvatar size={size} />
  );
