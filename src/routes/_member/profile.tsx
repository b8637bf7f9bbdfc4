import { createFileRoute } from '@tanstack/react-router';
import { ComingLater } from '#src/ui/shell/ComingLater.tsx';

export const Route = createFileRoute('/_member/profile')({
  staticData: { title: 'Profile' },
  component: () => (
    <ComingLater
      title="Profile"
      sentence="Here you will keep your public card, your preferences and your account."
    />
  ),
});
