import type { KeepPractice, PracticeSet } from '#contract/practice.ts';
import { dealtHashOf } from '#engine/sealedLog.ts';
import {
  beginPractice,
  practiceView,
  suggestedSide,
  takeCards,
} from '#src/machines/practice/practiceDraft.ts';

/** A practice draft from its first pack to its deck, as the browser sends it; the first card of each pack is taken. */
export function playedPractice(set: PracticeSet, secret: string): KeepPractice {
  let draft = beginPractice(set, secret);
  for (let pack = practiceView(draft).pack; pack; pack = practiceView(draft).pack) {
    const { picks, burns } = pack.demand;
    draft = takeCards(
      draft,
      pack.cards.slice(0, picks + burns).map(({ id }) => id),
    );
  }
  return {
    game: set.look.slug,
    template: set.template,
    hash: dealtHashOf(set.setup),
    secret,
    actions: [...draft.actions] as KeepPractice['actions'],
    side: [...suggestedSide(draft)],
  };
}
