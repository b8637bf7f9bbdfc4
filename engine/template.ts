/** One step of what happens to a pack at a seat. `pass` ends the turn. */
export type Step =
  | { readonly do: 'pick'; readonly count: number }
  | { readonly do: 'burn'; readonly count: number }
  | { readonly do: 'random'; readonly count: number }
  | { readonly do: 'pass'; readonly direction: 'left' | 'right' | 'none' }
  | { readonly do: 'discardRest' };

/**
 * A round: every seat opens one pack of kind `pack`; `opening` steps are done once, then `steps` again and
 * again until the pack is empty. Both end in `pass` or `discardRest`.
 */
export interface Round {
  readonly pack: string;
  readonly opening: readonly Step[];
  readonly steps: readonly Step[];
}

/** Seconds for a pick: from `firstSeconds` with a full pack down to `lastSeconds` with one card left. */
export type PickClock =
  | { readonly kind: 'none' }
  | { readonly kind: 'ladder'; readonly firstSeconds: number; readonly lastSeconds: number };

export interface BoosterTemplate {
  readonly format: 'booster';
  readonly rounds: readonly Round[];
}

/** The rules of a draft; a union, one member a format. */
export type Template = BoosterTemplate;
