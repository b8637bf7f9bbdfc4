import { listRoutes } from '#contract/routes/lists.ts';
import { sourceRoutes } from '#contract/routes/sources.ts';
import type { Api } from '#src/api/api.ts';
import { createClient } from '#src/api/client.ts';
import type { ListPorts } from '#src/ui/features/lists/listPorts.ts';

/** Lists that people bring; imported late, with the schemas of the replies. */
export function listPorts(api: Api): ListPorts {
  const calls = createClient({ ...listRoutes, cubeFetch: sourceRoutes.cubeFetch }, api);
  return {
    fetchCube: (link, signal) => calls.cubeFetch({ body: { link } }, { signal }),
    review: (list, signal) => calls.listReview({ body: list }, { signal }),
    shelf: (signal) => calls.listShelf({}, { signal }),
    open: (listId, signal) => calls.listOpen({ params: { listId } }, { signal }),
    keep: (list, signal) => calls.listKeep({ body: list }, { signal }),
    change: (listId, change, signal) => calls.listChange({ params: { listId }, body: change }, { signal }),
    remove: (listId, signal) => calls.listDelete({ params: { listId } }, { signal }),
  };
}
