import type { ChangedThing } from '#contract/refusals.ts';
import { type RefusalError, refusal } from '../../http/refusalError.ts';

/** Who works on packs and templates: an Admin on those of games and members, or a member on the own ones alone. */
export interface Keeper {
  readonly memberId: string;
  readonly keeps: 'all' | 'own';
  readonly nowMs: number;
}

/** Whether a row of this owner is the keeper's to change; null is the game's own. */
export const mayKeep = (keeper: Keeper, ownerId: string | null): boolean =>
  keeper.keeps === 'all' || ownerId === keeper.memberId;

/** 422 with everything that is wrong, a sentence each. */
export const unfit = (field: string, sentences: readonly string[]): RefusalError =>
  refusal('unfit', null, { sentence: sentences.join(' '), errors: { [field]: [...sentences] } });

/** 409: somebody else was faster. */
export const changedMeanwhile = (what: ChangedThing): RefusalError => refusal('changedMeanwhile', { what });

/** 409: a name for addresses that a game uses already. */
export const slugTaken = (slug: string): RefusalError => refusal('slugTaken', { slug });

/** 409: it cannot go while others need it. */
export const stillNeeded = (sentence: string): RefusalError => refusal('stillNeeded', null, { sentence });
