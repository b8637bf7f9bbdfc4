import { PRACTICE_SEAT, type PracticeSet } from '#contract/practice.ts';
import { autoAction } from '#engine/bots/autoAction.ts';
import { personaOf } from '#engine/bots/lanePosterior.ts';
import { suggestDeck } from '#engine/bots/suggestDeck.ts';
import type { DraftAction } from '#engine/core/actions.ts';
import type { InstanceId } from '#engine/core/cards.ts';
import { apply, deal, isInReview, replay, viewFor } from '#engine/draft.ts';
import type { DraftState, DraftView } from '#engine/formats/registry.ts';
import { sealBytesOf } from '#engine/seal.ts';
import { dealtHashOf } from '#engine/sealedLog.ts';

/** The reader's seat; bots have all others. */
export const OWN_SEAT = PRACTICE_SEAT;

/** A practice draft: everything follows from the setup, the secret and the actions, as in `engine/draft.ts`. */
export interface PracticeDraft {
  readonly set: PracticeSet;
  /** 32 bytes in hex. */
  readonly secret: string;
  readonly actions: readonly DraftAction[];
  readonly state: DraftState;
}

/** What is kept of a draft: its set is kept beside it. */
export interface KeptPractice {
  readonly hash: string;
  readonly secret: string;
  readonly actions: readonly DraftAction[];
  /** Cards out of the main deck; null before the deck is built. */
  readonly side: readonly InstanceId[] | null;
  /** Where the account has it; null while it does not. */
  readonly practiceId: string | null;
  /** Whether the account has this deck, too. */
  readonly isSent: boolean;
}

/** The first packs, with bots at all seats but the reader's. Throws where the set cannot be dealt. */
export function beginPractice(set: PracticeSet, secret: string): PracticeDraft {
  const begun: PracticeDraft = { set, secret, actions: [], state: deal(set.setup, bytesOf(secret)) };
  const bots = Array.from({ length: set.setup.seats }, (_, seat) => seat).filter((seat) => seat !== OWN_SEAT);
  return playBots(bots.reduce((draft, seat) => folded(draft, { type: 'seatHandedToBot', seat }), begun));
}

/** A kept draft as it was left; null where it belongs to another setup, or to other rules than those of today. */
export function resumePractice(set: PracticeSet, kept: KeptPractice): PracticeDraft | null {
  if (kept.hash !== set.hash) return null;
  const { secret, actions } = kept;
  try {
    return { set, secret, actions, state: replay(set.setup, bytesOf(secret), actions) };
  } catch {
    return null;
  }
}

/** What the reader sees: as at a table, nothing of packs that they do not hold. */
export const practiceView = ({ set, state }: PracticeDraft): DraftView =>
  viewFor(set.setup, state, { seat: OWN_SEAT });

/** How many cards the turn takes and burns together; 0 where nothing is asked. */
export function cardsAsked(draft: PracticeDraft): number {
  const { ask } = practiceView(draft);
  return ask?.kind === 'pick' ? ask.demand.picks + ask.demand.burns : 0;
}

/** Whether a card may be chosen now. */
export function isOffered(draft: PracticeDraft, id: string): boolean {
  const { ask } = practiceView(draft);
  return ask?.kind === 'pick' && ask.cards.some((card) => card === id);
}

/** The reader's turn with these cards, taken first and burned last, and the bots' until the next. */
export function takeCards(draft: PracticeDraft, chosen: readonly InstanceId[]): PracticeDraft {
  const { ask } = practiceView(draft);
  if (ask?.kind !== 'pick') throw new Error('Nothing is asked.');
  const { picks } = ask.demand;
  return playBots(
    folded(draft, {
      type: 'pick',
      seat: OWN_SEAT,
      packId: ask.turnId as Extract<DraftAction, { type: 'pick' }>['packId'],
      pickNumber: ask.turnNumber,
      cardInstanceIds: chosen.slice(0, picks),
      burnIds: chosen.slice(picks),
      destination: 'main',
    }),
  );
}

export const takeBack = (draft: PracticeDraft): PracticeDraft =>
  folded(draft, { type: 'takeBack', seat: OWN_SEAT });

/** What a bot at the reader's seat would leave out of its deck. */
export function suggestedSide(draft: PracticeDraft): readonly InstanceId[] {
  return suggestDeck(draft.set.setup.catalogue, practiceView(draft).pool).side;
}

/** The deck as a list that other programs read: copies and names, the sideboard after an empty line. */
export function deckList({ set }: PracticeDraft, view: DraftView, side: ReadonlySet<string>): string {
  const linesOf = (isAside: boolean) => {
    const counts = new Map<string, number>();
    for (const { id, card } of view.pool) {
      const name = set.setup.catalogue.cards[card]?.name ?? '';
      if (side.has(id) === isAside) counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    return [...counts].sort(([a], [b]) => a.localeCompare(b)).map(([name, count]) => `${count} ${name}`);
  };
  return [linesOf(false), linesOf(true)]
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}

export const keptOf = (
  draft: PracticeDraft,
  side: readonly InstanceId[] | null,
  saved: Pick<KeptPractice, 'practiceId' | 'isSent'> = { practiceId: null, isSent: false },
): KeptPractice => ({
  hash: draft.set.hash,
  secret: draft.secret,
  actions: draft.actions,
  side,
  ...saved,
});

/** By which the server knows whether its cards are still those of the draft. */
export const hashToSave = ({ setup }: PracticeSet): string => dealtHashOf(setup);

/** Reads what was kept; null for anything else. The engine reads the actions. */
export function readKept(value: unknown): KeptPractice | null {
  if (typeof value !== 'object' || value === null) return null;
  const { hash, secret, actions, side, practiceId, isSent }: Partial<Record<keyof KeptPractice, unknown>> =
    value;
  if (typeof hash !== 'string' || typeof secret !== 'string' || !Array.isArray(actions)) return null;
  if (sealBytesOf(secret) === null) return null;
  return {
    hash,
    secret,
    actions,
    side: Array.isArray(side) ? side.filter((id): id is InstanceId => typeof id === 'string') : null,
    practiceId: typeof practiceId === 'string' ? practiceId : null,
    isSent: isSent === true,
  };
}

function bytesOf(secret: string): Uint8Array {
  const bytes = sealBytesOf(secret);
  if (bytes === null) throw new Error('The secret of a draft has 32 bytes.');
  return bytes;
}

function folded(draft: PracticeDraft, action: DraftAction): PracticeDraft {
  const applied = apply(draft.set.setup, draft.state, action);
  if (!applied.ok) throw new Error(`Practice refused its own action: ${applied.refusal}`);
  return { ...draft, state: applied.state, actions: [...draft.actions, action] };
}

/** Bots answer until the reader is asked, or nobody is; a review between two packs ends at once. */
function playBots(draft: PracticeDraft): PracticeDraft {
  const { setup } = draft.set;
  if (isInReview(setup, draft.state)) return playBots(folded(draft, { type: 'nextRound' }));
  const seats = Array.from({ length: setup.seats }, (_, seat) => seat).filter((seat) => seat !== OWN_SEAT);
  let last = draft;
  for (const seat of seats) {
    const view = viewFor(setup, last.state, { seat });
    if (view.ask !== null) last = folded(last, autoAction(setup, view, undefined, personaOf(seat)).action);
  }
  return last === draft ? draft : playBots(last);
}
