import { createFileRoute, useRouterState } from '@tanstack/react-router';
import { ForgotScreen } from '#src/ui/features/auth/password/ForgotScreen.tsx';
import { loadMessages } from '#src/ui/messages/load.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The address typed on Login, so that nobody types it twice; never part of the address line. */
    typedEmail?: string;
  }
}

export const Route = createFileRoute('/forgot-password')({
  codeSplitGroupings: [['loader', 'component']],
  staticData: { frame: 'bare' },
  loader: async ({ context }) => {
    const [demoAccounts] = await Promise.all([context.loadDemoAccounts(), loadMessages('auth')]);
    return demoAccounts.length > 0;
  },
  component: function Forgot() {
    const { accounts } = Route.useRouteContext();
    const typedBefore = useRouterState({ select: ({ location }) => location.state.typedEmail ?? '' });
    return (
      <ForgotScreen
        typedBefore={typedBefore}
        isDemo={Route.useLoaderData()}
        sendLink={async (email) => (await accounts()).forgotPassword(email)}
      />
    );
  },
});
