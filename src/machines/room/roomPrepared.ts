import type { Prepare } from '#contract/room/room.ts';
import type { DraftRoomContext } from './draftRoomFacts.ts';
import { picksOf, starrable, turnNameOf, wishedOf } from './roomAsk.ts';
import { isChoosable } from './roomChoosing.ts';

/** As many stars as the table keeps. */
const MOST_STARS = 100;

/** What the server is told for the moment the clock runs out; null while nothing is asked. */
export function prepareOf({ draftId, room, chosen, starred }: DraftRoomContext): Prepare | null {
  const wished = room && wishedOf(room);
  const turn = wished && turnNameOf(wished);
  if (!wished || !turn) return null;
  const here = new Set(starrable(wished));
  const known = chosen.filter((wish) => isChoosable(wished, wish));
  return {
    draftId,
    packId: turn.packId,
    pickNumber: turn.pickNumber,
    reserved: known.slice(0, picksOf(wished)),
    reservedBurns: known.slice(picksOf(wished)),
    starred: starred.filter((id) => here.has(id)).slice(0, MOST_STARS),
  };
}
