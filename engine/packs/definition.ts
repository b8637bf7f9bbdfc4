import type { CardIndex } from '../core/cards.ts';

/** What a balanced sheet shows in every hand: the card's lanes, a field of the card, or an attribute of the game. */
export type Balance = 'lanes' | 'type' | 'rarity' | 'set' | { readonly attribute: string };

/** A sheet draws printings by weight; weights are positive and need not sum to anything. */
export interface Sheet {
  /** An entry with a `finish` is dealt in it, whatever the slot says: a cube has some of its copies in foil. */
  readonly cards: readonly {
    readonly card: CardIndex;
    readonly weight: number;
    readonly finish?: 'plain' | 'foil';
  }[];
  /** Print runs and stripes are printed anew for each pack, whatever the replacement: they never run out. */
  readonly kind:
    | { readonly type: 'random' }
    | { readonly type: 'printRun'; readonly groupSize: number }
    /** Rows of `length` entries; `weights[i]` is that of stripes i + 1 rows wide (`stripes.ts`). */
    | { readonly type: 'striped'; readonly length: number; readonly weights: readonly number[] };
  /** At least one card of each value of this attribute, as far as the draw is long enough. */
  readonly balanceBy?: Balance;
  /** A pack may hold a card of this sheet twice although its definition draws distinct ones. */
  readonly mayRepeat?: boolean;
}

/** One slot of a pack: `count` cards from one of `sheets`, chosen by weight for each card, with `oneSheet` once for all. */
export interface Slot {
  readonly name: string;
  readonly count: number;
  readonly finish: 'plain' | 'foil';
  readonly sheets: readonly { readonly sheet: string; readonly weight: number }[];
  readonly oneSheet?: boolean | undefined;
}

export interface Layout {
  readonly name: string;
  readonly weight: number;
  readonly slots: readonly Slot[];
}

/** A layout that a round may have, by its name. */
export interface LayoutOption {
  readonly layout: string;
  readonly weight: number;
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
  /** `apart`: no card comes twice in a pack, from whichever sheets, as long as its sheet has another; absent: `allowed`. */
  readonly duplicates?: 'allowed' | 'apart';
  /** Predetermined layouts: what packs of each round may be, from the start again after the last; absent: all layouts. */
  readonly rounds?: readonly (readonly LayoutOption[])[];
  /**
   * `bag`: as many of each layout as its weight says are shuffled and dealt to the packs of the table, filled anew
   * when empty; rounds with layouts of their own have a bag each. Absent: `weight`, every pack by itself.
   */
  readonly layoutDraw?: 'weight' | 'bag';
  /**
   * How this is read; frozen with the pack, so that older logs are dealt as they were. 2: layouts of one name are opened
   * each by its own weight, decks are as large as packs of the first round make them, half-decks go by `rounds` and take
   * from the piles of the table. 3: striped sheets are walked up and to the left, from stripe to stripe, anew in each slot.
   * Absent: of layouts of one name the first is opened, decks and half-decks know neither; stripes run along the row.
   */
  readonly edition?: 2 | 3;
}

/** Whether a pack is read by this edition or a later one. */
export const isSinceEdition = (edition: 2 | 3, definition: Pick<PackDefinition, 'edition'>): boolean =>
  (definition.edition ?? 1) >= edition;
