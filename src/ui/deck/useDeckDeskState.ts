import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { fromPromise, waitFor } from 'xstate';
import type { DeckExport, DeckView, SaveDeck } from '#contract/decks.ts';
import type { CardFace } from '#contract/faces.ts';
import {
  deckEditorMachine,
  type SaveReply,
  selectDocument,
  selectIsUnsaved,
} from '#src/machines/deckEditor.ts';
import { readArrangement, writeArrangement } from './arrangement.ts';
import { isHit, parseQuery } from './cardQuery.ts';
import type { DeckBoard, DeckDesk } from './deckDesk.ts';
import { bucketName, countFree, entriesOf, freeEntriesOf, poolEntries } from './deckEntries.ts';
import { cardsInWords, mainKeyOf, sideKeyOf, troublesOf } from './deckProblems.ts';
import { suggestedFree, toppedUpFree } from './laneShares.ts';

export interface DeckCalls {
  readonly save: (save: SaveDeck) => Promise<SaveReply>;
  /** The deck as the server holds it now. */
  readonly reload: () => Promise<DeckView>;
  readonly loadExport: (slug: string) => Promise<DeckExport>;
}

const EXPORT_WAITS_MS = 6000;

/** The editor of one deck in this window. It must not outlive the deck: give the screen a key. */
function useEditor(view: DeckView, calls: DeckCalls) {
  const [machine] = useState(() =>
    deckEditorMachine.provide({
      actors: {
        save: fromPromise(({ input }) => calls.save(input)),
        loadOther: fromPromise(() => calls.reload()),
      },
    }),
  );
  const actor = useActorRef(machine, { input: view });
  useEffect(() => {
    const online = () => actor.send({ type: 'browser.cameOnline' });
    window.addEventListener('online', online);
    return () => window.removeEventListener('online', online);
  }, [actor]);
  return actor;
}

/** What has been said to screen readers; `turn` lets the same sentence be said twice. */
function useSaying() {
  const [said, setSaid] = useState({ text: '', turn: 0 });
  const say = useCallback((text: string) => setSaid(({ turn }) => ({ text, turn: turn + 1 })), []);
  return { said, say };
}

export function useDeckDeskState(view: DeckView, calls: DeckCalls) {
  const actor = useEditor(view, calls);
  const document = useSelector(actor, selectDocument);
  const { said, say } = useSaying();
  const [queryText, ask] = useState('');
  const [arrangement, setArrangement] = useState(readArrangement);
  const [selectedId, select] = useState<string | null>(null);
  const [zoomed, zoom] = useState<CardFace | null>(null);
  const { look } = view;

  const pool = useMemo(() => poolEntries(view), [view]);
  const parts = useMemo(() => partsOf(view, pool, document.contents), [view, pool, document.contents]);
  const query = useMemo(() => parseQuery(queryText, look), [queryText, look]);
  const hits = useMemo(
    () =>
      new Set(
        query.terms.length === 0
          ? []
          : [...pool.values()].filter(({ face }) => isHit(face, query, look)).map(({ id }) => id),
      ),
    [pool, query, look],
  );

  const { boards, main } = parts;
  const mainFaces = useMemo(() => main.entries.map(({ face }) => face), [main]);
  const fill = (free: Readonly<Record<string, number>>, words: string) => {
    actor.send({ type: 'deck.freeReplaced', free });
    say(words);
  };
  const desk: DeckDesk = {
    view,
    look,
    actor,
    document,
    pool,
    ...parts,
    queryText,
    query,
    hits,
    ask,
    ...arrangement,
    selectedId: selectedId !== null && pool.has(selectedId) ? selectedId : null,
    select,
    say,
    zoom,
    arrange: (change) => {
      const next = { ...arrangement, ...change };
      setArrangement(next);
      writeArrangement(next);
    },
    loadExport: async (slug) => {
      actor.send({ type: 'save.hurried' });
      await waitFor(actor, (snapshot) => !selectIsUnsaved(snapshot), { timeout: EXPORT_WAITS_MS });
      return calls.loadExport(slug);
    },
    move: (ids, bucket) => {
      const target = boards.find(({ key }) => key === bucket);
      if (target === undefined || !view.isMine) return;
      actor.send({ type: 'deck.cardsMoved', ids, bucket, place: null });
      say(movedWords(ids, target, pool));
    },
    setFree: (name, count) => {
      actor.send({ type: 'deck.freeCounted', name, count });
      say(`${name}, ${cardsInWords(Math.max(0, count))}.`);
    },
    suggestFree: () => {
      const room = look.deckSize - main.entries.length;
      const free = suggestedFree(mainFaces, view.freeFaces, room);
      fill(free, `Free cards: ${listed(free)}.`);
    },
    suggestDeck: () => {
      const { suggestion } = view;
      if (suggestion === null || !view.isMine) return;
      const { main: mainIds, side } = suggestion;
      const faces = mainIds.flatMap((id) => pool.get(id)?.face ?? []);
      const free = suggestedFree(faces, view.freeFaces, look.deckSize - faces.length);
      const buckets = { [parts.side.key]: side, [main.key]: mainIds };
      actor.send({ type: 'deck.laidOut', buckets, free });
      const words = `${cardsInWords(mainIds.length)} in ${main.name}, ${cardsInWords(side.length)} in ${parts.side.name}`;
      say(`${words}. Free cards: ${listed(free)}.`);
    },
    addFree: (more) => {
      const free = toppedUpFree(mainFaces, view.freeFaces, document.contents.free, more);
      fill(free, `${cardsInWords(more)} added. Free cards: ${listed(free)}.`);
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
    submit: () => actor.send({ type: 'submit.pressed' }),
  };
  return { desk, said, zoomed, closeZoom: () => zoom(null) };
}

function partsOf(view: DeckView, pool: DeckDesk['pool'], contents: DeckView['contents']) {
  const { look, freeFaces } = view;
  const [mainKey, sideKey] = [mainKeyOf(look), sideKeyOf(look)];
  const labels = new Map(look.buckets.map(({ key, label }) => [key, bucketName(label)]));
  const keys = [...new Set([...look.buckets.map(({ key }) => key), ...Object.keys(contents.buckets)])];
  const boards = keys.map((key): DeckBoard => {
    const entries = entriesOf(pool, contents, key);
    const count = entries.length + (key === mainKey ? countFree(contents) : 0);
    return { key, name: labels.get(key) ?? key, entries, count };
  });
  const empty: DeckBoard = { key: mainKey, name: 'Main', entries: [], count: 0 };
  const main = boards.find(({ key }) => key === mainKey) ?? empty;
  return {
    boards,
    main,
    side: boards.find(({ key }) => key === sideKey) ?? main,
    free: freeEntriesOf(freeFaces, contents),
    troubles: troublesOf(look, pool, contents, freeFaces),
  };
}

function movedWords(ids: readonly string[], target: DeckBoard, pool: DeckDesk['pool']): string {
  const [only] = ids;
  const name = ids.length === 1 && only !== undefined ? pool.get(only)?.face.name : undefined;
  return `${name ?? cardsInWords(ids.length)} moved to ${target.name}.`;
}

const listed = (free: Readonly<Record<string, number>>): string =>
  Object.entries(free)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `${count} ${name}`)
    .join(', ') || 'none';
