import { createFileRoute } from '@tanstack/react-router';
import { VerifyScreen } from '#src/ui/members/VerifyScreen.tsx';

export const Route = createFileRoute('/verify-email')({
  codeSplitGroupings: [['loader', 'component']],
  staticData: { title: 'Confirm your address' },
  loader: async ({ context }) => {
    const { startEmailVerification } = await import('./-emailVerification.ts');
    const isDemo = (await context.loadDemoAccounts()).length > 0;
    return { verification: startEmailVerification(context), isDemo };
  },
  component: function VerifyEmail() {
    const { verification, isDemo } = Route.useLoaderData();
    return <VerifyScreen verification={verification} isDemo={isDemo} />;
  },
});
