import type { TableSettings } from '#contract/tables.ts';

/** Only what differs, so that nothing else is written over what another host did meanwhile; null when nothing does. */
export function changedSettings(before: TableSettings, after: TableSettings): Partial<TableSettings> | null {
  const changed: Partial<TableSettings> = {
    ...(after.name.trim() === before.name ? {} : { name: after.name.trim() }),
    ...(after.visibility === before.visibility ? {} : { visibility: after.visibility }),
    ...(after.clock === before.clock ? {} : { clock: after.clock }),
    ...(isSameBank(before.timeBank, after.timeBank) ? {} : { timeBank: after.timeBank }),
    ...(after.seats === before.seats ? {} : { seats: after.seats }),
    ...(after.picksOpenTo === before.picksOpenTo ? {} : { picksOpenTo: after.picksOpenTo }),
    ...(after.watchers === before.watchers ? {} : { watchers: after.watchers }),
    ...(hasHints(after) === hasHints(before) ? {} : { hints: hasHints(after) }),
  };
  return Object.keys(changed).length === 0 ? null : changed;
}

const hasHints = ({ hints = true }: TableSettings): boolean => hints;

const isSameBank = (a: TableSettings['timeBank'], b: TableSettings['timeBank']): boolean =>
  a?.bankHours === b?.bankHours && a?.perPickHours === b?.perPickHours;

/** Numbers of seats the host may choose: never fewer than people sit here. */
export function seatChoicesFor(people: number, mostSeats: number, now: number): readonly number[] {
  const least = Math.max(2, people);
  const most = Math.max(mostSeats, now);
  return Array.from({ length: Math.max(1, most - least + 1) }, (_, index) => least + index);
}
