import { useMemo } from 'react';
import { cardsInWords } from '#contract/decks/deckRules.ts';
import type { DeckContents, DeckView } from '#contract/decks/decks.ts';
import type { DeckEditorActor } from '#src/machines/deckEditor.ts';
import { doPresses } from '../../../kit/afterPress.ts';
import { suggestedFree, toppedUpFree } from '../panels/laneShares.ts';
import type { DeckEntry } from './deckEntries.ts';
import { type DeckParts, partsOf } from './deckParts.ts';

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
      say(`${nameOf(pool, id)}, place ${ids.indexOf(id) + 1} of ${ids.length} in ${target.name}.`);
    },
    setFree: (name, count) => {
      doPresses();
      actor.send({ type: 'deck.freeCounted', name, count });
      say(`${name}, ${cardsInWords(Math.max(0, count))}.`);
    },
    suggestFree: () => {
      doPresses();
      const faces = mainFaces();
      const free = suggestedFree(faces, freeFaces, look.deckSize - faces.length, look);
      fill(free, `Free cards: ${listed(free)}.`);
    },
    addFree: (more) => {
      doPresses();
      const free = toppedUpFree(mainFaces(), freeFaces, contents().free, more, look);
      fill(free, `${cardsInWords(more)} added. Free cards: ${listed(free)}.`);
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
      const words = `${cardsInWords(suggestion.main.length)} in ${main.name}, ${cardsInWords(suggestion.side.length)} in ${side.name}`;
      const buckets = { [side.key]: suggestion.side, [main.key]: suggestion.main };
      actions.layOut(buckets, free, `${words}. Free cards: ${listed(free)}.`);
    },
    restore: (then, words) => {
      doPresses();
      actor.send({ type: 'deck.restored', contents: then });
      say(words);
    },
    rename: (name) => actor.send({ type: 'deck.renamed', name }),
    undo: () => {
      actor.send({ type: 'deck.undone' });
      say('Undone.');
    },
    redo: () => {
      actor.send({ type: 'deck.redone' });
      say('Done again.');
    },
    submit: () => {
      doPresses();
      actor.send({ type: 'submit.pressed' });
    },
  };
  return actions;
}

const nameOf = (pool: ReadonlyMap<string, DeckEntry>, id: string): string =>
  pool.get(id)?.face.name ?? 'The card';

function movedWords(ids: readonly string[], target: string, pool: ReadonlyMap<string, DeckEntry>): string {
  const [only] = ids;
  const what = ids.length === 1 && only !== undefined ? nameOf(pool, only) : cardsInWords(ids.length);
  return `${what} moved to ${target}.`;
}

const listed = (free: Readonly<Record<string, number>>): string =>
  Object.entries(free)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `${count} ${name}`)
    .join(', ') || 'none';
