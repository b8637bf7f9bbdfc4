import type { TableRefusal } from '#contract/refusals.ts';
import type { TableCommand } from '#contract/room/room.ts';
import { autoAction } from '#engine/bots/autoAction.ts';
import { personaOf } from '#engine/bots/lanePosterior.ts';
import type { DecisionAction } from '#engine/core/actions.ts';
import { instanceId, packId } from '#engine/core/cards.ts';
import { viewFor } from '#engine/draft.ts';
import { isAway, PAUSE_SEAT, REVIEW_SEAT } from '../clock/deadlines.ts';
import { mayHost, TABLE_KEEPER } from '../tableKeeper.ts';
import type { Intent } from './accept.ts';
import { hintsAt } from './preparedHints.ts';
import { ADMIN_COMMAND, NO_HINTS, type RunningDraft } from './runningDraft.ts';

export type Intended =
  | { readonly ok: true; readonly intent: Intent }
  | { readonly ok: false; readonly refusal: TableRefusal };

/** The most that a host gives at once at a table with seconds. */
const LIVE_EXTRA_SECONDS = 600;
/** The most that a turn has in all; what is left of it goes into the time bank, whose milliseconds have 31 bits. */
const TURN_SECONDS_AT_MOST = 24 * 86_400;

const no = (refusal: TableRefusal): Intended => ({ ok: false, refusal });

export const seatOf = (draft: RunningDraft, memberId: string): number | null => {
  const seat = draft.seats.findIndex((meta) => meta.memberId === memberId);
  return seat < 0 ? null : seat;
};

/**
 * The id under which a member's command stands in the log. It holds who sent it, so that nobody can use up the id of
 * another seat's command, or of a pick that the clock or a bot is about to make.
 */
export function storedCommandId(draft: RunningDraft, memberId: string, commandId: string): string {
  const seat = seatOf(draft, memberId);
  const sender = memberId === TABLE_KEEPER ? ADMIN_COMMAND : seat === null ? 'host' : `seat${seat}`;
  return `${sender}:${commandId}`;
}

/**
 * What a member's command means at a running table: the row to write, or why not. Lobby commands are `alreadyStarted`.
 * `isHostAway`: the host left the table a while ago.
 */
export function intentOf(
  draft: RunningDraft,
  memberId: string,
  sentId: string,
  command: TableCommand,
  isHostAway = false,
): Intended {
  const seat = seatOf(draft, memberId);
  const commandId = storedCommandId(draft, memberId, sentId);
  const isHost = mayHost(draft.hostId, memberId);
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
    case 'choose':
    case 'divide':
    case 'exchange':
    case 'bid':
    case 'claim':
    case 'giveBack':
      return byMember(decisionOf(mine, command));
    case 'move':
      return byMember({
        type: 'move',
        seat: mine,
        cardInstanceId: instanceId(command.cardInstanceId),
        destination: command.destination,
      });
    case 'pause':
      return isHost ? byHost({ type: 'paused' }, seat) : pauseOf(draft, seat, byMember);
    case 'resume':
      return isHost ? byHost({ type: 'resumed' }, seat) : resumeOf(draft, seat, isHostAway, byMember);
    case 'nextRound':
      return byHost({ type: 'nextRound' });
    case 'extraTime':
      if (draft.clock !== 'correspondence' && command.seconds > LIVE_EXTRA_SECONDS) return no('badAction');
      if (isHost && (draft.due.get(command.seat)?.totalSeconds ?? 0) + command.seconds > TURN_SECONDS_AT_MOST)
        return no('timeFull');
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

/** Everybody with a seat may pause once (product.md section 13). */
function pauseOf({ setup, pausesUsed }: RunningDraft, seat: number | null, byMember: ByMember): Intended {
  if (seat === null) return no('notHost');
  if (setup.solo) return no('notHost');
  return pausesUsed.includes(seat) ? no('pauseUsed') : byMember({ type: 'paused' });
}

/** Who paused may go on, and everybody with a seat while the host is away. */
function resumeOf(
  draft: RunningDraft,
  seat: number | null,
  isHostAway: boolean,
  byMember: ByMember,
): Intended {
  if (seat === null) return no('notHost');
  const { pausedBy } = draft;
  const isOwn = pausedBy?.who === 'player' && pausedBy.seat === seat;
  return isOwn || isHostAway || isHostGone(draft) ? byMember({ type: 'resumed' }) : no('hostResumes');
}

/** Nobody hosts, or a bot plays the host's seat. */
function isHostGone({ hostId, seats, state }: RunningDraft): boolean {
  if (hostId === null) return true;
  const seat = seats.findIndex(({ memberId }) => memberId === hostId);
  return state.seats[seat]?.bot === true;
}

type ByMember = (action: Intent['action']) => Intended;
type Decided = Extract<
  TableCommand,
  { type: 'choose' | 'divide' | 'exchange' | 'bid' | 'claim' | 'giveBack' }
>;

/** A decision that is no pick, with its cards named as the engine names them. */
function decisionOf(seat: number, command: Decided): DecisionAction {
  const named = (id: string | null) => (id === null ? null : instanceId(id));
  switch (command.type) {
    case 'choose':
      return { ...command, seat };
    case 'divide':
      return { ...command, seat, firstPile: command.firstPile.map(instanceId) };
    case 'exchange':
      return { ...command, seat, give: named(command.give), take: named(command.take) };
    case 'bid':
      return { ...command, seat, bids: command.bids.map(({ id, coins }) => ({ id: instanceId(id), coins })) };
    case 'claim':
    case 'giveBack':
      return { type: command.type, seat, cardInstanceId: instanceId(command.cardInstanceId) };
  }
}

/** A sign of life of a seat that is away: its pack gets the whole time again. Null when the seat is not away. */
export function wakingIntent(draft: RunningDraft, seat: number): Intent | null {
  if (!isAway(draft, seat)) return null;
  const action = { type: 'extraTime', seat, seconds: 1 } as const;
  return { commandId: `awake:${draft.version + 1}:${seat}`, source: 'member', seat, action };
}

/**
 * What a seat does by itself: a bot's turn, or a person's whose clock ran out; under `REVIEW_SEAT` the end of a review, under
 * `PAUSE_SEAT` that of a player's pause.
 * Null when it holds no pack.
 */
export function automaticIntent(draft: RunningDraft, seat: number, source: 'bot' | 'clock'): Intent | null {
  if (seat === PAUSE_SEAT)
    return { commandId: `resume:${draft.version + 1}`, source, seat: null, action: { type: 'resumed' } };
  if (seat === REVIEW_SEAT)
    return { commandId: `review:${draft.version + 1}`, source, seat: null, action: { type: 'nextRound' } };
  const view = viewFor(draft.setup, draft.state, { seat });
  if (!view.ask || view.phase !== 'drafting') return null;
  const hints = source === 'clock' ? hintsAt(draft, seat, view.ask) : NO_HINTS;
  const { action } = autoAction(draft.setup, view, hints, source === 'bot' ? personaOf(seat) : undefined);
  return { commandId: `${source}:${draft.version + 1}:${seat}`, source, seat, action };
}
