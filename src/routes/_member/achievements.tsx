import { createFileRoute } from '@tanstack/react-router';
import { ComingLater } from '#src/ui/shell/ComingLater.tsx';

export const Route = createFileRoute('/_member/achievements')({
  staticData: { title: 'Achievements' },
  component: () => (
    <ComingLater title="Achievements" sentence="Here you will see what you have reached and what is next." />
  ),
});
