/**
 * How a card usually goes, added up over the drafts in which people were shown it; picks of bots and of the clock count
 * nothing. `taken` is how often it was taken, by the number of the pick; `wheels` of `returns`: how often it was still
 * there when a pack in which a person passed it came back to that person.
 */
export interface CardFigure {
  readonly name: string;
  readonly drafts: number;
  readonly taken: Readonly<Record<number, number>>;
  readonly returns: number;
  readonly wheels: number;
}

/** Reply of GET /api/drafts/{draftId}/card-figures: of the cards in the pools that the reader may see. */
export interface CardFigures {
  readonly figures: readonly CardFigure[];
}
