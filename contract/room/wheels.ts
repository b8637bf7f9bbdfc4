import type { PickRecord } from '../results/results.ts';

/**
 * The records of one seat in their order, each pick with what came round again: the cards of its pack that the seat was
 * shown later and had not taken. Takes a time that grows with the cards that all packs show.
 */
export function withWheels(records: readonly PickRecord[]): PickRecord[] {
  const shownLater = new Map<string, Set<string>>();
  const told = records.toReversed().map((record) => {
    const later = shownLater.get(record.packId) ?? new Set();
    const taken = new Set(record.taken);
    const wheeled = record.pack.flatMap(({ id }) => (later.has(id) && !taken.has(id) ? id : []));
    for (const { id } of record.pack) later.add(id);
    shownLater.set(record.packId, later);
    return record.kind === 'pick' ? { ...record, wheeled } : record;
  });
  return told.reverse();
}
