import type { PollView } from '#contract/results/forks.ts';
import type { SharedResults } from '#contract/results/resultLinks.ts';
import { guestRoutes } from '#contract/routes/guests.ts';
import { pollRoutes } from '#contract/routes/results/polls.ts';
import { sharedResultRoutes } from '#contract/routes/results/sharedResults.ts';
import { createClient } from '#src/api/client.ts';
import { ApiFailure } from '#src/api/http.ts';
import { selectUser } from '#src/machines/session/sessionSelectors.ts';
import type { Invited } from '#src/machines/tables/invitation.ts';
import { loadMessages } from '#src/ui/messages/load.ts';
import type { RouterContext } from '../-context.ts';
import { homeLinkIn } from './homeLink.ts';

/** What a link opens, read before its page is shown. */
export type LinkedPage =
  | { readonly kind: 'table' | 'event'; readonly code: string; readonly invited: Invited }
  | { readonly kind: 'result'; readonly shared: SharedResults }
  | { readonly kind: 'poll'; readonly poll: PollView }
  | { readonly kind: 'practice' }
  | { readonly kind: 'shared' }
  | { readonly kind: 'gone'; readonly of: 'result' | 'poll' };

/** What the router hands a loader, as far as it is needed. */
export interface AskedLink {
  readonly deps: Readonly<Record<string, unknown>>;
  readonly context: RouterContext;
  readonly abortController: AbortController;
}

/** Reads what a link opens; a key that opens nothing is an answer, not a fault of the page. */
export async function loadHomeLink({
  deps: search,
  context: { api, session },
  abortController: { signal },
}: AskedLink): Promise<LinkedPage | null> {
  if (search.practice !== undefined || search.list === 'local') {
    await loadMessages('links', 'common');
    return { kind: search.practice === undefined ? 'shared' : 'practice' };
  }
  const link = homeLinkIn(search);
  if (link === null) return null;
  const { kind, key } = link;
  const words = loadMessages('links', 'home');
  if (kind === 'join' || kind === 'event') {
    const invited = await invitedIn({ api, session }, signal);
    await words;
    return { kind: kind === 'join' ? 'table' : 'event', code: key, invited };
  }
  const call = { params: { key } };
  const shown = loadMessages('results', 'cardFigures', 'polls', 'common');
  try {
    const page: LinkedPage =
      kind === 'result'
        ? { kind, shared: await createClient(sharedResultRoutes, api).sharedResults(call, { signal }) }
        : { kind, poll: await createClient(pollRoutes, api).poll(call, { signal }) };
    await Promise.all([words, shown]);
    return page;
  } catch (thrown) {
    if (!(thrown instanceof ApiFailure) || thrown.status !== 404) throw thrown;
    await words;
    return { kind: 'gone', of: kind };
  }
}

async function invitedIn(
  { api, session }: Pick<RouterContext, 'api' | 'session'>,
  signal: AbortSignal,
): Promise<Invited> {
  const user = selectUser(session.getSnapshot());
  if (user === null) return { kind: 'visitor' };
  if (!user.isGuest) return { kind: 'member' };
  const { name } = await createClient(guestRoutes, api).guestName({}, { signal });
  return { kind: 'guest', name: name ?? user.handle };
}
