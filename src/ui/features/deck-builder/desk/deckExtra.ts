/** What lies over the builder when it is asked for; `exportAs` is the slug of a target. */
export type DeckExtra = 'hand' | 'decks' | 'print' | 'history' | 'import' | { readonly exportAs: string };
