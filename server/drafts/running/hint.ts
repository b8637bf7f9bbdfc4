import { type Reply, refused } from '#contract/refusals.ts';
import type { Hint } from '#contract/room/room.ts';
import { autoAction } from '#engine/bots/autoAction.ts';
import { ratingSource } from '#engine/bots/ratingSource.ts';
import { openCards, turnOf } from '#engine/draft.ts';
import { tellDecision } from '#engine/formats/tell.ts';
import { isLive, type RunningDraft } from './runningDraft.ts';
import { seatViewOf } from './seatView.ts';

/** What a bot would do now in a member's seat, from what that seat may see alone; what the member reserved counts nothing. */
export function hintFor(draft: RunningDraft, memberId: string): Reply<Hint> {
  const { setup, state, settings } = draft;
  const seat = draft.seats.findIndex((one) => one.memberId === memberId);
  if (seat < 0) return refused('notSeated');
  if (settings.hints === false) return refused('hintsOff');
  const turn = turnOf(setup, state, seat);
  if (!isLive(draft) || !turn) return refused('turnPassed');
  const view = seatViewOf(draft, seat);
  if (!view.ask) return refused('turnPassed');
  const { action, reason } = autoAction(setup, view);
  const cardIds = action.type === 'pick' ? action.cardInstanceIds : [];
  const first = openCards(setup, view).find(({ id }) => id === cardIds[0]);
  const card = first && setup.catalogue.cards[first.card];
  return {
    ok: true,
    value: {
      turnId: turn.turnId,
      turnNumber: turn.turnNumber,
      cardIds,
      told: action.type === 'pick' ? null : tellDecision(setup, view, action),
      reason,
      source: card ? ratingSource(card) : null,
    },
  };
}
