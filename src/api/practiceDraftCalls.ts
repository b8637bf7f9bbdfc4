import { practiceDraftRoutes } from '#contract/routes/results/practiceDrafts.ts';
import type { PracticeFound, PracticeToSave } from '#src/machines/practice/practice.ts';
import { hashToSave, readKept, resumePractice } from '#src/machines/practice/practiceDraft.ts';
import type { Api } from './api.ts';
import { createClient } from './client.ts';

type KeepBody = Parameters<ReturnType<typeof client>['practiceKeep']>[0]['body'];

const client = (api: Api) => createClient(practiceDraftRoutes, api);

/** The practice drafts of the account that is signed in, as practice asks for them; all throw with words for the reader. */
export function createPracticeDraftCalls(api: Api, words: { readonly ofOtherRules: string }) {
  const calls = client(api);
  return {
    /** The whole draft the first time, then its deck. */
    async save({ set, kept }: PracticeToSave, signal: AbortSignal): Promise<{ practiceId: string }> {
      const side = [...(kept.side ?? [])];
      const { practiceId, secret } = kept;
      if (practiceId !== null)
        return calls.practiceDeck({ params: { practiceId }, body: { side } }, { signal });
      const hash = hashToSave(set);
      // Practice writes down no other actions than these.
      const actions = [...kept.actions] as KeepBody['actions'];
      const body = { game: set.look.slug, template: set.template, hash, secret, actions, side };
      return calls.practiceKeep({ body }, { signal });
    },
    async open(practiceId: string, signal: AbortSignal): Promise<PracticeFound> {
      const { set, ...draft } = await calls.practiceOpen({ params: { practiceId } }, { signal });
      const kept = readKept({ ...draft, hash: set.hash, isSent: true });
      if (kept === null || resumePractice(set, kept) === null) throw new Error(words.ofOtherRules);
      return { choices: [], left: { set, kept } };
    },
  };
}
