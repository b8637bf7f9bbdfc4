import { useLoaderData, useRouteContext } from '@tanstack/react-router';
import { useMemo } from 'react';
import { adminImageRoutes } from '#contract/routes/admin/adminImages.ts';
import type { Api } from '#src/api/api.ts';
import { createClient } from '#src/api/client.ts';
import { ImagesScreen } from '#src/ui/features/admin/images/ImagesScreen.tsx';
import type { ImagePorts } from '#src/ui/features/admin/images/imageParts.ts';
import { loadMessages } from '#src/ui/messages/load.ts';
import { useMessages } from '#src/ui/messages/useMessages.ts';

function portsOf(api: Api): ImagePorts {
  const client = createClient(adminImageRoutes, api);
  return {
    warm: (body) => client.imagesWarm({ body }),
    stopWarming: () => client.imagesStopWarming(),
    retry: () => client.imagesRetry(),
    purge: (body) => client.imagesPurge({ body }),
    limitTo: (megabytes) => client.imageLimitSet({ body: { megabytes } }),
    allow: (host) => client.imageHostAllow({ body: { host } }),
    forbid: (host) => client.imageHostForbid({ params: { host } }),
  };
}

/** Fetched together with the page. */
void loadMessages('admin', 'adminImages');

/** The image cache. */
export function ImagesPage() {
  // Waits here, so that no part of the screen does.
  useMessages('admin');
  useMessages('adminImages');
  const { api } = useRouteContext({ from: '/_member/_admin' });
  const { view } = useLoaderData({ from: '/_member/_admin/admin/image-cache' });
  const ports = useMemo(() => portsOf(api), [api]);
  return <ImagesScreen asked={view} ports={ports} />;
}
