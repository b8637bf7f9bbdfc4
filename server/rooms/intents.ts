import type { Refusal } from '#contract/refusals.ts';
import type { TableCommand } from '#contract/room.ts';
import { autoAction } from '#engine/bots/autoAction.ts';
import { personaOf } from '#engine/bots/lanePosterior.ts';
import { instanceId, packId } from '#engine/cards.ts';
import { viewFor } from '#engine/draft.ts';
import type { Intent } from './accept.ts';
import { NO_HINTS, type RunningDraft } from './runningDraft.ts';

export type Intended =
  | { readonly ok: true; readonly intent: Intent }
  | { readonly ok: false; readonly refusal: Refusal };

const no = (refusal: Refusal): Intended => ({ ok: false, refusal });

export const seatOf = (draft: RunningDraft, memberId: string): number | null => {
  const seat = draft.seats.findIndex((meta) => meta.memberId === memberId);
  return seat < 0 ? null : seat;
};

/** What a member's command means at a running table: the row to write, or why not. Lobby commands are `alreadyStarted`. */
export function intentOf(
  draft: RunningDraft,
  memberId: string,
  commandId: string,
  command: TableCommand,
): Intended {
  const seat = seatOf(draft, memberId);
  const isHost = draft.hostId === memberId;
  const byMember = (action: Intent['action']): Intended =>
    seat === null ? no('notSeated') : { ok: true, intent: { commandId, source: 'member', seat, action } };
  const byHost = (action: Intent['action'], forSeat: number | null = null): Intended =>
    isHost ? { ok: true, intent: { commandId, source: 'host', seat: forSeat, action } } : no('notHost');
  const mine = seat ?? -1;

  switch (command.type) {
    case 'pick': {
      const { pickNumber, destination } = command;
      const cardInstanceIds = command.cardInstanceIds.map(instanceId);
      const burnIds = command.burnIds.map(instanceId);
      return byMember({
        type: 'pick',
        seat: mine,
        packId: packId(command.packId),
        pickNumber,
        cardInstanceIds,
        burnIds,
        destination,
      });
    }
    case 'move':
      return byMember({
        type: 'move',
        seat: mine,
        cardInstanceId: instanceId(command.cardInstanceId),
        destination: command.destination,
      });
    case 'pause':
      return byHost({ type: 'paused' });
    case 'resume':
      return byHost({ type: 'resumed' });
    case 'extraTime':
      return byHost({ type: 'extraTime', seat: command.seat, seconds: command.seconds }, command.seat);
    case 'handToBot':
      return command.seat === mine
        ? byMember({ type: 'seatHandedToBot', seat: mine })
        : byHost({ type: 'seatHandedToBot', seat: command.seat }, command.seat);
    case 'takeSeatBack':
      return byMember({ type: 'seatReturned', seat: mine });
    case 'takeBack':
      return byMember({ type: 'takeBack', seat: mine });
    default:
      return no('alreadyStarted');
  }
}

/** What a seat does by itself: a bot's turn, or a person's whose clock ran out. Null when it holds no pack. */
export function automaticIntent(draft: RunningDraft, seat: number, source: 'bot' | 'clock'): Intent | null {
  const view = viewFor(draft.setup, draft.state, { seat });
  if (!view.pack || view.phase !== 'drafting') return null;
  const prepared = draft.hints.get(seat);
  const hints = source === 'clock' && prepared?.packId === view.pack.packId ? prepared.hints : NO_HINTS;
  const { action } = autoAction(draft.setup, view, hints, source === 'bot' ? personaOf(seat) : undefined);
  return { commandId: `${source}:${draft.version + 1}:${seat}`, source, seat, action };
}
