import { createFileRoute } from '@tanstack/react-router';
import { ComingLater } from '#src/ui/shell/ComingLater.tsx';

export const Route = createFileRoute('/_member/_admin/admin/achievements')({
  staticData: { title: 'Achievements' },
  component: () => (
    <ComingLater title="Achievements" sentence="Here achievements will be written and tried out." />
  ),
});
