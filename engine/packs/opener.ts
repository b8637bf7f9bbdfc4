import type { CardInstance } from '../core/cards.ts';
import type { Catalogue } from '../core/setup.ts';
import type { Keyring } from '../random/streams.ts';
import { preparePack } from './prepare.ts';
import { openTable, type TableOpener } from './table.ts';

/** Opens the pack of a kind that `seat` has in `round`, both from 0. */
export type PackOpener = (kind: string, round: number, seat: number) => CardInstance[];

/**
 * Opens the packs of a table one after another; packs of a kind share its piles and bags over all rounds. Label
 * `pack/<round>/<seat>` for what a pack shares with no other. Throws on a kind that the catalogue lacks.
 */
export function packOpener(
  { packs, cards }: Pick<Catalogue, 'packs' | 'cards'>,
  streamOf: Keyring,
): PackOpener {
  const tables = new Map<string, TableOpener>();
  return (kind, round, seat) => {
    const definition = packs[kind];
    if (!definition) throw new Error(`Round ${round + 1} opens "${kind}", which the catalogue does not hold`);
    const open = tables.get(kind) ?? openTable(preparePack(definition, cards), kind, streamOf);
    tables.set(kind, open);
    return open(streamOf(`pack/${round}/${seat}`), round);
  };
}
