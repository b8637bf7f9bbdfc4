import { type Reply, refused } from '#contract/refusals.ts';
import { isInReview, viewFor } from '#engine/draft.ts';
import type { DraftView } from '#engine/formats/registry.ts';
import type { RunningDraft } from './runningDraft.ts';

/**
 * Whether the host's rule covers the players' own pools now: not in the review between packs, nor after the last pick. Where
 * every pack is opened at once, the pool is all there is to look at.
 */
export const arePoolsCovered = ({
  setup,
  state,
  settings,
}: Pick<RunningDraft, 'setup' | 'state' | 'settings'>) =>
  settings.hidesPool === true &&
  state.phase !== 'complete' &&
  !isInReview(setup, state) &&
  state.format !== 'sealed' &&
  state.format !== 'teamSealed';

/** What a seat, or a watcher (`null`), is shown: everything they may know, but no pool that the host's rule covers. */
export function seatViewOf(draft: RunningDraft, seat: number | null): DraftView {
  const view = viewFor(draft.setup, draft.state, seat === null ? 'watcher' : { seat });
  return arePoolsCovered(draft) ? { ...view, pool: [] } : view;
}

/** Refuses what would show or arrange a covered pool; null where it lies open. */
export const refuseCoveredPool = (draft: RunningDraft): Reply<never> | null =>
  arePoolsCovered(draft)
    ? refused(
        'notStarted',
        'Your pool is covered while packs go round. You can build your deck after the draft.',
      )
    : null;
