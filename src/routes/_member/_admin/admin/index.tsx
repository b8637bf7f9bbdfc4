import { createFileRoute } from '@tanstack/react-router';
import { ComingLater } from '#src/ui/shell/ComingLater.tsx';

export const Route = createFileRoute('/_member/_admin/admin/')({
  staticData: { title: 'Administration' },
  component: () => (
    <ComingLater
      title="Administration"
      sentence="Here the overview of tables, figures and recent changes will be."
    />
  ),
});
