import type { TableView } from '#contract/tables/tables.ts';
import { lockedWithout } from './sealSentences.ts';

/** Names the seats whose browsers have no say in the packs, before the host locks them. */
export const LockedWithout = ({ table }: { readonly table: TableView }) => {
  const words = lockedWithout(table);
  const isGathered = table.seats.every(({ kind }) => kind !== 'open');
  return words === null || !isGathered ? null : <p className="seal-without">{words}</p>;
};
