import { practiceDraftRoutes } from '#contract/routes/results/practiceDrafts.ts';
import type { Api } from '#src/api/api.ts';
import { createClient } from '#src/api/client.ts';
import type { PracticeShelfPorts } from '#src/ui/features/practice/usePracticeShelf.ts';

/** The practice drafts of an account; imported late, with the schemas of the replies. */
export function practiceShelfPorts(api: Api): PracticeShelfPorts {
  const calls = createClient(practiceDraftRoutes, api);
  return {
    load: (signal) => calls.practiceShelf({}, { signal }),
    remove: (practiceId, signal) => calls.practiceDelete({ params: { practiceId } }, { signal }),
  };
}
