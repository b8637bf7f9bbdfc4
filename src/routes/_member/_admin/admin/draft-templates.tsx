import { createFileRoute } from '@tanstack/react-router';
import { ComingLater } from '#src/ui/shell/ComingLater.tsx';

export const Route = createFileRoute('/_member/_admin/admin/draft-templates')({
  staticData: { title: 'Draft templates' },
  component: () => (
    <ComingLater
      title="Draft templates"
      sentence="Here rounds, steps and timers of drafts will be arranged."
    />
  ),
});
