import { useMemo } from 'react';
import type { DeckContents, DeckView } from '#contract/decks/decks.ts';
import { type CardFace, ownNameOf } from '#contract/games/faces.ts';
import type { DeckEditorActor } from '#src/machines/decks/deckEditor.ts';
import { doPresses } from '#src/ui/components/hooks/afterPress.ts';
import { formatFor } from '../../../messages/format.ts';
import { suggestedFree, toppedUpFree } from '../panels/laneShares.ts';
import type { DeckEntry } from './deckEntries.ts';
import { type DeckParts, partsOf } from './deckParts.ts';
import { deckWords } from './deckWords.ts';

/** What may be done with a deck, after the presses that wait for their frame; none of it changes while the screen stands. */
export interface DeckActions {
  readonly move: (ids: readonly string[], bucket: string) => void;
  /** Puts a card at a place among the others of its bucket, from 0. */
  readonly place: (id: string, bucket: string, place: number) => void;
  readonly setFree: (name: string, count: number) => void;
  readonly suggestFree: () => void;
  readonly addFree: (more: number) => void;
  /** Lays the pool out as the bot would, free cards included. */
  readonly suggestDeck: () => void;
  /** Several buckets and the free cards at once, with what is said of it. */
  readonly layOut: (
    buckets: Readonly<Record<string, readonly string[]>>,
    free: Readonly<Record<string, number>>,
    words: string,
  ) => void;
  /** The deck as it was at another time, order included. */
  readonly restore: (contents: DeckContents, words: string) => void;
  readonly rename: (name: string) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly submit: () => void;
}

interface ActionsOf {
  readonly view: DeckView;
  readonly actor: DeckEditorActor;
  readonly pool: ReadonlyMap<string, DeckEntry>;
  readonly say: (text: string) => void;
}

export function useDeckActions({ view, actor, pool, say }: ActionsOf): DeckActions {
  return useMemo(() => actionsOf({ view, actor, pool, say }), [view, actor, pool, say]);
}

function actionsOf({ view, actor, pool, say }: ActionsOf): DeckActions {
  const { look, freeFaces, isMine, suggestion } = view;
  const t = deckWords();
  const cards = (count: number) => t('cards', { count });
  const contents = () => actor.getSnapshot().context.present.contents;
  const parts = () => partsOf(view, pool, contents());
  const mainFaces = () => parts().main.entries.map(({ face }) => face);
  const fill = (free: Readonly<Record<string, number>>, words: string) => {
    actor.send({ type: 'deck.freeReplaced', free });
    say(words);
  };
  const actions: DeckActions = {
    move: (ids, bucket) => {
      doPresses();
      const target = parts().boards.find(({ key }) => key === bucket);
      if (target === undefined || !isMine) return;
      actor.send({ type: 'deck.cardsMoved', ids, bucket, place: null });
      say(movedWords(ids, target.name, pool));
    },
    place: (id, bucket, place) => {
      doPresses();
      const target = parts().boards.find(({ key }) => key === bucket);
      if (target === undefined || !isMine) return;
      actor.send({ type: 'deck.cardsMoved', ids: [id], bucket, place });
      const ids = contents().buckets[bucket] ?? [];
      say(
        t('saidPlaced', {
          card: nameOf(pool, id),
          place: ids.indexOf(id) + 1,
          count: ids.length,
          board: target.name,
        }),
      );
    },
    setFree: (name, count) => {
      doPresses();
      actor.send({ type: 'deck.freeCounted', name, count });
      say(t('saidLand', { card: name, cards: cards(Math.max(0, count)) }));
    },
    suggestFree: () => {
      doPresses();
      const faces = mainFaces();
      const free = suggestedFree(faces, freeFaces, look.deckSize - faces.length, look);
      fill(free, t('saidLands', { lands: landsIn(free, freeFaces) }));
    },
    addFree: (more) => {
      doPresses();
      const free = toppedUpFree(mainFaces(), freeFaces, contents().free, more, look);
      fill(free, t('saidAdded', { cards: cards(more), lands: landsIn(free, freeFaces) }));
    },
    layOut: (buckets, free, words) => {
      doPresses();
      if (!isMine) return;
      actor.send({ type: 'deck.laidOut', buckets, free });
      say(words);
    },
    suggestDeck: () => {
      if (suggestion === null) return;
      const { free } = suggestion;
      const { main, side }: Pick<DeckParts, 'main' | 'side'> = parts();
      const words = t('saidSuggested', {
        main: t('cardsIn', { count: suggestion.main.length, board: main.name }),
        side: t('cardsIn', { count: suggestion.side.length, board: side.name }),
        lands: landsIn(free, freeFaces),
      });
      const buckets = { [side.key]: suggestion.side, [main.key]: suggestion.main };
      actions.layOut(buckets, free, words);
    },
    restore: (then, words) => {
      doPresses();
      actor.send({ type: 'deck.restored', contents: then });
      say(words);
    },
    rename: (name) => actor.send({ type: 'deck.renamed', name }),
    undo: () => {
      actor.send({ type: 'deck.undone' });
      say(t('saidUndone'));
    },
    redo: () => {
      actor.send({ type: 'deck.redone' });
      say(t('saidRedone'));
    },
    submit: () => {
      doPresses();
      actor.send({ type: 'submit.pressed' });
    },
  };
  return actions;
}

const nameOf = (pool: ReadonlyMap<string, DeckEntry>, id: string): string =>
  pool.get(id)?.face.name ?? deckWords()('saidCard');

function movedWords(ids: readonly string[], target: string, pool: ReadonlyMap<string, DeckEntry>): string {
  const [only] = ids;
  const t = deckWords();
  const card =
    ids.length === 1 && only !== undefined ? nameOf(pool, only) : t('cards', { count: ids.length });
  return t('saidMoved', { card, board: target });
}

function landsIn(free: Readonly<Record<string, number>>, freeFaces: readonly CardFace[]): string {
  const t = deckWords();
  const shown = new Map(freeFaces.map((face) => [ownNameOf(face), face.name]));
  const lands = Object.entries(free)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => [shown.get(name) ?? name, count] as const);
  return lands.length === 0
    ? t('saidNone')
    : formatFor().list(lands.map(([card, count]) => t('saidLandOf', { count, card })));
}
