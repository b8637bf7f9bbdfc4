import { createFileRoute } from '@tanstack/react-router';
import { ComingLater } from '#src/ui/shell/ComingLater.tsx';

export const Route = createFileRoute('/terms-of-service')({
  staticData: { title: 'Terms of service' },
  component: () => (
    <ComingLater
      title="Terms of service"
      sentence="Here will stand the terms under which you use Passleft."
    />
  ),
});
