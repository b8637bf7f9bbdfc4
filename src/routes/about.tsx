import { createFileRoute } from '@tanstack/react-router';
import { AboutScreen } from '#src/ui/features/about/AboutScreen.tsx';

export const Route = createFileRoute('/about')({
  staticData: { title: 'About' },
  component: AboutScreen,
});
