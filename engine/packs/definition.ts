import type { CardIndex } from '../cards.ts';

/** A sheet draws printings by weight; weights are positive and need not sum to anything. */
export interface Sheet {
  readonly cards: readonly { readonly card: CardIndex; readonly weight: number }[];
  readonly kind:
    | { readonly type: 'random' }
    | { readonly type: 'printRun'; readonly groupSize: number }
    | { readonly type: 'striped'; readonly length: number; readonly weights: readonly number[] };
  /** At least one card of each value of this attribute, as far as the draw is long enough. */
  readonly balanceBy?: 'lanes';
}

/** One slot of a pack: `count` cards, each time from one of `sheets` chosen by weight. */
export interface Slot {
  readonly name: string;
  readonly count: number;
  readonly finish: 'plain' | 'foil';
  readonly sheets: readonly { readonly sheet: string; readonly weight: number }[];
}

export interface Layout {
  readonly name: string;
  readonly weight: number;
  readonly slots: readonly Slot[];
}

/**
 * How packs of a kind are filled.
 * `replacement: 'pack'` draws distinct printings inside one pack of one sheet (a retail pack);
 * `'table'` takes from one pile for the whole table, `weight` being the number of copies (a cube);
 * `'none'` may repeat inside a pack. `refill` starts the pile anew when it is empty.
 */
export interface PackDefinition {
  readonly layouts: readonly Layout[];
  readonly sheets: Readonly<Record<string, Sheet>>;
  readonly replacement: 'pack' | 'table' | 'none';
  readonly refill: boolean;
}
