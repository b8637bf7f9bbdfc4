import { createFileRoute } from '@tanstack/react-router';
import { ComingLater } from '#src/ui/shell/ComingLater.tsx';

export const Route = createFileRoute('/about')({
  staticData: { title: 'About' },
  component: () => (
    <ComingLater
      title="About"
      sentence="Here will stand what Passleft is, how its packs are sealed and who made it."
    />
  ),
});
