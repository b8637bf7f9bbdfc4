import { createFileRoute, lazyRouteComponent, useRouter } from '@tanstack/react-router';
import type { DeckView, SaveDeck } from '#contract/decks/decks.ts';
import { ApiFailure } from '#src/api/http.ts';
import type { SaveReply } from '#src/machines/decks/storedDeck.ts';
import { errorWords } from '#src/machines/failure.ts';
import { type DeckCalls, deckCalls } from '#src/routes/-drafts/decks.ts';
import { DeckBuilderScreen } from '#src/ui/features/deck-builder/DeckBuilderScreen.tsx';
import { DeckError } from '#src/ui/features/deck-builder/DeckError.tsx';
import { loadMessages } from '#src/ui/messages/load.ts';

/** Which of the pool's decks, from 1; what is no such number is left out. */
const readDeckSearch = ({ deck }: Readonly<Record<string, unknown>>): { readonly deck?: number } =>
  typeof deck === 'number' && Number.isInteger(deck) && deck > 0 && deck <= 10 ? { deck } : {};

export const Route = createFileRoute('/_member/drafts/$draftId/deck-builder/$userId')({
  codeSplitGroupings: [['loader', 'component'], ['errorComponent']],
  validateSearch: readDeckSearch,
  loaderDeps: ({ search }) => ({ deck: search.deck }),
  // A deck from a cache would be older than the server's, and its first save a conflict.
  gcTime: 0,
  loader: async ({ context, params, deps, abortController }) => {
    const { draftId, userId } = params;
    const calls = deckCalls(context.api, { draftId, memberId: userId, number: deps.deck });
    try {
      const deck = calls.read({ signal: abortController.signal });
      const [view] = await Promise.all([deck, loadMessages('deck', 'events', 'eventNews', 'common')]);
      return view;
    } catch (thrown) {
      // An answer of the server, not a fault of this page: nothing is thrown that the console would show as one.
      if (thrown instanceof ApiFailure) return { failure: thrown };
      throw thrown;
    }
  },
  component: DeckBuilder,
  pendingComponent: lazyRouteComponent(async () => {
    const [skeleton] = await Promise.all([
      import('#src/ui/features/deck-builder/DeckSkeleton.tsx'),
      loadMessages('deck'),
    ]);
    return skeleton;
  }, 'DeckSkeleton'),
  errorComponent: DeckNotLoaded,
});

function DeckBuilder() {
  const loaded = Route.useLoaderData();
  return 'failure' in loaded ? <DeckNotLoaded error={loaded.failure} /> : <OpenDeck view={loaded} />;
}

function OpenDeck({ view }: { readonly view: DeckView }) {
  const { draftId, userId } = Route.useParams();
  const { api } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  // What this window saves is the deck it shows, even if another one is submitted meanwhile.
  const calls = deckCalls(api, { draftId, memberId: userId, number: view.number });
  return (
    <DeckBuilderScreen
      key={`${draftId} ${userId} ${view.number}`}
      view={view}
      save={(save) => saveReply(calls, save)}
      reload={() => calls.read()}
      loadExport={calls.export}
      keeping={{
        snapshots: calls.snapshots,
        takeSnapshot: calls.takeSnapshot,
        removeSnapshot: calls.removeSnapshot,
        addDeck: calls.add,
        removeDeck: calls.remove,
        tellTaken: () => void calls.taken().catch(() => {}),
        readList: calls.readList,
        openDeck: (deck) => void navigate({ search: { deck } }),
      }}
    />
  );
}

/** A refusal is a reply; no answer, and an answer that may be another one in a moment, are thrown. */
async function saveReply(calls: DeckCalls, save: SaveDeck): Promise<SaveReply> {
  try {
    return { ok: true, ...(await calls.save(save)) };
  } catch (thrown) {
    if (!(thrown instanceof ApiFailure) || isWorthAnotherTry(thrown)) throw thrown;
    return { ok: false, isConflict: thrown.code === 'deckConflict', message: errorWords(thrown) };
  }
}

const isWorthAnotherTry = ({ status }: ApiFailure): boolean =>
  status === null || status >= 500 || status === 401 || status === 408 || status === 429;

function DeckNotLoaded({ error, reset }: { readonly error: unknown; readonly reset?: () => void }) {
  const router = useRouter();
  const failure = error instanceof ApiFailure ? error : null;
  const isRefused = failure !== null && !isWorthAnotherTry(failure);
  return (
    <DeckError
      refusal={isRefused ? errorWords(error) : null}
      details={[errorWords(error), failure?.status, failure?.requestId].filter(Boolean).join(' ')}
      onRetry={() => {
        reset?.();
        void router.invalidate();
      }}
      onLeave={() => void router.navigate({ to: '/my-drafts' })}
    />
  );
}
