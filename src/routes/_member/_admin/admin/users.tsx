import { createFileRoute } from '@tanstack/react-router';
import { ComingLater } from '#src/ui/shell/ComingLater.tsx';

export const Route = createFileRoute('/_member/_admin/admin/users')({
  staticData: { title: 'Users' },
  component: () => (
    <ComingLater title="Users" sentence="Here members will be found, helped, given roles or suspended." />
  ),
});
