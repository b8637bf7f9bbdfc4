import { createContext, useContext } from 'react';
import type { DeckExport, DeckView } from '#contract/decks.ts';
import type { CardFace, GameLook } from '#contract/faces.ts';
import type { DeckEditorActor } from '#src/machines/deckEditor.ts';
import type { DeckDocument } from '#src/machines/deckEdits.ts';
import type { CardQuery } from './cardQuery.ts';
import type { ColumnsBy, SortBy } from './deckColumns.ts';
import type { DeckEntry, FreeEntry } from './deckEntries.ts';
import type { DeckTrouble } from './deckProblems.ts';

export type BoardView = 'stacks' | 'list';

/** A bucket of the game as a board. */
export interface DeckBoard {
  readonly key: string;
  readonly name: string;
  readonly entries: readonly DeckEntry[];
  /** With free cards, for the main deck. */
  readonly count: number;
}

/** Everything the parts of the screen share: the deck as it stands and what may be done with it. */
export interface DeckDesk {
  readonly view: DeckView;
  readonly look: GameLook;
  readonly actor: DeckEditorActor;
  readonly document: DeckDocument;
  readonly pool: ReadonlyMap<string, DeckEntry>;
  readonly boards: readonly DeckBoard[];
  readonly main: DeckBoard;
  readonly side: DeckBoard;
  readonly free: readonly FreeEntry[];
  readonly troubles: readonly DeckTrouble[];
  readonly loadExport: (slug: string) => Promise<DeckExport>;

  readonly queryText: string;
  readonly query: CardQuery;
  readonly hits: ReadonlySet<string>;
  readonly ask: (text: string) => void;

  readonly columnsBy: ColumnsBy;
  readonly sortBy: SortBy;
  readonly boardView: BoardView;
  readonly arrange: (change: {
    readonly columnsBy?: ColumnsBy;
    readonly sortBy?: SortBy;
    readonly boardView?: BoardView;
  }) => void;

  readonly move: (ids: readonly string[], bucket: string) => void;
  readonly setFree: (name: string, count: number) => void;
  readonly suggestFree: () => void;
  /** Lays the pool out as the bot would, free cards included. */
  readonly suggestDeck: () => void;
  readonly addFree: (more: number) => void;
  readonly rename: (name: string) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly submit: () => void;
  readonly zoom: (face: CardFace) => void;
  readonly say: (text: string) => void;

  /** The card that a finger chose. */
  readonly selectedId: string | null;
  readonly select: (id: string | null) => void;
}

export const DeckDeskContext = createContext<DeckDesk | null>(null);

export function useDeckDesk(): DeckDesk {
  const desk = useContext(DeckDeskContext);
  if (desk === null) throw new Error('This part stands outside the deck builder.');
  return desk;
}

/** Where a click sends a card: out of Main to Side, from anywhere else to Main. */
export const otherBoard = ({ main, side, boards }: DeckDesk, id: string): DeckBoard =>
  boardOf(boards, id)?.key === main.key ? side : main;

export const boardOf = (boards: readonly DeckBoard[], id: string): DeckBoard | undefined =>
  boards.find(({ entries }) => entries.some((entry) => entry.id === id));
