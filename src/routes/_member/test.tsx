import { createFileRoute } from '@tanstack/react-router';
import { ComingLater } from '#src/ui/shell/ComingLater.tsx';

export const Route = createFileRoute('/_member/test')({
  staticData: { title: 'Test bench' },
  component: () => (
    <ComingLater
      title="Test bench"
      sentence="Here the state machines will be shown and played step by step."
    />
  ),
});
