import { createFileRoute } from '@tanstack/react-router';
import { lazy } from 'react';
import { requireRole } from '../-guards.ts';

/** A chunk of its own below the route's: what it needs does not stand in the first file's list. */
const AdminPage = lazy(() => import('../-admin/AdminPage.tsx').then((part) => ({ default: part.AdminPage })));

export const Route = createFileRoute('/_member/_admin')({
  beforeLoad: ({ context, preload }) => requireRole(context, 'Admin', preload),
  component: () => <AdminPage />,
});
