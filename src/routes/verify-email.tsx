import { createFileRoute } from '@tanstack/react-router';
import { VerifyScreen } from '#src/ui/features/auth/verification/VerifyScreen.tsx';
import { loadMessages } from '#src/ui/messages/load.ts';

export const Route = createFileRoute('/verify-email')({
  codeSplitGroupings: [['loader', 'component']],
  loader: async ({ context }) => {
    const [{ startEmailVerification }, demoAccounts] = await Promise.all([
      import('./-account/emailVerification.ts'),
      context.loadDemoAccounts(),
      loadMessages('auth'),
    ]);
    return { verification: startEmailVerification(context), isDemo: demoAccounts.length > 0 };
  },
  component: function VerifyEmail() {
    const { verification, isDemo } = Route.useLoaderData();
    return <VerifyScreen verification={verification} isDemo={isDemo} />;
  },
});
