import type { PackView } from '#contract/room/room.ts';
import type { Player } from '../harness/player.ts';
import { gatherTable, type PlayedDraft, playGathered, type TableOrder } from '../harness/wholeDraft.ts';
import { brokenPromises, type LogRow, type SeenPack } from './checker.ts';

/** A draft whose clients remember every pack they were shown. */
export interface WatchedDraft extends PlayedDraft {
  readonly seen: readonly SeenPack[];
}

const seenOf = (seat: number, { packId, pickNumber, cards }: PackView): SeenPack => ({
  seat,
  packId,
  pickNumber,
  cards: cards.map(({ id }) => id),
});

/** Plays a gathered table to the end; `onPick` as in the order. */
export async function watchGathered(
  gathered: { readonly draftId: string; readonly players: readonly Player[] },
  order: TableOrder,
): Promise<WatchedDraft> {
  const seen: SeenPack[] = [];
  const played = await playGathered(gathered, {
    ...order,
    choose(pack, seat) {
      seen.push(seenOf(seat, pack));
      return order.choose?.(pack, seat) ?? 0;
    },
  });
  return { ...played, seen };
}

/** Plays a whole draft with new accounts and remembers what they saw. */
export const watchWholeDraft = async (order: TableOrder): Promise<WatchedDraft> =>
  watchGathered(await gatherTable(order), order);

/** What the checker finds in a finished draft, whose rows were read from the database. */
export const promisesBroken = (draft: WatchedDraft, rows: readonly LogRow[]): string[] =>
  brokenPromises({
    seats: draft.players.length,
    rows,
    seen: draft.seen,
    told: draft.picks,
    isOver: true,
  });

/** Lets all players go. */
export const leaveAll = async (draft: WatchedDraft | undefined): Promise<void> => {
  await Promise.all((draft?.players ?? []).map((player) => player.leave()));
};
