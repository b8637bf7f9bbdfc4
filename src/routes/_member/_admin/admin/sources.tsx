import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { sourceCalls, sourceClient } from '#src/routes/-lists/sourceClient.ts';
import { SourcesFailed } from '#src/ui/features/sources/SourcesFailed.tsx';
import { SourcesPending } from '#src/ui/features/sources/SourcesPending.tsx';
import { SourcesScreen } from '#src/ui/features/sources/SourcesScreen.tsx';
import { loadMessages } from '#src/ui/messages/load.ts';
import { beginImport, uploadOf } from '../../../-admin/importPorts.ts';
import { optionalText } from '../../../-optionalText.ts';

export const Route = createFileRoute('/_member/_admin/admin/sources')({
  codeSplitGroupings: [['loader', 'component', 'pendingComponent', 'errorComponent']],
  validateSearch: z.object({ source: optionalText }),
  loader: async ({ context, abortController }) => {
    const { signal } = abortController;
    const list = sourceClient(context.api).sourceList({}, { signal });
    const [loaded] = await Promise.all([list, loadMessages('sources')]);
    return loaded;
  },
  pendingComponent: SourcesPending,
  errorComponent: SourcesFailed,
  component: function Sources() {
    const { api, session } = Route.useRouteContext();
    const navigate = useNavigate({ from: Route.fullPath });
    const { source = null } = Route.useSearch();
    const list = Route.useLoaderData();
    const ports = useMemo(() => {
      const client = sourceClient(api);
      return {
        ...sourceCalls(client, beginImport(uploadOf(session))),
        showImport: (id: string) =>
          void navigate({ to: '/admin/cards', search: { view: 'import', import: id } }),
      };
    }, [api, session, navigate]);
    const onSource = (sourceId: string | null) =>
      void navigate({ search: sourceId === null ? {} : { source: sourceId } });
    return <SourcesScreen list={list} ports={ports} sourceId={source} onSource={onSource} />;
  },
});
