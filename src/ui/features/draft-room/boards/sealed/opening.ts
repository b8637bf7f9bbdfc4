import type { CardFace, GameLook } from '#contract/games/faces.ts';
import type { PooledCardView } from '#contract/room/room.ts';
import { rarityOf } from '../../../../components/cards/gameLook.ts';
import type { BoardWords } from '../pieces/words.ts';

/** The cards of one pack, in the order in which they lie in it. */
export type OpenedPack = readonly PooledCardView[];

/** The pack that is being opened, and how many of its cards are turned. */
export interface OpeningPlace {
  readonly pack: number;
  readonly turned: number;
}

/** The pool as the packs it came from; moving a card aside changes no pack. */
export function packsOfPool(pool: readonly PooledCardView[], packs: number): readonly OpenedPack[] {
  return Array.from({ length: packs }, (_, round) =>
    pool.filter((card) => card.round === round).sort((a, b) => a.pick - b.pick),
  );
}

/** Where somebody stands who has turned that many cards: a pack stays on the table until the next one is begun. */
export function placeAt(packs: readonly OpenedPack[], turned: number): OpeningPlace {
  let before = 0;
  for (const [pack, cards] of packs.entries()) {
    if (turned <= before + cards.length && (turned > before || pack === 0))
      return { pack, turned: turned - before };
    before += cards.length;
  }
  return { pack: Math.max(0, packs.length - 1), turned: packs.at(-1)?.length ?? 0 };
}

/** How many cards are turned when the pack at hand, or after a whole one the next, is opened to its end. */
export function turnedAfterPack(packs: readonly OpenedPack[], turned: number): number {
  let end = 0;
  for (const cards of packs) {
    end += cards.length;
    if (end > turned) return end;
  }
  return end;
}

/** "1 mythic", "2 rare": the best rarity of a pack and how often it is there; empty for an empty pack. */
export function bestOfPack(
  t: BoardWords,
  cards: OpenedPack,
  faces: Readonly<Record<number, CardFace>>,
  look: GameLook,
): string {
  const rarities = cards.flatMap(({ card }) => {
    const face = faces[card];
    return face ? [rarityOf(look, face.rarity)] : [];
  });
  const [best] = rarities.toSorted((a, b) => b.order - a.order);
  if (!best) return '';
  const count = rarities.filter(({ code }) => code === best.code).length;
  return t('bestOfPack', { count, rarity: best.name.toLowerCase() });
}
