import { createFileRoute } from '@tanstack/react-router';
import { lazy } from 'react';

const CardsPage = lazy(() =>
  import('#src/routes/-admin/CardsPage.tsx').then((part) => ({ default: part.CardsPage })),
);

export const Route = createFileRoute('/_member/_admin/admin/cards')({
  staticData: { title: 'Cards' },
  component: () => <CardsPage />,
});
