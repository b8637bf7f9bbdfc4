import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useMemo, useState } from 'react';
import { fromPromise, waitFor } from 'xstate';
import type { DeckView, SaveDeck } from '#contract/decks/decks.ts';
import type { DeckExport } from '#contract/decks/exports.ts';
import { inspected } from '#src/inspection.ts';
import {
  type DeckEditorActor,
  deckEditorMachine,
  selectDocument,
  selectIsUnsaved,
} from '#src/machines/decks/deckEditor.ts';
import type { SaveReply } from '#src/machines/decks/storedDeck.ts';
import { doPresses } from '#src/ui/components/hooks/afterPress.ts';
import { useBehindFrame } from '#src/ui/components/hooks/useBehindFrame.ts';
import { isHit, parseQuery } from '../cardQuery.ts';
import { type Arrangement, readArrangement, writeArrangement } from './arrangement.ts';
import { useDeckActions } from './deckActions.ts';
import type { DeckArranging, DeckDesk, DeckSearch } from './deckDesk.ts';
import { poolEntries } from './deckEntries.ts';
import type { DeckExtra } from './deckExtra.ts';
import type { DeckKeeping } from './deckKeeping.ts';
import { partsOf } from './deckParts.ts';
import { usePoolDecks } from './usePoolDecks.ts';

export interface DeckCalls {
  readonly save: (save: SaveDeck) => Promise<SaveReply>;
  /** The deck as the server holds it now. */
  readonly reload: () => Promise<DeckView>;
  readonly loadExport: (slug: string) => Promise<DeckExport>;
  readonly keeping: DeckKeeping;
}

/** Between two letters of a fluent typist the boards stand still. */
const TYPING_RESTS_MS = 200;
const SAVE_WAITS_MS = 6000;

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
  return useActorRef(machine, { input: view, ...inspected('deckEditor') });
}

/** What has been said to screen readers; `turn` lets the same sentence be said twice. */
function useSaying() {
  const [said, setSaid] = useState({ text: '', turn: 0 });
  const say = useCallback((text: string) => setSaid(({ turn }) => ({ text, turn: turn + 1 })), []);
  return { said, say };
}

function useSearch(): DeckSearch {
  const [queryText, ask] = useState('');
  return useMemo(() => ({ queryText, ask }), [queryText]);
}

/** The boards follow when there is time, so that fields answer at once. */
function useArranging(): DeckArranging {
  const [arrangement, setArrangement] = useState(readArrangement);
  const arrange = useCallback((change: Partial<Arrangement>) => {
    setArrangement((before) => {
      const next = { ...before, ...change };
      writeArrangement(next);
      return next;
    });
  }, []);
  return useMemo(() => ({ arrangement, arrange }), [arrangement, arrange]);
}

function useHits(text: string, pool: DeckDesk['pool'], { look }: DeckView) {
  const query = useMemo(() => parseQuery(text, look), [text, look]);
  const hits = useMemo(
    () =>
      new Set(
        query.terms.length === 0
          ? []
          : [...pool.values()].filter(({ face }) => isHit(face, query, look)).map(({ id }) => id),
      ),
    [pool, query, look],
  );
  return { query, hits };
}

export function useDeckDeskState(view: DeckView, calls: DeckCalls) {
  const actor = useEditor(view, calls);
  const document = useSelector(actor, selectDocument);
  const { said, say } = useSaying();
  const search = useSearch();
  const arranging = useArranging();
  const [chosenId, select] = useState<string | null>(null);
  const [extra, openExtra] = useState<DeckExtra | null>(null);
  const [held] = useState(calls);
  const decks = usePoolDecks(view, held.keeping);

  const pool = useMemo(() => poolEntries(view), [view]);
  const actions = useDeckActions({ view, actor, pool, say });
  const parts = useMemo(() => partsOf(view, pool, document.contents), [view, pool, document.contents]);
  const { query, hits } = useHits(useBehindFrame(search.queryText, TYPING_RESTS_MS), pool, view);
  const shown = useBehindFrame(arranging.arrangement);
  const selectedId = chosenId !== null && pool.has(chosenId) ? chosenId : null;
  const desk: DeckDesk = useMemo(
    () => ({
      ...{ view, look: view.look, actor, document, pool, query, hits },
      ...parts,
      ...actions,
      ...decks,
      ...{ selectedId, select, say, openExtra, keeping: held.keeping },
      zoom: (face) => openExtra({ face }),
      whenSaved: () => whenSaved(actor),
      loadExport: held.loadExport,
    }),
    [view, actor, document, pool, query, hits, parts, actions, decks, selectedId, say, held],
  );
  const closeExtra = () => openExtra(null);
  return { desk, search, arranging, shown, said, extra, closeExtra };
}

/** For what is made of the deck that the server holds: waits for what is not saved yet. */
async function whenSaved(actor: DeckEditorActor): Promise<void> {
  doPresses();
  actor.send({ type: 'save.hurried' });
  await waitFor(actor, (snapshot) => !selectIsUnsaved(snapshot), { timeout: SAVE_WAITS_MS });
}
