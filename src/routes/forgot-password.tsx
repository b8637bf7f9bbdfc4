import { createFileRoute } from '@tanstack/react-router';
import { ComingLater } from '#src/ui/shell/ComingLater.tsx';

export const Route = createFileRoute('/forgot-password')({
  staticData: { title: 'Forgot your password' },
  component: () => (
    <ComingLater
      title="Forgot your password"
      sentence="Here you will ask for a link to set a new password."
    />
  ),
});
