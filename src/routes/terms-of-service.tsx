import { createFileRoute } from '@tanstack/react-router';
import { TermsScreen } from '#src/ui/features/about/TermsScreen.tsx';

export const Route = createFileRoute('/terms-of-service')({
  staticData: { title: 'Terms of service' },
  component: TermsScreen,
});
