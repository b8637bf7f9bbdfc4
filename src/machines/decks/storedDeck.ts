import type { DeckView } from '#contract/decks/decks.ts';
import type { DeckDocument } from './deckEdits.ts';

/** What the server holds of a deck. */
export interface StoredDeck {
  readonly version: number;
  readonly savedAtMs: number | null;
  readonly submittedAtMs: number | null;
}

/** The server's answer to a save; anything but an answer is thrown. */
export type SaveReply =
  | ({ readonly ok: true } & StoredDeck)
  | { readonly ok: false; readonly isConflict: boolean; readonly message: string };

/** The newer deck that another window saved. */
export type OtherDeck = StoredDeck & { readonly document: DeckDocument };

export const documentOf = ({ name, contents }: DeckView): DeckDocument => ({ name, contents });

export const storedOf = ({ version, savedAtMs, submittedAtMs }: StoredDeck): StoredDeck => ({
  version,
  savedAtMs,
  submittedAtMs,
});

export const otherOf = (view: DeckView): OtherDeck => ({ ...storedOf(view), document: documentOf(view) });

/** The words of a reply that is a no. */
export const refusalOf = (reply: SaveReply) => ({ message: reply.ok ? '' : reply.message });

/** What a save came to. */
export function savedOf(reply: SaveReply): StoredDeck {
  if (!reply.ok) throw new Error('A refused save has nothing to remember.');
  return storedOf(reply);
}
