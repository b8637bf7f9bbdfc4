import { createFileRoute } from '@tanstack/react-router';
import { HomeScreen } from '#src/ui/home/HomeScreen.tsx';

export const Route = createFileRoute('/')({
  staticData: { title: null },
  component: HomeScreen,
});
