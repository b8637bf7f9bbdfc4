import type { TableView } from '#contract/tables.ts';
import { programOf } from '#engine/formats/booster/program.ts';

type Round = TableView['template']['rounds'][number];

const LONGEST = 200;

/** How many picks a seat makes of packs of this size in this round. */
export function decisionsIn(round: Round | undefined, packSize: number): number {
  if (!round) return packSize;
  const { operations } = programOf({ pack: round.packName, opening: round.opening, steps: round.steps });
  let left = packSize;
  let decisions = 0;
  let at = 0;
  for (let turn = 0; turn < LONGEST && left > 0; turn++) {
    const operation = operations[at];
    if (!operation || operation.does === 'discardRest') break;
    if (operation.does === 'decide') {
      decisions += 1;
      left -= operation.picks + operation.burns;
    } else if (operation.does === 'random') left -= operation.count;
    at = operation.next;
  }
  return Math.max(1, decisions);
}
