import type { TableView } from '#contract/tables/tables.ts';
import { programOf } from '#engine/formats/booster/program.ts';

type Round = TableView['template']['rounds'][number];

const LONGEST = 200;

/** How many cards a pack of this size holds at each pick of it in this round. */
function packsIn(round: Round, packSize: number): readonly number[] {
  const { operations } = programOf({ pack: round.packName, opening: round.opening, steps: round.steps });
  const packs: number[] = [];
  let left = packSize;
  let at = 0;
  for (let turn = 0; turn < LONGEST && left > 0; turn++) {
    const operation = operations[at];
    if (!operation || operation.does === 'discardRest') break;
    if (operation.does === 'decide') {
      packs.push(left);
      left -= operation.picks + operation.burns;
    } else if (operation.does === 'random') left -= operation.count;
    at = operation.next;
  }
  return packs;
}

/** How many picks a seat makes of packs of this size in this round. */
export const decisionsIn = (round: Round | undefined, packSize: number): number =>
  round ? Math.max(1, packsIn(round, packSize).length) : packSize;

/** How many cards come next to a seat that has picked so often in this round; 0 when the next pack is opened. */
export const cardsNext = (round: Round | undefined, packSize: number, decisions: number): number =>
  round ? (packsIn(round, packSize)[decisions] ?? 0) : Math.max(0, packSize - decisions);
