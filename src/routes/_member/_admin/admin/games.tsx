import { createFileRoute } from '@tanstack/react-router';
import { lazy } from 'react';

const GamesPage = lazy(() =>
  import('#src/routes/-admin/GamesPage.tsx').then((part) => ({ default: part.GamesPage })),
);

export const Route = createFileRoute('/_member/_admin/admin/games')({
  staticData: { title: 'Games' },
  component: () => <GamesPage />,
});
