import { createFileRoute } from '@tanstack/react-router';
import { ComingLater } from '#src/ui/shell/ComingLater.tsx';

export const Route = createFileRoute('/verify-email')({
  staticData: { title: 'Verify your e-mail' },
  component: () => (
    <ComingLater
      title="Verify your e-mail"
      sentence="Here you will confirm your e-mail address with a link or a six-digit code."
    />
  ),
});
