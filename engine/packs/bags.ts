import type { Keyring } from '../random/streams.ts';
import type { PreparedLayout, PreparedPack } from './prepare.ts';

/**
 * Deals the layouts of a table without replacement: one bag for each round that has layouts of its own, shuffled from
 * stream `layouts/<kind>/<bag>/<filling>` and filled anew when it is empty. Null when a bag has no layout.
 */
export function layoutBags(
  pack: PreparedPack,
  kind: string,
  streamOf: Keyring,
): (round: number) => PreparedLayout | null {
  const bags = pack.rounds.map(() => ({ layouts: [] as number[], fillings: 0 }));
  return (round) => {
    const at = round % bags.length;
    const bag = bags[at]!;
    if (bag.layouts.length === 0) {
      const { layouts, copies } = pack.rounds[at]!;
      const all = layouts.flatMap((layout, option) => new Array<number>(copies[option]!).fill(layout));
      bag.layouts = streamOf(`layouts/${kind}/${at}/${bag.fillings}`).shuffle(all);
      bag.fillings += 1;
    }
    const next = bag.layouts.shift();
    return next === undefined ? null : pack.layouts[next]!;
  };
}
