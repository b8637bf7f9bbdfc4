import { createFileRoute } from '@tanstack/react-router';
import { lazy } from 'react';

const UsersPage = lazy(() =>
  import('#src/routes/-admin/UsersPage.tsx').then((part) => ({ default: part.UsersPage })),
);

export const Route = createFileRoute('/_member/_admin/admin/users')({
  staticData: { title: 'Users' },
  component: () => <UsersPage />,
});
