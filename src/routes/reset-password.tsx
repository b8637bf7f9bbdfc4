import { createFileRoute } from '@tanstack/react-router';
import { ComingLater } from '#src/ui/shell/ComingLater.tsx';

export const Route = createFileRoute('/reset-password')({
  staticData: { title: 'Reset your password' },
  component: () => (
    <ComingLater
      title="Reset your password"
      sentence="Here you will set a new password after following the link in your mail."
    />
  ),
});
