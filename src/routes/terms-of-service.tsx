import { createFileRoute } from '@tanstack/react-router';
import { TermsScreen } from '#src/ui/features/about/TermsScreen.tsx';
import { loadMessages } from '#src/ui/messages/load.ts';

export const Route = createFileRoute('/terms-of-service')({
  loader: () => loadMessages('about', 'terms'),
  component: TermsScreen,
});
