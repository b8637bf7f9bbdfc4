import { useRouteContext } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { FailurePageQuery } from '#contract/admin/images.ts';
import { adminImageRoutes } from '#contract/routes/admin/adminImages.ts';
import type { Api, CallOptions } from '#src/api/api.ts';
import { createClient } from '#src/api/client.ts';
import { ImagesScreen } from '#src/ui/features/admin/images/ImagesScreen.tsx';

function portsOf(api: Api) {
  const client = createClient(adminImageRoutes, api);
  return {
    view: (query: FailurePageQuery, options?: CallOptions) => client.imageCache({ query }, options),
    warm: (set: { readonly game: string; readonly set: string }) => client.imagesWarm({ body: set }),
    stopWarming: () => client.imagesStopWarming(),
    retry: () => client.imagesRetry(),
    purge: (what: { readonly all: true } | { readonly game: string; readonly set: string }) =>
      client.imagesPurge({ body: what }),
    limitTo: (megabytes: number) => client.imageLimitSet({ body: { megabytes } }),
    allow: (host: string) => client.imageHostAllow({ body: { host } }),
    forbid: (host: string) => client.imageHostForbid({ params: { host } }),
  };
}

/** The image cache. */
export function ImagesPage() {
  const { api } = useRouteContext({ from: '/_member/_admin' });
  const ports = useMemo(() => portsOf(api), [api]);
  return <ImagesScreen ports={ports} />;
}
