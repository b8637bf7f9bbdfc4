import { createFileRoute } from '@tanstack/react-router';
import { AboutScreen } from '#src/ui/features/about/AboutScreen.tsx';
import { loadMessages } from '#src/ui/messages/load.ts';

export const Route = createFileRoute('/about')({
  loader: () => loadMessages('about'),
  component: AboutScreen,
});
