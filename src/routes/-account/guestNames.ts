import { guestRoutes } from '#contract/routes/guests.ts';
import type { Api } from '#src/api/api.ts';
import { createClient } from '#src/api/client.ts';
import { loadMessages } from '#src/ui/messages/load.ts';

/** Calls about what guests are called; imported late, with the schemas of their replies. */
export const guestNames = (api: Api) => {
  const client = createClient(guestRoutes, api);
  return {
    own: {
      load: async () => {
        const [{ name }] = await Promise.all([client.guestName({}), loadMessages('guests')]);
        return name;
      },
      save: (name: string | null) => client.guestNameSet({ body: { name } }),
    },
    rename: (draftId: string, memberId: string, name: string | null) =>
      client.guestRename({ params: { draftId, memberId }, body: { name } }),
  };
};
