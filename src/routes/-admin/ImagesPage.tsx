import { useRouteContext } from '@tanstack/react-router';
import { useMemo } from 'react';
import { createImageCalls } from '#src/api/admin/imageCalls.ts';
import { ImagesScreen } from '#src/ui/admin/images/ImagesScreen.tsx';

/** The image cache. */
export function ImagesPage() {
  const { api } = useRouteContext({ from: '/_member/_admin' });
  const ports = useMemo(() => createImageCalls(api), [api]);
  return <ImagesScreen ports={ports} />;
}
