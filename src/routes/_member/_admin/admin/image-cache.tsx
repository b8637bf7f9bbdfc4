import { createFileRoute } from '@tanstack/react-router';
import { lazy } from 'react';

const ImagesPage = lazy(() =>
  import('#src/routes/-admin/ImagesPage.tsx').then((part) => ({ default: part.ImagesPage })),
);

export const Route = createFileRoute('/_member/_admin/admin/image-cache')({
  staticData: { title: 'Image cache' },
  component: () => <ImagesPage />,
});
