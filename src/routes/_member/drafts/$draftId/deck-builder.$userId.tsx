import {
  createFileRoute,
  type ErrorComponentProps,
  lazyRouteComponent,
  useRouter,
} from '@tanstack/react-router';
import type { SaveDeck } from '#contract/decks.ts';
import { ApiFailure } from '#src/api/http.ts';
import type { SaveReply } from '#src/machines/deckEditor.ts';
import { errorWords } from '#src/machines/failure.ts';
import { DeckBuilderScreen } from '#src/ui/deck/DeckBuilderScreen.tsx';
import { DeckError } from '#src/ui/deck/DeckError.tsx';
import type { RouterContext } from '../../../-context.ts';

export const Route = createFileRoute('/_member/drafts/$draftId/deck-builder/$userId')({
  staticData: { title: 'Deck' },
  // A deck from a cache would be older than the server's, and its first save a conflict.
  gcTime: 0,
  loader: ({ context, params, abortController }) =>
    context.drafts.deck(params.draftId, params.userId, { signal: abortController.signal }),
  component: DeckBuilder,
  pendingComponent: lazyRouteComponent(() => import('#src/ui/deck/DeckSkeleton.tsx'), 'DeckSkeleton'),
  errorComponent: DeckNotLoaded,
});

function DeckBuilder() {
  const { draftId, userId } = Route.useParams();
  const { drafts } = Route.useRouteContext();
  return (
    <DeckBuilderScreen
      key={`${draftId} ${userId}`}
      view={Route.useLoaderData()}
      save={(save) => saveReply(drafts, draftId, userId, save)}
      reload={() => drafts.deck(draftId, userId)}
      loadExport={(slug) => drafts.exportDeck(draftId, userId, slug)}
    />
  );
}

/** A refusal is a reply; no answer, and an answer that may be another one in a moment, are thrown. */
async function saveReply(
  drafts: RouterContext['drafts'],
  draftId: string,
  userId: string,
  save: SaveDeck,
): Promise<SaveReply> {
  try {
    return { ok: true, ...(await drafts.saveDeck(draftId, userId, save)) };
  } catch (thrown) {
    if (!(thrown instanceof ApiFailure) || isWorthAnotherTry(thrown)) throw thrown;
    return { ok: false, isConflict: thrown.code === 'deckConflict', message: errorWords(thrown) };
  }
}

const isWorthAnotherTry = ({ status }: ApiFailure): boolean =>
  status === null || status >= 500 || status === 401 || status === 408 || status === 429;

function DeckNotLoaded({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const failure = error instanceof ApiFailure ? error : null;
  const isRefused = failure !== null && !isWorthAnotherTry(failure);
  return (
    <DeckError
      refusal={isRefused ? errorWords(error) : null}
      details={[errorWords(error), failure?.status, failure?.requestId].filter(Boolean).join(' ')}
      onRetry={() => {
        reset();
        void router.invalidate();
      }}
      onLeave={() => void router.navigate({ to: '/my-drafts' })}
    />
  );
}
