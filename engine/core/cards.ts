/** Index of a card in `Catalogue.cards`. */
export type CardIndex = number;

/** Id of one physical card in one draft: random per draft, unlinkable to card, pack or slot. */
export type InstanceId = string & { readonly __brand: 'InstanceId' };

/** Id of one pack in one draft: random per draft. */
export type PackId = string & { readonly __brand: 'PackId' };

export type AttributeValue = string | number | readonly string[];

export interface CardSide {
  readonly name: string;
  readonly typeLine: string;
  readonly rules: string;
  readonly stats: string | null;
  readonly image: string | null;
}

/**
 * A card as a draft sees it: a frozen copy of one printing.
 * `cost` is what curves are drawn from, `costText` is what is printed; `lanes` holds keys of the game's lanes,
 * empty meaning neutral; `rating` is 0 to 5 as an admin set it, blended with what people picked where `ratedFromPicks`
 * tells from how many picks, or null.
 */
export interface DraftCard {
  readonly printing: string;
  readonly name: string;
  readonly set: string;
  readonly number: string;
  readonly rarity: string;
  readonly cost: number | null;
  readonly costText: string;
  readonly lanes: readonly string[];
  /** Lanes that the card makes as a source, such as a land; empty for one that makes none, absent for other cards. */
  readonly makes?: readonly string[];
  readonly type: string;
  readonly typeLine: string;
  readonly rules: string;
  readonly flavour: string;
  readonly stats: string | null;
  readonly image: string | null;
  readonly rating: number | null;
  /** Absent where nothing was learned of the game yet; 0 for a card that nobody was shown. */
  readonly ratedFromPicks?: number;
  readonly sides: readonly CardSide[];
  readonly attributes: Readonly<Record<string, AttributeValue>>;
}

export interface CardInstance {
  readonly card: CardIndex;
  readonly finish: 'plain' | 'foil';
}

export const instanceId = (text: string) => text as InstanceId;
export const packId = (text: string) => text as PackId;
