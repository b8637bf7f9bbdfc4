import { createFileRoute } from '@tanstack/react-router';
import { late } from '#src/ui/components/loading/late.ts';

const UsersPage = late(() => import('#src/routes/-admin/UsersPage.tsx'), 'UsersPage');

export const Route = createFileRoute('/_member/_admin/admin/users')({
  component: () => <UsersPage />,
});
