import type { CardIndex } from '../core/cards.ts';
import type { PreparedPack } from './prepare.ts';

/** Every card that packs of a kind may hold, each once, in the order of its layouts and sheets. */
export function printingsOf({ layouts, rounds, sheets }: PreparedPack): readonly CardIndex[] {
  const opened = new Set(rounds.flatMap((round) => round.layouts.filter((_, at) => round.copies[at]! > 0)));
  const slots = layouts.flatMap((layout, at) => (opened.has(at) ? layout.slots : []));
  const used = new Set(slots.filter(({ count }) => count > 0).flatMap((slot) => slot.sheets));
  return [...new Set([...used].flatMap((sheet) => sheets[sheet]!.cards))];
}
