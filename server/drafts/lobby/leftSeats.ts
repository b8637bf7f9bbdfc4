import type { Intent } from '../running/accept.ts';
import { isLive, type RunningDraft } from '../running/runningDraft.ts';

/** Time-outs in a row after which a seat of a table without a host goes on by bot: nobody else could hand it to one. */
export const LEFT_AFTER_TIMEOUTS = 4;

/** Hands a seat that its player has left to a bot, until the player takes it back; null where that is not so. */
export function leftIntent(draft: RunningDraft, seat: number): Intent | null {
  const { hostId, seats, state, version } = draft;
  const isLeft = (seats[seat]?.timeouts ?? 0) >= LEFT_AFTER_TIMEOUTS;
  if (hostId !== null || !isLive(draft) || !isLeft || state.seats[seat]?.bot) return null;
  const action = { type: 'seatHandedToBot', seat } as const;
  return { commandId: `left:${version + 1}:${seat}`, source: 'clock', seat, action };
}

/** The seats of a table that nobody hosts and that their players have left. */
export function leftSeats(draft: RunningDraft): readonly number[] {
  if (draft.hostId !== null) return [];
  return [...draft.seats.keys()].filter((seat) => leftIntent(draft, seat) !== null);
}
