import type { Prepare } from '#contract/room/room.ts';
import type { Ask, Hints } from '#engine/core/ask.ts';
import { doWishesLast, openCards, viewFor } from '#engine/draft.ts';
import { readBidKey } from '#engine/formats/shared/bidKey.ts';
import { NO_HINTS, type Prepared, type RunningDraft } from './runningDraft.ts';

/** What may be wished for while this is asked: cards by id, options by key. */
function wishable(ask: Ask): ReadonlySet<string> {
  if (ask.kind === 'choose') return new Set(ask.options);
  if (ask.kind === 'exchange') return new Set<string>([...ask.hand, ...ask.open]);
  return new Set<string>(ask.kind === 'claim' ? ask.free : ask.cards);
}

/** What a star may be on: where groups are asked for, an open card stands for the group that holds it. */
function starrable({ setup, state }: RunningDraft, seat: number, ask: Ask): ReadonlySet<string> {
  const wishes = wishable(ask);
  if (ask.kind !== 'choose') return wishes;
  return new Set([...wishes, ...openCards(setup, viewFor(setup, state, { seat })).map(({ id }) => id)]);
}

const keepsStars = ({ clock }: RunningDraft) => clock === 'correspondence';

/** Stars are kept by card: those of the pack in hand are as they are now, those of other packs as they were. */
function starsKept(known: readonly string[], here: ReadonlySet<string>, starred: readonly string[]) {
  return [...starred, ...known.filter((id) => !here.has(id))];
}

/** Whether wishes are about this question: about no later one of the same pack, unless the same cards lie open all the time. */
const isAbout = (
  { setup }: RunningDraft,
  wishes: Pick<Prepared, 'packId' | 'pickNumber'>,
  ask: Ask,
): boolean => wishes.packId === ask.turnId && (doWishesLast(setup) || wishes.pickNumber === ask.turnNumber);

/** What of a seat's wishes is about cards that lie in front of it; null when its pack is another one. */
export function preparedFor(
  draft: RunningDraft,
  seat: number,
  ask: Ask | null,
  asked: Prepare,
): Prepared | null {
  if (!ask || !isAbout(draft, asked, ask)) return null;
  const [here, open] = [wishable(ask), starrable(draft, seat, ask)];
  const isBid = (wish: string) => ask.kind === 'bid' && readBidKey(wish, ask.cards) !== null;
  const known = (wishes: readonly string[], among = here) =>
    [...new Set(wishes)].filter((wish) => among.has(wish) || isBid(wish));
  const hints: Hints = {
    reserved: known(asked.reserved),
    reservedBurns: known(asked.reservedBurns),
    starred: known(asked.starred, open),
  };
  const before = draft.hints.get(seat)?.keptStars ?? [];
  return {
    packId: asked.packId,
    pickNumber: asked.pickNumber,
    hints,
    keptStars: keepsStars(draft) ? starsKept(before, open, hints.starred) : [],
  };
}

/** What a seat prepared for this question: for this very turn, else the stars on its cards from when it was here before. */
export function hintsAt(draft: RunningDraft, seat: number, ask: Ask | null): Hints {
  const prepared = draft.hints.get(seat);
  if (!ask || !prepared) return NO_HINTS;
  const open = starrable(draft, seat, ask);
  const kept = prepared.keptStars.filter((id) => open.has(id));
  if (!isAbout(draft, prepared, ask)) return kept.length > 0 ? { ...NO_HINTS, starred: kept } : NO_HINTS;
  return prepared.hints;
}
