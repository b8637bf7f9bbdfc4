import { createFileRoute } from '@tanstack/react-router';
import { ComingLater } from '#src/ui/shell/ComingLater.tsx';

export const Route = createFileRoute('/_member/_admin/admin/analytics')({
  staticData: { title: 'Analytics' },
  component: () => (
    <ComingLater title="Analytics" sentence="Here drafts, picks and cards will be counted and compared." />
  ),
});
