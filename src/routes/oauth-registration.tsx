import { createFileRoute } from '@tanstack/react-router';
import { ComingLater } from '#src/ui/shell/ComingLater.tsx';

export const Route = createFileRoute('/oauth-registration')({
  staticData: { title: 'Choose your handle' },
  component: () => (
    <ComingLater
      title="Choose your handle"
      sentence="Here you will choose a handle after signing in with another service for the first time."
    />
  ),
});
