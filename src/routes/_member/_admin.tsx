import { createFileRoute } from '@tanstack/react-router';
import { late } from '#src/ui/components/loading/late.ts';
import { requireRole } from '../-guards.ts';

/** A chunk of its own below the route's: what it needs does not stand in the first file's list. */
const AdminPage = late(() => import('../-admin/AdminPage.tsx'), 'AdminPage');

export const Route = createFileRoute('/_member/_admin')({
  beforeLoad: ({ context, preload }) => requireRole(context, 'Admin', preload),
  component: () => <AdminPage />,
});
