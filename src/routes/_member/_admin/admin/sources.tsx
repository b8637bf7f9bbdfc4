import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { SourcesFailed } from '#src/ui/features/sources/SourcesFailed.tsx';
import { SourcesPending } from '#src/ui/features/sources/SourcesPending.tsx';
import { SourcesScreen } from '#src/ui/features/sources/SourcesScreen.tsx';
import { loadMessages } from '#src/ui/messages/load.ts';
import { sourceCalls, sourceClient } from '../../../-sourceClient.ts';

export const Route = createFileRoute('/_member/_admin/admin/sources')({
  codeSplitGroupings: [['loader', 'component', 'pendingComponent', 'errorComponent']],
  staticData: { title: 'Add a game' },
  loader: async ({ context, abortController }) => {
    const { signal } = abortController;
    const list = sourceClient(context.api).sourceList({}, { signal });
    const [loaded] = await Promise.all([list, loadMessages('sources')]);
    return loaded;
  },
  pendingComponent: SourcesPending,
  errorComponent: SourcesFailed,
  component: function Sources() {
    const { api } = Route.useRouteContext();
    const navigate = useNavigate();
    const list = Route.useLoaderData();
    const ports = useMemo(() => {
      const client = sourceClient(api);
      return {
        ...sourceCalls(client),
        showImport: (id: string) =>
          void navigate({ to: '/admin/cards', search: { view: 'import', import: id } }),
      };
    }, [api, navigate]);
    return <SourcesScreen list={list} ports={ports} />;
  },
});
