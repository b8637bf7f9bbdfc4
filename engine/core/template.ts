/** One step of what happens to a pack at a seat. `pass` ends the turn. */
export type Step =
  | { readonly do: 'pick'; readonly count: number }
  | { readonly do: 'burn'; readonly count: number }
  | { readonly do: 'random'; readonly count: number }
  | { readonly do: 'pass'; readonly direction: 'left' | 'right' | 'none' }
  | { readonly do: 'discardRest' };

/** Steps that one part of a round may have: every list of tables walks through them. */
export const STEPS_AT_MOST = 200;

/**
 * A round: every seat opens one pack of kind `pack`, or of its own kind in `packBySeat` (by seat, beginning again when
 * there are more seats); `opening` steps are done once, then `steps` again and again until the pack is empty. Both end
 * in `pass` or `discardRest`.
 */
export interface Round {
  readonly pack: string;
  readonly packBySeat?: readonly string[] | undefined;
  readonly opening: readonly Step[];
  readonly steps: readonly Step[];
}

/** The kind of pack that a seat opens in a round. */
export const packOfSeat = (round: Round, seat: number): string =>
  round.packBySeat?.[seat % Math.max(1, round.packBySeat.length)] ?? round.pack;

/**
 * The time for a pick. A ladder falls from `firstSeconds` with a full pack to `lastSeconds` with one card left; steps
 * have seconds by the cards in the pack, one card first; a correspondence clock is a time bank in hours, refilled at each pick.
 */
export type PickClock =
  | { readonly kind: 'none' }
  | { readonly kind: 'ladder'; readonly firstSeconds: number; readonly lastSeconds: number }
  | { readonly kind: 'steps'; readonly seconds: readonly number[] }
  | { readonly kind: 'correspondence'; readonly bankHours: number; readonly perPickHours: number };

export interface TemplateBase {
  /** The name of the format. */
  readonly format: string;
}

/** That many packs of a kind are opened at a table; `round`, from 0, says which of predetermined layouts, absent: any. */
export interface PackNeed {
  readonly pack: string;
  readonly count: number;
  readonly round?: number | undefined;
}

/** That many different cards of a kind's sheets lie on the table, each once, whatever its packs look like. */
export interface PrintingNeed {
  readonly pack: string;
  readonly printings: number;
}

/** A draft in figures: `decisions` and `cards` of one seat in all, `packs` by round as people are told. */
export interface Outline {
  readonly rounds: number;
  readonly decisions: number;
  readonly cards: number;
}
export type OutlineOf<T> = (template: T, seats: number, sizeOf: (pack: string) => number) => Outline;
