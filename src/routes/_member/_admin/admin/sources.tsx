import { createFileRoute, useRouter } from '@tanstack/react-router';
import { SourcesFailed } from '#src/ui/features/sources/SourcesFailed.tsx';
import { SourcesPending } from '#src/ui/features/sources/SourcesPending.tsx';
import { SourcesScreen } from '#src/ui/features/sources/SourcesScreen.tsx';
import { loadMessages } from '#src/ui/messages/load.ts';
import { sourceClient } from '../../../-sourceClient.ts';

export const Route = createFileRoute('/_member/_admin/admin/sources')({
  codeSplitGroupings: [['loader', 'component', 'pendingComponent', 'errorComponent']],
  staticData: { title: 'Sources', isRefreshed: true },
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
    const router = useRouter();
    return (
      <SourcesScreen
        list={Route.useLoaderData()}
        onSwitch={async (sourceId, isOn) => {
          await sourceClient(api).sourceSwitch({ params: { sourceId }, body: { isOn } });
          await router.invalidate();
        }}
      />
    );
  },
});
