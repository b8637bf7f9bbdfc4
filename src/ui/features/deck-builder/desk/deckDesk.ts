import { createContext, useContext } from 'react';
import type { DeckSummary, DeckView } from '#contract/decks/decks.ts';
import type { DeckExport } from '#contract/decks/exports.ts';
import type { CardFace, GameLook } from '#contract/games/faces.ts';
import type { DeckEditorActor } from '#src/machines/decks/deckEditor.ts';
import type { DeckDocument } from '#src/machines/decks/deckEdits.ts';
import type { CardQuery } from '../cardQuery.ts';
import type { Arrangement } from './arrangement.ts';
import type { DeckActions } from './deckActions.ts';
import type { DeckEntry } from './deckEntries.ts';
import type { DeckExtra } from './deckExtra.ts';
import type { DeckKeeping } from './deckKeeping.ts';
import { boardOf, type DeckBoard, type DeckParts } from './deckParts.ts';

export type { DeckBoard } from './deckParts.ts';

/** Everything the parts of the screen share: the deck as it stands and what may be done with it. */
export interface DeckDesk extends DeckParts, DeckActions {
  readonly view: DeckView;
  readonly look: GameLook;
  readonly actor: DeckEditorActor;
  readonly document: DeckDocument;
  readonly pool: ReadonlyMap<string, DeckEntry>;
  readonly keeping: DeckKeeping;
  /** The decks of this pool, this one among them. */
  readonly decks: readonly DeckSummary[];
  /** Removes another deck of the pool; throws with words. */
  readonly removeDeck: (number: number) => Promise<void>;
  /** Resolves when the server holds the deck as it is; throws when that does not come to be. */
  readonly whenSaved: () => Promise<void>;
  readonly loadExport: (slug: string) => Promise<DeckExport>;

  /** What the boards mark; a moment behind what is typed. */
  readonly query: CardQuery;
  readonly hits: ReadonlySet<string>;

  readonly zoom: (face: CardFace) => void;
  readonly say: (text: string) => void;
  readonly openExtra: (extra: DeckExtra) => void;

  /** The card that a finger chose. */
  readonly selectedId: string | null;
  readonly select: (id: string | null) => void;
}

export const DeckDeskContext = createContext<DeckDesk | null>(null);

export function useDeckDesk(): DeckDesk {
  const desk = useContext(DeckDeskContext);
  if (desk === null) throw new Error('useDeckDesk needs a DeckDeskContext above it.');
  return desk;
}

/** What is typed into the search at this moment; apart from the desk, so that a keystroke draws the fields alone. */
export interface DeckSearch {
  readonly queryText: string;
  readonly ask: (text: string) => void;
}

/** How the boards are asked to look; the desk follows a moment later. */
export interface DeckArranging {
  readonly arrangement: Arrangement;
  readonly arrange: (change: Partial<Arrangement>) => void;
}

/** How the boards look, a moment behind what is asked for; apart from the desk, so that a new order draws them alone. */
export const DeckShownContext = createContext<Arrangement | null>(null);

export function useShownArrangement(): Arrangement {
  const shown = useContext(DeckShownContext);
  if (shown === null) throw new Error('useShownArrangement needs a DeckShownContext above it.');
  return shown;
}

export const DeckSearchContext = createContext<DeckSearch | null>(null);
export const DeckArrangingContext = createContext<DeckArranging | null>(null);

export function useDeckSearch(): DeckSearch {
  const search = useContext(DeckSearchContext);
  if (search === null) throw new Error('useDeckSearch needs a DeckSearchContext above it.');
  return search;
}

export function useDeckArranging(): DeckArranging {
  const arranging = useContext(DeckArrangingContext);
  if (arranging === null) throw new Error('useDeckArranging needs a DeckArrangingContext above it.');
  return arranging;
}

/** Where a click sends a card: out of Main to Side, from anywhere else to Main. */
export const otherBoard = ({ main, side, boards }: DeckDesk, id: string): DeckBoard =>
  boardOf(boards, id)?.key === main.key ? side : main;

export const isDimmed = ({ query, hits }: DeckDesk, id: string): boolean =>
  query.terms.length > 0 && !hits.has(id);
