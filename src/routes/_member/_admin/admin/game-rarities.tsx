import { createFileRoute } from '@tanstack/react-router';
import { lazy } from 'react';

const RaritiesPage = lazy(() =>
  import('#src/routes/-admin/RaritiesPage.tsx').then((part) => ({ default: part.RaritiesPage })),
);

export const Route = createFileRoute('/_member/_admin/admin/game-rarities')({
  staticData: { title: 'Rarities' },
  component: () => <RaritiesPage />,
});
